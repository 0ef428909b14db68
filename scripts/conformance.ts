// Reads, counts and changes the rows of docs/conformance.md.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/conformance.md';
const states = ['done', 'partial', 'pending'] as const;

/** How far a rule is kept. */
export type ConformanceState = (typeof states)[number];

/** One requirement. `test` is `path#name`, or `pending`. */
export interface ConformanceRow {
  id: string;
  section: string;
  rule: string;
  test: string;
  state: ConformanceState;
}

const isState = (text: string | undefined): text is ConformanceState => states.some((state) => state === text);

/** Reads the rows of the document's text. Throws on a row that is not one. */
export function readRows(text: string): ConformanceRow[] {
  // What stands before the table is for readers, and may hold tables of its own.
  const table = text.slice(Math.max(0, text.indexOf('| id |')));
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| id '));
  return lines
    .filter((line) => !line.startsWith('| ---'))
    .map((line) => {
      const [id, section, rule, test, state, ...rest] = line.slice(2, line.lastIndexOf(' |')).split(' | ');
      if (!id || !section || !rule || !test || !isState(state) || rest.length > 0)
        throw new Error(`Not a row: ${line}`);
      return { id, section, rule, test, state };
    });
}

/** Gives the document's text with one row's state and test changed. Throws when there is no such row. */
export function changeRow(text: string, id: string, change: Pick<ConformanceRow, 'state' | 'test'>): string {
  const row = readRows(text).find((candidate) => candidate.id === id);
  if (!row) throw new Error(`No row has the id ${id}`);
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith(`| ${id} | `)) return line;
    return `| ${id} | ${row.section} | ${row.rule} | ${change.test} | ${change.state} |`;
  });
  return lines.join('\n');
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
  if (verb === undefined) return count(readRows(text));
  const name = test.join(' ') || 'pending';
  if (verb !== 'set' || !id || !isState(state) || (state !== 'pending' && name === 'pending')) {
    return 'Usage: node scripts/conformance.ts [set ID done|partial|pending [PATH#TEST NAME]]';
  }
  writeFileSync(file, changeRow(text, id, { state, test: name }));
  return `${id} is ${state}`;
}

if (import.meta.main) console.log(run(process.argv.slice(2)));
