// Splits a typed search: places, days, prices and audiences become filters, the rest are words to search for
// (docs/domain/search.md#query-parsing).
import { readDistance, readLength, readPrice, phraseAt, type ParsedWords, type Span } from './amounts.ts';
import { readDays, type Dates } from './days.ts';
import { type Lexicon, type Meaning, phraseMax, type Phrase, type Place, placeElsewhere } from './lexicon.ts';
import { readGuests } from './party.ts';
import type { PartKind, ReadOrder } from './part-kinds.ts';

/** A part that words express: a phrase of the lexicon, or any other word. */
export type WordPart = { readonly text: string } & (
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'word' }
);

/** `text` is its folded words. */
export type Part =
  | WordPart
  | ({ readonly text: string } & (
      | { readonly kind: 'city'; readonly place: Place }
      /** In the currency of prices. */
      | { readonly kind: 'price'; readonly span: Span }
      /** Minutes. */
      | { readonly kind: 'length'; readonly span: Span }
      /** Km from the named landmark or city. */
      | { readonly kind: 'distance'; readonly km: number }
      | { readonly kind: 'day'; readonly dates: Dates }
      | { readonly kind: 'guests'; readonly guests: number }
      | { readonly kind: 'order'; readonly sort: ReadOrder }
      /** "No temples": what is not wanted. */
      | { readonly kind: 'not'; readonly of: WordPart }
      | { readonly kind: 'filler' }
    ));

export interface ReadAs {
  readonly lexicon: Lexicon;
  /** The local date, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Kinds that the guest dropped: their words are ignored. */
  readonly dropped: readonly PartKind[];
  /** Places are plain words. */
  readonly placesAsWords?: boolean;
}

/** What a sight is, at the end of its name: "kuang si waterfall". Kinds of experience are none of them. */
const sightNouns = new Set(['falls', 'waterfall', 'waterfalls', 'bridge', 'lake', 'hill', 'mountain', 'peak', 'pagoda', 'stupa', 'palace', 'fort', 'cave', 'caves', 'river', 'beach', 'island', 'islands', 'bay', 'volcano', 'sanctuary', 'valley', 'pass', 'park', 'tower', 'monastery', 'square']); // prettier-ignore

/** Such words after the name of a sight, and "national park" after any, are only for the order. */
function readNoun(words: readonly string[], before: Part | undefined, how: ReadAs): ReadPart | null {
  const isSight = before?.kind === 'phrase' && before.phrase.meanings.some(({ kind }) => kind === 'landmark');
  if ((isSight || before?.kind === 'city') && phraseAt(words, ['national', 'park']))
    return [[{ kind: 'filler', text: words.slice(0, 2).join(' ') }], 2];
  const [text = ''] = words;
  // "Island hopping" is an activity.
  if (!isSight || !sightNouns.has(text) || (readPhrase(words, how)?.[1] ?? 0) > 1) return null;
  return [[{ kind: 'filler', text }], 1];
}

/** Splits folded words from left to right; the longest match at each word wins. */
export function readParts(words: readonly string[], how: ReadAs): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const [found, count] = readNoun(rest, parts.at(-1), how) ?? readNot(rest, how) ?? readFirst(rest, how);
    parts.push(...found.filter((part) => !isDropped(part, how)).map((part) => withoutDropped(part, how)));
    at += count;
  }
  return parts;
}

type ReadPart = readonly [readonly Part[], number];

function readFirst(words: readonly string[], how: ReadAs): ReadPart {
  const textOf = (count: number) => words.slice(0, count).join(' ');
  const found: (ReadPart | null)[] = [
    typedWords(readPrice(words), (span, text) => ({ kind: 'price', span, text }), textOf),
    typedWords(readLength(words), (span, text) => ({ kind: 'length', span, text }), textOf),
    typedWords(readDistance(words), (km, text) => ({ kind: 'distance', km, text }), textOf),
    typedWords(readDays(words, how.today), (dates, text) => ({ kind: 'day', dates, text }), textOf),
    typedWords(readGuests(words), (guests, text) => ({ kind: 'guests', guests, text }), textOf),
    readPhrase(words, how),
  ];
  const best = found.reduce(
    (one, other) => (other !== null && (one === null || other[1] > one[1]) ? other : one),
    null,
  );
  return best ?? [[{ kind: 'word', text: words[0] ?? '' }], 1];
}

