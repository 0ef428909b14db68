// task/close: done by hand, with a note for whoever asks later (docs/routes.md#back-office).
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { closeByHand, findTaskKind } from './task-queries.ts';
import { isUndecided } from './undecided-queries.ts';

export const taskClose: Handler<'task/close'> = async ({ task_id, note }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const kind = await findTaskKind(services.db, task_id);
  if (kind !== null && !taskKindsOf(actor.areas ?? []).some((mine) => mine === kind)) return refuse('other-area');
  // Its own page decides it, tells whom it concerns and writes the books; closing the task alone would do none of it.
  if (await isUndecided(services.db, task_id)) return refuse('task-elsewhere');
  // Two operators, or a second press: the first note stays, and both see that it is done.
  return { closed: await closeByHand(services.db, { taskId: task_id, by: actor.userId, note }) };
};
