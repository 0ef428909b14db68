// Kinds of setting values. Every value is stored, sent and typed as one text, which its kind parses.
import { type Menus, readMenus } from '#src/domain/catalogue/menus.ts';
import { digitsOf } from '#src/domain/money/currencies.ts';
import { contrast, readable, sandLight } from './theme.ts';
import { isLogo, mostLogoBytes, mostLogoText } from './logo.ts';

/** Parses a text; null when it is invalid. */
type Read<Value> = (text: string) => { readonly value: Value } | null;

export type Field = 'line' | 'lines' | 'choice' | 'switch' | 'colour' | 'day' | 'picture';

export interface Kind<Value> {
  readonly field: Field;
  /** The valid texts. Completes the sentence "NAME must be …". */
  readonly must: string;
  readonly read: Read<Value>;
  /** All values, where there are few. */
  readonly choices?: readonly string[];
  /** The longest valid text, in characters. */
  readonly most: number;
}

const control = /\p{Cc}/u;
const given = <Value>(isRight: boolean, value: Value) => (isRight ? { value } : null);

/** One line of `least` to `most` characters, without surrounding spaces. */
export function line(least: number, most: number): Kind<string> {
  return {
    field: 'line',
    must: least === 0 ? `empty or a line of at most ${most} characters` : `a line of ${least} to ${most} characters`,
    read: (text) => given(text.length >= least && text.length <= most && !control.test(text), text),
    most,
  };
}

/** A line that matches a pattern; empty if optional. */
function formed(form: RegExp, { must, most, isOptional = false }: Formed): Kind<string> {
  return {
    field: 'line',
    must: isOptional ? `empty or ${must}` : must,
    read: (text) => given((isOptional && text === '') || (text.length <= most && form.test(text)), text),
    most,
  };
}

interface Formed {
  readonly must: string;
  readonly most: number;
  readonly isOptional?: boolean;
}

export const email = (): Kind<string> =>
  formed(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, { must: 'an email address', most: 254 });

/** Digits with separators. */
export const phone = (isOptional: boolean): Kind<string> =>
  formed(/^\+?[\d\s()./-]{3,30}$/, { must: 'a phone number such as +977 1 555 0100', most: 30, isOptional });

/** A picture's path on this site, or an uploaded one (logo.ts). */
export const logo = (): Kind<string> => ({
  field: 'picture',
  must: `empty, a picture (SVG, PNG, WebP, JPEG or AVIF) of at most ${mostLogoBytes / 1000} kB, or its path on this site, such as /static/logo.svg`,
  read: (text) => given(isLogo(text), text),
  most: mostLogoText,
});

/** An external address that contains `placeholder` once. */
export function addressWith(placeholder: string): Kind<string> {
  const isFit = (text: string) => isWeb(text) && text.split(placeholder).length === 2;
  return {
    field: 'line',
    must: `empty or an address that starts with https:// and contains ${placeholder} once`,
    read: (text) => given(text === '' || (text.length <= 300 && isFit(text)), text),
    most: 300,
  };
}

function isWeb(text: string): boolean {
  return /^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s"<>]*)?$/i.test(text);
}

