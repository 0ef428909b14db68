// Cuts requests that arrive too slowly (docs/guide/run.md).
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestTimes } from '#src/server/platform/config/assemble.ts';
import { cutSlowRequest } from './broken-requests.ts';

/** Node enforces these. `named-host.ts` and `broken-requests.ts` check Host. */
export function requestTimeOptions(times: RequestTimes): Pick<FastifyServerOptions, 'requestTimeout'> & {
  http: ServerOptions;
} {
  return {
    requestTimeout: times.uploadMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs, requireHostHeader: false },
  };
}

/** Watches the socket, without reading the stream. */
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

/** `cut` answers only if nothing was: the browser would take a second response for its next request. */
function watchBody({ raw, headers }: FastifyRequest, times: RequestTimes, cut: (socket: Socket) => void): void {
  const isUpload = /^multipart\//i.test(headers['content-type'] ?? '');
  const least = (times.uploadBytesPerSecond * times.bodyMs) / 1000;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    // The body is complete or aborted.
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
