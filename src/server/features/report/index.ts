// Entry point of the feature report: what people reported, and what operators do about it (docs/reports.md).
import * as act from './act.ts';
import * as detail from './detail.ts';
import * as list from './list.ts';

export const reportHandlers = {
  [act.route]: act.handle,
  [detail.route]: detail.handle,
  [list.route]: list.handle,
} as const;

export { findMailedWarning, type MailedWarning } from './subject-queries.ts';
