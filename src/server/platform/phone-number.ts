// Phone numbers as stored: calling code and national number, digits only.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneDigits } from '#src/contract/checkout/contact-rules.ts';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

export interface PhoneNumber {
  /** Such as 351. */
  isdCode: string;
  /** Without trunk prefix, such as 912345678. */
  phone: string;
}

/** +351 912 345 678; null when impossible. */
export function internationalForm(typed: string): string | null {
  const found = parsePhoneNumberFromString(phoneDigits(typed));
  return found?.isPossible() ? found.formatInternational() : null;
}

/** E.164 (+351912345678); null when impossible. */
export function numberForm(typed: string): string | null {
  const found = parsePhoneNumberFromString(phoneDigits(typed));
  return found?.isPossible() ? found.number : null;
}

/** Digits without plus. */
export function callingCodeOf(number: string): string {
  return parsePhoneNumberFromString(number)?.countryCallingCode ?? '';
}

/**
 * International input overrides `isdCode`. Null when impossible. Checks only lengths: stricter rules refuse real
 * numbers.
 */
export function readPhoneNumber(typed: string, isdCode: string): PhoneNumber | null {
  const digits = phoneDigits(typed);
  const isd = isdCode.replace(/\D/g, '');
  const isInternational = digits.startsWith('+');
  if (!isInternational && !callingCodes.has(isd)) return null;
  const found = parsePhoneNumberFromString(digits, isInternational ? {} : { defaultCallingCode: isd });
  const number = found?.isValid() ? found : (afterExitCode(digits, isd) ?? found);
  if (!number?.isPossible()) return null;
  return { isdCode: number.countryCallingCode, phone: number.nationalNumber };
}

// International prefixes other than 00, such as 011 (America) or 010 (Japan).
const exitCodes = ['0011', '001', '002', '005', '007', '008', '009', '010', '011', '018', '019', '119', '810'];
// Carrier codes that follow 00, by calling code.
const companies: Readonly<Record<string, readonly string[]>> = {
  '55': ['14', '15', '21', '23', '25', '31', '41', '43'],
  '57': ['5', '7', '9'],
  '62': ['1', '7', '8', '9'],
  '65': ['1', '2', '8', '9'],
  '66': ['1', '4', '5', '6', '7', '8', '9'],
  '82': ['1', '2', '3', '5', '6', '8', '300', '345', '365', '700', '727', '755', '766', '770'],
  '852': ['1', '9'],
  '855': ['1', '7', '8'],
  '886': ['2', '5', '6', '7', '9', '19'],
};

/** Null when impossible. */
function afterExitCode(digits: string, isd: string): ReturnType<typeof parsePhoneNumberFromString> {
  const [behind = null] = /(?<=^(?:\+|00)).*/.exec(digits) ?? [];
  const rests = [
    ...(companies[isd] ?? []).map((code) => (behind?.startsWith(code) ? behind.slice(code.length) : null)),
    ...exitCodes.map((code) => (digits.startsWith(code) ? digits.slice(code.length) : null)),
    // Calling code after the trunk zero.
    isd !== '' && digits.startsWith(`0${isd}`) ? digits.slice(1) : null,
  ];
  return rests
    .map((rest) => (rest === null ? undefined : parsePhoneNumberFromString(phoneDigits(`+${rest}`))))
    .find((found) => found?.isValid());
}
