// Entry point of the feature departure: what a host does with one, and what is done when it is over.
import * as cancel from './cancel.ts';
import * as close from './close.ts';

export const departureHandlers = { [cancel.route]: cancel.handle, [close.route]: close.handle } as const;

export { settleEnded } from './settle.ts';
export { type CalledOff, cancelDeparture, type DepartureEnd, endDeparture } from './cancel.ts';
export { lockSlot } from './lock-slot.ts';
export { closeSlot, findTold, logDeparture, openSlot } from './queries.ts';
