// listing/review-list: what waits for an operator, and what went live since (docs/listings.md#review).
import type { Handler } from '#src/server/call.ts';
import { findChanged, findNew, type ReviewRow } from './review-queries.ts';

export const route = 'listing/review-list';

const onWire = (row: ReviewRow) => ({ ...row, at: row.at.toISOString() });

export const handle: Handler<typeof route> = async (_input, { services: { db } }) => {
  const [fresh, waiting, live] = await Promise.all([findNew(db), findChanged(db, 'waiting'), findChanged(db, 'live')]);
  return { new: fresh.map(onWire), waiting: waiting.map(onWire), live: live.map(onWire) };
};
