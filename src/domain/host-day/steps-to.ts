// Transitions from a booking's state to the merged state of all phones (docs/domain/hosts.md#several-phones).
import { stepOf, type BookingFacts } from '#src/domain/booking/lifecycle.ts';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import type { Merged } from './merge.ts';

/** One transition: the action, and the booking at that time, for the table's time limits. */
export interface MergeStep {
  readonly action: BookingAction;
  readonly facts: BookingFacts;
  readonly at: number;
}

/**
 * The transitions in order; empty when nothing changes, or when the booking has ended and acts no longer apply. Each is
 * judged at the time of its act, however late it arrives.
 */
export function stepsTo(booking: BookingFacts, merged: Merged, role: BookingRole): readonly MergeStep[] {
  const steps = waysOf(booking, merged);
  // All or nothing: if the table refuses one for its time, such as an act after the end, none is done.
  const isAllowed = steps.every(({ facts, action, at }) => stepOf(facts, action, role, at).ok);
  return isAllowed ? steps : [];
}

function waysOf(booking: BookingFacts, merged: Merged): readonly MergeStep[] {
  const { status } = booking;
  if (status !== 'confirmed' && status !== 'checked_in' && status !== 'no_show') return [];
  if (status === merged.status) return [];
  const back = wayBack(booking, merged);
  if (merged.status === 'confirmed' || merged.since === null) return back;
  const action = merged.status === 'checked_in' ? 'check_in' : 'mark_no_show';
  // Late guests are let in from a no-show; a check-in must be undone first.
  if (status === 'checked_in' && back.length === 0) return [];
  const isDirect = status === 'no_show';
  const facts: BookingFacts = isDirect ? booking : { ...booking, status: 'confirmed' };
  return [...(isDirect ? [] : back), { action, facts, at: merged.since }];
}

function wayBack(booking: BookingFacts, { undone_let_in, undone_no_show }: Merged): readonly MergeStep[] {
  const { status } = booking;
  if (status === 'checked_in' && undone_let_in)
    return [{ action: 'undo_check_in', facts: { ...booking, checked_in_at: undone_let_in.acted_at }, at: undone_let_in.at }]; // prettier-ignore
  if (status === 'no_show' && undone_no_show)
    return [{ action: 'undo_no_show', facts: { ...booking, no_show_at: undone_no_show.acted_at }, at: undone_no_show.at }]; // prettier-ignore
  return [];
}