function typedWords<Value>(
  one: ParsedWords<Value> | null,
  toPart: (value: Value, text: string) => Part,
  textOf: (count: number) => string,
): ReadPart | null {
  return one === null ? null : [[toPart(one.value, textOf(one.count))], one.count];
}

const negations = [['but', 'not'], ['don', 't'], ['do', 'not'], ['other', 'than'], ['rather', 'than'], ['instead', 'of'], ['except', 'for'], ['not'], ['no'], ['without'], ['except'], ['excluding']]; // prettier-ignore
/** Small words between a negation and its object: "not too many", "don't want to". */
const between = /^(a|an|any|the|too|very|so|much|many|really|want|wanna|need|like|to|for|of|with|do|be|is|in)$/;
const joins = /^(or|nor|and)$/;

/** "No temples or markets". A phrase such as "no meat" that the lexicon knows is read as that phrase. */
function readNot(words: readonly string[], how: ReadAs): ReadPart | null {
  const lead = negations.find((one) => phraseAt(words, one))?.length ?? 0;
  if (lead === 0 || (readPhrase(words, how)?.[1] ?? 0) > lead) return null;
  let at = lead;
  const skip = () => {
    while (between.test(words[at] ?? '')) at += 1;
  };
  skip();
  const parts: Part[] = [];
  for (;;) {
    const [[part], count] = words[at] === undefined ? [[], 0] : readFirst(words.slice(at), how);
    if (part?.kind === 'filler' || part?.kind === 'order') return [[], at + count];
    if (part?.kind !== 'phrase' && part?.kind !== 'word') break;
    parts.push({ kind: 'not', text: parts.length === 0 ? words.slice(0, at + count).join(' ') : part.text, of: part });
    at += count;
    const next =
      words[at + 1] === undefined || !joins.test(words[at] ?? '') ? null : readFirst(words.slice(at + 1), how)[0][0];
    if (next?.kind !== 'phrase') break;
    at += 1;
  }
  return parts.length === 0 ? null : [parts, at];
}

const placeKinds: ReadonlySet<Meaning['kind']> = new Set(['place', 'landmark', 'elsewhere']);

/** The longest phrase of the lexicon that begins here. A plural is read as its singular where only that is known. */
function readPhrase(words: readonly string[], { lexicon, placesAsWords = false }: ReadAs): ReadPart | null {
  for (let count = Math.min(phraseMax, words.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const phrase =
      lexicon.phrases.get(text) ?? (text.length > 3 ? lexicon.phrases.get(text.replace(/s$/, '')) : undefined);
    const meanings = phrase?.meanings.filter(({ kind }) => !placesAsWords || !placeKinds.has(kind)) ?? [];
    if (phrase === undefined || meanings.length === 0) continue;
    const place = meanings.find(({ kind }) => kind === 'place');
    if (place?.kind === 'place') return [[{ kind: 'city', text, place: place.place }], count];
    const elsewhere = meanings.find(({ kind }) => kind === 'elsewhere');
    if (elsewhere?.kind === 'elsewhere')
      return [[{ kind: 'city', text, place: placeElsewhere(elsewhere, lexicon.cities) }], count];
    const order = meanings.find(({ kind }) => kind === 'order');
    if (order?.kind === 'order') return [[{ kind: 'order', text, sort: order.sort }], count];
    if (meanings.every(({ kind }) => kind === 'filler')) return [[{ kind: 'filler', text }], count];
    return [[{ kind: 'phrase', text, phrase: { ...phrase, meanings } }], count];
  }
  return null;
}

/** A part whose only meaning the guest dropped. */
function isDropped(part: Part, { dropped }: ReadAs): boolean {
  if (part.kind === 'phrase') {
    const kinds = part.phrase.meanings.map(({ kind }) => kind).filter((kind) => kind !== 'words' && kind !== 'filler');
    return kinds.length > 0 && kinds.every((kind) => dropped.some((one) => one === kind));
  }
  return dropped.some((one) => one === part.kind);
}

/** A phrase without the meanings that the guest dropped. */
function withoutDropped(part: Part, { dropped }: ReadAs): Part {
  if (part.kind !== 'phrase') return part;
  const left = (meaning: Meaning) => !dropped.some((one) => one === meaning.kind);
  return { ...part, phrase: { ...part.phrase, meanings: part.phrase.meanings.filter(left) } };
}
