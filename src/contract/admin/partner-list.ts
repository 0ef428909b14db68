// Ambassadors and distributors, as the back office lists them (docs/back-office.md#ambassadors-and-distributors).
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { choice, declareList, instantCursor, text, usual, usualFigure } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const partnerList = declareList({
  name: 'ambassadors',
  path: adminRoutes['admin-ambassadors'].path,
  filter: { find: text(254), kind: choice(partnerKinds), state: choice(partnerStates) },
  columns: {
    name: {},
    kind: usual,
    code: usual,
    state: usual,
    clicks: usualFigure,
    bookings: usualFigure,
    waiting: usualFigure,
    released: usualFigure,
    paid: usualFigure,
    since: usual,
    email: {},
  },
  file: {
    permission: 'partners',
    columns: ['name', 'email', 'kind', 'code', 'state', 'clicks', 'bookings', 'waiting', 'released', 'paid', 'since'],
  },
  cursor: instantCursor,
});
