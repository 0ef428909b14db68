// task/close: done by hand, with a note for whoever asks later (docs/reference/addresses.md#back-office).
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, Actor } from '#src/server/call.ts';
import { closeByHand, findTaskKind, countOpenTasks, findOpenTasks, isUndecided } from './task-queries.ts';
import { type DangerousAct, isFreshFor } from '#src/domain/admin/acts.ts';

// task/list: what needs someone of the staff, as far as it is their work (docs/reference/addresses.md#back-office).

export const taskList: Handler<'task/list'> = async ({ kind, after }, { services, actor }) => {
  const mine = taskKindsOf(actor.areas ?? []);
  const [kinds, { data, hasMore }] = await Promise.all([
    countOpenTasks(services.db, mine),
    findOpenTasks(services.db, { kinds: mine.filter((one) => kind === undefined || one === kind), after }),
  ]);
  return {
    kinds,
    data: data.map(({ opened_at, ...task }) => ({ ...task, opened_at: opened_at.toISOString() })),
    has_more: hasMore,
  };
};

export const taskClose: Handler<'task/close'> = async ({ task_id, note }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const kind = await findTaskKind(services.db, task_id);
  if (kind !== null && !taskKindsOf(actor.areas ?? []).some((mine) => mine === kind)) return refuse('other-area');
  // Its own page decides it, tells whom it concerns and writes the books; closing the task alone would do none of it.
  if (await isUndecided(services.db, task_id)) return refuse('task-elsewhere');
  // Two operators, or a second press: the first note stays, and both see that it is done.
  return { closed: await closeByHand(services.db, { taskId: task_id, by: actor.userId, note }) };
};

/**
 * Null where the act may go on; `factor-stale` where the second factor must be shown first, by `account/factor-show`. Asked
 * after the row was found, so that a missing one answers as everywhere, and before anything is written
 * (docs/reference/back-office.md#dangerous-acts).
 */
export function askFresh({ factorAge }: Actor, act: DangerousAct): Refusal | null {
  return isFreshFor(act, factorAge ?? null) ? null : refuse('factor-stale');
}
