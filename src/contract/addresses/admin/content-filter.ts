// The filter of the back office's pages of text in an address: of the page and of its file (docs/back-office.md#pages-of-text).
import { type PageState, pageStates } from '#src/domain/content/page-rules.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which pages; what is left out does not narrow. */
export interface ContentFilter {
  readonly find?: string;
  readonly state?: PageState;
  readonly language?: string;
  readonly has_draft?: boolean;
}

/** What an address of the list says. */
export type ContentQuery = ListQuery<ContentFilter>;

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

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readContentQuery(search: string): ContentQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 100);
  const state = pageStates.find((one) => one === query.get('state'));
  const named = languageIn(search);
  const draft = query.get('draft');
  return {
    filter: {
      ...(find !== null && { find }),
      ...(state !== undefined && { state }),
      ...(named !== null && { language: named }),
      ...((draft === '1' || draft === '0') && { has_draft: draft === '1' }),
    },
    ...pageIn(search, /^[a-z][a-z0-9-]{0,119}$/),
  };
}

/** A query that says this filter: '' for none. */
export function contentQuery(
  { find, state, language: named, has_draft: draft }: ContentFilter,
  before?: string,
): string {
  return buildQuery({ find, state, language: named, draft: draft === undefined ? undefined : Number(draft), before });
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
