// Entry point of the feature report: what people reported, and what operators do about it (docs/reports.md).
import { reportCalls } from './report.ts';
import * as list from './list.ts';

export const reportHandlers = {
  ...reportCalls,
  [list.route]: list.handle,
} as const;

export { findMailedWarning, type MailedWarning } from './subject-queries.ts';
