// All accounts, as the back office lists them (docs/back-office.md#people).
import { personRoles, personStates } from '#src/domain/account/person-acts.ts';
import { choice, declareList, instantCursor, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const personList = declareList({
  name: 'people',
  path: adminRoutes['admin-people'].path,
  filter: { find: text(100), role: choice(personRoles), state: choice(personStates) },
  columns: { name: {}, email: usual, phone: usual, roles: usual, state: usual, made_at: usual, signed_in_at: usual },
  file: {
    permission: 'people-files',
    columns: ['id', 'name', 'email', 'phone', 'roles', 'state', 'made_at', 'signed_in_at'],
  },
  cursor: instantCursor,
});
