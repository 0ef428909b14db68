// What the staff do: the words of the audit log, which acts are dangerous, and what a booking allows (docs/back-office.md#audit-log).
import { type BookingFacts, canDo } from '#src/domain/booking/lifecycle.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import { type Act, canUndo } from '#src/domain/host-day/act.ts';

// What the audit log may say that somebody has done: every act that is written stands here (docs/back-office.md#audit-log).

/** The words of all acts, as the log keeps them. */
export const auditActions = [
  'account-blocked',
  'account-erased',
  'account-unblocked',
  'application-accepted',
  'application-declined',
  'areas-changed',
  'booking-accept',
  'booking-cancelled',
  'booking-decline',
  'booking-let-in',
  'booking-moved',
  'booking-no-show',
  'booking-refunded',
  'booking-undo',
  'calendar-block',
  'calendar-capacity',
  'calendar-close',
  'calendar-extra',
  'calendar-open',
  'calendar-unblock',
  'calendar-one-at-a-time',
  'calendar-week',
  'category-added',
  'category-changed',
  'city-added',
  'city-changed',
  'city-closed',
  'city-opened',
  'code-changed',
  'code-confirmed',
  'code-made',
  'code-stopped',
  'codes-drawn',
  'country-added',
  'country-changed',
  'day-cancelled',
  'departure-cancelled',
  'departure-closed',
  'departure-guides',
  'departure-late',
  'departure-opened',
  'departure-pickups',
  'distributor-key-made',
  'distributor-key-removed',
  'factor-release-asked',
  'factor-release-stopped',
  'factor-released',
  'fee-changed',
  'host-hidden',
  'host-opened',
  'host-page',
  'host-shown',
  'late-money-refunded',
  'late-money-seated',
  'links-revoked',
  'listing-corrected',
  'listing-put-back',
  'listing-suspended',
  'listing-taken-down',
  'menus-changed',
  'menus-reset',
  'message-resent',
  'no-show-decided',
  'note-added',
  'note-removed',
  'office-file-fetched',
  'page-compared',
  'page-follows-release',
  'page-hidden',
  'page-published',
  'page-saved',
  'page-shown',
  'page-withdrawn',
  'partner-changed',
  'partner-paid',
  'password-link-sent',
  'payout-details-approved',
  'payout-details-asked',
  'payout-details-changed',
  'payout-details-refused',
  'payout-details-viewed',
  'payout-details-withdrawn',
  'payout-file-fetched',
  'payout-item-failed',
  'payout-run-cancelled',
  'payout-run-made',
  'payout-run-paid',
  'phone-cut-off',
  'rate-set',
  'rates-fetched',
  'reach-chosen',
  'reach-code-sent',
  'reach-number-proved',
  'refund-retried',
  'refund-settled',
  'report.allow',
  'report.block',
  'report.close',
  'report.look',
  'report.remove-review',
  'report.warn',
  'review.remove',
  'review.reply',
  'review.restore',
  'role-given',
  'role-taken',
  'search-words-added',
  'search-words-removed',
  'seats-raised',
  'sessions-ended',
  'setting-changed',
  'staff-invited',
  'staff-uninvited',
  'task-closed',
  'team.change',
  'team.invite',
  'team.join',
  'team.leave',
  'team.remove',
  'team.revoke',
] as const;

/** The word of an act. */
export type AuditAction = (typeof auditActions)[number];

const actionNames: ReadonlySet<string> = new Set(auditActions);

/** Whether a word of the log is one of these; a version before may have written others. */
export const isAuditAction = (word: string): word is AuditAction => actionNames.has(word);

// Acts of the back office that nobody can take back, why, and how lately the second factor must have been shown for them
// (docs/back-office.md#dangerous-acts).

/** What is lost when it was the wrong act, or another person at an open screen. */
type Loss = 'money' | 'words' | 'access' | 'person';

