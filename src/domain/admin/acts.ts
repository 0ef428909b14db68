// Actions of the staff: names in the audit log, dangerous actions, and what a booking allows (docs/reference/back-office.md#audit-log).
import { type BookingFacts, canDo } from '#src/domain/booking/lifecycle.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import { type Act, canUndo } from '#src/domain/host-day/act.ts';

/** Every action that the audit log can hold. */
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

export type AuditAction = (typeof auditActions)[number];

const actionNames: ReadonlySet<string> = new Set(auditActions);

/** An earlier version may have logged others. */
export const isAuditAction = (word: string): word is AuditAction => actionNames.has(word);

/** What a wrong action costs (docs/reference/back-office.md#dangerous-actions). */
type Loss = 'money' | 'words' | 'access' | 'person';

interface Danger {
  readonly loss: Loss;
  /** How recent the second factor must be. */
  readonly withinMinutes: number;
}

const dangers = {
  refund: { loss: 'money', withinMinutes: 10 },
  // The ledger records it as paid, and the provider is not asked again.
  'refund-otherwise': { loss: 'money', withinMinutes: 10 },
  'payout-paid': { loss: 'money', withinMinutes: 10 },
  // The next run pays to this account.
  'payout-details': { loss: 'money', withinMinutes: 10 },
  'money-settings': { loss: 'money', withinMinutes: 10 },
  // Terms and privacy bind from the moment they are published.
  'legal-text': { loss: 'words', withinMinutes: 10 },
  'partner-paid': { loss: 'money', withinMinutes: 10 },
  'partner-terms': { loss: 'money', withinMinutes: 60 },
  // Several are made in a row, so the factor stays valid longer.
  codes: { loss: 'money', withinMinutes: 60 },
  // Reports are worked through in a row, so the factor stays valid longer.
  'review-removal': { loss: 'words', withinMinutes: 60 },
  'off-sale': { loss: 'money', withinMinutes: 10 },
  roles: { loss: 'access', withinMinutes: 10 },
  'distributor-key': { loss: 'access', withinMinutes: 10 },
  block: { loss: 'access', withinMinutes: 10 },
  // A day later, the password opens the account without it.
  'factor-release': { loss: 'access', withinMinutes: 10 },
  erasure: { loss: 'person', withinMinutes: 10 },
} as const satisfies Record<string, Danger>;

/** Needs a reason and a recent second factor. */
export type DangerousAct = keyof typeof dangers;

export const dangerousActs = Object.keys(dangers) as readonly DangerousAct[];

/** Whether a second factor of this age in seconds is recent enough; null: none was shown. */
export function isFreshFor(act: DangerousAct, factorAgeSeconds: number | null): boolean {
  return factorAgeSeconds !== null && factorAgeSeconds < dangers[act].withinMinutes * 60;
}

/**
 * What an operator does with a booking for its host, in a booking's order. Cancellations, moves and refunds are quoted
 * first and have their own calls.
 */
export const bookingActs = ['accept', 'decline', 'let_in', 'no_show', 'undo'] as const;

export type BookingAct = (typeof bookingActs)[number];

const actions: Readonly<Record<Exclude<BookingAct, 'undo'>, BookingAction>> = {
  accept: 'accept',
  decline: 'decline',
  let_in: 'check_in',
  no_show: 'mark_no_show',
};

/**
 * What an operator may do at `now` (ms since 1970). `last`: the back office's last check-in action, which can be undone
 * for some minutes.
 */
export function actsAllowed(booking: BookingFacts, last: Pick<Act, 'phone_at'> | null, now: number): BookingAct[] {
  return bookingActs.filter((act) => {
    if (act === 'undo') return last !== null && canUndo(last, now) && isAtEntrance(booking);
    return canDo(booking, actions[act], 'operator', now);
  });
}

const isAtEntrance = ({ status }: BookingFacts): boolean => status === 'checked_in' || status === 'no_show';
