// The filter of the back office's pages of text in an address: of the page and of its file (docs/back-office.md#pages-of-text).
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

const language = /^[a-z]{2,3}_[A-Z]{2}$/;

/** The language that a query names, or null. */
export function languageIn(search: string): string | null {
  const named = parseQuery(search).get('language') ?? '';
  return language.test(named) ? named : null;
}

/** The number of a version that a query names, or null. */
export function versionIn(search: string, name: 'version' | 'before'): number | null {
  const named = parseQuery(search).get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
}

/** The page of one text in the back office. */
export function adminTextUrl(
  slug: string,
  query: { readonly language?: string; readonly version?: number } = {},
): string {
  return `/admin/content/${slug}${buildQuery(query)}`;
}

/** A version of a text as guests would be shown it. */
export function textPreviewUrl(slug: string, query: { readonly language: string; readonly version: number }): string {
  return `/admin/content/${slug}/preview${buildQuery(query)}`;
}
