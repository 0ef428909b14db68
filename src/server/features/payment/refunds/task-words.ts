// Texts of staff tasks about money, with formatted amounts (docs/domain/pricing.md#amounts-as-text).
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayDispute } from '#src/server/providers/payment-port.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { t } from '#src/server/features/texts.ts';

interface Charged {
  readonly amountMinor: number;
  readonly currency: string;
}

const written = ({ amountMinor, currency }: Charged): string => chargeText(amountMinor, currency);

const minuteText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

export const taskWords = {
  dispute: (dispute: GatewayDispute, provider: ProviderName): string => {
    const { ref, status, reason, answerByMs, paymentRef, captureRef } = dispute;
    const payment = paymentRef ?? captureRef ?? '';
    const about = t('payment.task.disputed', {
      amount: written(dispute),
      reason: reason || t('payment.task.noReason'),
    });
    const at = { provider: t(`payment.provider.${provider}`), dispute: ref, payment };
    if (status === 'lost') return `${about} ${t('payment.task.lost', at)}`;
    if (answerByMs === null) return `${about} ${t('payment.task.answer', at)}`;
    return `${about} ${t('payment.task.answerBy', { ...at, until: minuteText(answerByMs) })}`;
  },
  mismatch: (received: Charged, expected: Charged): string =>
    t('payment.task.mismatch', { amount: written(received), asked: written(expected) }),
  refundFailed: (refund: Charged): string => t('payment.task.refundFailed', { amount: written(refund) }),
  refundedTwice: (refund: Charged, ref: string): string => t('payment.task.twice', { amount: written(refund), ref }),
  refundedAtProvider: (refund: Charged, ref: string): string =>
    t('payment.task.atProvider', { amount: written(refund), ref }),
};
