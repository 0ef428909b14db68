// The built web bundle for the server.
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
  url: string;
  origin: string;
  /** For the log and error page. */
  reference?: string;
  page: PageSettings;
  /** The page's form without script. */
  form?: PageForm;
  words?: HostWords;
  api: (name: string, input: unknown) => Promise<unknown>;
}

/** Document or redirect. `error` is a page's bug, for the log. */
export interface PageAnswer {
  status: number;
  redirect?: string;
  html: string;
  error?: unknown;
}

/** Exports of `src/web/entry-server.tsx`, repeated without browser types. */
export interface WebBundle {
  assets: Readonly<Record<string, PageAssets>>;
  renderPage(request: PageRequest): Promise<PageAnswer>;
  /** Null when never cached. */
  cacheKey(url: string): string | null;
}

interface BuiltEntry extends Omit<WebBundle, 'assets'> {
  /** The bundle has its own modules. */
  localeFrom(read: () => string): void;
  formatsFrom(make: MakeFormat): void;
  priceCurrencyFrom(read: () => PriceCurrency): unknown;
  assetsFromManifest(manifest: unknown, early: string): PageAssets;
  headScriptFile(manifest: unknown): string;
}

const dist = new URL('../../../dist/', import.meta.url);

/** `dist/`. Throws one clear line when missing. */
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
