// /check: the page that checks vouchers offline, cached per language; hosts' languages reuse the English one with other texts
// (docs/reference/texts.md#languages-of-hosts).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { currencyCodes, currencyOf } from '#src/domain/money/currencies.ts';
import { voucherCheckUrl } from '#src/contract/addresses/urls.ts';
import { hostLocales, hostWords, manifestName } from '#src/texts/languages.ts';
import {
  defaultLocale,
  isHostLocale,
  langTag,
  locale,
  textDirection,
  hostLanguageCookieName,
} from '#src/texts/locale.ts';
import { inLocale, chosenHostLanguage, localeOf } from '#src/server/platform/locale.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { rawPublicKey, voucherKeyId } from '#src/server/features/booking/index.ts';
import { findOwnLanguage } from '#src/server/features/host-reach/index.ts';
import { html, rawHtml } from '#src/texts/html.ts';
import type { Services } from '#src/server/services.ts';
import { t } from './texts.ts';
import { limits } from '#src/domain/limits.ts';
import { Unavailable } from '#src/server/platform/db/transaction.ts';
import { cookiesOf, identify } from '#src/server/platform/http/identity.ts';

interface Built {
  main: string;
  worker: string;
  styles: readonly string[];
  files: readonly string[];
}

interface Chunk {
  file: string;
  css?: string[];
}

const dist = `${projectFolder}dist/check/`;
const icon = '/static/favicon.svg';
const icons = [192, 512].map((size) => ({ src: `/static/app-icon-${size}.png`, sizes: `${size}x${size}` }));

interface CheckPageFiles {
  page: string;
  worker: string;
  manifest: string;
}

