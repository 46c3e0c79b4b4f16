/** A reason not to start that the operator can act on: shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a Node or SQLite error (`EADDRINUSE`, `SQLITE_FULL`, …), or '' for anything else. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}

/** What an error says, for a line to the operator. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');
