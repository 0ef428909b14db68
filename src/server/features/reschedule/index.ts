// Entry point of the feature reschedule: moving a booking to another departure (docs/domain/lifecycle.md#moving, ADR 032).
import * as move from './move.ts';

export { moveLocked } from './move-locked.ts';
export { planMove } from './move-plan.ts';
export { targetDeparture } from './target-departure.ts';

export const rescheduleHandlers = { [move.route]: move.handle } as const;
