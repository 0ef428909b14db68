// What becomes of a booking's deposit and fee: earned, kept or refunded (docs/domain/ledger.md#done-kept-or-refunded, ADR 012).
import * as accounts from './entry.ts';
import { marketEntry, posting, type LedgerEntry, type Posting } from './entry.ts';
import { type OnlineMoney, moneyEntries, type Received } from './postings.ts';
import { roundHalfUp } from '#src/domain/money/money.ts';

/** How a refund reaches the guest when its provider cannot deliver it: from our bank account or till, never as a voucher. */
export const manualMethods = ['bank', 'cash'] as const;
export type ManualMethod = (typeof manualMethods)[number];

/** What is still held for a booking, in minor units, after any refunds. */
export type HeldMoney = Pick<OnlineMoney, 'bookingId' | 'depositCents' | 'serviceFeeCents'>;

/** The experience is done: the commission and the fee are earned, the rest of the deposit is the host's. */
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
 * A late cancel or a no-show: what is still held is kept. The deposit goes to the host, or to the marketplace where the
 * operator's setting says so (`hostId` null).
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
 * A refund has been settled: `money` went back. With `isCodeGivenBack` the code's part is undone too, as after a 100 %
 * refund. The amount is taken from what is still held of deposit and fee, in their proportion; what goes beyond it had
 * been earned or passed on, and is the marketplace's cost.
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
 * A refund that its provider could not deliver was paid otherwise: the same amounts in the same currency, out of our own bank account
 * or till. What the provider still holds of it stays there.
 */
export function postPaidManually(refunded: Posting, method: ManualMethod, extRef: string): Posting {
  const own = method === 'bank' ? accounts.bankAccount : accounts.tillAccount;
  const entries = refunded.entries.map((entry) =>
    entry.account.startsWith('psp:') ? { ...entry, account: own(entry.currency) } : entry,
  );
  return posting(`${refunded.kind}_otherwise`, extRef, entries);
}

/** The provider has delivered what had been paid otherwise already: until the guest gives it back it is the marketplace's cost. */
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
