import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stdin, stdout } from 'node:process';

/**
 * Asks a question on the terminal. `hidden`: what is typed is not shown. Rejects when the input ends (Ctrl-D) or is
 * interrupted (Ctrl-C).
 */
export function ask(question: string, hidden = false): Promise<string> {
  const quiet = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stdin, output: hidden ? quiet : stdout, terminal: true });
    if (hidden) stdout.write(question);
    lines.on('close', () => reject(new Error('Nothing was changed.')));
    lines.question(hidden ? '' : question, (answer) => {
      resolve(answer);
      lines.close();
      if (hidden) stdout.write('\n');
    });
  });
}

/** Everything on standard input up to its first line break, for scripts. */
export const firstLine = async (): Promise<string> => (await text(stdin)).split(/\r?\n/)[0] ?? '';
