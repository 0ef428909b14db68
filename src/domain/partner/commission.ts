// A partner's commission of a booking: how much, when, and why none.
import { type Cents, type Decimal, shareOf, wholeMinor } from '#src/domain/money/money.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { type PartnerKind, partnerRules } from './partner.ts';

const HOUR_MS = 3_600_000;

/** When a booking's commission is first checked, in ms since 1970 (docs/domain/partners.md#commission). */
export function firstLookAt(endsAt: number): number {
  return endsAt + partnerRules.firstLookHours * HOUR_MS;
}

/** The ledger's sums for one booking: earned is below 0, spent above. */
export interface BookedSums {
  readonly commissionCents: Cents;
  readonly feeCents: Cents;
  readonly discountCents: Cents;
  readonly goodwillCents: Cents;
  readonly disputeLossCents: Cents;
}

/** What the marketplace earned from a booking after its code, goodwill and lost disputes; below 0 it lost money. */
export function marketplaceEarned(sums: BookedSums): Cents {
  const spent = sums.discountCents + sums.goodwillCents + sums.disputeLossCents;
  // Subtracted from 0, so that zero is 0 and not -0.
  return 0 - sums.commissionCents - sums.feeCents - spent;
}

/** The rate's share of the experience total, at most what the marketplace earned, never below 0. */
export function partnerCommission(experienceCents: Cents, rate: Decimal, earnedCents: Cents): Cents {
  return Math.max(0, Math.min(shareOf(experienceCents, rate), wholeMinor(earnedCents)));
}

/** Why a booking earns nothing; the first match applies. */
export const noCommission = [
  'cancelled',
  'not-completed',
  'same-person',
  'same-device',
  'same-card',
  'refunded',
  'no-rate',
  'nothing-earned',
] as const;
export type NoCommission = (typeof noCommission)[number];

export interface CommissionFacts {
  readonly kind: PartnerKind;
  readonly status: BookingStatus;
  /** When it was completed, in ms since 1970; null: not yet. */
  readonly completedAt: number | null;
  /** The same account, address or phone number as the partner's. */
  readonly isSamePerson: boolean;
  /** Booked in a browser that the partner has booked with. */
  readonly isSameDevice: boolean;
  /** Paid with a card or account that the partner has paid with; null: a provider is unavailable. */
  readonly isSameCard: boolean | null;
  /** Everything paid online was refunded. */
  readonly isRefunded: boolean;
  /** A refund or a dispute is open: the amount left is only known afterwards. */
  readonly isMoneyOpen: boolean;
  /** The ledger has deposit and fee as earned. */
  readonly isSettled: boolean;
  readonly experienceCents: Cents;
  readonly rate: Decimal;
  readonly earnedCents: Cents;
  /** Ms since 1970. */
  readonly now: number;
}

/** `from` in ms since 1970 is when the commission can be released; null while unknown. */
export type CommissionStep =
  | { readonly do: 'wait'; readonly from: number | null }
  | { readonly do: 'nothing'; readonly reason: NoCommission }
  | { readonly do: 'release'; readonly amountCents: Cents };

const endedByStatus: Partial<Record<BookingStatus, NoCommission>> = {
  cancelled: 'cancelled',
  declined: 'not-completed',
  expired: 'not-completed',
  no_show: 'not-completed',
};

/**
 * Nothing for a booking that did not take place, is a partner's own, or was refunded; else the commission, seven days
 * after the experience. A distributor always books with its own account, browser and card, so these prove nothing.
 */
export function commissionStep(facts: CommissionFacts): CommissionStep {
  const reason = endedByStatus[facts.status];
  if (reason !== undefined) return { do: 'nothing', reason };
  if (facts.status !== 'completed' || facts.completedAt === null) return { do: 'wait', from: null };
  const own = facts.kind === 'ambassador' ? ownBooking(facts) : null;
  if (own !== null) return { do: 'nothing', reason: own };
  if (facts.isRefunded) return { do: 'nothing', reason: 'refunded' };
  const from = facts.completedAt + partnerRules.releaseDays * 86_400_000;
  const isUnknown = facts.isMoneyOpen || !facts.isSettled || (facts.kind === 'ambassador' && facts.isSameCard === null);
  if (isUnknown || facts.now < from) return { do: 'wait', from };
  if (shareOf(facts.experienceCents, facts.rate) <= 0) return { do: 'nothing', reason: 'no-rate' };
  const amountCents = partnerCommission(facts.experienceCents, facts.rate, facts.earnedCents);
  return amountCents === 0 ? { do: 'nothing', reason: 'nothing-earned' } : { do: 'release', amountCents };
}

function ownBooking({ isSamePerson, isSameDevice, isSameCard }: CommissionFacts): NoCommission | null {
  if (isSamePerson) return 'same-person';
  if (isSameDevice) return 'same-device';
  return isSameCard === true ? 'same-card' : null;
}

/** A released commission and the ledger's current sums for its booking. */
export interface ReleasedFacts {
  readonly releasedCents: Cents;
  readonly isRefunded: boolean;
  readonly experienceCents: Cents;
  readonly rate: Decimal;
  readonly earnedCents: Cents;
}

/**
 * How much of a released commission to reclaim because of later refunds; 0 for nothing. A commission never grows again:
 * a dispute won later was not reclaimed while open.
 */
export function reversedCents({ releasedCents, isRefunded, experienceCents, rate, earnedCents }: ReleasedFacts): Cents {
  const left = isRefunded ? 0 : partnerCommission(experienceCents, rate, earnedCents);
  return Math.max(0, releasedCents - left);
}
