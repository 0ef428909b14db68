// Splits a typed search: places, days, prices and audiences become filters, the rest are words to search for
// (docs/domain/search.md#query-parsing).
import { readGuests, readLength, readPrice, type ParsedWords, type Span } from './amounts.ts';
import { readDays, type Dates } from './days.ts';
import type { PartKind } from './part-kinds.ts';
import { type Lexicon, type Meaning, phraseMax, type Phrase, type Place } from './lexicon.ts';

/** `text` is its folded words. */
export type Part = { readonly text: string } & (
  | { readonly kind: 'city'; readonly place: Place }
  /** In the currency of prices. */
  | { readonly kind: 'price'; readonly span: Span }
  /** Minutes. */
  | { readonly kind: 'length'; readonly span: Span }
  | { readonly kind: 'day'; readonly dates: Dates }
  | { readonly kind: 'guests'; readonly guests: number }
  | { readonly kind: 'filler' }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'word' }
);

export interface ReadAs {
  readonly lexicon: Lexicon;
  /** The local date, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Kinds that the guest undid: they are read as plain words. */
  readonly asWords: readonly PartKind[];
}

/** Splits folded words from left to right; the longest match at each word wins. */
export function readParts(words: readonly string[], how: ReadAs): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const [part, count] = readFirst(rest, how) ?? [{ kind: 'word', text: rest[0] ?? '' } as const, 1];
    parts.push(part);
    at += count;
  }
  return parts;
}

type ReadPart = readonly [Part, number];

function readFirst(words: readonly string[], { lexicon, today, asWords }: ReadAs): ReadPart | null {
  const isRead = (kind: PartKind) => !asWords.includes(kind);
  const textOf = (count: number) => words.slice(0, count).join(' ');
  const found: (ReadPart | null)[] = [
    isRead('price') ? typedWords(readPrice(words), (span, text) => ({ kind: 'price', span, text }), textOf) : null,
    isRead('length') ? typedWords(readLength(words), (span, text) => ({ kind: 'length', span, text }), textOf) : null,
    isRead('day') ? typedWords(readDays(words, today), (dates, text) => ({ kind: 'day', dates, text }), textOf) : null,
    isRead('guests')
      ? typedWords(readGuests(words), (guests, text) => ({ kind: 'guests', guests, text }), textOf)
      : null,
    readPhrase(words, lexicon, asWords),
  ];
  return found.reduce((best, one) => (one !== null && (best === null || one[1] > best[1]) ? one : best), null);
}

function typedWords<Value>(
  one: ParsedWords<Value> | null,
  toPart: (value: Value, text: string) => Part,
  textOf: (count: number) => string,
): ReadPart | null {
  return one === null ? null : [toPart(one.value, textOf(one.count)), one.count];
}

/** The longest phrase of the lexicon that begins here. A plural is read as its singular where only that is known. */
function readPhrase(words: readonly string[], lexicon: Lexicon, asWords: readonly PartKind[]): ReadPart | null {
  for (let count = Math.min(phraseMax, words.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const phrase =
      lexicon.phrases.get(text) ?? (text.length > 3 ? lexicon.phrases.get(text.replace(/s$/, '')) : undefined);
    const meanings = phrase?.meanings.filter((meaning) => !isDismissed(meaning, asWords)) ?? [];
    if (phrase === undefined || meanings.length === 0) continue;
    const place = meanings.find(({ kind }) => kind === 'place');
    if (place?.kind === 'place') return [{ kind: 'city', text, place: place.place }, count];
    if (meanings.every(({ kind }) => kind === 'filler')) return [{ kind: 'filler', text }, count];
    return [{ kind: 'phrase', text, phrase: { ...phrase, meanings } }, count];
  }
  return null;
}

function isDismissed({ kind }: Meaning, asWords: readonly PartKind[]): boolean {
  const takenAs = kind === 'place' || kind === 'landmark' ? 'city' : kind;
  return asWords.some((one) => one === takenAs);
}
