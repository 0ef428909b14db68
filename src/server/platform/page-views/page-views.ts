// Counts listing views in memory and writes them in batches, without visitors (docs/domain/ledger.md#views).
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { addViews } from './view-queries.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isView } from '#src/domain/insights/view.ts';
import { matchRoute } from '#src/contract/addresses/match-route.ts';

const flushEveryMs = 10_000;
/** Bounds memory. */
const waitingMax = 50_000;

export interface PageViews {
  add(courseId: number): void;
  /** Never throws; views that fail to save stay for the next time. */
  flush(): Promise<void>;
  /** Stops the timer and saves the views. */
  close(): Promise<void>;
}

export function createPageViews(pool: Pick<Pool, 'query'>, log: Pick<Logger, 'warn'>): PageViews {
  let waiting = new Map<number, number>();
  const count = (courseId: number, views: number): void => {
    if (waiting.size < waitingMax || waiting.has(courseId)) waiting.set(courseId, (waiting.get(courseId) ?? 0) + views);
  };
  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    try {
      await addViews(pool, counted);
    } catch (error) {
      // The database is unavailable; the next flush retries.
      log.warn({ err: error }, 'could not store page views; they are retried');
      for (const [courseId, views] of counted) count(courseId, views);
    }
  };
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    add: (courseId) => count(courseId, 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Counts after the response. */
export function registerViews(app: FastifyInstance, views: PageViews): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isAnswered = reply.statusCode === 200 || reply.statusCode === 304;
    if (isAnswered && request.method === 'GET' && request.routeOptions.url === '/*') {
      const courseId = listingOf(request.url);
      if (courseId !== null && isOpened(request, courseId)) views.add(courseId);
    }
    done();
  });
}

/** Not for parts of a page, such as older reviews. */
export function isOpened(request: FastifyRequest, courseId: number): boolean {
  const one = (name: string): string | undefined => [request.headers[name]].flat()[0];
  const viewRequest = {
    method: request.method,
    agent: one('user-agent'),
    purpose: one('sec-purpose') ?? one('purpose'),
    destination: one('sec-fetch-dest'),
  };
  return isView(viewRequest) && listingOf(pathOf(one('referer'))) !== courseId;
}

function pathOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : '';
}

function listingOf(url: string): number | null {
  const match = matchRoute(url.split(/[?#]/, 1)[0] ?? '');
  return match?.name === 'productDetail' ? Number(match.params['id']) : null;
}
