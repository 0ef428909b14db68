// Entry point of insights: figures, and reports by users (docs/domain/reviews.md#reports).
import { reportList, reportCalls } from './report.ts';
import { insightsSummary, insightsWords } from './summary.ts';

export const insightsHandlers = {
  'insights/summary': insightsSummary,
  'insights/words': insightsWords,
  ...reportCalls,
  'report/list': reportList,
} as const;

export { workOutMedians } from './summary.ts';
export { findMailedWarning, type MailedWarning } from './report-queries.ts';
