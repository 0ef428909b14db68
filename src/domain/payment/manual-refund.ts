// Manual refunds: an operator pays what the provider cannot deliver (docs/domain/checkout.md#refunds-outside-the-provider,
// ADR 012).

export const refundActs = ['retry', 'settle'] as const;
export type RefundAct = (typeof refundActs)[number];

const underWay: readonly string[] = ['new', 'sent', 'pending'];

/**
 * Actions on a refund: a failed one can be retried or paid manually, one in progress only if its provider is gone and
 * cannot be queried. `isOwed`: no other refund has paid the same money meanwhile.
 */
export function refundActsOf(status: string, isProviderThere: boolean, isOwed = true): readonly RefundAct[] {
  if (!isOwed) return [];
  if (status === 'failed') return isProviderThere ? refundActs : ['settle'];
  return underWay.includes(status) && !isProviderThere ? ['settle'] : [];
}

/** The payment: the bank's or the till's reference, and its day. */
export interface ManualPayment {
  readonly reference: string;
  readonly paidOn: string;
}

/** In characters; a single letter identifies nothing. */
export const referenceLength = { least: 3, most: 140 } as const;

export type ManualFault = 'short' | 'future' | 'before';

/** Faults by field. `madeOn`: the day of the refund; `today`: the date in the zone that is furthest ahead. */
export function manualRefundFaults(
  { reference, paidOn }: ManualPayment,
  { madeOn, today }: { readonly madeOn: string; readonly today: string },
): Partial<Record<'reference' | 'paid_on', ManualFault>> {
  return {
    ...(reference.trim().length < referenceLength.least && { reference: 'short' as const }),
    ...(paidOn > today && { paid_on: 'future' as const }),
    ...(paidOn < madeOn && { paid_on: 'before' as const }),
  };
}

/** The effect of a late event of the provider on a refund that was paid manually or retried. */
export type LateOutcome = 'paid-twice' | 'twice-taken-back' | 'nothing';

/**
 * The provider delivered a refund that was already paid manually or retried: the guest has it twice, which the ledger
 * must record. `twiceRef`: the provider's id of the extra one.
 */
export function lateOutcomeOf(
  word: { readonly ref: string; readonly status: 'pending' | 'succeeded' | 'failed' },
  twiceRef: string | null,
): LateOutcome {
  if (word.status === 'succeeded') return twiceRef === null ? 'paid-twice' : 'nothing';
  return word.status === 'failed' && twiceRef === word.ref ? 'twice-taken-back' : 'nothing';
}
