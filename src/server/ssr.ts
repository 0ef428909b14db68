// Pages: from the cache, or rendered on the server from the same calls as everybody uses (ADR 023, ADR 008).
// The only file of the server that knows the web bundle.
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
import { pageSettings } from './pages/page-settings.ts';
import { inReadersLanguage } from './pages/readers-language.ts';
import { hasWritten } from './platform/replica/own-write.ts';
import { replicaMaxAgeMs } from './platform/replica/replica.ts';
import type { Services } from './services.ts';

const cachedFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
// A cache between us and the guest that does not look at cookies may keep pages in one language alone.
const cachedForOne = 'private, max-age=0';

// What the pages in a language of hosts say: their own words, those of the panel, and why something was refused.
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

/** Registers the one route that answers every page. */
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
    // A page of before a setting was changed is none any more, also where another process has changed it.
    const key = `${config.settingsVersion} ${locale()} ${address}`;
    reply.headers(cachingOf(config.locales.length));
    // Whoever has changed something lately gets no page of before.
    const isOwn = services.replica !== null && hasWritten({ read: (name) => request.cookies[name] });
    const cached = isOwn ? undefined : cache.get(key);
    if (cached) {
      services.metrics.pages.inc({ kind: 'cached' });
      return sendCached(request, reply, cached);
    }
    const begun = cache.moment();
    const answer = await render(pages, request, { context: publicContext(request, services, isOwn) });
    services.metrics.pages.inc({ kind: 'rendered' });
    return answerPublic(request, reply, { answer, cache, key, begun });
  });
}

/** What pages in the language of the request are made from; made anew when a setting has changed. */
function settingsByLocale(config: Config, web: WebBundle, hero: PageSettings['hero']) {
  const make = () =>
    new Map(
      Object.entries(web.assets).map(([name, assets]) => [name, pageSettings(config, assets, { locale: name, hero })]),
    );
  let made = { of: config.settingsVersion, byLocale: make() };
  return (): PageSettings => {
    if (made.of !== config.settingsVersion) made = { of: config.settingsVersion, byLocale: make() };
    // In a language of hosts the frame of the page is in English.
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

/** With what of the back office is theirs who asks, so that its navigation is right before any script runs. */
function withAreas(page: PageSettings, { actor: { areas = [] } }: CallContext): PageSettings {
  return areas.length === 0 ? page : { ...page, staffAreas: areas };
}

/** A call that breaks while a page is made is a bug of ours; a database that is away is no answer at all (503). */
async function callForPage(name: CallName, input: unknown, context: CallContext): Promise<unknown> {
  try {
    return await callInProcess(name, input, context);
  } catch (error) {
    if (asUnavailable(error)) throw error;
    context.log.error({ err: error, call: name }, 'a call failed while a page was made');
    return { status: 'error', code: 'internal', message: errorText('internal') };
  }
}

interface PersonalPage {
  web: WebBundle;
  /** What a page in the language of the request is rendered from. */
  settings: () => PageSettings;
  services: Services;
}

/** A page for one visitor; after a post with its form and the status of what came of it. */
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
  askToComeBack(reply, status);
  if (answer.redirect !== undefined) reply.code(answer.status).header('location', answer.redirect);
  return reply.type('text/html; charset=utf-8').send(answer.html);
}

/**
 * A page for everybody is rendered as nobody: it may set no cookie and know no person. For one who has changed something
 * it is made from the primary.
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
}

/** Keeps what is asked for again, and only what exists: addresses that do not exist are without number. */
async function answerPublic(request: FastifyRequest, reply: FastifyReply, { answer, cache, key, begun }: PublicPage) {
  if (answer.status === 200 && cache.isWanted(key)) {
    const page = await encodePage(answer.html, answer.status);
    cache.set(key, page, begun);
    return sendCached(request, reply, page);
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

/** The page that the browser has is still right: no body (RFC 9110, 15.4.5). */
function sendUnchanged(reply: FastifyReply) {
  return reply.code(304).removeHeader('content-encoding').send();
}

interface PublicHeaders {
  status: number;
  encoding: Encoding;
  /** Null for what must not be kept: failures and redirects. */
  tag: string | null;
}

/** How long a page for everybody may be kept, and by what its copies differ. */
function cachingOf(languages: number): Readonly<Record<string, string>> {
  return {
    'cache-control': languages === 1 || locale() === defaultLocale ? cachedFor : cachedForOne,
    vary: languages === 1 ? 'accept-encoding' : 'accept-encoding, cookie',
  };
}

function publicHeaders(reply: FastifyReply, { status, encoding, tag }: PublicHeaders): void {
  reply.code(status);
  // A failure must not outlive its cause in anybody's cache.
  if (status >= 500) reply.header('cache-control', 'no-store');
  if (tag !== null) reply.header('etag', tag);
  askToComeBack(reply, status);
  reply.type('text/html; charset=utf-8');
  if (encoding !== null) reply.header('content-encoding', encoding);
}

function askToComeBack(reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '2');
}
