// Addresses in the back office; no other file writes one by hand.
import type { AdminTableName } from './list.ts';
import { adminRoutes } from './admin-routes.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

// The filter of pages of text, for the page and its file (docs/reference/back-office.md#pages-of-text).

const language = /^[a-z]{2,3}_[A-Z]{2}$/;

/** The language in a query, or null. */
export function languageIn(search: string): string | null {
  const named = parseQuery(search).get('language') ?? '';
  return language.test(named) ? named : null;
}

/** The number of a version in a query, or null. */
export function versionIn(search: string, name: 'version' | 'before'): number | null {
  const named = parseQuery(search).get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
}

/** The page of one text. */
export function adminTextUrl(
  slug: string,
  query: { readonly language?: string; readonly version?: number } = {},
): string {
  return `/admin/content/${slug}${buildQuery(query)}`;
}

/** A preview of a version, as guests would see it. */
export function textPreviewUrl(slug: string, query: { readonly language: string; readonly version: number }): string {
  return `/admin/content/${slug}/preview${buildQuery(query)}`;
}

/** A payout run as a file for the bank. */
export function payoutFileUrl(number: number, file: 'xml' | 'csv'): string {
  return `${adminRoutes['admin-payouts'].path}/run-${number}.${file}`;
}

/** An account (docs/reference/back-office.md#one-person). */
export function adminPersonUrl(id: string): string {
  return `${adminRoutes['admin-people'].path}/${id}`;
}

/** A distributor (docs/reference/back-office.md#distributors). */
export function adminDistributorUrl(id: string): string {
  return `${adminRoutes['admin-distributors'].path}/${id}`;
}

/** A review (docs/reference/back-office.md#reviews). */
export function adminReviewUrl(id: string): string {
  return `${adminRoutes['admin-reviews'].path}/${id}`;
}

/** A logged message (docs/reference/back-office.md#messages). */
export function adminMessageUrl(id: string): string {
  return `${adminRoutes['admin-messages'].path}/${id}`;
}

/** A table as a file; its filter is the query (docs/reference/back-office.md#files). */
export function adminFileUrl(table: AdminTableName): string {
  return `${adminRoutes.admin.path}/${table}.csv`;
}
