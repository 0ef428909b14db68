// The graded queries of proofs/search-judge/queries.txt (docs/domain/search.md#evaluation).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** The kinds of query, in the order of the report; a query has one. */
export const kinds = [
  'activity and city',
  'activity',
  'city',
  'typo',
  'script',
  'dish',
  'craft',
  'landmark',
  'host',
  'audience',
  'price or length',
  'day',
  'long sentence',
  'plural',
  'nothing fits wholly',
  'negation',
  'budget or order',
  'occasion',
  'party',
  'language',
  'absent place',
  'accessibility',
  'question',
  'emoji',
  'look-alike',
  'several limits',
  'nonsense',
] as const;

export type Kind = (typeof kinds)[number];

/** Tune the search by the first half only; the second shows whether that generalizes. */
export const halves = ['tune', 'held back'] as const;

export type Half = (typeof halves)[number];

export interface JudgedQuery {
  kind: Kind;
  half: Half;
  text: string;
  /** From 3, exactly that, to 1, by the id of the course; all others are 0. Empty where the right list is empty. */
  grades: ReadonlyMap<number, number>;
}

export const queriesFile = 'proofs/search-judge/queries.txt';

/** The queries of the project; throws with the faults of the file. */
export function readQueries(): JudgedQuery[] {
  const { queries, faults } = parseQueries(readFileSync(join(projectRoot, queriesFile), 'utf8'));
  if (faults.length > 0) throw new Error(faults.map((fault) => `${queriesFile}:${fault}`).join('\n'));
  return queries;
}

/** Reads lines of "kind | query | grades". Faults begin with their line number. */
export function parseQueries(file: string): { queries: JudgedQuery[]; faults: string[] } {
  const queries: JudgedQuery[] = [];
  const faults: string[] = [];
  const seen = new Map<Kind, number>();
  for (const [index, line] of file.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [kind = '', text = '', graded = '', ...more] = line.split('|').map((part) => part.trim());
    const grades = parseGrades(graded);
    if (!isKind(kind)) faults.push(`${index + 1}: no such kind: ${kind}`);
    else if (text === '' || more.length > 0) faults.push(`${index + 1}: not "kind | query | grades"`);
    else if (grades === null)
      faults.push(`${index + 1}: grades are like "202:3 301-318:2", or "-" for none: ${graded}`);
    else {
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      queries.push({ kind, half: place % 2 === 0 ? 'tune' : 'held back', text, grades });
    }
  }
  return { queries, faults };
}

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

/** `202:3 301-318:2`, or `-`. Null when it is neither, or names a course twice. */
function parseGrades(text: string): Map<number, number> | null {
  const grades = new Map<number, number>();
  if (text === '-') return grades;
  for (const part of text.split(/\s+/)) {
    const found = /^(?<first>\d+)(?:-(?<last>\d+))?:(?<grade>[123])$/.exec(part)?.groups;
    if (!found) return null;
    const [first, last] = [Number(found['first']), Number(found['last'] ?? found['first'])];
    if (last < first) return null;
    for (let id = first; id <= last; id += 1) {
      if (grades.has(id)) return null;
      grades.set(id, Number(found['grade']));
    }
  }
  return grades;
}
