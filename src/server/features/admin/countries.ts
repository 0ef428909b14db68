// Countries in the back office (docs/back-office.md#countries).
import { allCountries, diallingCodeOf, isCashCurrency, isCountryCode } from '#src/domain/catalogue/country-rules.ts';
import { cashStep } from '#src/domain/pricing/cash-due.ts';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { rateState } from '#src/domain/pricing/rate-age.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import {
  findAdminCountries,
  findAdminCountry,
  type AdminCountry,
  type CountryWish,
  insertCountry,
  isNameTaken,
  lockCountry,
  updateCountry,
} from './countries-queries.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './kit/act.ts';

type CountryOutput = NonNullable<CallOutput<'admin/country'>['country']>;

// admin/country: one country as it can be changed, or what a new one may be (docs/back-office.md#countries).
const countryCall: Handler<'admin/country'> = async ({ code }, { services: { db } }) => {
  const currencies = currencyCodes();
  if (code === undefined) {
    const here = new Set((await findAdminCountries(db)).map((one) => one.code));
    return { country: null, currencies, free: allCountries().filter((one) => !here.has(one.code)) };
  }
  const country = await findAdminCountry(db, code);
  return country === null ? refuse('country-not-found') : { country: toShown(country), currencies, free: [] };
};

/** A country with what its cash is asked for in: steps follow from the currency and its rate. */
function toShown({ rate, rate_hours: hours, ...country }: AdminCountry): CountryOutput {
  const isOwn = country.currency === priceCurrency().code;
  return {
    ...country,
    rate_state: isOwn ? 'fresh' : rateState(hours),
    cash_step: isOwn || rate === null ? null : cashStep(country.currency, rate),
  };
}

type Trx = Transaction<Database>;
type Input = CallInput<'admin/country-save'>;

// admin/country-save: a country is added, changed or hidden, by the rules of an import (docs/back-office.md#countries).
const countrySave = staffAct<'admin/country-save'>({
  async run(input, { trx, actor }) {
    const { code, version } = input;
    await lockCountry(trx, code);
    const before = await findAdminCountry(trx, code);
    if (version === undefined ? before !== null : before === null)
      return version === undefined
        ? refuse('bad-input', { code: t('places.countryThere') })
        : refuse('country-not-found');
    if (before !== null && before.version !== version) return refuse('place-changed');
    const wrong = await faultsOf(trx, input, before);
    if (wrong !== null) return wrong;
    const stale = movesCash(input, before) ? askFresh(actor, 'money-settings') : null;
    if (stale) return stale;
    const wish = wishOf(input);
    if (before !== null) await updateCountry(trx, wish);
    // Of two who add it at once the second waits for the first.
    else if (!(await insertCountry(trx, wish))) return refuse('bad-input', { code: t('places.countryThere') });
    return {
      answer: { code, message: t(version === undefined ? 'places.countryAdded' : 'places.saved') },
      entry: {
        action: before === null ? 'country-added' : 'country-changed',
        subject: `country:${code}`,
        detail: {
          before: before === null ? {} : auditValues({ ...before, isShown: before.is_shown }),
          after: auditValues(wish),
          ...(input.reason !== undefined && { reason: input.reason }),
        },
      },
    };
  },
});

/** Whether guests of listings that there are would be asked for other money. */
function movesCash({ currency }: Input, before: AdminCountry | null): boolean {
  return before !== null && before.has_listings && before.currency !== currency;
}

/** What is wrong with the fields, each told at its own. */
async function faultsOf(trx: Trx, input: Input, before: AdminCountry | null): Promise<Refusal | null> {
  const { code, name, currency, is_shown: isShown, reason } = input;
  const fields = {
    ...(!isCountryCode(code) && { code: t('places.noCountryCode') }),
    ...(!isCashCurrency(currency) && { currency: t('places.noCurrency') }),
    ...((await isNameTaken(trx, code, name)) && { name: t('places.nameTaken') }),
    ...(!isShown && (before?.shown_cities ?? 0) > 0 && { is_shown: t('places.citiesShown') }),
    ...(movesCash(input, before) && reason === undefined && { reason: t('setting.reason') }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

function wishOf({ code, name, currency, position, is_shown: isShown }: Input): CountryWish {
  return { code, name, currency, isd: diallingCodeOf(code), position, isShown };
}

const auditValues = ({ name, currency, position, isShown }: Omit<CountryWish, 'code' | 'isd'>) => ({
  name,
  currency,
  position,
  is_shown: isShown,
});

/** The calls of countries. */
export const countryCalls = { 'admin/country': countryCall, 'admin/country-save': countrySave } as const;
