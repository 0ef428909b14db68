// A catalogue as JSON.
import { dirname, resolve } from 'node:path';
import { emptyCatalogue, type Catalogue, type ReadFile } from './catalogue.ts';
import { entryOf, singles, type ListName, type ListingEntry } from './entries.ts';
import { faultAt, type Entry, type Fault, type Source, describe, schemaFaults } from './faults.ts';
import { lineOf } from './read-text.ts';

// Duplicate keys: JSON silently keeps the last.

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface DoubleKey {
  key: string;
  /** Offset of the second key. */
  offset: number;
}

/** Null for none. */
export function jsonDoubleKey(text: string): DoubleKey | null {
  // Keys per open object.
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const keys = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (isKeyNext && keys && token.startsWith('"')) {
      const key = JSON.parse(token) as string;
      if (keys.has(key)) return { key, offset: index };
      keys.add(key);
    }
    isKeyNext = token === '{' || (token === ',' && keys !== null && keys !== undefined);
  }
  return null;
}

/** Longer texts take too long. */
const mostCharacters = 20_000_000;

/**
 * Offset of the first error; null for long texts. Binary search: prefixes before it are unfinished, after it invalid.
 */
export function jsonErrorOffset(text: string): number | null {
  if (text.length > mostCharacters) return null;
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (isUnfinished(text.slice(0, middle))) fine = middle;
    else wrong = middle;
  }
  return Math.max(0, wrong - 1);
}

function isUnfinished(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return false;
    const position = /position (\d+)/.exec(error.message)?.[1];
    if (position !== undefined) return Number(position) >= text.length || error.message.startsWith('Unterminated');
    return error.message.includes('end of JSON input');
  }
}

const mostEntries = 50_000;
const listNames = Object.keys(entryOf) as ListName[];
const fields = [...Object.keys(singles), ...listNames];

/** Wrong entries are reported. */
export function readJson(file: string, text: string): ReadFile {
  const whole: Source = { file, folder: dirname(resolve(file)), place: '' };
  const parsed = parse(text);
  if (!parsed.ok) return { catalogue: emptyCatalogue(), faults: [faultAt(whole, [], parsed)], count: 0 };
  const faults = strangers(parsed.value, whole);
  const catalogue = emptyCatalogue();
  const count =
    readSingles(parsed.value, { whole, catalogue, faults }) + readLists(parsed.value, { whole, catalogue, faults });
  return { catalogue, faults, count };
}

interface Reading {
  whole: Source;
  catalogue: Catalogue;
  faults: Fault[];
}

type Parsed = { ok: true; value: Record<string, unknown> } | { ok: false; wrong: string; right: string };

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    const twice = jsonDoubleKey(text);
    if (twice) {
      const wrong = `names ${JSON.stringify(twice.key)} twice in one object (line ${lineOf(text, twice.offset)})`;
      return { ok: false, wrong, right: 'each name once' };
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, value: value as Record<string, unknown> };
    return { ok: false, wrong: describe(value), right: `an object with some of: ${fields.join(', ')}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = jsonErrorOffset(text);
    const line = offset === null ? '' : ` (line ${lineOf(text, offset)})`;
    return { ok: false, wrong: `is not JSON${line}: ${reason.replaceAll(/\s+/g, ' ').slice(0, 160)}`, right: 'JSON' };
  }
}

function strangers(value: Record<string, unknown>, whole: Source): Fault[] {
  return Object.keys(value)
    .filter((name) => !fields.includes(name))
    .map((name) => faultAt(whole, [name], { wrong: 'is not known here', right: `one of: ${fields.join(', ')}` }));
}

function readSingles(value: Record<string, unknown>, { whole, catalogue, faults }: Reading): number {
  let count = 0;
  for (const name of Object.keys(singles) as (keyof typeof singles)[]) {
    if (value[name] === undefined) continue;
    const at = { ...whole, place: name };
    const read = singles[name].safeParse(value[name]);
    if (!read.success) {
      faults.push(...schemaFaults(read.error, value[name], at));
      if (name === 'city') noteBroken(catalogue.broken.city, value[name]);
    } else if (name === 'city') catalogue.cities.push({ at, value: read.data } as Catalogue['cities'][number]);
    else if (name === 'home_picture')
      catalogue.homePictures.push({ at, value: read.data } as Catalogue['homePictures'][number]);
    count += 1;
  }
  return count;
}

function readLists(value: Record<string, unknown>, { whole, catalogue, faults }: Reading): number {
  let count = 0;
  const cityOfFile = (value['city'] as { slug?: unknown } | undefined)?.slug;
  for (const name of listNames) {
    const list = value[name] ?? [];
    if (!Array.isArray(list)) {
      faults.push(faultAt(whole, [name], { wrong: describe(list), right: 'a list' }));
      continue;
    }
    if (list.length > mostEntries) {
      faults.push(
        faultAt(whole, [name], { wrong: `has ${list.length} entries`, right: `at most ${mostEntries}: split it` }),
      );
      continue;
    }
    for (const [index, one] of list.entries()) {
      const at = { ...whole, place: `${name}[${index}]${nameOf(one)}` };
      const read = entryOf[name].safeParse(one);
      if (!read.success) {
        faults.push(...schemaFaults(read.error, one, at));
        const kind = kindOf[name];
        if (kind) noteBroken(catalogue.broken[kind], one);
      } else if (name === 'listings')
        addListing({ at, value: read.data as ListingEntry }, cityOfFile, { whole, catalogue, faults });
      else (catalogue[name] as Entry<unknown>[]).push({ at, value: read.data });
    }
    count += list.length;
  }
  return count;
}

function addListing({ at, value }: Entry<ListingEntry>, cityOfFile: unknown, { catalogue, faults }: Reading): void {
  const city = value.city ?? cityOfFile;
  if (typeof city === 'string') catalogue.listings.push({ at, value: { ...value, city } });
  else faults.push(faultAt(at, ['city'], { wrong: 'is missing', right: 'the slug of a city' }));
}

const kindOf = { countries: 'country', cities: 'city', categories: 'category', hosts: 'host', listings: null } as const;

function noteBroken(names: string[], entry: unknown): void {
  const { key, slug, code } = (entry ?? {}) as { key?: unknown; slug?: unknown; code?: unknown };
  for (const name of [key, slug, code]) if (typeof name === 'string') names.push(name);
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { key, slug, code } = entry as { key?: unknown; slug?: unknown; code?: unknown };
  const name = [key, slug, code].find((one) => typeof one === 'string');
  return typeof name === 'string' ? ` (${name.slice(0, 80)})` : '';
}
