// Sheds load: what one process cannot do in good time is sent away at once, in words, instead of late (docs/guide/run.md).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#src/contract/errors.ts';
import { failureJson, failurePage, type Site, wantsJson } from './failures.ts';
import type { Services } from '#src/server/services.ts';

// May one more request come in? Pure, so that the rule can be read as a table (docs/guide/run.md).
// What a request is for: who has paid half must not wait behind who looks around.

/** `health` is always answered; `paying` has places of its own; `file` and `upload` are counted by themselves. */
export type RequestKind = 'health' | 'paying' | 'browsing' | 'file' | 'upload';

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
// A checkout cannot be sent without the token that user/auth gives; a page of a booking is where a guest pays.
const payingPaths = /^\/(api\/(payment\/|booking\/checkout$|user\/auth$)|webhooks\/|booking\/|payment\/|sandbox\/)/;
// Files of the disk; pictures that must be made first wait in a queue with a bound of its own (ADR 025).
const filePaths = /^\/(assets|static|images)\/|^\/(favicon|manifest|apple-touch-icon[-\w]*)\.\w+$/;

/** The kind of a request by its path without the query, and by the type of its body. */
export function kindOf(path: string, contentType: string | undefined): RequestKind {
  if (healthPaths.has(path)) return 'health';
  if (payingPaths.test(path)) return 'paying';
  if (filePaths.test(path)) return 'file';
  return contentType !== undefined && /^multipart\//i.test(contentType) ? 'upload' : 'browsing';
}

/** What one process has in hand. */
export interface Load {
  /** Calls and pages that are being worked on, paying ones among them. */
  inFlight: number;
  files: number;
  uploads: number;
  /** How late the event loop is, in milliseconds. */
  delayMs: number;
}

interface Bounds {
  maxInFlight: number;
  maxLoopDelayMs: number;
}

/** Why a request is sent away; null lets it in. */
type Shed = 'in-flight' | 'loop-delay' | null;

/** Of three places two are kept for paying: a page costs more than a payment, whose time passes at the provider. */
const keptForPaying = 2 / 3;
/** Paying goes on until the loop is this many times later than browsing may find it, and so do the files of pages let in. */
const longPatience = 3;
/** Photos are read into memory, 4 of 5 MB at most for each upload (docs/domain/reviews.md#photos). */
const maxUploads = 20;

/**
 * The rule: health checks always, paying before browsing, files and uploads by counts of their own. A page that was let in is
 * dead without its script, and its files cost next to nothing.
 */
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
  return [load.inFlight, kind === 'paying' ? maxInFlight : Math.floor(maxInFlight * (1 - keptForPaying))];
}

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
