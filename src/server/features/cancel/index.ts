// Entry point of the feature cancel: a booking ends at the amount that was quoted.
import * as cancel from './cancel.ts';

export const cancelHandlers = { [cancel.route]: cancel.handle } as const;

export { isQuoteId, quoteIdOf } from './quote-id.ts';