interface Danger {
  readonly loss: Loss;
  /** How long ago, in minutes, the second factor may have been shown. */
  readonly withinMinutes: number;
}

const dangers = {
  // A provider sends it at once, and a bank does not give it back.
  refund: { loss: 'money', withinMinutes: 10 },
  // The books say that the guest has the money, and the provider is asked no more.
  'refund-otherwise': { loss: 'money', withinMinutes: 10 },
  // What is marked as paid is owed to nobody any more.
  'payout-paid': { loss: 'money', withinMinutes: 10 },
  // The next run pays to the account that is approved here.
  'payout-details': { loss: 'money', withinMinutes: 10 },
  // Rates and fees of every price from then on.
  'money-settings': { loss: 'money', withinMinutes: 10 },
  // Terms and privacy bind guests, hosts and the operator from the moment they are shown.
  'legal-text': { loss: 'words', withinMinutes: 10 },
  // What is marked as paid is owed to the partner no more.
  'partner-paid': { loss: 'money', withinMinutes: 10 },
  // A rate is paid of every booking from then on.
  'partner-terms': { loss: 'money', withinMinutes: 60 },
  // A code gives money away to whoever has it. Several are made in a row, so it counts for longer.
  codes: { loss: 'money', withinMinutes: 60 },
  // It is out of sight and of the average at once, and its author is told. Reports are worked through one after the other, so it counts for longer.
  'review-removal': { loss: 'words', withinMinutes: 60 },
  // Nobody can book it any more, its host earns nothing, and guests may lose their bookings.
  'off-sale': { loss: 'money', withinMinutes: 10 },
  // Whoever has a role sees and does all that it may, at once.
  roles: { loss: 'access', withinMinutes: 10 },
  // The programs of a distributor stop booking at once, and it has to make and place another key.
  'distributor-key': { loss: 'access', withinMinutes: 10 },
  // Somebody is shut out of bookings that are paid, or let in again.
  block: { loss: 'access', withinMinutes: 10 },
  // A day later the account opens with its password alone.
  'factor-release': { loss: 'access', withinMinutes: 10 },
  // What says who it was is gone for good.
  erasure: { loss: 'person', withinMinutes: 10 },
} as const satisfies Record<string, Danger>;

/** An act that asks for a reason and for a second factor that was shown lately. */
export type DangerousAct = keyof typeof dangers;

/** All of them. */
export const dangerousActs = Object.keys(dangers) as readonly DangerousAct[];

/** Whether the act may be done by somebody who has shown the second factor so many seconds ago; null: never. */
export function isFreshFor(act: DangerousAct, factorAgeSeconds: number | null): boolean {
  return factorAgeSeconds !== null && factorAgeSeconds < dangers[act].withinMinutes * 60;
}

// What an operator does with a booking in the place of its host, asked of the one table (docs/domain/lifecycle.md#who-and-when).

/** The acts, in the order of a booking's life. Cancels, moves and refunds are quoted first and have calls of their own. */
export const bookingActs = ['accept', 'decline', 'let_in', 'no_show', 'undo'] as const;

export type BookingAct = (typeof bookingActs)[number];

const actions: Readonly<Record<Exclude<BookingAct, 'undo'>, BookingAction>> = {
  accept: 'accept',
  decline: 'decline',
  let_in: 'check_in',
  no_show: 'mark_no_show',
};

/**
 * Those that an operator may do at `now` (ms since 1970). `last` is what the back office itself did last at the entrance and
 * has not taken back: only that can be undone, and only for some minutes.
 */
export function actsAllowed(booking: BookingFacts, last: Pick<Act, 'phone_at'> | null, now: number): BookingAct[] {
  return bookingActs.filter((act) => {
    if (act === 'undo') return last !== null && canUndo(last, now) && isAtEntrance(booking);
    return canDo(booking, actions[act], 'operator', now);
  });
}

const isAtEntrance = ({ status }: BookingFacts): boolean => status === 'checked_in' || status === 'no_show';
