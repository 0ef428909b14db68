// A refund that its provider cannot deliver is paid otherwise, by a person (docs/domain/checkout.md#refunds-paid-otherwise, ADR 012).

/** What an operator may do with a refund. */
export const refundActs = ['retry', 'settle'] as const;
export type RefundAct = (typeof refundActs)[number];

const underWay: readonly string[] = ['new', 'sent', 'pending'];

/**
 * What may be done with a refund: one that failed is tried again or paid otherwise. One that is under way is left to its provider,
 * unless that is gone and can be asked no more. `isOwed`: no other refund has given the same money back meanwhile.
 */
export function refundActsOf(status: string, isProviderThere: boolean, isOwed = true): readonly RefundAct[] {
  if (!isOwed) return [];
  if (status === 'failed') return isProviderThere ? refundActs : ['settle'];
  return underWay.includes(status) && !isProviderThere ? ['settle'] : [];
}

/** What an operator says of the payment: the bank's or the till's reference, and its day. */
export interface ManualPayment {
  readonly reference: string;
  readonly paidOn: string;
}

/** How long a reference is; a single letter finds nothing again. */
export const referenceLength = { least: 3, most: 140 } as const;

/** Why a field cannot be so. */
export type ManualFault = 'short' | 'future' | 'before';

/** What is wrong, by field. `madeOn`: the day on which the refund was made; `today`: where it is latest. */
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

/** What a provider's late word does to a refund that was paid otherwise or tried again. */
export type LateWord = 'paid-twice' | 'twice-taken-back' | 'nothing';

/**
 * A provider has delivered what a person had paid already, or what another try was made for: the guest has it twice, and the
 * books must say so. `twiceRef`: what the provider named the one that came in addition.
 */
export function lateWordOf(
  word: { readonly ref: string; readonly status: 'pending' | 'succeeded' | 'failed' },
  twiceRef: string | null,
): LateWord {
  if (word.status === 'succeeded') return twiceRef === null ? 'paid-twice' : 'nothing';
  return word.status === 'failed' && twiceRef === word.ref ? 'twice-taken-back' : 'nothing';
}
