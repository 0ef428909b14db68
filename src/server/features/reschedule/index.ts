// Entry point of the feature reschedule: moving a booking to another departure (product 6, ADR 032).
import * as move from './move.ts';

export const rescheduleHandlers = { [move.route]: move.handle } as const;
