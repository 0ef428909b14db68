// task/list: what needs somebody of the staff (docs/routes.md#back-office).
import type { Handler } from '#src/server/call.ts';
import { countOpenTasks, findOpenTasks } from './queries.ts';

export const route = 'task/list';

export const handle: Handler<typeof route> = async ({ kind, after }, { services }) => {
  const [kinds, { data, hasMore }] = await Promise.all([
    countOpenTasks(services.db),
    findOpenTasks(services.db, { kind, after }),
  ]);
  return {
    kinds,
    data: data.map(({ opened_at, ...task }) => ({ ...task, opened_at: opened_at.toISOString() })),
    has_more: hasMore,
  };
};
