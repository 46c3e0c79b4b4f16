import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '../config.ts';
import { sendFromSite } from '../site/handler.ts';
import { watchRelease } from '../site/watch-release.ts';
import { securityHeaders } from './security-headers.ts';

/** Addresses that are not the site's. */
const ELSEWHERE = /^\/(?:api|metrics)(?:[/?]|$)/;

/**
 * Whether the visitor's own connection is by TLS: so says the proxy next to us, if it is
 * one of ours. Several proxies append; the last word is the nearest one's.
 */
function cameByTls(trustProxy: ServerConfig['trustProxy']): (request: IncomingMessage) => boolean {
  if (!trustProxy) return () => false;
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddr.compile(trustProxy);
  return ({ headers, socket }) => {
    const protocol = headers['x-forwarded-proto'];
    return (
      typeof protocol === 'string' &&
      protocol.slice(protocol.lastIndexOf(',') + 1).trim() === 'https' &&
      trusts(socket.remoteAddress ?? '', 0)
    );
  };
}

interface Site {
  /** Answers a request for the built site and says so; false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** How many answers there have been, by status. */
  counts: ReadonlyMap<number, number>;
  stop(): void;
}

/**
 * The built site in front of the framework: pages and files are sent from memory, without Fastify's routing, hooks and
 * reply object, which took five times as long. `lookEvery`: milliseconds between two checks for a new release.
 */
export async function openSite(config: ServerConfig, lookEvery?: number): Promise<Site> {
  const release = await watchRelease(config.dist, lookEvery);
  const flat = (https: boolean) => ({
    site: Object.entries(securityHeaders(config.env, https)).flat(),
    personal: Object.entries(securityHeaders({}, https)).flat(),
  });
  const [plain, secure] = [flat(false), flat(true)];
  const byTls = cameByTls(config.trustProxy);
  const counts = new Map<number, number>();
  return {
    answer(request, response) {
      const { method, url = '/' } = request;
      if ((method !== 'GET' && method !== 'HEAD') || ELSEWHERE.test(url)) return false;
      sendFromSite(request, response, release.current(), byTls(request) ? secure : plain);
      counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1);
      return true;
    },
    counts,
    stop: () => release.stop(),
  };
}
