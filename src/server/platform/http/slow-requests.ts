// Requests end: anyone who sends a head or a body more slowly than a person's phone would is cut (docs/guide/run.md).
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestTimes } from '#src/server/platform/config/assemble.ts';
import { cutSlowRequest } from './broken-requests.ts';

/** What the HTTP server itself enforces: the head, and the longest time that any request may take to arrive. Not that there is a Host. */
export function requestTimeOptions(times: RequestTimes): Pick<FastifyServerOptions, 'requestTimeout'> & {
  http: ServerOptions;
} {
  return {
    requestTimeout: times.uploadMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs, requireHostHeader: false },
  };
}

/** Watches each body from outside its stream, so that whatever reads it is not disturbed. */
export function registerSlowBodies(app: FastifyInstance, times: RequestTimes, hsts: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request))
      watchBody(request, times, (socket) =>
        reply.raw.headersSent ? request.raw.destroy() : cutSlowRequest(socket, hsts),
      );
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** `cut` ends the connection: with an answer, unless there was one. Two answers to one request would be read as the answer to the next. */
function watchBody({ raw, headers }: FastifyRequest, times: RequestTimes, cut: (socket: Socket) => void): void {
  const isUpload = /^multipart\//i.test(headers['content-type'] ?? '');
  const least = (times.uploadBytesPerSecond * times.bodyMs) / 1000;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    // Nothing is owed any more: it has all come, or nobody sends it.
    if (raw.complete || raw.readableEnded || raw.destroyed) return clearInterval(timer);
    const now = raw.socket.bytesRead;
    const isFast = isUpload && now - seen >= least;
    seen = now;
    if (isFast) return;
    clearInterval(timer);
    cut(raw.socket);
  }, times.bodyMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
