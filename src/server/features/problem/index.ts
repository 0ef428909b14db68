// Entry point of the feature problem: what guests report after the fact (product 6).
import * as report from './report.ts';

export const problemHandlers = { [report.route]: report.handle } as const;
