// Entry point of staff tasks: what the program cannot decide by itself. It imports no other feature, so that all may use it.
import * as close from './close.ts';
import * as list from './list.ts';

export {
  findOpenByKind,
  findStaffReader,
  findUrgentTasks,
  type OpenOfKind,
  queueStaffMails,
  type UrgentTask,
} from './staff-mail-queries.ts';
export { closeStaffTask, countOpenTasks, openStaffTask, type NewTask } from './queries.ts';

export const taskHandlers = { [close.route]: close.handle, [list.route]: list.handle } as const;
