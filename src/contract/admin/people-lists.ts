// The back office's lists of people, distributors and partners (docs/reference/back-office.md#people).
import { personRoles, personStates } from '#src/domain/account/person-acts.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { choice, declareList, instantCursor, text, usual, usualFigure } from './list.ts';

/** All accounts (docs/reference/back-office.md#people). */
export const personList = declareList({
  name: 'people',
  filter: { find: text(100), role: choice(personRoles), state: choice(personStates) },
  columns: { name: {}, email: usual, phone: usual, roles: usual, state: usual, made_at: usual, signed_in_at: usual },
  file: {
    permission: 'people-files',
    columns: ['id', 'name', 'email', 'phone', 'roles', 'state', 'made_at', 'signed_in_at'],
  },
  cursor: instantCursor,
});

/** Distributors (docs/reference/back-office.md#distributors). */
export const distributorList = declareList({
  name: 'distributors',
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

/** Ambassadors and distributors (docs/reference/back-office.md#ambassadors-and-distributors). */
export const partnerList = declareList({
  name: 'ambassadors',
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
