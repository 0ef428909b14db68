// The kinds of value in a catalogue. The message of each says what would be right; what is wrong is told beside it.
import { z } from 'zod';

/** Text of one line or several, trimmed, without control characters. */
export function words(min: number, max: number) {
  const right = `text of ${min} to ${max} characters`;
  return z
    .string(right)
    .regex(/^[\t\n\r\P{Cc}]*$/u, 'text without control characters')
    .trim()
    .min(min, right)
    .max(max, right);
}

/** A few texts, each of them short. */
export function listOfWords(most = 30) {
  return z.array(words(2, 300), `a list of texts`).max(most, `at most ${most} texts`);
}

/** An operator's own name for something: by it a row is found again. */
export function key() {
  return z
    .string('a key: your own short name for it, which never changes')
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$/, 'up to 80 Latin letters, digits, dots, hyphens and underscores');
}

/** The part of an address that names a place or a listing. */
export function slug() {
  return z
    .string('a slug such as ho-chi-minh-city')
    .regex(/^[a-z][a-z0-9-]{0,119}$/, 'small Latin letters, digits and hyphens, beginning with a letter');
}

/** A number that counts something. */
export function whole(min: number, max: number) {
  const right = `a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.int(right).min(min, right).max(max, right);
}

/** An amount in US dollars (product 2: prices are in USD). Floats that print with two decimals are meant. */
export function dollars(min: number, max: number) {
  const right = `US dollars from ${min.toFixed(2)} to ${max.toLocaleString('en-US')}, at most two decimals, such as 24.50`;
  return z
    .number(right)
    .min(min, right)
    .max(max, right)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, right);
}

/** A wall time in the city's zone. */
export function wallTime() {
  const right = 'a time from 00:00 to 23:59, such as 09:30';
  return z.string(right).regex(/^([01]\d|2[0-3]):[0-5]\d$/, right);
}

/** A calendar day. */
export function day() {
  return z.iso.date('a day such as 2026-12-31');
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(choices: T) {
  return z.enum(choices, `one of: ${choices.join(', ')}`);
}

/** True or false. */
export function yesOrNo() {
  return z.boolean('true or false');
}

/** A point on the map, in degrees. */
export const point = {
  latitude: z.number('degrees from -90 to 90').min(-90, 'degrees from -90 to 90').max(90, 'degrees from -90 to 90'),
  longitude: z
    .number('degrees from -180 to 180')
    .min(-180, 'degrees from -180 to 180')
    .max(180, 'degrees from -180 to 180'),
};

/** A share in hundredths. */
export function percent() {
  const right = 'a percentage from 0.01 to 100';
  return z.number(right).min(0.01, right).max(100, right);
}
