// Counts views of listings and searches, without visitors (docs/domain/ledger.md#views,
// docs/domain/search.md#what-is-sought).
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { parseProductSearchUrl } from '#src/contract/addresses/urls.ts';
import { addSearches, addViews } from './view-queries.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SearchOutcome, soughtKeyword } from '#src/domain/insights/sought.ts';
import { isView } from '#src/domain/insights/view.ts';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { type Counter, createCounter } from './counter.ts';

/** Keys are ids of listings. */
export type PageViews = Counter<number>;

export const createPageViews = (pool: Pick<Pool, 'query'>, log: Pick<Logger, 'warn'>): PageViews =>
  createCounter((counts) => addViews(pool, counts), log);

/** An answered search, or an experience opened from its results. */
export interface Sought {
  readonly keyword: string;
  /** The name of the city it names; null for none. */
  readonly city: string | null;
  readonly outcome: SearchOutcome | 'opened';
}

export interface Searches extends Omit<Counter<string>, 'add'> {
  /** Does nothing for keywords that may be personal. */
  add(sought: Sought): void;
}

export function createSearches(pool: Pick<Pool, 'query'>, log: Pick<Logger, 'warn'>): Searches {
  const counter = createCounter<string>((counts) => addSearches(pool, counts), log);
  return {
    ...counter,
    add({ keyword: typed, city, outcome }) {
      const keyword = soughtKeyword(typed);
      if (keyword !== null) counter.add(JSON.stringify({ keyword, city, outcome } satisfies Sought));
    },
  };
}

interface Counters {
  readonly views: PageViews;
  readonly searches: Searches;
}

/** Counts after the response. */
export function registerViews(app: FastifyInstance, counters: Counters): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isAnswered = reply.statusCode === 200 || reply.statusCode === 304;
    if (isAnswered && request.method === 'GET' && request.routeOptions.url === '/*') {
      const courseId = listingOf(request.url);
      if (courseId !== null) countView(request, courseId, counters);
    }
    done();
  });
}

/** Not for parts of a page, such as older reviews. A view that comes from a search also counts for its keyword. */
export function countView(request: FastifyRequest, courseId: number, { views, searches }: Counters): void {
  const from = pathBefore(request);
  if (!isByPerson(request) || listingOf(from) === courseId) return;
  views.add(courseId);
  const keyword = parseProductSearchUrl(from);
  if (keyword !== null) searches.add({ keyword, city: null, outcome: 'opened' });
}

export function isByPerson({ method, headers }: FastifyRequest): boolean {
  const one = (name: string): string | undefined => [headers[name]].flat()[0];
  return isView({
    method,
    agent: one('user-agent'),
    purpose: one('sec-purpose') ?? one('purpose'),
    destination: one('sec-fetch-dest'),
  });
}

/** The path of the page that the request comes from. Browsers send none to another site. */
function pathBefore({ headers: { referer: from } }: FastifyRequest): string {
  return from !== undefined && URL.canParse(from) ? new URL(from).pathname : '';
}

function listingOf(url: string): number | null {
  const match = matchRoute(url.split(/[?#]/, 1)[0] ?? '');
  return match?.name === 'productDetail' ? Number(match.params['id']) : null;
}
