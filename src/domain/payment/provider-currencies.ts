// Which currencies the providers take. Facts of theirs, with the page that states each.
import type { PayMethod } from './methods.ts';
import { type Counted, stripeThree, stripeWithout } from './stripe-minor.ts';

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

// https://docs.stripe.com/currencies: those with two decimals.
const stripeTwo = setOf(
  'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK ' +
    'DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL ' +
    'MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK ' +
    'SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX UYU UZS WST XCD YER ZAR ZMW',
);

// https://developer.paypal.com/api/rest/reference/currency-codes/: these alone, and HUF, JPY and TWD without decimals.
const paypalCurrencies = setOf(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD',
);
const paypalWithout = setOf('HUF JPY TWD');

/** Why a way to pay cannot be had in a currency. */
export type NotTaken = 'currency' | 'decimals';

/** Null where the way to pay takes the currency. Alipay is charged in Singapore dollars, whatever prices are in. */
export function whyNotIn(method: PayMethod, { code, digits }: Counted): NotTaken | null {
  if (method === 'alipay') return null;
  if (method === 'card')
    return stripeTwo.has(code) || stripeThree.has(code) || stripeWithout.has(code) ? null : 'currency';
  if (!paypalCurrencies.has(code)) return 'currency';
  return digits > 0 && paypalWithout.has(code) ? 'decimals' : null;
}
