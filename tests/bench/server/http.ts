/** One open connection, one request at a time, over a raw socket: an HTTP client would be the slower side. */
import { connect, type Socket } from 'node:net';

interface Answer {
  status: number;
  body: string;
}

/**
 * Asks over one connection to `port` of this machine; opened anew where the server has closed it after so many answers.
 */
export function connection(port: number): { ask(request: string): Promise<Answer>; end(): void } {
  let socket: Socket | undefined;
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let text = '';
  const open = (): Socket => {
    const opened = connect(port, '127.0.0.1').setNoDelay(true);
    opened.on('data', (part) => {
      text += part.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      const answer = { status: Number(text.slice(9, 12)), body: text.slice(head + 4) };
      if (/\r\nconnection: close/i.test(text.slice(0, head))) socket = undefined;
      text = '';
      waiting?.resolve(answer);
    });
    opened.on('error', (error) => waiting?.reject(error));
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
    });
    return opened;
  };
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        socket.write(request, 'latin1');
      }),
    end: () => socket?.end(),
  };
}
