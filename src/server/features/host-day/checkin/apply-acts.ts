// Applies check-in actions of phones to a booking, under its locks (docs/domain/hosts.md#several-phones).
import type { Act } from '#src/domain/host-day/act.ts';
import { mergeActs, type Merged } from '#src/domain/host-day/merge.ts';
import { stepsTo } from '#src/domain/host-day/steps-to.ts';
import { seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import type { Services } from '#src/server/services.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import {
  type ChangeReason,
  changeStatus,
  lockBooking,
  type LockedBooking,
} from '#src/server/features/booking/index.ts';
import { sayCash } from '#src/server/features/earnings/index.ts';
import { closeContest, queueMarked, queueTakenBack } from '#src/server/features/host-day/no-show-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './sync-queries.ts';
import type { DepartureRow, PartyRow } from './departure-queries.ts';
import type { ActRow } from './sync-queries.ts';

type Trx = Parameters<Parameters<typeof inTransaction<unknown>>[1]>[0];

interface Applied {
  readonly status: BookingStatus;
  readonly date: string;
  readonly time: string;
  /** Cancelled, declined or expired: guests checked in without a booking. */
  readonly isEnded: boolean;
}

const reasons: Partial<Record<BookingAction, (device: string | null) => ChangeReason>> = {
  check_in: (device) => (device === null ? { key: 'check_in' } : { key: 'check-in', figures: { device } }),
  undo_check_in: (device) =>
    device === null ? { key: 'undo_check_in' } : { key: 'check-in-undone', figures: { device } },
  // A link marks no no-show, but undoing may leave a phone's mark.
  mark_no_show: (device) => ({ key: 'no-show', figures: { device: device ?? t('phone.link') } }),
  undo_no_show: (device) => ({ key: 'no-show-undone', figures: { device: device ?? t('phone.link') } }),
};

/** Stores and merges all actions, then changes the status. Null when the booking is gone. */
export async function applyActs(
  { db }: Pick<Services, 'db'>,
  bookingId: string,
  acts: readonly Act[],
  acting: ActingOn,
): Promise<Applied | null> {
  return inTransaction(db, (trx) => applyActsIn(trx, bookingId, acts, acting));
}

/** The phone; null for a link. */
interface ActingOn {
  by: Acting;
  device: string | null;
}

/** In the caller's transaction, under the same locks. */
export async function applyActsIn(
  trx: Trx,
  bookingId: string,
  acts: readonly Act[],
  { by, device }: ActingOn,
): Promise<Applied | null> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return null;
  const added = await queries.insertActs(trx, booking.id, acts);
  const all = (await queries.findActs(trx, [booking.id])) as readonly Act[];
  const merged = mergeActs(booking, all);
  const status = await follow(trx, booking, merged, { by, device });
  // A known action does not repeat a cash report changed elsewhere since.
  if (acts.some(({ id, kind }) => added.has(id) && kind !== 'let_in' && kind !== 'no_show'))
    await tellCash(trx, booking.id, merged, by);
  const { date, time } = booking;
  return { status, date, time, isEnded: seatsOf(status) === 'free' };
}

async function follow(
  trx: Trx,
  booking: LockedBooking,
  merged: Merged,
  { by, device }: ActingOn,
): Promise<BookingStatus> {
  const isOpen = !(await queries.isSettled(trx, booking.departure_id));
  let status = booking.status;
  for (const { action, facts, at } of isOpen ? stepsTo(booking, merged, by.role) : []) {
    const why = reasons[action]?.(device);
    if (!why) throw new RangeError(`${action} is no act of a phone`);
    if (action === 'check_in' && status === 'no_show') await closeContest(trx, booking.id, by.actorId);
    status = await changeStatus(trx, { ...facts, id: booking.id, now_ms: at }, { action, by, why });
    if (action === 'mark_no_show') await queueMarked(trx, booking.id, at);
  }
  if (booking.status === 'no_show' && status !== 'no_show') await queueTakenBack(trx, booking.id);
  if (status === merged.status && isOpen) await queries.writeTimes(trx, booking.id, timesOf(merged));
  return status;
}

function timesOf({ status, since }: Merged) {
  return {
    checked_in_at: status === 'checked_in' ? since : null,
    no_show_at: status === 'no_show' ? since : null,
  };
}

/** A tick reports cash at its time; ignored where no report is allowed (docs/domain/ledger.md#cash-reports). */
async function tellCash(trx: Trx, bookingId: string, { cash_at, undone_cash }: Merged, by: Acting): Promise<void> {
  if (cash_at !== null) await sayCash(trx, { bookingId, word: 'paid', by, saidAt: cash_at });
  else if (undone_cash !== null) await sayCash(trx, { bookingId, word: 'not_paid', by, saidAt: undone_cash.at });
}

/** Checked-in guests, since when, and conflicts between phones (docs/domain/hosts.md#several-phones). */
interface Arrival {
  readonly heads: number;
  /** ms since 1970 */
  readonly since: number | null;
  readonly remarks: Merged['remarks'];
}

/** A check-in without a phone counts the whole party. */
export function arrivalOf(
  party: Pick<PartyRow, 'status' | 'pax' | 'checked_in_at'>,
  departure: Pick<DepartureRow, 'starts_at' | 'ends_at'>,
  acts: readonly ActRow[],
): Arrival {
  const merged = mergeActs({ pax: party.pax, ...departure }, acts as readonly Act[]);
  const { remarks } = merged;
  if (merged.heads > 0) return { heads: merged.heads, since: merged.since, remarks };
  const isIn = party.status === 'checked_in';
  return { heads: isIn ? party.pax : 0, since: isIn ? party.checked_in_at : null, remarks };
}

/** 'Maya S.': no more on a phone that may be lost. */
export function shortName({ first_name, last_name }: Pick<PartyRow, 'first_name' | 'last_name'>): string {
  const [initial = ''] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(last_name.trim());
  const letter = typeof initial === 'string' ? initial : initial.segment;
  return letter === '' ? first_name.trim() : `${first_name.trim()} ${letter}.`;
}
