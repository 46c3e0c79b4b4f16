/**
 * Open dashboards, in a process of their own: each loads figures, a list and two searches
 * every second, thirty times as often as a real one.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CRM = '/api/real-crm-endpoint';
/** What a tab asks for. The words stand in one booking in forty or in hundreds of thousands; so do the digits. */
export const QUESTIONS: Record<string, string> = {
  figures: '/api/mongodb-health?action=dashboard-stats',
  'first page': `${CRM}?action=bookings`,
  'waiting ones': `${CRM}?action=bookings&status=pending`,
  'a rare word': `${CRM}?action=bookings&q=zabeel+lexus`,
  'a common word': `${CRM}?action=bookings&q=engine`,
  'a phone': `${CRM}?action=bookings&q=0501234`,
};

interface Task {
  port: number;
  token: string;
  tabs: number;
}

export async function openTabs(task: Task): Promise<{ close(): Promise<void> }> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
  const ended = new Promise((done) => child.once('exit', done));
  await new Promise((ready) => child.once('message', ready));
  return {
    async close() {
      child.kill();
      await ended;
    },
  };
}

async function tab({ port, token }: Task): Promise<never> {
  for (;;) {
    const next = performance.now() + 1000;
    for (const url of Object.values(QUESTIONS)) {
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a tab was answered with ${answer.status}`);
    }
    await new Promise((later) => setTimeout(later, Math.max(0, next - performance.now())));
  }
}

if (process.send) {
  const task = JSON.parse(process.argv[2] ?? '') as Task;
  for (let i = 0; i < task.tabs; i++) void tab(task);
  process.send('ready');
}
