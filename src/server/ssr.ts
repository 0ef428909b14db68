// Pages: from the cache, or rendered on the server from the same calls as everybody uses (ADR 007, ADR 008).
// The only file of the server that knows the web bundle.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#src/contract/types.ts';
import { anonymous, type CallContext } from './call.ts';
import { callInProcess } from './http/call-adapter.ts';
import { cookiesOf, identify, visitorOf } from './http/identity.ts';
import type { PageSettings } from '#src/web/page-settings.ts';
import { loadBundle, type PageAnswer, type WebBundle } from './pages/bundle.ts';
import { findContentSlugs } from './features/content/index.ts';
import { findHomeImage } from './features/page/index.ts';
import { createPageCache, encodePage, type CachedPage } from './pages/page-cache.ts';
import { pageSettings } from './pages/page-settings.ts';
import type { Services } from './services.ts';

const cachedFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Registers the one route that answers every page. */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  const web = await loadBundle();
  const settings = pageSettings(services.config, web.assets, {
    contentPages: await findContentSlugs(services.db),
    hero: await findHomeImage(services.db),
  });
  const cache = createPageCache(services.pool);
  app.addHook('onClose', async () => cache.close());

  app.get('/*', async (request, reply) => {
    const key = web.cacheKey(request.url);
    if (key === null) return answerPersonal(request, reply, { web, settings, services });
    const known = cache.get(key);
    if (known) {
      services.metrics.pages.inc({ kind: 'cached' });
      return sendCached(request, reply, known);
    }
    const answer = await render(web, settings, request.url, publicContext(request, services));
    const page = await encodePage(answer.html, answer.status, answer.redirect);
    // Only what exists is kept: addresses that do not exist are without number.
    if (answer.status === 200) cache.set(key, page);
    services.metrics.pages.inc({ kind: 'rendered' });
    return sendCached(request, reply, page);
  });
}

async function render(web: WebBundle, page: PageSettings, url: string, context: CallContext): Promise<PageAnswer> {
  const answer = await web.renderPage({
    url,
    origin: context.services.config.origin,
    page,
    api: (name, input) => callInProcess(name as CallName, input, context),
  });
  if (answer.error !== undefined) context.log.error({ err: answer.error }, 'a page failed to render');
  return answer;
}

interface PersonalPage {
  web: WebBundle;
  settings: PageSettings;
  services: Services;
}

async function answerPersonal(request: FastifyRequest, reply: FastifyReply, { web, settings, services }: PersonalPage) {
  const who = await identify(request, services);
  const cookies = cookiesOf(request, reply, services.config.isSecure);
  const context: CallContext = {
    services,
    actor: 'actor' in who ? who.actor : anonymous,
    visitor: { id: visitorOf(cookies), address: request.ip },
    cookies,
    idempotencyKey: null,
    log: request.log,
  };
  const answer = await render(web, settings, request.url, context);
  services.metrics.pages.inc({ kind: 'personal' });
  reply.code(answer.status).header('cache-control', 'private, no-store');
  if (answer.redirect !== undefined) reply.header('location', answer.redirect);
  return reply.type('text/html; charset=utf-8').send(answer.html);
}

/** A page for everybody is rendered as nobody: it may set no cookie and know no person. */
function publicContext(request: FastifyRequest, services: Services): CallContext {
  const nothing = { read: () => undefined, set: () => undefined, clear: () => undefined };
  const visitor = { id: '', address: request.ip };
  return { services, actor: anonymous, visitor, cookies: nothing, idempotencyKey: null, log: request.log };
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const accepts = request.headers['accept-encoding'] ?? '';
  reply.code(page.status).header('cache-control', cachedFor).header('vary', 'accept-encoding');
  reply.type('text/html; charset=utf-8');
  if (page.location !== undefined) reply.header('location', page.location);
  if (accepts.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
