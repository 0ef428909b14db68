// office/waiting: what needs somebody of these areas now, counted by the words of the gauges and of the lists (docs/back-office.md#to-do).
import { countedKindsOf } from '#src/domain/office/staff/task-areas.ts';
import type { Handler } from '#src/server/call.ts';
import { countBacklog } from '#src/server/db/backlog-queries.ts';

export const route = 'office/waiting';

export const handle: Handler<typeof route> = async (_input, { services: { db }, actor }) => {
  const kinds = countedKindsOf(actor.areas ?? []);
  const counted = new Map((await countBacklog(db, kinds)).map(({ kind, count }) => [kind, count]));
  // In the order of the page; a union keeps none.
  const data = kinds.map((kind) => ({ kind, count: counted.get(kind) ?? 0 }));
  return { data: data.filter(({ count }) => count > 0) };
};
