// The built web bundle: what the server needs of it, and the names of its files.
import { priceCurrency, type PriceCurrency } from '#src/domain/money/own-currency.ts';
import { readFile } from 'node:fs/promises';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageAssets, PageSettings } from '#src/web/platform/app/page-settings.ts';
import type { MakeFormat } from '#src/texts/intl.ts';
import { hostFormat, manifestName } from '#src/texts/languages.ts';
import { locale } from '#src/texts/locale.ts';
import type { HostWords } from '#src/texts/translate.ts';
import { inlineText } from '#src/server/platform/http/security-headers.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  origin: string;
  /** Names the request in the log; an error page shows it. */
  reference?: string;
  page: PageSettings;
  /** The page's own form, where it has one that works without script. */
  form?: PageForm;
  /** The words of the page in a language of hosts. */
  words?: HostWords;
  /** Makes a call in this process. */
  api: (name: string, input: unknown) => Promise<unknown>;
}

/** A document, or where to go instead. `error` is a bug in a page, for the log. */
export interface PageAnswer {
  status: number;
  redirect?: string;
  html: string;
  error?: unknown;
}

/** What `src/web/entry-server.tsx` exports; stated here because the server is compiled without the browser's types. */
export interface WebBundle {
  /** The client's files by locale: it is built for each language. */
  assets: Readonly<Record<string, PageAssets>>;
  renderPage(request: PageRequest): Promise<PageAnswer>;
  /** Under which name a page is kept, or null when it is never kept. */
  cacheKey(url: string): string | null;
}

interface BuiltEntry extends Omit<WebBundle, 'assets'> {
  /** The bundle has modules of its own, so it gets the function that reads the locale. */
  localeFrom(read: () => string): void;
  formatsFrom(make: MakeFormat): void;
  priceCurrencyFrom(read: () => PriceCurrency): unknown;
  assetsFromManifest(manifest: unknown, early: string): PageAssets;
  headScriptFile(manifest: unknown): string;
}

const dist = new URL('../../../dist/', import.meta.url);

/** Loads `dist/`, which `npm run build` and a start make. Throws one clear line when it is missing. */
export async function loadBundle(locales: readonly string[]): Promise<WebBundle> {
  try {
    const built = (await import(new URL('server/entry-server.js', dist).href)) as BuiltEntry;
    built.localeFrom(locale);
    built.formatsFrom(hostFormat);
    built.priceCurrencyFrom(priceCurrency);
    const assets = await Promise.all(
      locales.map(async (name) => {
        const manifest = JSON.parse(await readFile(new URL(`client/.vite/${manifestName(name)}`, dist), 'utf8'));
        const early = await readFile(new URL(`client/${built.headScriptFile(manifest)}`, dist), 'utf8');
        return [name, built.assetsFromManifest(manifest, inlineText(early))] as const;
      }),
    );
    return { renderPage: built.renderPage, cacheKey: built.cacheKey, assets: Object.fromEntries(assets) };
  } catch (error) {
    throw new Error('The web bundle is missing or broken: run "npm run build"', { cause: error });
  }
}
