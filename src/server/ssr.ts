// Pages: from the cache, or rendered from the same calls that everyone uses (ADR 023, ADR 008). The only server file
// that knows the web bundle.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#src/contract/errors.ts';
import { hostWords } from '#src/texts/languages.ts';
import { defaultLocale, isHostLocale, locale } from '#src/texts/locale.ts';
import type { CallName } from '#src/contract/types.ts';
import type { Config } from './platform/config.ts';
import { anonymous, type CallContext } from './call.ts';
import { asUnavailable } from './platform/db/transaction.ts';
import { callInProcess } from './platform/calls/call-adapter.ts';
import { pageContext } from './platform/http/page-context.ts';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { bookingForm } from './pages/forms/booking-form.ts';
import { checkoutForm } from './pages/forms/checkout-form.ts';
import { messageForm } from './pages/forms/message-form.ts';
import { applicationForm, feedbackForm, hostForm, inviteForm, recommendedForm } from './pages/forms/write-forms.ts';
import { accountForms } from './pages/forms/account-forms.ts';
import { ownAccountForm } from './pages/forms/own-account-form.ts';
import { loginForm } from './pages/forms/login-form.ts';
import { reviewForm } from './pages/forms/review-form.ts';
import { freshForm, registerPageForms, type ShownForm } from './pages/forms/page-forms.ts';
import type { PageAnswer, WebBundle } from './pages/bundle.ts';
import { findHomeImage } from './features/catalogue/index.ts';
import {
  bytesOf,
  encodeOnce,
  encodePage,
  encodingOf,
  isKnown,
  tagOf,
  type EncodedPage,
  type Encoding,
} from './platform/http/compression.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { isByPerson, type Sought } from './platform/page-views/page-views.ts';
import { pageSettings } from './pages/page-settings.ts';
import { inReadersLanguage } from './pages/readers-language.ts';
import { hasWritten } from './platform/replica/own-write.ts';
import { replicaMaxAgeMs } from './platform/replica/replica.ts';
import type { Services } from './services.ts';

const cachedFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
// With one language, even a CDN that ignores cookies may cache pages.
const cachedForOne = 'private, max-age=0';

// Catalogues of pages in a host language: the panel, forms, and refusals.
const wordsOfPages = ['web/host', 'web/ui/form', 'web/ui/text', 'contract/errors'];

const forms = [
  checkoutForm,
  loginForm,
  bookingForm,
  messageForm,
  feedbackForm,
  applicationForm,
  hostForm,
  inviteForm,
  recommendedForm,
  reviewForm,
  ...accountForms,
  ownAccountForm,
];

/** One route for every page. */
export async function registerPages(app: FastifyInstance, services: Services, web: WebBundle): Promise<void> {
  const { config } = services;
  const settings = settingsByLocale(config, web, await findHomeImage(services.db));
  const cache = createPageCache(services.pool, services.replica === null ? 0 : replicaMaxAgeMs);
  app.addHook('onClose', async () => cache.close());

  const pages = { web, settings, services };
  const formTools = {
    contextOf: (request: FastifyRequest, reply: FastifyReply) => pageContext(request, reply, services),
    render: (request: FastifyRequest, reply: FastifyReply, page: ShownForm) =>
      answerPersonal(request, reply, pages, page),
  };
  await registerPageForms(app, formTools, forms);
  app.get('/*', async (request, reply) => {
    const address = web.cacheKey(request.url);
    if (address === null) {
      const context = await pageContext(request, reply, services);
      const form = freshForm(request, context, forms);
      return inReadersLanguage(request, context, () =>
        answerPersonal(request, reply, pages, { context, ...(form && { form }) }),
      );
    }
    // A changed setting, also in another process, invalidates all pages.
    const key = `${config.settingsVersion} ${locale()} ${address}`;
    reply.headers(cachingOf(config.locales.length));
    // Recent writers get no cached page.
    const isOwn = services.replica !== null && hasWritten({ read: (name) => request.cookies[name] });
    const cached = isOwn ? undefined : cache.get(key);
    if (cached) {
      services.metrics.pages.inc({ kind: 'cached' });
      countSearch(request, services, cached.sought);
      return sendCached(request, reply, cached);
    }
    const begun = cache.moment();
    let sought: Sought | null = null;
    const context = { ...publicContext(request, services, isOwn), searched: (one: Sought) => void (sought = one) };
    const answer = await render(pages, request, { context });
    services.metrics.pages.inc({ kind: 'rendered' });
    countSearch(request, services, sought);
    return answerPublic(request, reply, { answer, cache, key, begun, sought });
  });
}

/** Pages from the cache count, too. */
function countSearch(request: FastifyRequest, { searches }: Services, sought: Sought | null = null): void {
  if (sought !== null && isByPerson(request)) searches.add(sought);
}

/** Settings of pages by language, made again when a setting changed. */
function settingsByLocale(config: Config, web: WebBundle, hero: PageSettings['hero']) {
  const make = () =>
    new Map(
      Object.entries(web.assets).map(([name, assets]) => [name, pageSettings(config, assets, { locale: name, hero })]),
    );
  let made = { of: config.settingsVersion, byLocale: make() };
  return (): PageSettings => {
    if (made.of !== config.settingsVersion) made = { of: config.settingsVersion, byLocale: make() };
    // The frame of pages in a host language is in English.
    const found = made.byLocale.get(isHostLocale(locale()) ? defaultLocale : locale());
    if (!found) throw new Error(`no client is built for ${locale()}`);
    return found;
  };
}

