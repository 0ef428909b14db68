// Prices, lengths and distances in a search: "under 30 dollars", "half day", "within 2 km of"
// (docs/domain/search.md#query-parsing).
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** The meaning of some words at the start of a list, and how many of them it takes. */
export interface ParsedWords<Value> {
  readonly count: number;
  readonly value: Value;
}

/** Inclusive; an end that is not given is null. */
export interface Span {
  readonly min: number | null;
  readonly max: number | null;
}

const numberNames: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30,
  forty: 40, fifty: 50,
}; // prettier-ignore

/** A number in digits or by name; null for any other word. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,5}$/.test(word) ? Number(word) : (numberNames[word] ?? null);
}

// Names of currencies: dollars by travellers' names, any other by its code and the last word of its name.
const dollars = ['usd', 'us', 'dollar', 'dollars', 'buck', 'bucks'];
const namesByCode = new Map([['USD', new Set(dollars)]]);

function namesOf(code: string): ReadonlySet<string> {
  const cached = namesByCode.get(code);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' });
  const named = [1, 2].map((count) => format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '');
  const names = new Set([code, ...named.map((name) => name.split(' ').at(-1) ?? '')].map((name) => name.toLowerCase()));
  namesByCode.set(code, names);
  return names;
}

const isMoney = (word: string | undefined) => namesOf(priceCurrency().code).has(word ?? '');
const below = [['less', 'than'], ['cheaper', 'than'], ['no', 'more', 'than'], ['up', 'to'], ['under'], ['below'], ['max'], ['maximum'], ['within']]; // prettier-ignore
const above = [['more', 'than'], ['at', 'least'], ['over'], ['above'], ['from'], ['min'], ['minimum']];

/** Whether `words` begin with the phrase. */
export const phraseAt = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((word, at) => words[at] === word);
const skipped = (words: readonly string[], phrases: readonly (readonly string[])[]) =>
  phrases.find((phrase) => phraseAt(words, phrase))?.length ?? 0;

/** A number with its currency before or after it. */
function readSum(words: readonly string[]): (ParsedWords<number> & { readonly hasMoney: boolean }) | null {
  let at = 0;
  while (isMoney(words[at])) at += 1;
  const value = /^\d{1,7}$/.test(words[at] ?? '') ? Number(words[at]) : null;
  if (value === null) return null;
  const before = at;
  at += 1;
  while (isMoney(words[at])) at += 1;
  return { count: at, value, hasMoney: before > 0 || at > before + 1 };
}

/**
 * A price in the marketplace's currency at the start of `words`, or null. "Under 30" needs no currency, "30" and "over
 * 30" do.
 */
export function readPrice(words: readonly string[]): ParsedWords<Span> | null {
  const under = skipped(words, below);
  const over = under > 0 ? 0 : skipped(words, above);
  const between = words[0] === 'between' ? 1 : 0;
  const lead = under || over || between;
  const sum = readSum(words.slice(lead));
  if (sum === null) return null;
  const rest = words.slice(lead + sum.count);
  if (isUnit(rest[0])) return null;
  const join = /^(to|and|or)$/.test(rest[0] ?? '') ? 1 : 0;
  const other = under > 0 ? null : readSum(rest.slice(join));
  if (other !== null && (sum.hasMoney || other.hasMoney) && other.value > sum.value)
    return { count: lead + sum.count + join + other.count, value: { min: sum.value, max: other.value } };
  if (under > 0) return { count: lead + sum.count, value: { min: null, max: sum.value } };
  if (!sum.hasMoney || between > 0) return null;
  return { count: lead + sum.count, value: over > 0 ? { min: sum.value, max: null } : { min: null, max: sum.value } };
}

const isHours = (word: string | undefined) => /^(hours?|hrs?|h)$/.test(word ?? '');
const isMinutes = (word: string | undefined) => /^(minutes?|mins?)$/.test(word ?? '');
const isLength = (word: string | undefined) => isHours(word) || isMinutes(word);

