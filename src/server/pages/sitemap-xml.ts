// Sitemaps as text, after the protocol of sitemaps.org.
import { escapeHtml } from '../escape-html.ts';

/** A page; `changed` is left out where nothing says when it did. */
export interface SitemapEntry {
  readonly path: string;
  readonly changed?: Date;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entryText(kind: 'url' | 'sitemap', origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<${kind}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${kind}>\n`;
}

/** The pages of one part. */
export function sitemapOf(entries: readonly SitemapEntry[], origin: string): string {
  return `${head}<urlset ${schema}>\n${entries.map((entry) => entryText('url', origin, entry)).join('')}</urlset>\n`;
}

/** The index: where the parts are. */
export function sitemapIndexOf(paths: readonly string[], origin: string): string {
  const parts = paths.map((path) => entryText('sitemap', origin, { path })).join('');
  return `${head}<sitemapindex ${schema}>\n${parts}</sitemapindex>\n`;
}
