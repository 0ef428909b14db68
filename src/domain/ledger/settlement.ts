// Settles a booking's deposit and fee: earned, kept or refunded (docs/domain/ledger.md#completion-cancellation-and-refunds, ADR 012).
import * as accounts from './entry.ts';
import { marketEntry, posting, type LedgerEntry, type Posting } from './entry.ts';
import { type OnlineMoney, moneyEntries, type Received } from './postings.ts';
import { roundHalfUp } from '#src/domain/money/money.ts';

/** How a guest gets a refund that the provider cannot deliver: from our bank account or till, never as a voucher. */
export const manualMethods = ['bank', 'cash'] as const;
export type ManualMethod = (typeof manualMethods)[number];

/** Money still held for a booking, in minor units, after any refunds. */
export type HeldMoney = Pick<OnlineMoney, 'bookingId' | 'depositCents' | 'serviceFeeCents'>;

/** The experience is done: commission and fee are earned, the rest of the deposit is the host's. */
export function postCompleted(
  held: HeldMoney,
  share: { readonly hostId: string; readonly commissionCents: number },
  extRef: string,
): Posting {
  if (share.commissionCents > held.depositCents) throw new RangeError('A commission above the deposit');
  return posting('completed', extRef, [
    marketEntry(accounts.depositAccount(held.bookingId), held.depositCents),
    marketEntry(accounts.commissionAccount, -share.commissionCents),
    marketEntry(accounts.hostAccount(share.hostId), share.commissionCents - held.depositCents),
    ...feeEarned(held),
  ]);
}

/**
 * A late cancellation or a no-show keeps the money still held. The deposit goes to the host, or to the marketplace by
 * the operator's setting (`hostId` null).
 */
export function postKept(held: HeldMoney, hostId: string | null, extRef: string): Posting {
  const keeper = hostId === null ? accounts.commissionAccount : accounts.hostAccount(hostId);
  return posting('kept', extRef, [
    marketEntry(accounts.depositAccount(held.bookingId), held.depositCents),
    marketEntry(keeper, -held.depositCents),
    ...feeEarned(held),
  ]);
}

/**
 * A refund of `money` is settled. `isCodeGivenBack` also reverses the code's part, as after a 100% refund. Held deposit
 * and fee pay it in proportion; anything beyond was earned or passed on, and is the marketplace's cost.
 */
export function postRefunded(
  held: HeldMoney & Pick<OnlineMoney, 'discountCents'>,
  money: Received,
  refund: { readonly isCodeGivenBack: boolean; readonly extRef: string },
): Posting {
  const discount = refund.isCodeGivenBack ? held.discountCents : 0;
  const total = money.dueCents + discount;
  const whole = held.depositCents + held.serviceFeeCents;
  const taken = Math.min(total, whole);
  const deposit = whole === 0 ? 0 : roundHalfUp(BigInt(taken) * BigInt(held.depositCents), whole);
  return posting('refunded', refund.extRef, [
    ...moneyEntries(money, -1),
    marketEntry(accounts.discountAccount, -discount),
    marketEntry(accounts.depositAccount(held.bookingId), deposit),
    marketEntry(accounts.feeAccount(held.bookingId), taken - deposit),
    marketEntry(accounts.goodwillAccount, total - taken),
  ]);
}

/**
 * A refund that its provider could not deliver was paid from our bank account or till: same amounts, same currency.
 * Money that the provider still holds stays there.
 */
export function postPaidManually(refunded: Posting, method: ManualMethod, extRef: string): Posting {
  const own = method === 'bank' ? accounts.bankAccount : accounts.tillAccount;
  const entries = refunded.entries.map((entry) =>
    entry.account.startsWith('psp:') ? { ...entry, account: own(entry.currency) } : entry,
  );
  return posting(`${refunded.kind}_otherwise`, extRef, entries);
}

/** The provider delivered a refund that was already paid manually: the marketplace's cost until the guest repays it. */
export function postPaidTwice(money: Received, extRef: string): Posting {
  return posting('refunded_twice', extRef, [
    ...moneyEntries(money, -1),
    marketEntry(accounts.goodwillAccount, money.dueCents),
  ]);
}

function feeEarned(held: HeldMoney): LedgerEntry[] {
  return [
    marketEntry(accounts.feeAccount(held.bookingId), held.serviceFeeCents),
    marketEntry(accounts.feeRevenueAccount, -held.serviceFeeCents),
  ];
}
