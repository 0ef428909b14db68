// Entry point of the staff log (docs/reference/back-office.md).
import { taskClose, taskList } from './tasks.ts';

export const staffLogHandlers = {
  'task/close': taskClose,
  'task/list': taskList,
} as const;

export { askFresh } from './tasks.ts';
export { type AuditEntry, writeAudit } from './audit-queries.ts';
export {
  queueStaffMails,
  findOpenByKind,
  findStaffReader,
  findUrgentTasks,
  type OpenOfKind,
  type UrgentTask,
} from './staff-mail-queries.ts';
export { openStaffTask, closeStaffTask, countOpenTasks } from './task-queries.ts';
