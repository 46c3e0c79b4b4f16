import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { LinkRefusal } from '../../src/contract/job/link.ts';
import { StartError } from '../start-error.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { LogMark } from './log.ts';

/**
 * An answer other than success, as the API gives it: `{"error": …}` and, for a form, what is wrong with which field.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
    readonly details: {
      fields?: Record<string, string>;
      /** Why the link of the request opens nothing. */
      link?: LinkRefusal;
      headers?: Record<string, string>;
      mark?: LogMark;
    } = {},
  ) {
    super(message);
  }
}

/** Our own words for what Fastify refuses; its codes are stable, its messages are not meant for visitors. */
const REFUSALS: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is larger than 32 KiB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Send the request as application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request has no body'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as announced'],
};

function asHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailable)
    return new HttpError(503, `Nothing was stored: ${error.message}`, { headers: { 'Retry-After': '30' } });
  const { code = '', statusCode = 500 } = error as FastifyError;
  const refusal = REFUSALS[code];
  if (refusal) return new HttpError(...refusal);
  return statusCode < 500
    ? new HttpError(statusCode, 'The request could not be understood')
    : new HttpError(500, 'Something went wrong on our side');
}

/** Answers with the error, which nothing on the way may keep. */
export function sendError(reply: FastifyReply, { status, message, details }: HttpError): FastifyReply {
  const { fields, link, headers } = details;
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .send({ error: message, fields, link });
}

/**
 * The text of an error for the operator's log; of an unforeseen error only its name and stack, since its message could
 * hold personal data.
 */
export function forLog(error: unknown): string {
  if (error instanceof StoreUnavailable)
    return `store: ${error.message} (${error.code}${error.cause === undefined ? '' : `, ${forLog(error.cause)}`})`;
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return 'unknown error';
  const places = error.stack?.split('\n').slice(1, 4) ?? [];
  return `${error.name} ${places.map((line) => line.trim()).join(' < ')}`;
}

/** Turns whatever a route throws into a JSON answer without inner details. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = asHttpError(error);
    Object.assign(request.mark, answer.details.mark);
    if (error instanceof StoreUnavailable || answer.status === 500) request.log.error(forLog(error));
    return sendError(reply, answer);
  });
}
