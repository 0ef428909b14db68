// Entry point of the feature alternative: what is offered to a guest whose host has cancelled
// (docs/domain/lifecycle.md#cancelled-by-the-host).
import * as list from './list.ts';

export const alternativeHandlers = { [list.route]: list.handle } as const;
export { findFree } from './free-departures.ts';
export { countAlternatives } from './count-alternatives.ts';
