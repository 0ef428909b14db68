// Recognized parts of a keyword, as removable filters.
import { accessFeatures, diets } from '#src/domain/catalogue/attributes.ts';
import { guestLanguages } from '#src/domain/catalogue/listing-filters.ts';
import type { Part } from '#src/domain/search/read.ts';
import type { PartKind } from '#src/domain/search/part-kinds.ts';
import type { Meaning } from '#src/domain/search/lexicon.ts';
import type { Span } from '#src/domain/search/amounts.ts';
import type { RecognisedPart, SearchFilters } from './search-port.ts';

type Read = Omit<RecognisedPart, 'is_kept'>;

/** In typed order, without plain terms. `dropped`: kinds that the list does not honour; `unmet`: words that it misses. */
export function recognisedParts(
  parts: readonly Part[],
  dropped: readonly PartKind[],
  unmet: readonly string[] = [],
): RecognisedPart[] {
  const isKept = ({ kind, text }: Read) => !dropped.includes(kind) && !unmet.includes(text);
  return parts.flatMap(readOf).map((part) => ({ ...part, is_kept: isKept(part) }));
}

function readOf(part: Part): Read[] {
  switch (part.kind) {
    case 'city':
      return [{ kind: 'city', text: part.text, name: part.place.name, filters: {} }];
    case 'price':
    case 'length':
    case 'day':
    case 'guests':
    case 'order':
      return [{ kind: part.kind, text: part.text, name: null, filters: limitsOf([part]) }];
    case 'distance':
      return [{ kind: 'distance', text: part.text, name: distanceName(part.text), filters: limitsOf([part]) }];
    case 'not':
      return [{ kind: 'not', text: part.text, name: part.of.text, filters: {} }];
    case 'phrase':
      return phraseParts(part.text, part.phrase.meanings);
    default:
      return [];
  }
}

/** "within 2 km of" as a tag: "Within 2 km". */
function distanceName(text: string): string {
  const words = text.replace(/( (of|from|to|around|away))+$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function phraseParts(text: string, meanings: readonly Meaning[]): Read[] {
  const attributes = meanings.flatMap((one) => (one.kind === 'attribute' ? [one.value] : []));
  const needs = meanings.flatMap((one) => (one.kind === 'need' ? [one.value] : []));
  const times = meanings.flatMap((one) => (one.kind === 'time' ? [one.value] : []));
  const categories = meanings.flatMap((one) => (one.kind === 'category' ? [one] : []));
  const part = (kind: PartKind, filters: object, name: string | null = null) => [{ kind, text, name, filters }];
  return [
    ...(attributes.length > 0 ? part('attribute', { attributes }) : []),
    ...(needs.length > 0 ? part('need', needsOf(needs)) : []),
    ...(times.length > 0 ? part('time', { time_type: times }) : []),
    ...(categories.length > 0
      ? part(
          'category',
          { category_ids: categories.map(({ id }) => id) },
          categories.map(({ name }) => name).join(', '),
        )
      : []),
  ];
}

/** Needs as the filters that they stand for. */
function needsOf(needs: readonly string[]): RecognisedPart['filters'] {
  const values = needs.map((need) => need.replaceAll(' ', '-'));
  const access_features = accessFeatures.filter((one) => values.includes(one));
  const own = diets.filter((one) => values.includes(one));
  const languages = guestLanguages.filter((code) => needs.includes(`speaks ${code}`));
  return {
    ...(access_features.length > 0 && { access_features }),
    ...(own.length > 0 && { diets: own }),
    ...(languages.length > 0 && { languages }),
    ...(needs.includes('private') && { private: 1 as const }),
  };
}

/** Later parts override earlier ones. */
export function limitsOf(parts: readonly Part[]): RecognisedPart['filters'] {
  const limits: RecognisedPart['filters'] = {};
  for (const part of parts) {
    if (part.kind === 'price') setSpan(limits, ['amount_min', 'amount_max'], part.span);
    else if (part.kind === 'length') setSpan(limits, ['duration_min', 'duration_max'], hoursOf(part.span));
    else if (part.kind === 'distance') limits.within_km = part.km;
    else if (part.kind === 'guests') limits.pax = part.guests;
    else if (part.kind === 'order') limits.sort = part.sort;
    else if (part.kind === 'day') Object.assign(limits, { date_start: part.dates.start, date_end: part.dates.end });
  }
  return limits;
}

const hoursOf = ({ min, max }: Span): Span => ({
  min: min === null ? null : min / 60,
  max: max === null ? null : max / 60,
});

function setSpan(
  filters: RecognisedPart['filters'],
  [low, high]: readonly ['amount_min' | 'duration_min', 'amount_max' | 'duration_max'],
  span: Span,
): void {
  delete filters[low];
  delete filters[high];
  if (span.min !== null) filters[low] = span.min;
  if (span.max !== null) filters[high] = span.max;
}

/** Chosen filters override recognized ones. */
export function withRead(chosen: SearchFilters, read: RecognisedPart['filters']): SearchFilters {
  const merged = { ...chosen };
  const groups = [
    ['amount_min', 'amount_max'],
    ['duration_min', 'duration_max'],
    ['date_start', 'date_end'],
  ] as const;
  for (const names of groups)
    if (names.every((name) => chosen[name] === undefined))
      for (const name of names) Object.assign(merged, { [name]: read[name] });
  if (chosen.pax === undefined && read.pax !== undefined) merged.pax = read.pax;
  if (chosen.sort === undefined) merged.sort = read.sort ?? 'popularity';
  return merged;
}
