// What a new payment asks for: US cents, or SGD cents at a rate that the row keeps (payment/alipay, docs/domain/pricing.md#alipay).
import { limits } from '#src/domain/limits.ts';
import { sgdCents } from '#src/domain/money/currencies.ts';
import type { PayMethod } from '#src/server/gateways/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { deriveSecret, hashSecret, secretOfHash } from '#src/server/secrets.ts';
import type { NewCharge } from './attempt-queries.ts';

/** SGD for one US dollar, with its date. */
export interface Rate {
  rate: string;
  at: Date;
}

interface ToCharge {
  paymentId: string;
  method: PayMethod;
  dueCents: number;
  rate?: Rate | undefined;
}

/** Alipay is charged in SGD, everything else in USD. Throws where Alipay has no rate: who opens it has looked before. */
export function newCharge(
  { keys }: Pick<Services, 'keys'>,
  { paymentId, method, dueCents, rate }: ToCharge,
): NewCharge {
  if (method !== 'alipay')
    return { method, amountMinor: dueCents, currency: limits.paymentCurrency, dueCents, rate: null, tokenHash: null };
  if (!rate) throw new RangeError('An Alipay payment without a rate');
  const tokenHash = hashSecret(deriveSecret(keys, 'alipay', paymentId));
  return {
    method,
    amountMinor: sgdCents(dueCents, rate.rate),
    currency: limits.alipayCurrency,
    dueCents,
    rate,
    tokenHash,
  };
}

/** The token that names an Alipay payment on its way back, by the hash that its row keeps: it can be given again. */
export function alipayToken(keys: Services['keys'], paymentId: string, hash: Buffer): string {
  return secretOfHash(keys, 'alipay', paymentId, hash);
}
