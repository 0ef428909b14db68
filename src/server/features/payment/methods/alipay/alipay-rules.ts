// Alipay as a payment method: charged in SGD at a stored rate (docs/domain/pricing.md#alipay).
import { limits } from '#src/domain/limits.ts';
import { sgdCents } from '#src/domain/money/currencies.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import type { PayMethodRules } from '#src/server/features/payment/methods/rules.ts';

export const alipayRules: PayMethodRules = {
  nameInText: 'Alipay',
  provider: 'stripe',
  whyNotIn: () => null,
  /** Throws without a rate; callers check first. */
  charge({ paymentId, dueCents, rate }, keys) {
    if (!rate) throw new RangeError('An Alipay payment without a rate');
    return {
      amountMinor: sgdCents(dueCents, rate.rate),
      currency: limits.alipayCurrency,
      rate,
      tokenHash: hashSecret(deriveSecret(keys, 'alipay', paymentId)),
    };
  },
  failedCode: 'booking-failed-alipay',
  declineCode: null,
  takesNewInput: false,
  endsWithFailure: false,
  isConfirmedUnseen: true,
  goesBackToProvider: false,
};
