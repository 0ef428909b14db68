// Addresses in the back office; no other file writes one by hand.
import type { AdminTableName } from './list.ts';
import { adminRoutes } from './admin-routes.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

// The filter of the back office's pages of text in an address: of the page and of its file (docs/reference/back-office.md#pages-of-text).

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

/** A payout run as a file for the bank. */
export function payoutFileUrl(number: number, file: 'xml' | 'csv'): string {
  return `${adminRoutes['admin-payouts'].path}/run-${number}.${file}`;
}

/** An account in the back office (docs/reference/back-office.md#one-person). */
export function adminPersonUrl(id: string): string {
  return `${adminRoutes['admin-people'].path}/${id}`;
}

/** A distributor in the back office (docs/reference/back-office.md#distributors). */
export function adminDistributorUrl(id: string): string {
  return `${adminRoutes['admin-distributors'].path}/${id}`;
}

/** A review in the back office (docs/reference/back-office.md#reviews). */
export function adminReviewUrl(id: string): string {
  return `${adminRoutes['admin-reviews'].path}/${id}`;
}

/** A message in the log of the back office (docs/reference/back-office.md#messages). */
export function adminMessageUrl(id: string): string {
  return `${adminRoutes['admin-messages'].path}/${id}`;
}

/** A table of the back office as a file; its filter is the query (docs/reference/back-office.md#files). */
export function adminFileUrl(table: AdminTableName): string {
  return `${adminRoutes.admin.path}/${table}.csv`;
}
