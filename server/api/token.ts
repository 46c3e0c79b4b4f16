import type { FastifyRequest } from 'fastify';
import { tokenMatches, type Verifier } from '../../src/contract/credentials.ts';
import { HttpError } from '../http/errors.ts';

/** Lets a request with the staff's bearer token through; throws HttpError 401 otherwise, always when none is configured. */
export async function requireToken(request: FastifyRequest, verifier: Verifier | undefined): Promise<void> {
  const token = /^Bearer ([A-Za-z0-9_-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token && verifier && (await tokenMatches(token, verifier))) return;
  throw new HttpError(401, 'Sign in to see this', { headers: { 'WWW-Authenticate': 'Bearer' } });
}
