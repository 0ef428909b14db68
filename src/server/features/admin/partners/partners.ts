// admin/partners: ambassadors and distributors, a page at a time (docs/back-office.md#ambassadors-and-distributors).
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { findPartners } from './partner-queries.ts';
import { toPartner } from './to-wire.ts';

export const route = 'admin/partners';

/** How many a page has. */
const pageSize = 50;

/** The newest first, narrowed by kind and state and found by name, address or code; `next` is where the next page goes on. */
export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const { shown, next } = pageOf(await findPartners(db, { ...filter, after, count: pageSize + 1 }), pageSize);
  return {
    data: shown.map(toPartner),
    next,
  };
};
