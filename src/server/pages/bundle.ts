// The built web bundle: what the server needs of it, and the names of its files.
import { readFile } from 'node:fs/promises';
import type { PageForm } from '#src/web/app/page-form.ts';
import type { PageAssets, PageSettings } from '#src/web/app/page-settings.ts';
import { inlineText } from '../http/security-headers.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  origin: string;
  /** Names the request in the log; an error page shows it. */
  reference?: string;
  page: PageSettings;
  /** The page's own form, where it has one that works without script. */
  form?: PageForm;
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
  assets: PageAssets;
  renderPage(request: PageRequest): Promise<PageAnswer>;
  /** Under which name a page is kept, or null when it is never kept. */
  cacheKey(url: string): string | null;
}

interface BuiltEntry extends Omit<WebBundle, 'assets'> {
  assetsFromManifest(manifest: unknown, early: string): PageAssets;
  earlyFile(manifest: unknown): string;
}

const dist = new URL('../../../dist/', import.meta.url);

/** Loads `dist/`, which `npm run build` and a start make. Throws one clear line when it is missing. */
export async function loadBundle(): Promise<WebBundle> {
  try {
    const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8'));
    const built = (await import(new URL('server/entry-server.js', dist).href)) as BuiltEntry;
    const early = await readFile(new URL(`client/${built.earlyFile(manifest)}`, dist), 'utf8');
    return {
      renderPage: built.renderPage,
      cacheKey: built.cacheKey,
      assets: built.assetsFromManifest(manifest, inlineText(early)),
    };
  } catch (error) {
    throw new Error('The web bundle is missing or broken: run "npm run build"', { cause: error });
  }
}
