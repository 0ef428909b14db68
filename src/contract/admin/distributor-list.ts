// Distributors, as the back office lists them (docs/back-office.md#distributors).
import { personStates } from '#src/domain/account/person-acts.ts';
import { choice, declareList, instantCursor, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const distributorList = declareList({
  name: 'distributors',
  path: adminRoutes['admin-distributors'].path,
  filter: { find: text(100), state: choice(personStates) },
  columns: {
    name: {},
    email: usual,
    phone: usual,
    state: usual,
    keys: usual,
    key_used_on: usual,
    booked_at: usual,
    made_at: {},
  },
  file: {
    permission: 'partners',
    columns: ['id', 'name', 'email', 'phone', 'state', 'made_at', 'keys', 'key_used_on', 'booked_at'],
  },
  cursor: instantCursor,
});
