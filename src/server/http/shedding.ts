// Sheds load: what one process cannot do in good time is sent away at once, in words, instead of late (docs/operations.md).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#src/contract/errors.ts';
import { failureJson, failurePage, type Site, wantsJson } from './failures/failures.ts';
import type { Services } from '#src/server/services.ts';
import { shedReason, type Load, type Shed, kindOf, type RequestKind } from './admission.ts';

// How late the event loop of this process is.

interface LoopDelay {
  /** The mean of the last quarter of a second, in milliseconds. */
  ms(): number;
  stop(): void;
}

const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/** Starts to watch; anyone who starts it stops it. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    // Without a sample the mean is not a number.
    latest = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / nanosecondsInMs - resolutionMs);
    histogram.reset();
  }, sampleMs);
  timer.unref();
  return {
    ms: () => latest,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the request has been counted and after it has been answered. */
    countedAs: RequestKind | null;
  }
}

const retryAfterSeconds = 2;
const counters = { browsing: 'inFlight', paying: 'inFlight', file: 'files', upload: 'uploads', health: null } as const;

/**
 * Registers the hooks. A request is sent away when its head is read, and counted once its body is there, so that anyone who
 * sends slowly takes nobody's place; it counts until its answer is ready.
 */
export function registerShedding(
  app: FastifyInstance,
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  delay: LoopDelay = watchLoopDelay(),
): void {
  const counts = { inFlight: 0, files: 0, uploads: 0 };
  const now = (): Load => ({ ...counts, delayMs: delay.ms() });
  const change = (kind: RequestKind, by: 1 | -1) => {
    const counter = counters[kind];
    if (counter !== null) counts[counter] += by;
    metrics.inFlight.set(counts.inFlight + counts.files + counts.uploads);
  };
  const sendAway = (request: FastifyRequest, reply: FastifyReply, kind: RequestKind, reason: Exclude<Shed, null>) => {
    metrics.shed.inc({ kind, reason });
    return refuse(request, reply, config);
  };
  app.decorateRequest('countedAs', null);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOfRequest(request);
    const reason = shedReason(kind, now(), config.load);
    if (reason === null) done();
    else sendAway(request, reply, kind, reason);
  });
  app.addHook('preHandler', (request, reply, done) => {
    // A route that finds nothing passes here again on its way to the page that says so.
    if (request.countedAs !== null) return done();
    const kind = kindOfRequest(request);
    // Others may have come in while the body was read.
    const reason = shedReason(kind, now(), config.load);
    if (reason !== null) return void sendAway(request, reply, kind, reason);
    request.countedAs = kind;
    change(kind, 1);
    return done();
  });
  const release = (request: FastifyRequest) => {
    if (request.countedAs !== null) change(request.countedAs, -1);
    request.countedAs = null;
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    release(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    release(request);
    done();
  });
  app.addHook('onClose', async () => delay.stop());
}

function kindOfRequest({ url, headers }: FastifyRequest): RequestKind {
  const end = url.indexOf('?');
  return kindOf(end === -1 ? url : url.slice(0, end), headers['content-type']);
}

function refuse(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  reply.code(errors.unavailable).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send(failureJson(request, 'unavailable', site));
  return reply.type('text/html; charset=utf-8').send(failurePage(request, 'unavailable', site));
}
