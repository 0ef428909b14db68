// Reads, counts and changes rows of tests/conformance.tsv.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tree/source-files.ts';

const file = join(projectRoot, 'tests/conformance.tsv');

export const states = ['done', 'partial', 'pending'] as const;

export type ConformanceState = (typeof states)[number];

/** A requirement. `test` is `path#name`, or `pending`. */
export interface ConformanceRow {
  id: string;
  section: string;
  rule: string;
  test: string;
  state: ConformanceState;
}

const isState = (text: string | undefined): text is ConformanceState => states.some((state) => state === text);

/** Reads rows of a TSV with a header. Throws for an invalid row. */
export function readTable(text: string): ConformanceRow[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [id, section, rule, test, state, ...rest] = line.split('\t');
    if (!id || !section || !rule || !test || !isState(state) || rest.length > 0) throw new Error(`Not a row: ${line}`);
    return { id, section, rule, test, state };
  });
}

export const readConformance = (): ConformanceRow[] => readTable(readFileSync(file, 'utf8'));

/** The table with a row's state and test changed. Throws when there is no such row. */
export function changeRow(text: string, id: string, change: Pick<ConformanceRow, 'state' | 'test'>): string {
  const row = readTable(text).find((candidate) => candidate.id === id);
  if (!row) throw new Error(`No row has the id ${id}`);
  const changed = [id, row.section, row.rule, change.test, change.state].join('\t');
  return text.replace(/^.*$/gm, (line) => (line.startsWith(`${id}\t`) ? changed : line));
}

function count(rows: readonly ConformanceRow[]): string {
  const sections = [...new Set(rows.map((row) => row.id.split('.')[0] ?? ''))];
  const line = (name: string, some: readonly ConformanceRow[]) =>
    [name, ...states.map((state) => `${some.filter((row) => row.state === state).length} ${state}`)].join('\t');
  return [
    ...sections.map((name) =>
      line(
        `section ${name}`,
        rows.filter((row) => row.id.startsWith(`${name}.`)),
      ),
    ),
    line('all', rows),
  ].join('\n');
}

function run([verb, id, state, ...test]: readonly string[]): string {
  const text = readFileSync(file, 'utf8');
  if (verb === undefined) return count(readTable(text));
  const name = test.join(' ') || 'pending';
  if (verb !== 'set' || !id || !isState(state) || (state !== 'pending' && name === 'pending')) {
    return 'Usage: node scripts/conformance.ts [set ID done|partial|pending [PATH#TEST NAME]]';
  }
  writeFileSync(file, changeRow(text, id, { state, test: name }));
  return `${id} is ${state}`;
}

if (import.meta.main) console.log(run(process.argv.slice(2)));
