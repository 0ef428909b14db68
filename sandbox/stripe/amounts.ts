// Supported amounts and currencies, and the fee.
import { ApiError, badParameter } from './api/api-error.ts';

// The currencies that the card provider charges, and the smallest charge in each (docs.stripe.com/currencies).

/** Three decimals; the last one must be 0. */
const threeDecimal = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
/** Written with two decimals for older programs; both must be 0. */
const wholeInTwoDecimals = new Set(['isk', 'ugx']);

const twoOrNoDecimals = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny ' +
    'cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd ' +
    'jpy kes kgs khr kmf krw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio ' +
    'nok npr nzd pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs top ' +
    'try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
);

/** Every currency that can be charged, in lower case. */
export const chargeable: ReadonlySet<string> = new Set([...twoOrNoDecimals, ...threeDecimal]);

/** The published smallest charge of a currency, in minor units. */
const published: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
};

/**
 * Otherwise a charge must be worth 50 US cents. Minor units at rates of 2026-09-29: near enough for a sandbox, whose
 * account is paid out in US dollars.
 */
const worthFiftyCents: Readonly<Record<string, number>> = {
  bhd: 190,
  idr: 900_800,
  jod: 360,
  khr: 203_100,
  krw: 700,
  kwd: 160,
  lak: 1_123_400,
  mmk: 105_000,
  npr: 7700,
  omr: 200,
  php: 3130,
  tnd: 1460,
  vnd: 13_000,
};

/** The smallest charge in minor units; 1 for an unknown currency. */
export function smallestCharge(currency: string): number {
  return published[currency] ?? worthFiftyCents[currency] ?? 1;
}

/** Amounts of a currency are multiples of this many minor units. */
export function smallestStep(currency: string): number {
  if (threeDecimal.has(currency)) return 10;
  return wholeInTwoDecimals.has(currency) ? 100 : 1;
}

const MAXIMUM = 99_999_999;
const ALIPAY_CURRENCIES = new Set(['aud', 'cad', 'cny', 'eur', 'gbp', 'hkd', 'jpy', 'myr', 'nzd', 'sgd', 'usd']);

/**
 * Checks a currency, in lower case.
 * @throws ApiError 400 that lists the currencies, as the provider does
 */
export function checkCurrency(currency: string): void {
  if (chargeable.has(currency)) return;
  const message = `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...chargeable].join(', ')}`;
  throw new ApiError(400, { type: 'invalid_request_error', param: 'currency', message }, false);
}

/**
 * Checks an amount in minor units of a chargeable currency.
 * @throws ApiError 400 `amount_too_small`, `amount_too_large`, `invalid_charge_amount` or `parameter_invalid_integer`
 */
export function checkAmount(amount: number, currency: string): void {
  const smallest = smallestCharge(currency);
  if (amount < 1)
    throw badParameter('amount', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < smallest) {
    throw badParameter(
      'amount',
      'amount_too_small',
      `The amount must be at least ${smallest} in the smallest unit of ${currency}.`,
    );
  }
  if (amount > MAXIMUM) {
    throw badParameter(
      'amount',
      'amount_too_large',
      `The amount must be no more than ${MAXIMUM} in the smallest unit of ${currency}.`,
    );
  }
  checkStep(amount, currency);
}

/**
 * Checks that an amount is a multiple of its currency's smallest step, for charges and refunds.
 * @throws ApiError 400 `invalid_charge_amount`
 */
export function checkStep(amount: number, currency: string): void {
  const step = smallestStep(currency);
  if (amount % step === 0) return;
  const message = `Amounts in ${currency} must be a multiple of ${step} in its smallest unit.`;
  throw badParameter('amount', 'invalid_charge_amount', message);
}

/**
 * Checks that a caller's allowed payment methods leave one: Alipay does not take every currency.
 * @throws ApiError 400 that lists its currencies
 */
export function checkAlipayCurrency(allowed: readonly string[] | null, currency: string): void {
  if (allowed?.length !== 1 || allowed[0] !== 'alipay' || ALIPAY_CURRENCIES.has(currency)) return;
  const list = [...ALIPAY_CURRENCIES].join(', ');
  const message = `The currency provided (${currency}) is invalid. Payments with alipay support the following currencies: ${list}.`;
  throw badParameter('currency', 'payment_intent_invalid_parameter', message);
}

/** The payment methods that this account can offer in a currency. */
export function methodsFor(currency: string, offersAlipay: boolean): string[] {
  return offersAlipay && ALIPAY_CURRENCIES.has(currency) ? ['card', 'alipay'] : ['card'];
}

/** The provider's fee in minor units: 2.9 % and 30, rounded half up. */
export function feeFor(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}
