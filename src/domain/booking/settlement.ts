// What happens to deposit and fee after the departure (docs/domain/bookings.md#completion, ADR 032).
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postCompleted, postKept } from '#src/domain/ledger/settlement.ts';
import type { Cents, Decimal } from '#src/domain/money/money.ts';
import { commissionOf } from '#src/domain/pricing/online-split.ts';
import type { BookingStatus } from './status.ts';
import { contestMinutes } from './transitions.ts';

/** Held amounts come from the ledger, after settled refunds. */
export interface SettlementFacts {
  readonly bookingId: string;
  readonly hostId: string;
  readonly status: BookingStatus;
  readonly held: { readonly depositCents: Cents; readonly serviceFeeCents: Cents };
  /** A pending refund, or a failed one with a task. */
  readonly isRefundOpen: boolean;
  readonly isContested: boolean;
  /** ms since 1970 */
  readonly noShowAt: number | null;
  readonly experienceCents: Cents;
  /** Null: the whole deposit is the commission. */
  readonly commissionRate: Decimal | null;
  readonly keptGoesTo: 'host' | 'marketplace';
  /** ms since 1970 */
  readonly now: number;
}

export type Settlement = { readonly do: 'post'; readonly posting: Posting } | { readonly do: 'nothing' | 'wait' };

/** ms since 1970, like the mark. */
export const contestEnds = (noShowAt: number): number => noShowAt + contestMinutes * 60_000;

/**
 * Earned when it took place; kept after a late cancellation, and a no-show after 24 hours without objection. Waits for
 * an open refund.
 */
export function settlementOf(facts: SettlementFacts): Settlement {
  const { status, held, bookingId } = facts;
  const isOver = status === 'completed' || status === 'cancelled' || status === 'no_show';
  if (!isOver || facts.isRefundOpen) return { do: 'wait' };
  if (status === 'no_show' && isContestable(facts)) return { do: 'wait' };
  if (held.depositCents <= 0 && held.serviceFeeCents <= 0) return { do: 'nothing' };
  const money = { bookingId, depositCents: held.depositCents, serviceFeeCents: held.serviceFeeCents };
  if (status === 'completed') {
    const { commissionRate: rate, experienceCents } = facts;
    const commissionCents = rate === null ? held.depositCents : commissionOf(experienceCents, rate, held.depositCents);
    return {
      do: 'post',
      posting: postCompleted(money, { hostId: facts.hostId, commissionCents }, `done:${bookingId}`),
    };
  }
  const keeper = facts.keptGoesTo === 'host' ? facts.hostId : null;
  return { do: 'post', posting: postKept(money, keeper, `kept:${bookingId}`) };
}

function isContestable({ isContested, noShowAt, now }: SettlementFacts): boolean {
  return isContested || noShowAt === null || now <= contestEnds(noShowAt);
}
