// Entry point of the feature insight: what a host learns (docs/domain/insights.md).
import * as summary from './summary.ts';
import * as words from './words.ts';

export const insightHandlers = { [summary.route]: summary.handle, [words.route]: words.handle } as const;

export { workOutMedians } from './medians.ts';
