import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { errors, errorText, type ErrorCode } from '#src/contract/errors.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { limits } from '#src/domain/limits.ts';
import { changeRow, readTable, type ConformanceRow } from '#scripts/conformance.ts';

const text = readFileSync('tests/conformance.tsv', 'utf8');
const rows = readTable(text);

/** The fault of a row's test, or null. */
function faultOf(row: ConformanceRow, read: (path: string) => string | null): string | null {
  if (row.state === 'pending') return row.test === 'pending' ? null : `${row.id}: a pending row names no test`;
  const [path = '', ...name] = row.test.split('#');
  const source = read(path);
  if (source === null) return `${row.id}: there is no file ${path}`;
  if (!/\.(test|e2e)\.tsx?$/.test(path)) return `${row.id}: ${path} is no test`;
  const wanted = name.join('#');
  const quoted = ["'", '"', '`'].map((quote) => quote + wanted.replaceAll(quote, `\\${quote}`) + quote);
  if (wanted === '' || !quoted.some((piece) => source.includes(piece)))
    return `${row.id}: no test ${wanted} in ${path}`;
  return null;
}

const sources = new Map<string, string | null>();
function readSource(path: string): string | null {
  if (!sources.has(path)) sources.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
  return sources.get(path) ?? null;
}

const rules = rows.map((row) => row.rule).join('\n');
const missing = (names: readonly string[]) => names.filter((name) => !rules.includes(`\`${name}\``));

describe('tests/conformance.tsv', () => {
  it('has rows with ids of their own for every section that holds rules', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    const sections = new Set(rows.map((row) => row.id.split('.')[0]));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const row of rows) expect(row.section).toMatch(/^([1-9]|own)$/);
  });

  it('names only tests that are alive', () => {
    expect(rows.map((row) => faultOf(row, readSource)).filter((fault) => fault !== null)).toEqual([]);
  });

  it('has a row for every call, limit, error code and route', () => {
    expect(missing(Object.keys(contract))).toEqual([]);
    expect(missing(Object.keys(limits))).toEqual([]);
    expect(missing(Object.keys(errors))).toEqual([]);
    expect(missing(Object.keys({ ...routes, ...adminRoutes }))).toEqual([]);
  });

  it('repeats every error text as it stands in the catalogue', () => {
    for (const [code, http] of Object.entries(errors)) {
      expect(rules).toContain(`\`${code}\` (${http}): ${errorText(code as ErrorCode)}`);
    }
  });
});

describe('the check itself', () => {
  const row: ConformanceRow = { id: '1.x', section: '1', rule: 'r', test: 'a.test.ts#it works', state: 'done' };

  it('finds a lost file, a lost test, a file that is no test and a pending row with a test', () => {
    expect(faultOf(row, () => "it('it works', run)")).toBeNull();
    expect(faultOf(row, () => null)).toContain('no file');
    expect(faultOf(row, () => "it('it works no more', run)")).toContain('no test it works');
    expect(faultOf({ ...row, test: 'a.ts#it works' }, () => "'it works'")).toContain('is no test');
    expect(faultOf({ ...row, test: 'a.test.ts' }, () => "''")).toContain('no test');
    expect(faultOf({ ...row, state: 'pending' }, () => '')).toContain('names no test');
  });

  it('changes one row and leaves the others alone', () => {
    const first = rows[0];
    const changed = changeRow(text, first?.id ?? '', { state: 'done', test: 'a.test.ts#works' });
    expect(readTable(changed)[0]).toEqual({ ...first, state: 'done', test: 'a.test.ts#works' });
    expect(readTable(changed).slice(1)).toEqual(rows.slice(1));
    expect(() => changeRow(text, 'none', { state: 'done', test: 'x' })).toThrow('No row');
  });

  it('refuses a row that is not one', () => {
    expect(() => readTable('id\n1.x\t1\trule\tpending\tsoon')).toThrow('Not a row');
  });
});
