// Addresses in the back office; no other file writes one by hand.
import type { OfficeTableName } from './filter-parts.ts';
import { officeRoutes } from './office-routes.ts';

/** A payout run as a file for the bank. */
export function payoutFileUrl(number: number, file: 'xml' | 'csv'): string {
  return `${officeRoutes['admin-payouts'].path}/run-${number}.${file}`;
}

/** An account in the back office (docs/back-office.md#one-person). */
export function officePersonUrl(id: string): string {
  return `${officeRoutes['admin-people'].path}/${id}`;
}

/** A distributor in the back office (docs/back-office.md#distributors). */
export function officeDistributorUrl(id: string): string {
  return `${officeRoutes['admin-distributors'].path}/${id}`;
}

/** A review in the back office (docs/back-office.md#reviews). */
export function officeReviewUrl(id: string): string {
  return `${officeRoutes['admin-reviews'].path}/${id}`;
}

/** A message in the log of the back office (docs/back-office.md#messages). */
export function officeMessageUrl(id: string): string {
  return `${officeRoutes['admin-messages'].path}/${id}`;
}

/** A table of the back office as a file; its filter is the query (docs/back-office.md#files). */
export function officeFileUrl(table: OfficeTableName): string {
  return `${officeRoutes.admin.path}/${table}.csv`;
}