/** Throws one clear line when the page is not built. */
export async function registerCheckPage(app: FastifyInstance, services: Services): Promise<void> {
  const { keys } = services;
  const { locales, brand } = services.config;
  const each = await Promise.all(
    [...locales, ...hostLocales.filter(isHostLocale)].map(
      async (name) =>
        [name, await inLocale(name, () => make(name, brand.name, settingsText(brand.name, keys)))] as const,
    ),
  );
  const byLocale = new Map(each);
  // Keeps the language it was last opened in.
  const madeFor = async (request: FastifyRequest, reply: FastifyReply): Promise<CheckPageFiles> => {
    reply.header('vary', 'cookie');
    const made = byLocale.get(await checkLanguage(request, reply, services)) ?? byLocale.get(defaultLocale);
    if (!made) throw new Error('the voucher check page has no language');
    return made;
  };
  await app.register(fastifyStatic, {
    root: `${dist}assets`,
    prefix: `${voucherCheckUrl}/assets/`,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  // Revalidated each time: phones must receive new keys.
  const fresh = 'private, max-age=0, must-revalidate';
  app.get(voucherCheckUrl, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', fresh)
      .header('x-robots-tag', 'noindex')
      // Only this page uses the camera.
      .header('permissions-policy', 'camera=(self)')
      .send((await madeFor(request, reply)).page),
  );
  app.get(`${voucherCheckUrl}/worker.js`, async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', fresh)
      .header('service-worker-allowed', voucherCheckUrl)
      .send((await madeFor(request, reply)).worker),
  );
  app.get(`${voucherCheckUrl}/app.webmanifest`, async (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', fresh)
      .send((await madeFor(request, reply)).manifest),
  );
}

async function make(name: string, brand: string, settings: string): Promise<CheckPageFiles> {
  const built = await loadBuilt(isHostLocale(name) ? defaultLocale : name);
  const page = pageHtml(built, brand, settings);
  return { page, worker: await workerText(built, page), manifest: manifestText(brand) };
}

async function loadBuilt(name: string): Promise<Built> {
  try {
    const chunks = JSON.parse(await readFile(`${dist}.vite/${manifestName(name)}`, 'utf8')) as Record<string, Chunk>;
    const [main, worker] = ['main', 'worker'].map((name) => chunks[`src/web/check/${name}.ts`]);
    if (!main || !worker) throw new Error('the manifest lists no page');
    const others = Object.values(chunks).filter((chunk) => chunk !== worker && !chunk.file.endsWith('.woff2'));
    const files = others.flatMap(({ file, css = [] }) => [file, ...css]);
    const addressed = (list: readonly string[]) => list.map((file) => `${voucherCheckUrl}/${file}`);
    return {
      main: `${voucherCheckUrl}/${main.file}`,
      worker: worker.file,
      styles: addressed(main.css ?? []),
      files: addressed(files),
    };
  } catch (error) {
    throw new Error('The voucher check page is missing: run "npm run build"', { cause: error });
  }
}

function settingsText(brand: string, { voucher }: Services['keys']): string {
  const keys = voucher.publics.map((key) => ({ id: voucherKeyId(key), x: rawPublicKey(key).toString('base64url') }));
  const money = currencyCodes().map((code) => [code, currencyLook(code)] as const);
  const words = isHostLocale(locale()) ? hostWords(locale(), ['web/check']) : undefined;
  return JSON.stringify({
    brand,
    keys,
    currency: priceCurrency().code,
    currencies: Object.fromEntries(money),
    words,
  }).replaceAll('<', '\\u003c');
}

function currencyLook(code: string): { digits: number; symbol: string } {
  const { digits, symbol } = currencyOf(code);
  return { digits, symbol };
}

function pageHtml({ main, styles }: Built, brand: string, settings: string): string {
  return String(html`<!doctype html>
<html lang="${langTag()}" dir="${textDirection()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${t('check.title')} · ${brand}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffcf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15110f">
<link rel="icon" href="${icon}" type="image/svg+xml"><link rel="apple-touch-icon" href="${icons[0]?.src ?? icon}"><link rel="manifest" href="${voucherCheckUrl}/app.webmanifest">
${styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
<script type="application/json" id="settings">${rawHtml(settings)}</script>
<script type="module" src="${main}"></script></head>
<body><main><p class="brand">${brand}</p><div id="check"><noscript>${t('check.noScript')}</noscript></div></main></body></html>
`);
}

/** The cache name changes with the page, so a new page replaces the old. */
async function workerText({ worker, files }: Built, page: string): Promise<string> {
  const script = await readFile(`${dist}${worker}`, 'utf8');
  const name = `check-${createHash('sha256').update(page).update(script).digest('hex').slice(0, 12)}`;
  return `self.checkFiles=${JSON.stringify([...files, icon, ...icons.map(({ src }) => src)])};self.checkCache="${name}";\n${script}`;
}

function manifestText(brand: string): string {
  return JSON.stringify({
    id: voucherCheckUrl,
    name: `${t('check.title')} · ${brand}`,
    short_name: t('check.title'),
    start_url: voucherCheckUrl,
    scope: voucherCheckUrl,
    display: 'standalone',
    background_color: '#fffcf7',
    theme_color: '#b3391f',
    icons: [
      ...icons.flatMap((one) => ['any', 'maskable'].map((purpose) => ({ ...one, type: 'image/png', purpose }))),
      { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}

/**
 * Language of host or site. A link's (`?language=ne`) is remembered, because the page caches itself without it; the
 * phone's choice wins.
 */
async function checkLanguage(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<string> {
  const chosen = chosenHostLanguage(request);
  if (chosen !== null) return chosen;
  const { language } = request.query as { language?: unknown };
  if (typeof language === 'string' && isHostLocale(language) && hostLocales.includes(language)) {
    const lasting = { maxAgeSeconds: limits.localeCookieDays * 86_400, httpOnly: false };
    cookiesOf(request, reply, services.config.isSecure).set(hostLanguageCookieName, language, lasting);
    return language;
  }
  return (await ownLanguage(request, services)) ?? localeOf(request, services.config.locales);
}

async function ownLanguage(request: FastifyRequest, services: Services): Promise<string | null> {
  try {
    const who = await identify(request, services);
    return 'actor' in who && who.actor.userId !== null ? await findOwnLanguage(services.db, who.actor.userId) : null;
  } catch (error) {
    // Codes need no database: without it, use the site's language.
    if (error instanceof Unavailable) return null;
    throw error;
  }
}
