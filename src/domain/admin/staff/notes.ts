// Notes of the staff on a booking, an account or a listing (docs/back-office.md#notes).
import { doesWork, type StaffArea } from './areas.ts';

/** The most letters of a note of the staff. */
export const mostInNote = 2000;

/** Whether an operator may remove a note of the staff: the one who wrote it, or an admin. */
export function mayRemoveNote(
  { authorId }: { readonly authorId: string },
  { actorId, areas }: { readonly actorId: string; readonly areas: readonly StaffArea[] },
): boolean {
  return authorId === actorId || doesWork('roles', areas);
}
