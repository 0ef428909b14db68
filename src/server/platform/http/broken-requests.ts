// Requests that reach no route: undecodable URLs and invalid HTTP. No hook runs for them, so this file sets the
// headers.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import { type ErrorCode, errorText, errors } from '#src/contract/errors.ts';
import { failureJson, failurePage, type Site, wantsJson } from './failures.ts';

type Options = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Answers with the same texts as other refusals. */
export function brokenRequestOptions(site: Site & { hsts: string | null }): Options {
  return {
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerUndecodable(request, reply, site),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, site.hsts),
  };
}

/** Refuses HTTP/1.1 without Host (RFC 9112, 3.2). Node would do so without our headers. */
export function registerHostAsked(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
    const code: ErrorCode = 'bad-input';
    return void reply
      .code(errors[code])
      .header('cache-control', 'no-store')
      .header('connection', 'close')
      .send({ status: 'error', code, message: errorText(code) });
  });
}

/** An undecodable URL is not found. */
function answerUndecodable(request: FastifyRequest, reply: FastifyReply, site: Site & { hsts: string | null }): void {
  if (site.hsts !== null) void reply.header('strict-transport-security', site.hsts);
  void reply
    .code(errors['not-found'])
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store');
  if (wantsJson(request)) void reply.send(failureJson(request, 'not-found', site));
  else void reply.type('text/html; charset=utf-8').send(failurePage(request, 'not-found', site));
}

const byParserCode: Record<string, { line: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'payload-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'request-timeout' },
};

/** Answers as Node does when a header is too slow. */
export function cutSlowRequest(socket: Socket, hsts: string | null): void {
  answerBroken(
    Object.assign(new Error('the body arrived too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    socket,
    hsts,
  );
}

/** Answers once, then closes the connection. */
function answerBroken(error: Error & { code?: string }, socket: Socket, hsts: string | null): void {
  // The client has left.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { line, code } = byParserCode[error.code ?? ''] ?? { line: '400 Bad Request', code: 'bad-input' as const };
  const body = JSON.stringify({ status: 'error', code, message: errorText(code) });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    ...(hsts === null ? [] : [`Strict-Transport-Security: ${hsts}`]),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
