// Entry point of the feature checkin: phones at the entrance, and who comes on a day.
import * as cutOff from './cut-off.ts';
import * as phones from './phones.ts';
import * as sync from './sync.ts';

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
  [cutOff.route]: cutOff.handle,
  [phones.route]: phones.handle,
  [sync.route]: sync.handle,
} as const;
