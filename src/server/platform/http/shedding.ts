// Load shedding: refuses requests that would be answered too late (docs/guide/run.md).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#src/contract/errors.ts';
import { failureJson, failurePage, type Site, wantsJson } from './failures.ts';
import type { Services } from '#src/server/services.ts';

/** `health` always passes; `paying` has reserved capacity; `file` and `upload` count separately. */
export type RequestKind = 'health' | 'paying' | 'browsing' | 'file' | 'upload';

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
// Checkout needs user/auth's token; booking pages lead to payment.
const payingPaths = /^\/(api\/(payment\/|booking\/checkout$|user\/auth$)|webhooks\/|booking\/|payment\/|sandbox\/)/;
// Served from disk. New photos have their own queue (ADR 025).
const filePaths = /^\/(assets|static|images)\/|^\/(favicon|manifest|apple-touch-icon[-\w]*)\.\w+$/;

export function kindOf(path: string, contentType: string | undefined): RequestKind {
  if (healthPaths.has(path)) return 'health';
  if (payingPaths.test(path)) return 'paying';
  if (filePaths.test(path)) return 'file';
  return contentType !== undefined && /^multipart\//i.test(contentType) ? 'upload' : 'browsing';
}

export interface Load {
  /** Running calls and page requests, including paying ones. */
  inFlight: number;
  files: number;
  uploads: number;
  /** Delay of the event loop in milliseconds. */
  delayMs: number;
}

interface Bounds {
  maxInFlight: number;
  maxLoopDelayMs: number;
}

type Shed = 'in-flight' | 'loop-delay' | null;

/** The last third is for paying requests, which mostly wait for providers. */
const paymentShare = 2 / 3;
/** Paying requests and files of pages tolerate a delay longer by this factor. */
const longPatience = 3;
/** An upload is in memory: up to 4 photos of 5 MB. */
const maxUploads = 20;

/** Files pass longer: a page is dead without its script, and files cost little. */
export function shedReason(kind: RequestKind, load: Load, { maxInFlight, maxLoopDelayMs }: Bounds): Shed {
  if (kind === 'health') return null;
  const isPatient = kind === 'paying' || kind === 'file';
  const patienceMs = isPatient ? maxLoopDelayMs * longPatience : maxLoopDelayMs;
  if (load.delayMs > patienceMs) return 'loop-delay';
  const [taken, places] = placesOf(kind, load, maxInFlight);
  return taken >= places ? 'in-flight' : null;
}

function placesOf(kind: Exclude<RequestKind, 'health'>, load: Load, maxInFlight: number): [number, number] {
  if (kind === 'file') return [load.files, maxInFlight];
  if (kind === 'upload') return [load.uploads, maxUploads];
  return [load.inFlight, kind === 'paying' ? maxInFlight : Math.floor(maxInFlight * (1 - paymentShare))];
}

interface LoopDelay {
  /** Mean delay over the last quarter second, in milliseconds. */
  ms(): number;
  stop(): void;
}

const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/** The caller must stop it. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    // Without samples the mean is NaN.
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
    /** Null for requests that are not counted. */
    countedAs: RequestKind | null;
  }
}

const retryAfterSeconds = 2;
const counters = { browsing: 'inFlight', paying: 'inFlight', file: 'files', upload: 'uploads', health: null } as const;

/** Refuses on the header, counts with the body: slow senders take no capacity. */
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
    // The not-found route runs this hook a second time.
    if (request.countedAs !== null) return done();
    const kind = kindOfRequest(request);
    // Other requests may have arrived meanwhile.
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
