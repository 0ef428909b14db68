// Addresses in the back office; no other file writes one by hand.
import type { AdminTableName } from './filter-parts.ts';
import { adminRoutes } from './admin-routes.ts';

/** A payout run as a file for the bank. */
export function payoutFileUrl(number: number, file: 'xml' | 'csv'): string {
  return `${adminRoutes['admin-payouts'].path}/run-${number}.${file}`;
}

/** An account in the back office (docs/back-office.md#one-person). */
export function adminPersonUrl(id: string): string {
  return `${adminRoutes['admin-people'].path}/${id}`;
}

/** A distributor in the back office (docs/back-office.md#distributors). */
export function adminDistributorUrl(id: string): string {
  return `${adminRoutes['admin-distributors'].path}/${id}`;
}

/** A review in the back office (docs/back-office.md#reviews). */
export function adminReviewUrl(id: string): string {
  return `${adminRoutes['admin-reviews'].path}/${id}`;
}

/** A message in the log of the back office (docs/back-office.md#messages). */
export function adminMessageUrl(id: string): string {
  return `${adminRoutes['admin-messages'].path}/${id}`;
}

/** A table of the back office as a file; its filter is the query (docs/back-office.md#files). */
export function adminFileUrl(table: AdminTableName): string {
  return `${adminRoutes.admin.path}/${table}.csv`;
}
