// Holds prose to the voice: none of the phrases that rules.ts refuses where people read, and in comments no more than before.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readSourceFile } from '#scripts/tree/source-files.ts';
import { allowed } from './allowed.ts';
import { readPassages, type Passage } from './passages.ts';
import { glossaryRules, places, voiceRules, type Place } from './rules.ts';

/** A phrase that a rule refuses. */
export interface Hit {
  readonly place: Place;
  /** `path:line`. */
  readonly at: string;
  readonly phrase: string;
  readonly instead: string;
}

/** How many hits each place has, or may have at most: what it had when that was last recorded. */
export type Counts = Record<Place, number>;

const ceilingsPath = join(projectRoot, 'tests/repo/voice-ceilings.json');

const glossary = 'docs/glossary.md';
const rules = [...voiceRules, ...glossaryRules(readSourceFile(glossary))];

// The voice asks for twenty words; a few more are forgiven.
const mostWords = 25;
const plural = /\{\w+, (?:plural|select),(?:\s*=?\w+ \{(?:[^{}]|\{\w+\})*\})*?\s*\w+ \{((?:[^{}]|\{\w+\})*)\}\s*\}/g;

/** A text with one form of each plural and choice, from the innermost outwards. */
function oneForm(text: string): string {
  const next = text.replaceAll(plural, '$1');
  return next === text ? text : oneForm(next);
}

function longSentences({ place, path, line, text }: Passage): Hit[] {
  if (place !== 'text' && place !== 'page') return [];
  return oneForm(text)
    .split(/(?<=[.!?:;])\s+/)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
      if (words.length <= mostWords) return [];
      return [
        {
          place,
          at: `${path}:${line}`,
          phrase: words.slice(0, 6).join(' '),
          instead: `two sentences for ${words.length} words`,
        },
      ];
    });
}

/** The phrases of a passage that the rules refuse. */
export function hitsOf(passage: Passage): Hit[] {
  const { place, path, line, text, key } = passage;
  if (key !== undefined && allowed[path]?.includes(key)) return [];
  const plain = place === 'text' ? text.replace(/\{\w+\}/g, 'X') : text;
  const phrases = rules
    .filter(({ places }) => !places || places.includes(place))
    .flatMap(({ pattern, instead }) =>
      [...plain.matchAll(pattern)].map((match) => {
        const before = plain.slice(0, match.index).split('\n').length - 1;
        return { place, at: `${path}:${line + before}`, phrase: match[0].trim(), instead };
      }),
    );
  return [...phrases, ...longSentences(passage)];
}

/** Every hit in the tree. */
export function findHits(): Hit[] {
  // The glossary names the words that it refuses.
  return readPassages()
    .filter(({ path }) => path !== glossary)
    .flatMap(hitsOf);
}

/** How many hits each place has. */
export function countHits(hits: readonly Hit[]): Counts {
  const count = (wanted: Place) => hits.filter(({ place }) => place === wanted).length;
  return { text: count('text'), page: count('page'), doc: count('doc'), comment: count('comment') };
}

/** The recorded ceilings. Throws where the file is missing. */
export function readCeilings(): Counts {
  return JSON.parse(readFileSync(ceilingsPath, 'utf8')) as Counts;
}

/** Lowers the ceilings to today's counts; none rises. */
export function lowerCeilings(counts: Counts): void {
  const before = readCeilings();
  const lower = Object.fromEntries(places.map((place) => [place, Math.min(before[place], counts[place])]));
  writeFileSync(ceilingsPath, `${JSON.stringify(lower, null, 2)}\n`);
}

/** A hit as one line: where, what, and what to write instead. */
export const hitLine = ({ at, phrase, instead }: Hit): string => `${at}: "${phrase}": ${instead}`;

/** One line for each place with more hits than its ceiling; where none is allowed, one for each hit. */
export function voiceFaults(hits: readonly Hit[], ceilings: Counts): string[] {
  const counts = countHits(hits);
  return places.flatMap((place) => {
    if (counts[place] <= ceilings[place]) return [];
    if (ceilings[place] === 0) return hits.filter((hit) => hit.place === place).map(hitLine);
    return [`${counts[place]} phrases in ${place}s, at most ${ceilings[place]}: npm run voice -- ${place} lists them`];
  });
}