export function day(): Kind<string> {
  // Without the domain's calendar: the browser loads these kinds as well, and it has no Temporal.
  const isDay = (text: string) => {
    const [, year = 0, month = 0, date = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return date >= 1 && date <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
  };
  return { field: 'day', must: 'a day such as 2020-05-01', read: (text) => given(isDay(text), text), most: 10 };
}

/** An integer from `from` to `to`, inclusive. */
export function whole(from: number, to: number): Kind<number> {
  const isInside = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to;
  return {
    field: 'line',
    must: `a whole number from ${from} to ${to}`,
    read: (text) => given(isInside(text), Number(text)),
    most: 9,
  };
}

const isFraction = (text: string, from: number, to: number) =>
  /^\d(\.\d{1,4})?$/.test(text) && Number(text) >= from && Number(text) <= to;

/** A decimal from `from` to `to`, inclusive, with at most four decimals. */
export function fraction(from: number, to: number): Kind<number> {
  return {
    field: 'line',
    must: `a decimal from ${from} to ${to}, for example 0.06`,
    read: (text) => given(isFraction(text, from, to), Number(text)),
    most: 6,
  };
}

/** A `fraction`, or empty for null. */
export function optionalFraction(from: number, to: number): Kind<number | null> {
  return {
    field: 'line',
    must: `empty or a decimal from ${from} to ${to}, for example 0.06`,
    read: (text) => (text === '' ? { value: null } : given(isFraction(text, from, to), Number(text))),
    most: 6,
  };
}

export function choice<const Words extends readonly string[]>(words: Words): Kind<Words[number]> {
  return {
    field: 'choice',
    must: `one of ${words.join(', ')}`,
    read: (text) => given(words.includes(text), text),
    choices: words,
    most: Math.max(...words.map((word) => word.length)),
  };
}

/** `1` is on, `0` is off. */
export function flag(): Kind<boolean> {
  return {
    field: 'switch',
    must: '0 or 1',
    read: (text) => given(text === '0' || text === '1', text === '1'),
    choices: ['0', '1'],
    most: 1,
  };
}

/** A colour for text and buttons, readable on every light background of the pages. */
export function colour(): Kind<string> {
  return {
    field: 'colour',
    must: `a colour such as #b3391f, dark enough to read on white: a contrast of at least ${readable}:1 (WCAG AA)`,
    read: (text) => given(/^#[0-9a-f]{6}$/.test(text) && contrast(text, sandLight) >= readable, text),
    most: 7,
  };
}

/** A currency by its three letters (ISO 4217): one that Intl knows, with no decimals, two or three. */
export function currency(): Kind<string> {
  const digits = new Set([0, 2, 3]);
  return {
    field: 'line',
    must: 'a three-letter currency code (ISO 4217), such as EUR, JPY or KWD',
    read: (text) => given(/^[A-Z]{3}$/.test(text) && digits.has(digitsOf(text) ?? -1), text),
    most: 3,
  };
}

/** An amount in the smallest unit of the currency of prices, or empty for the currency's default. */
export function figure(from: number): Kind<number | null> {
  const to = 1_000_000_000;
  const { read } = whole(from, to);
  return {
    field: 'line',
    must: `empty or a whole number from ${from} to ${to}`,
    read: (text) => (text === '' ? { value: null } : read(text)),
    most: 10,
  };
}

/** A country by its two letters (ISO 3166-1), or empty. */
export function country(): Kind<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  // Region codes that are not countries where people live.
  const none = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'];
  const isThere = (text: string) => /^[A-Z]{2}$/.test(text) && !none.includes(text) && names.of(text) !== undefined;
  return {
    field: 'line',
    must: 'empty or a two-letter country code (ISO 3166), such as NP or PT',
    read: (text) => given(text === '' || isThere(text), text),
    most: 2,
  };
}

/** A locale such as en_US; the texts know which ones exist. */
export function language(): Kind<string> {
  const must = 'a language the site supports, such as en_US';
  return { field: 'choice', must, read: (text) => given(/^[a-z]{2,3}_[A-Z]{2}$/.test(text), text), most: 6 };
}

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

const mostLinks = 12;

/** One link per line: a name, a space and an address. */
export function links(): Kind<readonly NamedLink[]> {
  const linkOf = (text: string): NamedLink | null => {
    const [, name, url] = /^(\S(?:.{0,38}\S)?)\s+(\S+)$/.exec(text) ?? [];
    return name !== undefined && url !== undefined && isWeb(url) && url.length <= 300 ? { name, url } : null;
  };
  return {
    field: 'lines',
    must: `at most ${mostLinks} lines, each with a name and an address, such as Instagram https://instagram.example/banyan`,
    read: (text) => {
      const all = text === '' ? [] : text.split('\n').map(linkOf);
      const right = all.filter((one) => one !== null);
      return given(right.length === all.length && all.length <= mostLinks, right);
    },
    most: 4200,
  };
}

/** The text that `links` parses. */
export function textOfLinks(all: readonly NamedLink[]): string {
  return all.map(({ name, url }) => `${name} ${url}`).join('\n');
}

/** Menus as stored; null for the built-in ones. */
export function menus(): Kind<Menus | null> {
  return {
    field: 'lines',
    must: 'empty or menus in JSON',
    read: (text) => {
      const value = readMenus(text);
      return value === undefined ? null : { value };
    },
    most: 60_000,
  };
}
