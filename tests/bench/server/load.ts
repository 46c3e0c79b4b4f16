/**
 * A load of GET requests from a process of its own, so that the measured and the measuring
 * do not wait for each other. Raw sockets: an HTTP client would be the slower side.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

interface Task {
  port: number;
  paths: string[];
  connections: number;
  ms: number;
}

/**
 * Answers a second that `port` of this machine gives to `connections` open connections,
 * each with one request at a time.
 */
export function load(task: Task): Promise<number> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (answers) => done(Number(answers)));
    child.once('error', fail);
    child.once('exit', (code) => code !== 0 && fail(new Error(`the load ended with code ${code}`)));
  });
}

function client({ port, paths, connections, ms }: Task): void {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n`),
  );
  const until = performance.now() + ms;
  let answers = 0;
  let open = connections;
  const end = () => {
    open--;
    if (open === 0) process.send?.((answers / ms) * 1000, () => process.exit(0));
  };
  const run = (first: number) => {
    let turn = first;
    let left = -1;
    let last = false;
    const socket = connect(port, '127.0.0.1', () => socket.write(requests[turn++ % requests.length] ?? ''));
    socket.on('data', (part) => {
      if (left < 0) {
        const head = part.indexOf('\r\n\r\n');
        const text = part.toString('latin1', 0, head);
        if (head < 0 || !text.startsWith('HTTP/1.1 200'))
          throw new Error(`not an answer to count: ${text.slice(0, 80)}`);
        last = /\r\nconnection: close/i.test(text);
        left = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (part.length - head - 4);
      } else left -= part.length;
      if (left > 0) return;
      left = -1;
      answers++;
      if (last || performance.now() >= until) return void socket.end();
      socket.write(requests[turn++ % requests.length] ?? '');
    });
    // The server closes after a thousand answers, and says so with the last; one more would be refused.
    socket.on('error', () => undefined);
    socket.on('close', () => (performance.now() >= until ? end() : run(turn)));
  };
  for (let i = 0; i < connections; i++) run(i);
}

if (process.send) client(JSON.parse(process.argv[2] ?? '') as Task);
