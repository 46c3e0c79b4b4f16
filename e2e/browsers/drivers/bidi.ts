/** WebDriver BiDi: commands and events as JSON over one WebSocket. */
import { WebSocket } from 'ws';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

export interface Bidi {
  /** The command's result; rejects with the browser's own words. */
  send: <T = unknown>(method: string, params: object) => Promise<T>;
  on: <T>(event: string, heard: (params: T) => void) => void;
  close: () => void;
}

export async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: { event: string; heard: (params: never) => void }[] = [];
  let last = 0;

  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const { event, heard } of listeners) if (event === message.method) heard(message.params as never);
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser is gone' });
  });

  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id);
          if (type === 'error') reject(new Error(`${method}: ${message}`));
          else resolve(result as T);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on: (event, heard) => void listeners.push({ event, heard }),
    close: () => socket.close(),
  };
}
