import type { FastifyRequest } from 'fastify';
import type { StaffSessions } from '../admin/sessions.ts';
import { HttpError } from '../http/errors.ts';

/** The bearer token of a request; '' where there is none, or it cannot be one of ours. */
export const bearerOf = (request: FastifyRequest): string =>
  /^Bearer ([\w.-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** Whether any bearer token came: something on the way may take the header out, or put its own in its place. */
export const cameWithToken = ({ headers }: FastifyRequest): boolean => /^Bearer\b/i.test(headers.authorization ?? '');

/**
 * RFC 6750: `invalid_token` only if a token was sent. The client signs out for that, and must not do so for a header
 * that got lost.
 */
const notSignedIn = (request: FastifyRequest): HttpError =>
  new HttpError(401, 'this needs a valid sign-in', {
    headers: { 'WWW-Authenticate': cameWithToken(request) ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

/**
 * Lets a request of an open staff session through; throws HttpError 401 otherwise, always
 * when no credential is configured.
 */
export async function requireSession(request: FastifyRequest, sessions: Pick<StaffSessions, 'isOpen'>): Promise<void> {
  if (!(await sessions.isOpen(bearerOf(request)))) throw notSignedIn(request);
}

/**
 * Opens a session for a request whose bearer token is the key derived from the password; throws HttpError 401
 * otherwise.
 */
export async function openSession(
  request: FastifyRequest,
  sessions: StaffSessions,
): Promise<{ token: string; expiresInSeconds: number }> {
  const opened = await sessions.open(bearerOf(request));
  if (!opened) throw notSignedIn(request);
  return opened;
}
