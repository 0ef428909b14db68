// The HTML document: head, state and scripts. Its only inline script is the head script, whose hash is in the CSP (ADR 023).
import { html, rawHtml, type Html } from '#src/texts/html.ts';
import { frameTag, textDirection } from '#src/texts/locale.ts';
import { documentTitle, type Head } from '#src/web/platform/router/head.ts';
import type { PageSettings, PageAssets } from '#src/web/platform/app/page-settings.ts';
import { buildListingQuery, isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import type { RouteName } from '#src/contract/addresses/routes.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'src/web/entry-client.tsx';
const HEAD_SCRIPT = 'src/web/platform/hydration/head-script.ts';
// Only these are preloaded; other subsets load when used.
const PRELOADED_FONT = /-latin-wght-normal-[^/]*\.woff2$/;

function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen))];
}

export function headScriptFile(manifest: Manifest): string {
  const headScript = manifest[HEAD_SCRIPT];
  if (headScript === undefined) throw new Error(`the build manifest has no ${HEAD_SCRIPT}`);
  return headScript.file;
}

/** `base` is the file names' prefix, usually `/`. */
export function assetsFromManifest(manifest: Manifest, headScript: string, base = '/'): PageAssets {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the build manifest has no ${ENTRY}`);
  const shared = new Set(chunksOf(manifest, ENTRY));
  const own = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry === true)
    .map(([key]) => [key, chunksOf(manifest, key)] as const);
  const filesOf = (pick: (chunk: ManifestChunk) => readonly string[]) =>
    Object.fromEntries(own.map(([key, chunks]) => [key, chunks.flatMap(pick).map((file) => base + file)]));
  return {
    entry: base + entry.file,
    headScript,
    css: (entry.css ?? []).map((file) => base + file),
    fonts: (entry.assets ?? []).filter((file) => PRELOADED_FONT.test(`/${file}`)).map((file) => base + file),
    styles: filesOf((chunk) => (shared.has(chunk) ? [] : (chunk.css ?? []))),
    // Includes the entry's imports: the browser would find them only after loading it.
    modules: filesOf((chunk) => (chunk === entry ? [] : [chunk.file])),
  };
}

// Which pages are cacheable, and by which part of the address.

// Pages without anything personal (ADR 008).
const plain: ReadonlySet<RouteName> = new Set([
  'home',
  'about-us',
  'ambassadors',
  'backstreet-in-press',
  'be-a-host',
  'faq',
  'how-it-works',
  'how-you-can-help',
  'trust-and-safety',
  'commitment-to-impact',
  'terms-of-service',
  'privacy-policy',
  'productDetail',
  'page',
]);

/**
 * The page's cache key; null when rendered per visit. Lists keep their known query in fixed order; product pages with a
 * query are not cached; elsewhere it is ignored.
 */
export function cacheKey(url: string): string | null {
  const [path = '/', search = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const match = matchRoute(path);
  if (match === null) return null;
  const isCity = match.name === 'productList' || match.name === 'productCategory';
  const isList = isCity || match.name === 'productSearch';
  // A form without script: answered by a redirect to the cached address.
  if (isList && isFormQuery(search)) return null;
  if (isCity) return path + buildListingQuery(parseListingQuery(search, 'city'));
  if (match.name === 'productSearch') return path + buildListingQuery(parseListingQuery(search, 'search'));
  if (match.name === 'productDetail' && search !== '') return null;
  return plain.has(match.name) ? path : null;
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end a `<script type="application/json">` or a line. */
function serializeForScript(value: unknown): Html {
  return rawHtml(JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char] ?? char));
}

interface PageDocument {
  readonly head: Head;
  readonly origin: string;
  readonly settings: PageSettings;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly body: string;
  readonly state: unknown;
}

function absolute(origin: string, url: string): string {
  return url.startsWith('/') ? origin + url : url;
}

function meta(name: 'name' | 'property', key: string, content: string | undefined): Html | null {
  return content === undefined ? null : html`<meta ${name}="${key}" content="${content}">`;
}

function social({ head, origin, settings }: PageDocument): (Html | null)[] {
  const title = head.title === '' ? settings.brand.name : head.title;
  return [
    meta('property', 'og:site_name', settings.brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical === undefined ? undefined : origin + head.canonical),
    meta('property', 'og:image', head.image === undefined ? undefined : absolute(origin, head.image.url)),
    meta('property', 'og:image:alt', head.image?.alt),
    meta('name', 'twitter:card', head.image === undefined ? undefined : 'summary_large_image'),
  ];
}

function loads({ head, settings, styles }: PageDocument): Html[] {
  const { assets } = settings;
  const pictures = (head.preloads ?? []).map(
    ({ srcset, sizes, media }) =>
      html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcset}" imagesizes="${sizes}"${media === undefined ? null : html` media="${media}"`}>`,
  );
  return [
    ...[...assets.css, ...styles].map((file) => html`<link rel="stylesheet" href="${file}">`),
    ...assets.fonts.map((file) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...pictures,
  ];
}

/** Scripts inert in a template until the first paint (ADR 023), with imports, or they would load in sequence. */
function scripts({ settings, modules }: PageDocument): Html {
  const named = modules.map((file) => html`<link rel="modulepreload" fetchpriority="low" href="${file}">`);
  return html`<template id="scripts"><script type="module" fetchpriority="low" src="${settings.assets.entry}"></script>${named}</template>`;
}

function structured(head: Head): Html[] {
  return (head.jsonLd ?? []).map(
    (data) => html`<script type="application/ld+json">${serializeForScript(data)}</script>`,
  );
}

/** The demo's account switcher: plain forms, which work before any script. */
function demoBar({ demoLogins = [] }: PageSettings): Html | null {
  if (demoLogins.length === 0) return null;
  const doors = demoLogins.map(
    ({ role, account, path }) =>
      html`<form method="post" action="${path}"><button type="submit" data-account="${account}" class="min-h-11 px-2 capitalize underline aria-[current]:font-semibold aria-[current]:no-underline">${role}</button></form>`,
  );
  return html`<aside id="demo-bar" lang="en" dir="ltr" aria-label="Demo" class="flex flex-wrap items-center gap-x-1 bg-ink px-4 text-small text-paper print:hidden"><span>Demo. You are:</span>${doors}<script type="module" src="/dev/bar.js"></script></aside>`;
}

export function pageDocument(page: PageDocument): string {
  const { head, origin, settings } = page;
  // Demos are not indexed (docs/reference/texts.md#demo-world).
  const robots = settings.mode === 'demo' ? 'noindex' : head.robots;
  const own = settings.theme === '' ? null : html` style="${settings.theme}"`;
  const start = html`<!doctype html><html lang="${frameTag()}" dir="${textDirection()}"${own}><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`;
  // Before the styles: a script after them would wait for them.
  const headScript = html`<script>${rawHtml(settings.assets.headScript)}</script>`;
  const named = [
    html`<title>${documentTitle(head, settings.brand.name)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', robots),
    head.canonical === undefined ? null : html`<link rel="canonical" href="${origin + head.canonical}">`,
  ];
  const colours = html`<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffcf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e1916">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">`;
  const body = html`${demoBar(settings)}<div id="root">${rawHtml(page.body)}</div>
<script type="application/json" id="state">${serializeForScript(page.state)}</script>
${scripts(page)}`;
  const described = [...named, colours, ...social(page)];
  return String(
    html`${start}${headScript}${described}${loads(page)}${structured(head)}</head><body>${body}</body></html>`,
  );
}
