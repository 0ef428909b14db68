// Failures outside calls: shows a request id, never a stack trace (ADR 006).
import { html } from '#src/texts/html.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode, errorText } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import { langTag, textDirection } from '#src/texts/locale.ts';
import { translator } from '#src/texts/translate.ts';
import type { Config } from '#src/server/platform/config.ts';
import { inLocale, localeOf } from '#src/server/platform/locale.ts';
import { asUnavailable } from '#src/server/platform/db/transaction.ts';
import { noteRefusal } from './refused-calls.ts';
import { texts } from './failures-texts.ts';

const t = translator('server/platform/http/failures-texts', texts);

export interface Site {
  brand: Pick<Config['brand'], 'name'>;
  locales: readonly string[];
}

/** Server errors are logged, so their id helps; wrong URLs are not. */
function adviceFor(status: number): string {
  if (status === 503) return t('advice.later');
  return t(status >= 500 ? 'advice.noted' : 'advice.address');
}

/** Needs neither bundle nor database. Shows a link home and an id, never the cause. */
export function failurePage(request: FastifyRequest, code: ErrorCode, { brand, locales }: Site): string {
  return inLocale(localeOf(request, locales), () => pageOf(code, brand.name, request.id));
}

function pageOf(code: ErrorCode, brand: string, reference: string): string {
  const [status, message] = [errors[code], errorText(code)];
  const quote = status >= 500 ? html`<p class="reference">${t('reference')} <code>${reference}</code></p>` : null;
  return String(html`<!doctype html>
<html lang="${langTag()}" dir="${textDirection()}">
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
<p><a href="/">${t('home', { brand })}</a></p>
</main>
</body>
</html>
`);
}

/** The same for programs. */
export function failureJson(request: FastifyRequest, code: ErrorCode, { locales }: Site) {
  const message = inLocale(localeOf(request, locales), () => errorText(code));
  return { status: 'error', code, message, ...(errors[code] >= 500 && { request_id: request.id }) };
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-input',
};

/** Unknown errors are bugs and get 500. */
function codeOfFailure(error: Partial<FastifyError>): ErrorCode {
  if (asUnavailable(error)) return 'unavailable';
  // The account was deleted in another window (ADR 080).
  if (error.code === 'BY401') return 'unauthorized';
  const ownFailure = error.code === undefined ? undefined : byFastifyCode[error.code];
  if (ownFailure) return ownFailure;
  if (error instanceof SyntaxError || error.statusCode === 400) return 'bad-input';
  // An attempt at path traversal is not found.
  if (error.statusCode === 403 || error.statusCode === 404) return 'not-found';
  if (error.statusCode === 413) return 'payload-too-large';
  if (error.statusCode === 415) return 'unsupported-media-type';
  return 'internal';
}

/** Does a program ask, not a browser? */
export function wantsJson(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || request.url.startsWith('/webhooks/');
}

/** Handles unknown routes and unexpected errors. */
export function registerFailures(app: FastifyInstance, site: Site): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOfFailure(error);
    if (code === 'internal') request.log.error({ err: error }, 'unexpected error');
    else request.log.info({ code, reason: error.message }, 'request refused');
    const [, call] = /^\/api\/([\w/-]+)/.exec(request.url) ?? [];
    if (call !== undefined) noteRefusal(request, call, refuse(code));
    if (code === 'unavailable') reply.header('retry-after', '2');
    return send(request, reply, code, site);
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, 'not-found', site));
}

function send(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, site: Site): FastifyReply {
  reply.code(errors[code]).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send(failureJson(request, code, site));
  return reply.type('text/html; charset=utf-8').send(failurePage(request, code, site));
}
