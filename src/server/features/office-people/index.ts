// Entry point of people in the back office: who there is, what they may, and whether they get in (docs/back-office.md#people).
import * as hostCoordinator from './host-coordinator.ts';
import * as people from './people.ts';
import * as person from './person.ts';
import * as personAct from './person-act.ts';
import * as personAreas from './person-areas.ts';
import * as personRole from './person-role.ts';

export const officePeopleHandlers = {
  [hostCoordinator.route]: hostCoordinator.handle,
  [people.route]: people.handle,
  [person.route]: person.handle,
  [personAct.route]: personAct.handle,
  [personAreas.route]: personAreas.handle,
  [personRole.route]: personRole.handle,
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
export { findPeople, mostFound, type PeopleWanted, type PersonRow } from './people-queries.ts';
export { findPerson } from './person-queries.ts';
export { registerPeopleFile } from './people-file.ts';
