// Whatever goes wrong below the calls: one answer with a request id, and never a stack (ADR 006).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import { asUnavailable } from '../db/unavailable.ts';
import { renderFailurePage } from './failure-page.ts';
import { noteRefusal } from './refused-calls.ts';

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-input',
};

/** Which refusal an error is. Everything unknown is a bug and answers as 500. */
export function codeOfFailure(error: Partial<FastifyError>): ErrorCode {
  if (asUnavailable(error)) return 'unavailable';
  const known = error.code === undefined ? undefined : byFastifyCode[error.code];
  if (known) return known;
  if (error instanceof SyntaxError || error.statusCode === 400) return 'bad-input';
  // A file address that tries to climb out of its folder is an address that does not exist.
  if (error.statusCode === 403 || error.statusCode === 404) return 'not-found';
  if (error.statusCode === 413) return 'payload-too-large';
  if (error.statusCode === 415) return 'unsupported-media-type';
  return 'internal';
}

/** True for requests that a program made and that want JSON, not a page. */
export function wantsJson(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || request.url.startsWith('/webhooks/');
}

/** Registers the two last resorts: an unknown route and an unexpected error, as JSON or as a page of its own. */
export function registerFailures(app: FastifyInstance, brand: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOfFailure(error);
    if (code === 'internal') request.log.error({ err: error }, 'unexpected error');
    else request.log.info({ code, reason: error.message }, 'request refused');
    const [, call] = /^\/api\/([\w/-]+)/.exec(request.url) ?? [];
    if (call !== undefined) noteRefusal(request, call, refuse(code));
    if (code === 'unavailable') reply.header('retry-after', '2');
    return wantsJson(request) ? sendJson(reply, request, code) : sendPage(reply, request, { code, brand });
  });
  app.setNotFoundHandler((request, reply) =>
    wantsJson(request) ? sendJson(reply, request, 'not-found') : sendPage(reply, request, { code: 'not-found', brand }),
  );
}

function sendJson(reply: FastifyReply, request: FastifyRequest, code: ErrorCode) {
  const { http, text } = errors[code];
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .send({ status: 'error', code, message: text, ...(http >= 500 && { request_id: request.id }) });
}

function sendPage(reply: FastifyReply, request: FastifyRequest, { code, brand }: { code: ErrorCode; brand: string }) {
  const { http, text } = errors[code];
  const html = renderFailurePage({ status: http, message: text, brand, reference: request.id });
  return reply.code(http).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
