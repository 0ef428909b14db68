// Entry point of the back office: what operators look through (docs/back-office.md).
import * as auditList from './audit-list.ts';
import * as bookingList from './booking-list.ts';
import * as settingChange from './setting-change.ts';
import * as settingList from './setting-list.ts';
import * as waiting from './waiting.ts';

export const adminHandlers = {
  [auditList.route]: auditList.handle,
  [bookingList.route]: bookingList.handle,
  [settingList.route]: settingList.handle,
  [settingChange.route]: settingChange.handle,
  [waiting.route]: waiting.handle,
} as const;

export { findAdminCities } from './booking-queries.ts';
export { registerAdminFiles } from './files.ts';
export { type AdminTable, registerAdminFile } from './admin-file.ts';
export { instantOf, type ListPlace, microsOf, pageOf, placeOf, startsWith } from './place-queries.ts';
