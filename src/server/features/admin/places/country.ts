// admin/country: one country as it can be changed, or what a new one may be (docs/back-office.md#countries).
import { allCountries } from '#src/domain/catalog/country-rules.ts';
import { cashStep } from '#src/domain/money/cash-due.ts';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { rateState } from '#src/domain/money/rate-age.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findAdminCountries, findAdminCountry, type AdminCountry } from './country-queries.ts';

export const route = 'admin/country';

type Shown = NonNullable<CallOutput<typeof route>['country']>;

export const handle: Handler<typeof route> = async ({ code }, { services: { db } }) => {
  const currencies = currencyCodes();
  if (code === undefined) {
    const here = new Set((await findAdminCountries(db)).map((one) => one.code));
    return { country: null, currencies, free: allCountries().filter((one) => !here.has(one.code)) };
  }
  const country = await findAdminCountry(db, code);
  return country === null ? refuse('country-not-found') : { country: toShown(country), currencies, free: [] };
};

/** A country with what its cash is asked for in: steps follow from the currency and its rate. */
function toShown({ rate, rate_hours: hours, ...country }: AdminCountry): Shown {
  const isOwn = country.currency === priceCurrency().code;
  return {
    ...country,
    rate_state: isOwn ? 'fresh' : rateState(hours),
    cash_step: isOwn || rate === null ? null : cashStep(country.currency, rate),
  };
}
