// Checks prose: no refused phrases in texts, pages and docs, and no more than recorded in comments.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readSourceFile } from '#scripts/tree/source-files.ts';
import { allowed } from './allowed.ts';
import { readPassages, type Passage } from './passages.ts';
import { glossaryRules, places, voiceRules, type Place } from './rules.ts';

export interface Hit {
  readonly place: Place;
  /** `path:line`. */
  readonly at: string;
  readonly phrase: string;
  readonly instead: string;
}

/** Hits per place, or their recorded maximum. */
export type Counts = Record<Place, number>;

const ceilingsPath = join(projectRoot, 'tests/repo/voice-ceilings.json');

const glossary = 'docs/glossary.md';
const rules = [...voiceRules, ...glossaryRules(readSourceFile(glossary))];

// The guideline is twenty; a few more are allowed.
const mostWords = 25;
const plural = /\{\w+, (?:plural|select),(?:\s*=?\w+ \{(?:[^{}]|\{\w+\})*\})*?\s*\w+ \{((?:[^{}]|\{\w+\})*)\}\s*\}/g;

/** One form of each plural and choice, innermost first. */
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

export function findHits(): Hit[] {
  // The glossary names the refused words.
  return readPassages()
    .filter(({ path }) => path !== glossary)
    .flatMap(hitsOf);
}

export function countHits(hits: readonly Hit[]): Counts {
  const count = (wanted: Place) => hits.filter(({ place }) => place === wanted).length;
  return { text: count('text'), page: count('page'), doc: count('doc'), comment: count('comment') };
}

/** Throws when the file is missing. */
export function readCeilings(): Counts {
  return JSON.parse(readFileSync(ceilingsPath, 'utf8')) as Counts;
}

/** Lowers the ceilings to today's counts; never raises one. */
export function lowerCeilings(counts: Counts): void {
  const before = readCeilings();
  const lower = Object.fromEntries(places.map((place) => [place, Math.min(before[place], counts[place])]));
  writeFileSync(ceilingsPath, `${JSON.stringify(lower, null, 2)}\n`);
}

export const hitLine = ({ at, phrase, instead }: Hit): string => `${at}: "${phrase}": ${instead}`;

/** A line per place above its ceiling, or per hit where none is allowed. */
export function voiceFaults(hits: readonly Hit[], ceilings: Counts): string[] {
  const counts = countHits(hits);
  return places.flatMap((place) => {
    if (counts[place] <= ceilings[place]) return [];
    if (ceilings[place] === 0) return hits.filter((hit) => hit.place === place).map(hitLine);
    return [`${counts[place]} phrases in ${place}s, at most ${ceilings[place]}: npm run voice -- ${place} lists them`];
  });
}
