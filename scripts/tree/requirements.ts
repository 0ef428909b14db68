// Compares docs/security/asvs.csv with its standard (ASVS 5.0): each requirement of levels 1 and 2 once, and named
// tests exist.
import { parse } from 'csv-parse/sync';
import { readSourceFile } from './source-files.ts';

export const states = ['met', 'not applicable', 'open'] as const;

export type State = (typeof states)[number];

/** A requirement of the standard. */
export interface Requirement {
  id: string;
  /** Such as `V1`. */
  chapter: string;
  level: string;
}

export interface Row {
  id: string;
  level: string;
  state: string;
  how: string;
  shownBy: string;
}

/** Levels 1 and 2 in the standard's order. */
export function readRequirements(csv: string): Requirement[] {
  const rows = parse(csv, { columns: true, bom: true, skip_empty_lines: true }) as {
    req_id: string;
    chapter_id: string;
    L: string;
  }[];
  return rows
    .filter(({ L }) => L === '1' || L === '2')
    .map(({ req_id, chapter_id, L }) => ({ id: req_id, chapter: chapter_id, level: L }));
}

/** Requirements that the rows name, for comparison without the standard. */
export function requirementsOf(rows: readonly Row[]): Requirement[] {
  const ids = new Map(rows.map((row) => [row.id, row.level]));
  return [...ids].map(([id, level]) => ({ id, chapter: id.replace(/\..*/, ''), level }));
}

const file = 'docs/security/asvs.csv';

export function readRows(csv = readSourceFile(file)): Row[] {
  const rows = parse(csv, { columns: true, skip_empty_lines: true }) as Record<string, string>[];
  return rows.map(({ requirement = '', level = '', state = '', how = '', shown_by: shownBy = '' }) => ({
    id: requirement,
    level,
    state,
    how,
    shownBy,
  }));
}

/** A sentence per missing, repeated, invented or incomplete row. */
export function rowFaults(
  requirements: readonly Requirement[],
  rows: readonly Row[],
  has: (path: string) => boolean,
): string[] {
  const known = new Map(requirements.map((one) => [one.id, one]));
  const counted = Map.groupBy(rows, ({ id }) => id);
  return [
    ...requirements.flatMap(({ id }) => {
      const count = counted.get(id)?.length ?? 0;
      return count === 1 ? [] : [`${id} has ${count} rows`];
    }),
    ...rows.flatMap((row) => {
      const requirement = known.get(row.id);
      if (!requirement) return [`${file}: ${row.id} is no requirement of level 1 or 2`];
      return faultsOf(row, requirement, has).map((fault) => `${file}: ${row.id} ${fault}`);
    }),
  ];
}

const testFile = /^(src|sandbox|proofs|tests|scripts)\/.*\.(test\.tsx?|e2e\.ts)$/;

function faultsOf(row: Row, { level }: Requirement, has: (path: string) => boolean): string[] {
  const faults: string[] = [];
  if (row.level !== level) faults.push(`is of level ${level}`);
  if (!(states as readonly string[]).includes(row.state)) faults.push(`has no state: ${row.state}`);
  if (row.how === '') faults.push('says nothing');
  if (row.state === 'open' && !/missing: /i.test(row.how) && !/^As V\d/.test(row.how))
    faults.push('does not say what is missing');
  if (row.state !== 'met') return row.shownBy === '' ? faults : [...faults, 'names a test though it is not met'];
  if (/^no test: \S/.test(row.shownBy)) return faults;
  const tests = [...row.shownBy.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  if (tests.length === 0) faults.push('names neither a test nor why there is none');
  for (const path of tests) if (!testFile.test(path) || !has(path)) faults.push(`names no test file: ${path}`);
  return faults;
}

export function countStates(rows: readonly Row[], level?: string): Record<State, number> {
  const count = (state: State) =>
    rows.filter((row) => row.state === state && (level ?? row.level) === row.level).length;
  return { met: count('met'), 'not applicable': count('not applicable'), open: count('open') };
}
