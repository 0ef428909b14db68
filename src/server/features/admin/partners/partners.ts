// Ambassadors and distributors (docs/back-office.md#ambassadors-and-distributors).
import { partnerList } from '#src/contract/admin/partner-list.ts';
import { byInstant, serveList } from '#src/server/features/admin/kit/list.ts';
import { findPartners } from './partner-queries.ts';
import { toPartner } from './to-wire.ts';

export const partners = serveList({
  list: partnerList,
  call: 'admin/partners',
  places: byInstant,
  find: async ({ db }, wanted) => ({ rows: await findPartners(db, wanted) }),
  toLine: toPartner,
});
