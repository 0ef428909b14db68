// When an account may be deleted by its owner, and what has to be done before (docs/accounts.md#deleting-an-account, ADR 080).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** What has to be done first, in the order in which it is said. */
export const deletionObstacles = ['booking-ahead', 'money-open', 'listing-sold', 'helps-alone', 'runs-site'] as const;

/** Why an account cannot be deleted yet. */
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** A booking of the account. One that its owner has refused is somebody else's and is none of these. */
export interface BookingFacts {
  readonly status: BookingStatus;
  readonly payment: string;
  readonly refund: string;
  /** A hold whose time is over has no seat any more, whether or not somebody has looked (docs/domain/lifecycle.md). */
  readonly isHoldOver: boolean;
}

/** What counts against deleting an account now. */
export interface DeletionFacts {
  readonly bookings: readonly BookingFacts[];
  /** Payments whose end nobody knows yet, refunds on their way or failed, disputes that are open. */
  readonly openMoney: number;
  /** What the marketplace owes the account as a host, or the account owes it, in minor units of any currency. */
  readonly owedMinor: number;
  /** Listings of the account that are not archived, and that the staff have not taken off sale. */
  readonly listings: number;
  /** Seats that guests have on its listings. */
  readonly guestsAhead: number;
  /** Hosts without a login for whom nobody else answers. */
  readonly helpedAlone: number;
  readonly isOperator: boolean;
}

const ended: readonly BookingStatus[] = ['completed', 'no_show', 'declined', 'cancelled', 'expired'];
const openPayments = ['checking', 'disputed'];
const openRefunds = ['pending', 'failed'];

/** Everything that has to be done first; none where the account can go. */
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

/** A booking that is not over: also one that took place a moment ago and is not settled. */
function isAhead({ status, isHoldOver }: BookingFacts): boolean {
  return status === 'held' ? !isHoldOver : !ended.includes(status);
}

function hasOpenMoney({ payment, refund }: BookingFacts): boolean {
  return openPayments.includes(payment) || openRefunds.includes(refund);
}

/** The domain of addresses that stand in the place of an erased one. Nothing is ever sent there, and nobody can have one. */
const erasedDomain = '@erased.invalid';

/** Whether an address stands for a person who is gone. */
export function isErasedAddress(email: string): boolean {
  return email.toLowerCase().endsWith(erasedDomain);
}
