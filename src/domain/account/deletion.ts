// When owners may delete their accounts, and what they must settle first (docs/domain/accounts.md#deleting-an-account, ADR 080).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** In the order in which they are shown. */
export const deletionObstacles = ['booking-ahead', 'money-open', 'listing-sold', 'helps-alone', 'runs-site'] as const;

export type DeletionObstacle = (typeof deletionObstacles)[number];

/** A booking of the account, without those that the owner has refused. */
export interface BookingFacts {
  readonly status: BookingStatus;
  readonly payment: string;
  readonly refund: string;
  /** An expired hold has no seats, whether or not a job has ended it. */
  readonly isHoldOver: boolean;
}

export interface DeletionFacts {
  readonly bookings: readonly BookingFacts[];
  /** Unsettled payments, pending or failed refunds, open disputes. */
  readonly openMoney: number;
  /** What the marketplace and the host owe each other, in minor units of any currency. */
  readonly owedMinor: number;
  /** Neither archived nor taken off sale. */
  readonly listings: number;
  /** Seats booked on its listings. */
  readonly guestsAhead: number;
  /** Hosts without a login whom only this account manages. */
  readonly helpedAlone: number;
  readonly isOperator: boolean;
}

const ended: readonly BookingStatus[] = ['completed', 'no_show', 'declined', 'cancelled', 'expired'];
const openPayments = ['checking', 'disputed'];
const openRefunds = ['pending', 'failed'];

export function obstaclesOf(facts: DeletionFacts): DeletionObstacle[] {
  const { bookings, openMoney, owedMinor, listings, guestsAhead, helpedAlone, isOperator } = facts;
  const stands: Readonly<Record<DeletionObstacle, boolean>> = {
    'booking-ahead': bookings.some(isAhead),
    'money-open': openMoney > 0 || owedMinor !== 0 || bookings.some(hasOpenMoney),
    'listing-sold': listings > 0 || guestsAhead > 0,
    'helps-alone': helpedAlone > 0,
    'runs-site': isOperator,
  };
  return deletionObstacles.filter((one) => stands[one]);
}

/** Includes a booking that has ended and is not settled yet. */
function isAhead({ status, isHoldOver }: BookingFacts): boolean {
  return status === 'held' ? !isHoldOver : !ended.includes(status);
}

function hasOpenMoney({ payment, refund }: BookingFacts): boolean {
  return openPayments.includes(payment) || openRefunds.includes(refund);
}

/** The domain of erased addresses: never delivered to, and owned by no one. */
const erasedDomain = '@erased.invalid';

export function isErasedAddress(email: string): boolean {
  return email.toLowerCase().endsWith(erasedDomain);
}
