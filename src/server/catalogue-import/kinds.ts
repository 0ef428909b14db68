// Kinds of values; messages explain valid ones.
import { priceCurrencyName } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fitsCurrency, priceBounds, priceDecimal, toMinor } from '#src/domain/money/money.ts';
import { z } from 'zod';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { internationalForm } from '#src/server/platform/phone-number.ts';

export const noFormula = 'text that does not begin with = + - or @, which a spreadsheet would run as a formula';
/** Direction marks, without joiners of scripts. */
const directionMark = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A spreadsheet would run it. Numbers and phone numbers are allowed. */
export function isFormula(text: string): boolean {
  return /^[=@+-]/.test(text.normalize('NFKC')) && !/^[+-]?\d[\d\s().,/-]*$/.test(text);
}

const tag = /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|b|strong|i|em|u|a)\b[^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** HTML to text: blocks become lines, tags go, entities are decoded. `<3` stays. */
export function withoutTags(text: string): string {
  const plain = text
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol)>/gi, '\n')
    .replace(tag, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');
  return plain === text ? text : plain.replace(/[ \t]*\n[ \t]*/g, '\n').replace(/\n{3,}/g, '\n\n');
}

/** Trimmed, without invisible characters and formulas. */
export function words(min: number, max: number) {
  const right = `text of ${min} to ${max} characters`;
  return z
    .string(right)
    .overwrite(withoutTags)
    .regex(/^[\t\n\r\P{Cc}]*$/u, 'text without control characters')
    .refine((text) => text.isWellFormed(), 'whole characters, no half of one')
    .refine((text) => !directionMark.test(text), 'text without marks that change the writing direction')
    .refine((text) => !isFormula(text.trim()), noFormula)
    .trim()
    .min(min, right)
    .max(max, right);
}

export function listOfWords(most = 30) {
  return z.array(words(2, 300), `a list of texts`).max(most, `at most ${most} texts`);
}

/** The operator's key, by which a row is found again. */
export function key() {
  return z
    .string('a key: your own short name for it, which never changes')
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$/, 'up to 80 Latin letters, digits, dots, hyphens and underscores');
}

/** Reserved path segments are refused. */
export function citySlug() {
  return slug().refine((text) => !reservedSegments.has(text), 'another slug: pages of the program have this address');
}

export function slug() {
  return z
    .string('a slug such as ho-chi-minh-city')
    .regex(/^[a-z][a-z0-9-]{0,119}$/, 'small Latin letters, digits and hyphens, beginning with a letter');
}

/** Normalized. */
export function emailAddress() {
  const right = 'an address such as host@example.org';
  return z.string(right).transform(cleanEmail).refine(isEmail, right);
}

/** With country, as displayed. */
export function phoneNumber() {
  const right = 'an international phone number such as +66 35 700 061';
  return z.string(right).transform((typed, context) => {
    const form = internationalForm(typed);
    if (form !== null) return form;
    context.addIssue({ code: 'custom', message: right });
    return z.NEVER;
  });
}

export function whole(min: number, max: number) {
  const right = `a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.int(right).min(min, right).max(max, right);
}

/** Price currency; `nothing` allows 0. */
export function price(from: 'least' | 'nothing') {
  const bounds = () => ({ ...priceBounds(), ...(from === 'nothing' && { min: 0 }) });
  // Read lazily: schemas exist before the settings.
  const right = () => {
    const { min, max } = bounds();
    const { digits } = priceCurrency();
    return `${priceCurrencyName()} from ${priceDecimal(toMinor(min))} to ${max.toLocaleString('en-US')}, at most ${digits} decimals, such as 24`;
  };
  const isWithin = (value: number) => value >= bounds().min && value <= bounds().max && fitsCurrency(value);
  return z.number({ error: right }).refine(isWithin, { error: right });
}

export function wallTime() {
  const right = 'a time from 00:00 to 23:59, such as 09:30';
  return z.string(right).regex(/^([01]\d|2[0-3]):[0-5]\d$/, right);
}

export function day() {
  return z.iso.date('a day such as 2026-12-31');
}

export function oneOf<const T extends readonly string[]>(choices: T) {
  return z.enum(choices, `one of: ${choices.join(', ')}`);
}

export function yesOrNo() {
  return z.boolean('true or false');
}

export const point = {
  latitude: z.number('degrees from -90 to 90').min(-90, 'degrees from -90 to 90').max(90, 'degrees from -90 to 90'),
  longitude: z
    .number('degrees from -180 to 180')
    .min(-180, 'degrees from -180 to 180')
    .max(180, 'degrees from -180 to 180'),
};

/** From 0.01 to 100. */
export function percent() {
  const right = 'a percentage from 0.01 to 100';
  return z.number(right).min(0.01, right).max(100, right);
}