/** Named lengths, in minutes. */
const namedLengths: readonly { readonly words: readonly string[]; readonly span: Span }[] = [
  { words: ['half', 'a', 'day'], span: { min: 150, max: 330 } },
  { words: ['half', 'day'], span: { min: 150, max: 330 } },
  { words: ['full', 'day'], span: { min: 300, max: null } },
  { words: ['whole', 'day'], span: { min: 300, max: null } },
  { words: ['all', 'day'], span: { min: 300, max: null } },
  { words: ['day', 'trip'], span: { min: 300, max: null } },
  { words: ['day', 'trips'], span: { min: 300, max: null } },
  { words: ['day', 'tour'], span: { min: 300, max: null } },
];

/** A length in minutes at the start of `words`, or null. A bare "2 hours" also fits half an hour less or more. */
export function readLength(words: readonly string[]): ParsedWords<Span> | null {
  const named = namedLengths.find((one) => phraseAt(words, one.words));
  if (named) return { count: named.words.length, value: named.span };
  const under = skipped(words, below);
  const over = under > 0 ? 0 : skipped(words, above);
  const [figure, glued] = /^(\d{1,3})(h|hrs?|hours?|mins?)$/.exec(words[under + over] ?? '')?.slice(1) ?? [];
  const value = numberOf(figure ?? words[under + over]);
  const unit = glued ?? words[under + over + 1];
  if (value === null || !isLength(unit)) return null;
  const minutes = isHours(unit) ? value * 60 : value;
  const count = under + over + (glued === undefined ? 2 : 1);
  if (under > 0) return { count, value: { min: null, max: minutes } };
  if (over > 0) return { count, value: { min: minutes, max: null } };
  return { count, value: { min: minutes - 30, max: minutes + 30 } };
}

const kmOfUnit: readonly (readonly [RegExp, number])[] = [
  [/^(km|kms|kilometers?|kilometres?)$/, 1],
  [/^(mi|miles?)$/, 1.609],
  [/^(m|meters?|metres?)$/, 0.001],
];
const fromPlace = /^(of|from|to|around|away)$/;
/** A guest walks 5 km in an hour, and up to 20 minutes for "walking distance". */
const walkingKm = { hour: 5, distance: 1.7 } as const;

/**
 * A distance in km at the start of `words`, with the "of" or "from" after it, or null. Without "within" it needs that word,
 * because "10 km" may be the length of a walk.
 */
export function readDistance(words: readonly string[]): ParsedWords<number> | null {
  const under = skipped(words, below);
  const rest = words.slice(under);
  const ending = (count: number) => {
    let end = count;
    while (fromPlace.test(words[end] ?? '')) end += 1;
    return end;
  };
  if (phraseAt(rest, ['walking', 'distance'])) return { count: ending(under + 2), value: walkingKm.distance };
  const [figure, glued] = /^(\d{1,5})(km|m|mi|mins?)$/.exec(rest[0] ?? '')?.slice(1) ?? [];
  const value = numberOf(figure ?? rest[0]);
  const at = glued === undefined ? 1 : 0;
  const unit = glued ?? rest[1];
  if (value === null || unit === undefined) return null;
  if (isMinutes(unit) && /^walk(ing)?$/.test(rest[at + 1] ?? ''))
    return { count: ending(under + at + 2), value: (value / 60) * walkingKm.hour };
  const km = kmOfUnit.find(([name]) => name.test(unit))?.[1];
  const end = ending(under + at + 1);
  if (km === undefined || (under === 0 && end === at + 1)) return null;
  return { count: end, value: value * km };
}

/** A word after a number that makes it no number of guests. */
export const isUnit = (word: string | undefined): boolean =>
  isLength(word) || isMoney(word) || /^(days?|nights?|weeks?|km|miles?|years?)$/.test(word ?? '');
