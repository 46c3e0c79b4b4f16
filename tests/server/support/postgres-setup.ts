/** Starts PostgreSQL once for all tests that run against it, and tells them where it is. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the socket. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { home, stop } = await startPostgres();
  project.provide('postgres', home);
  return stop;
}
