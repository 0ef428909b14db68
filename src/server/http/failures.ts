// Whatever goes wrong below the calls: one answer with a request id, and never a stack (ADR 006).
import { html } from '#src/texts/html.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode, errorText } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import { asUnavailable } from '../db/db-errors.ts';
import { noteRefusal } from './refused-calls.ts';

// The page of last resort: needs neither the bundle nor the database.

interface Failure {
  status: number;
  message: string;
  brand: string;
  reference: string;
}

/** What to do now: a failure of ours is written down, an address that leads nowhere is nobody's fault. */
function adviceFor(status: number): string {
  if (status === 503) return 'Please try again in a moment.';
  if (status >= 500) return 'We have written down what happened. Please try again in a moment.';
  return 'Please check the address, or begin again at the start.';
}

/** A whole document with a way home and a reference to quote; says nothing about the cause. */
export function renderFailurePage({ status, message, brand, reference }: Failure): string {
  const quote = status >= 500 ? html`<p class="reference">Reference: <code>${reference}</code></p>` : null;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message} · ${brand}</title>
<link rel="stylesheet" href="/static/plain.css">
</head>
<body>
<main class="narrow">
<h1>${message}</h1>
<p>${adviceFor(status)}</p>
${quote}
<p><a href="/">Back to ${brand}</a></p>
</main>
</body>
</html>
`);
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-input',
};

/** Which refusal an error is. Everything unknown is a bug and answers as 500. */
function codeOfFailure(error: Partial<FastifyError>): ErrorCode {
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
  const [http, text] = [errors[code], errorText(code)];
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .send({ status: 'error', code, message: text, ...(http >= 500 && { request_id: request.id }) });
}

function sendPage(reply: FastifyReply, request: FastifyRequest, { code, brand }: { code: ErrorCode; brand: string }) {
  const [http, text] = [errors[code], errorText(code)];
  const page = renderFailurePage({ status: http, message: text, brand, reference: request.id });
  return reply.code(http).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
