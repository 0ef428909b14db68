// Which answers show a listing to somebody: its page, from the cache or made anew, and the call by which the site goes from page
// to page (docs/domain/insights.md#views).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isView } from '#src/domain/insights/view.ts';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import type { PageViews } from './page-views.ts';

/** Counts pages of listings once they have been answered, so that no page waits for it. */
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

/** Whether a request opens the page of a listing; another part of the page in view, such as older reviews, does not. */
export function isOpened(request: FastifyRequest, courseId: number): boolean {
  const one = (name: string): string | undefined => [request.headers[name]].flat()[0];
  const asked = {
    method: request.method,
    agent: one('user-agent'),
    purpose: one('sec-purpose') ?? one('purpose'),
    destination: one('sec-fetch-dest'),
  };
  return isView(asked) && listingOf(pathOf(one('referer'))) !== courseId;
}

function pathOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : '';
}

function listingOf(url: string): number | null {
  const match = matchRoute(url.split(/[?#]/, 1)[0] ?? '');
  return match?.name === 'productDetail' ? Number(match.params['id']) : null;
}