async function render(
  { web, settings }: PersonalPage,
  request: FastifyRequest,
  { context, form, url = request.url }: Partial<ShownForm> & { context: CallContext },
): Promise<PageAnswer> {
  const answer = await web.renderPage({
    url,
    reference: request.id,
    origin: context.services.config.origin,
    page: withAreas(settings(), context),
    ...(form && { form }),
    ...(isHostLocale(locale()) && { words: hostWords(locale(), wordsOfPages) }),
    api: (name, input) => callForPage(name as CallName, input, context),
  });
  if (answer.error !== undefined) context.log.error({ err: answer.error }, 'a page failed to render');
  return answer;
}

/** Adds the reader's areas, so the back office navigation is right before script runs. */
function withAreas(page: PageSettings, { actor: { areas = [] } }: CallContext): PageSettings {
  return areas.length === 0 ? page : { ...page, staffAreas: areas };
}

/** A failing call is our bug (500), an unavailable database is no answer (503). */
async function callForPage(name: CallName, input: unknown, context: CallContext): Promise<unknown> {
  try {
    return await callInProcess(name, input, context);
  } catch (error) {
    if (asUnavailable(error)) throw error;
    context.log.error({ err: error, call: name }, 'a call failed while rendering a page');
    return { status: 'error', code: 'internal', message: errorText('internal') };
  }
}

interface PersonalPage {
  web: WebBundle;
  /** Settings in the request's language. */
  settings: () => PageSettings;
  services: Services;
}

/** A page for one visitor; after a post, with its form and resulting status. */
async function answerPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PersonalPage,
  page: Partial<ShownForm> & { context: CallContext },
) {
  const answer = await render(pages, request, page);
  const status = answer.status === 200 ? (page.status ?? 200) : answer.status;
  pages.services.metrics.pages.inc({ kind: 'personal' });
  reply.code(status).header('cache-control', 'private, no-store');
  sendRetryAfter(reply, status);
  if (answer.redirect !== undefined) reply.code(answer.status).header('location', answer.redirect);
  return reply.type('text/html; charset=utf-8').send(answer.html);
}

/**
 * Shared pages are rendered as a visitor: they set no cookie and know no person. For a recent writer they read the
 * primary.
 */
function publicContext(request: FastifyRequest, services: Services, isOwn: boolean): CallContext {
  const nothing = { read: () => undefined, set: () => undefined, clear: () => undefined };
  const source = isOwn && services.replica !== null ? services.replica.fresh : services;
  const visitor = { id: '', address: request.ip };
  return { services: source, actor: anonymous, visitor, cookies: nothing, idempotencyKey: null, log: request.log };
}

interface PublicPage {
  answer: PageAnswer;
  cache: PageCache;
  key: string;
  begun: ReturnType<PageCache['moment']>;
  sought: Sought | null;
}

/** Caches existing addresses requested again; the number of others is unlimited. */
async function answerPublic(request: FastifyRequest, reply: FastifyReply, page: PublicPage) {
  const { answer, cache, key, begun, sought } = page;
  if (answer.status === 200 && cache.isWanted(key)) {
    const encoded = await encodePage(answer.html, answer.status);
    cache.set(key, { ...encoded, sought }, begun);
    return sendCached(request, reply, encoded);
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const tag = answer.status === 200 ? tagOf(answer.html) : null;
  publicHeaders(reply, { status: answer.status, encoding, tag });
  if (answer.redirect !== undefined) reply.header('location', answer.redirect);
  if (tag !== null && isKnown(request.headers['if-none-match'], tag)) return sendUnchanged(reply);
  return reply.send(await encodeOnce(answer.html, encoding));
}

async function sendCached(request: FastifyRequest, reply: FastifyReply, page: EncodedPage) {
  const encoding = encodingOf(request.headers['accept-encoding']);
  publicHeaders(reply, { ...page, encoding });
  if (isKnown(request.headers['if-none-match'], page.tag)) return sendUnchanged(reply);
  return reply.send(await bytesOf(page, encoding));
}

/** The browser's copy is current: no body (RFC 9110, 15.4.5). */
function sendUnchanged(reply: FastifyReply) {
  return reply.code(304).removeHeader('content-encoding').send();
}

interface PublicHeaders {
  status: number;
  encoding: Encoding;
  /** Null for failures and redirects, which are not cached. */
  tag: string | null;
}

/** Cache headers of shared pages. */
function cachingOf(languages: number): Readonly<Record<string, string>> {
  return {
    'cache-control': languages === 1 || locale() === defaultLocale ? cachedFor : cachedForOne,
    vary: languages === 1 ? 'accept-encoding' : 'accept-encoding, cookie',
  };
}

function publicHeaders(reply: FastifyReply, { status, encoding, tag }: PublicHeaders): void {
  reply.code(status);
  // No cache may keep a failure longer than its cause.
  if (status >= 500) reply.header('cache-control', 'no-store');
  if (tag !== null) reply.header('etag', tag);
  sendRetryAfter(reply, status);
  reply.type('text/html; charset=utf-8');
  if (encoding !== null) reply.header('content-encoding', encoding);
}

function sendRetryAfter(reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '2');
}
