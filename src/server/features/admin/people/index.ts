// Entry point of people in the back office: who there is, what they may, and whether they get in (docs/back-office.md#people).
import * as hostCoordinator from './host-coordinator.ts';
import { people } from './people.ts';
import * as person from './person.ts';
import * as personAct from './person-act.ts';
import * as personAreas from './person-areas.ts';
import * as personRole from './person-role.ts';
import * as staffAccept from './staff-accept.ts';
import * as staffInvitation from './staff-invitation.ts';
import * as staffInvitations from './staff-invitations.ts';
import * as staffInvite from './staff-invite.ts';
import * as staffRevoke from './staff-revoke.ts';

export const adminPeopleHandlers = {
  [hostCoordinator.route]: hostCoordinator.handle,
  'admin/people': people.handle,
  [person.route]: person.handle,
  [personAct.route]: personAct.handle,
  [personAreas.route]: personAreas.handle,
  [personRole.route]: personRole.handle,
  [staffAccept.route]: staffAccept.handle,
  [staffInvitation.route]: staffInvitation.handle,
  [staffInvitations.route]: staffInvitations.handle,
  [staffInvite.route]: staffInvite.handle,
  [staffRevoke.route]: staffRevoke.handle,
} as const;

export {
  findOperators,
  freeOperator,
  makeOperator,
  noteReset,
  passwordLink,
  tellOperators,
  type MachineAct,
  type Operator,
} from './machine-queries.ts';
export { toLine, wantedBy } from './people.ts';
export { people };
export { findPeople, type PersonRow } from './people-queries.ts';
export { findStaffInvitation } from './invitation-queries.ts';
export { findPerson } from './person-queries.ts';
