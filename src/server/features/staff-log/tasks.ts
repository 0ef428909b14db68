// task/close: done by hand, with a note (docs/reference/addresses.md#back-office).
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, Actor } from '#src/server/call.ts';
import { closeByHand, findTaskKind, countOpenTasks, findOpenTasks, isUndecided } from './task-queries.ts';
import { type DangerousAct, isFreshFor } from '#src/domain/admin/acts.ts';

// task/list: of the operator's areas (docs/reference/addresses.md#back-office).

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
  // Its page makes the decision with its effects.
  if (await isUndecided(services.db, task_id)) return refuse('task-elsewhere');
  // A repeated request keeps the first note.
  return { closed: await closeByHand(services.db, { taskId: task_id, by: actor.userId, note }) };
};

/**
 * Null may continue; for `factor-stale` call `account/factor-show` first. Call it after finding the row, before
 * writing.
 */
export function askFresh({ factorAge }: Actor, act: DangerousAct): Refusal | null {
  return isFreshFor(act, factorAge ?? null) ? null : refuse('factor-stale');
}
