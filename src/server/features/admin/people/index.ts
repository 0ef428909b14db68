// Entry point of people in the back office: who there is, what they may, and whether they get in (docs/back-office.md#people).
import { staffInvitationCalls } from './staff-invitations.ts';
import { personActCalls } from './person-acts.ts';
import { personCalls } from './person.ts';
import { people } from './people.ts';

export const adminPeopleHandlers = {
  ...personCalls,
  'admin/people': people.handle,
  ...personActCalls,
  ...staffInvitationCalls,
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
