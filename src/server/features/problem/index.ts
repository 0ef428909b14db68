// Entry point of the feature problem: what guests report after the fact (docs/domain/lifecycle.md#problems).
import * as report from './report.ts';

export { registerProblemPhotos } from './photo-file.ts';

export const problemHandlers = { [report.route]: report.handle } as const;
