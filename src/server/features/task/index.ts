// Entry point of staff tasks: what the program cannot decide by itself. It imports no other feature, so that all may use it.
export { closeStaffTask, openStaffTask, type NewTask, type TaskKind } from './queries.ts';
