// Entry point of the feature feedback: what people write to the operator (docs/content.md#write-to-the-operator).
import * as apply from './apply.ts';
import * as save from './save.ts';

export { findApplication, findFeedback, type ToOperator } from './queries.ts';

export const feedbackHandlers = { [save.route]: save.handle, [apply.route]: apply.handle } as const;
