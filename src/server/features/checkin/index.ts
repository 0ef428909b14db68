// Entry point of the feature checkin: phones at the entrance, and who comes on a day.
import { checkinCalls } from './checkin.ts';

export {
  type DepartureRow,
  departureTables,
  guidesOf,
  findDeparture,
  findDepartures,
  findParties,
  isActedFor,
  type PartyRow,
  type Wanted,
} from './departure-queries.ts';
export { applyActs, applyActsIn } from './apply-acts.ts';
export { arrivalOf } from './party.ts';
export { type ActRow, findActs, makeLinkDevice, readNow } from './sync-queries.ts';

export const checkinHandlers = {
  ...checkinCalls,
} as const;
