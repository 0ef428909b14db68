// task/list: what needs somebody of the staff, as far as it is their work (docs/routes.md#back-office).
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import type { Handler } from '#src/server/call.ts';
import { countOpenTasks, findOpenTasks } from './task-queries.ts';

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
