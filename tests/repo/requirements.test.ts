import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements, readRows, requirementsOf, rowFaults, type Row } from '#scripts/tree/requirements.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { describeBy, readSpecification } from '#tests/reference/specifications.ts';

const rows = readRows();
const has = (path: string) => existsSync(join(projectRoot, path));

describe('a row', () => {
  const known = [{ id: 'V1.1.1', chapter: 'V1', level: '2' }];
  const test = `tests/repo/${'requirements'}.test.ts`;
  const row: Row = {
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
    expect(faults({ state: 'open', how: 'Missing: all', shownBy: '' })).toEqual([]);
  });

  it.each<[string, Partial<Row>]>([
    ['of another level', { level: '1' }],
    ['without a state', { state: 'done', shownBy: '' }],
    ['without words', { how: '' }],
    ['met by nothing', { shownBy: '' }],
    ['met by a test that is not there', { shownBy: `\`tests/repo/${'gone'}.test.ts\`` }],
    ['met by what is no test', { shownBy: '`package.json`' }],
    ['open without what is missing', { state: 'open', shownBy: '' }],
    ['open with a test', { state: 'open', how: 'Missing: all' }],
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

describe('docs/security/asvs.csv', () => {
  it('answers 253 requirements of levels 1 and 2, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
    expect(rowFaults(requirementsOf(rows), rows, has)).toEqual([]);
  });
});

describeBy('asvs', 'the standard as it was published', () => {
  it('has its requirements of levels 1 and 2 in the table, each once, and nothing else is there', () => {
    const requirements = readRequirements(readSpecification('asvs/asvs-5.0.0-en.csv'));
    expect(requirements.length).toBe(253);
    expect(rowFaults(requirements, rows, has)).toEqual([]);
  });
});
