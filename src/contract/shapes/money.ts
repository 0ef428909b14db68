// Money on the wire: a JSON number in the marketplace's currency with at most its decimals, unless another is named
// (docs/domain/pricing.md#money-and-rounding). The currency is a setting, so it is looked up when a value is parsed.
import { z } from 'zod';
import { fitsCurrency, fromMinor } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fieldText } from '#src/contract/errors/field.ts';

/** The largest amount in minor units: ten million US dollars. */
const mostMinor = 1_000_000_000;

const amount = z
  .number()
  .refine(fitsCurrency, { error: () => fieldText('decimals', { limit: priceCurrency().digits }) })
  .refine((value) => value <= fromMinor(mostMinor), {
    error: () => fieldText('numberLarge', { limit: fromMinor(mostMinor) }),
  });

/** An amount in the marketplace's currency, never negative. */
export const money = amount
  .min(0)
  .meta({ description: 'Amount in the currency of the marketplace, US dollars by default, with at most its decimals' });

export const moneySum = z
  .number()
  .min(0)
  .refine(fitsCurrency, { error: () => fieldText('decimals', { limit: priceCurrency().digits }) });

/** An amount that may be negative: price lines and ledger figures. */
export const signedMoney = amount
  .refine((value) => value >= -fromMinor(mostMinor), {
    error: () => fieldText('numberSmall', { limit: -fromMinor(mostMinor) }),
  })
  .meta({
    description: 'Amount in the currency of the marketplace, with at most its decimals; a reduction is negative',
  });

/** An amount in the experience's local currency, with at most three decimals. */
export const localAmount = z
  .number()
  .min(0)
  .refine((value) => Math.round(value * 1000) / 1000 === value, { error: () => fieldText('decimals', { limit: 3 }) })
  .meta({ description: 'Amount in the local currency, in notes and coins that exist' });

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
