// Phone numbers in the one form that is stored: the calling code and the national number, digits alone.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneDigits } from '#src/contract/checkout/contact-rules.ts';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

export interface PhoneNumber {
  /** Calling code without the plus, such as 351. */
  isdCode: string;
  /** The national number without its trunk prefix, such as 912345678. */
  phone: string;
}

/** An international number as people write it (+351 912 345 678); null when no number can have these digits. */
export function internationalForm(typed: string): string | null {
  const found = parsePhoneNumberFromString(phoneDigits(typed));
  return found?.isPossible() ? found.formatInternational() : null;
}

/** The same in E.164 (+351912345678); null when no number can have these digits. */
export function numberForm(typed: string): string | null {
  const found = parsePhoneNumberFromString(phoneDigits(typed));
  return found?.isPossible() ? found.number : null;
}

/** The calling code of an international number, without its plus. */
export function callingCodeOf(number: string): string {
  return parsePhoneNumberFromString(number)?.countryCallingCode ?? '';
}

/**
 * Reads a number as typed; an international one (+351 912 345 678) brings its own calling code. Null when no number of
 * that country can have these digits. Only the length is judged: a stricter judge refuses numbers that are in use.
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

// What is dialled before an international number, besides 00: by country, such as 011 in America and 010 in Japan.
const exitCodes = ['0011', '001', '002', '005', '007', '008', '009', '010', '011', '018', '019', '119', '810'];
// Where a company is chosen by more digits behind the 00, by the calling code of the country.
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

/** The international number behind the exit code of some country, where there can be such a number. */
function afterExitCode(digits: string, isd: string): ReturnType<typeof parsePhoneNumberFromString> {
  const [behind = null] = /(?<=^(?:\+|00)).*/.exec(digits) ?? [];
  const rests = [
    ...(companies[isd] ?? []).map((code) => (behind?.startsWith(code) ? behind.slice(code.length) : null)),
    ...exitCodes.map((code) => (digits.startsWith(code) ? digits.slice(code.length) : null)),
    // Its own calling code behind the zero of calls within the country.
    isd !== '' && digits.startsWith(`0${isd}`) ? digits.slice(1) : null,
  ];
  return rests
    .map((rest) => (rest === null ? undefined : parsePhoneNumberFromString(phoneDigits(`+${rest}`))))
    .find((found) => found?.isValid());
}
