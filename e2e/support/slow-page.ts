/** A line so slow that a page is used while the end of it is still on its way. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SlowPage {
  url: string;
  /** Sends the rest. */
  arrive: () => void;
  stop: () => Promise<void>;
}

/** Serves what `origin` has; of its home page, only what stands up to and with `until`, and the rest later. */
export async function slowPage(origin: string, until: string): Promise<SlowPage> {
  let arrive = (): void => undefined;
  const rest = new Promise<void>((resolve) => (arrive = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url!);
      const headers = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|connection)/.test(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== '/') return void response.end(body);
      const cut = body.indexOf(until) + until.length;
      response.write(body.subarray(0, cut));
      await rest;
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrive,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
