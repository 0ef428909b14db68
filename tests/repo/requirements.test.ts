import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  countLines,
  readRequirements,
  readRows,
  requirementsOf,
  rowFaults,
  type Row,
} from '#scripts/tree/requirements.ts';
import { projectRoot, readSourceFiles } from '#scripts/tree/source-files.ts';
import { describeBy, readSpecification } from '#tests/reference/specifications.ts';

const rows = readRows(readSourceFiles('docs/security/*.md'));
const entry = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
const has = (path: string) => existsSync(join(projectRoot, path));

describe('a row', () => {
  const known = [{ id: 'V1.1.1', chapter: 'V1', level: '2' }];
  const test = `tests/repo/${'requirements'}.test.ts`;
  const row: Row = {
    page: `docs/security/${'v01-x'}.md`,
    id: 'V1.1.1',
    level: '2',
    state: 'met',
    how: 'so',
    shownBy: `\`${test}\``,
  };
  const faults = (change: Partial<Row>) => rowFaults(known, [{ ...row, ...change }], has);

  it('that names a test, or why there is none, is fine', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ shownBy: 'no test: a page' })).toEqual([]);
    expect(faults({ state: 'open', how: 'Missing: all', shownBy: '—' })).toEqual([]);
  });

  it.each<[string, Partial<Row>]>([
    ['of another level', { level: '1' }],
    ['without a state', { state: 'done', shownBy: '—' }],
    ['without words', { how: '' }],
    ['met by nothing', { shownBy: '—' }],
    ['met by a test that is not there', { shownBy: `\`tests/repo/${'gone'}.test.ts\`` }],
    ['met by what is no test', { shownBy: '`package.json`' }],
    ['open without what is missing', { state: 'open', shownBy: '—' }],
    ['open with a test', { state: 'open', how: 'Missing: all' }],
    ['in the page of another chapter', { page: `docs/security/${'v02-x'}.md` }],
  ])('%s is a fault', (_what, change) => {
    expect(faults(change)).toHaveLength(1);
  });

  it('that is missing, doubled or invented is a fault', () => {
    expect(rowFaults(known, [], has)).toEqual(['V1.1.1 has 0 rows']);
    expect(rowFaults(known, [row, row], has)).toEqual(['V1.1.1 has 2 rows']);
    expect(rowFaults(requirementsOf([row, row]), [row, row], has)).toEqual(['V1.1.1 has 2 rows']);
    expect(rowFaults([], [row], has)).toHaveLength(1);
  });
});

describe('the tables of docs/security', () => {
  it('answer 253 requirements of levels 1 and 2, each once and in the page of its chapter', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
    expect(rowFaults(requirementsOf(rows), rows, has)).toEqual([]);
  });

  it('are counted truly on the entry page', () => {
    for (const line of countLines(rows)) expect(entry).toContain(`\n${line}\n`);
  });

  it('have all that is open named on the entry page, and nothing else', () => {
    const section = /## Open\n([\s\S]*?)(\n## |$)/.exec(entry)?.[1] ?? '';
    const named = [...section.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id);
    const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
    expect(named.toSorted()).toEqual(open.toSorted());
  });

  it('are all linked from the entry page', () => {
    for (const page of new Set(rows.map((one) => one.page))) expect(entry).toContain(`(${page.replace('docs/', '')})`);
  });
});

describeBy('asvs', 'the standard as it was published', () => {
  it('has its requirements of levels 1 and 2 in the tables, each once, and nothing else is there', () => {
    const requirements = readRequirements(readSpecification('asvs/asvs-5.0.0-en.csv'));
    expect(requirements.length).toBe(253);
    expect(rowFaults(requirements, rows, has)).toEqual([]);
  });
});
