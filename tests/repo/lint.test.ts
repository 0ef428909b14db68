// This project's own lint rules: each finds its faults, and all hold in the tree.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exceptions } from '#scripts/lint/exceptions.ts';
import { exceptionFaults, lintFaults, runLinter, type Finding } from '#scripts/lint/lint-faults.ts';
import { exceptedMark } from '#scripts/lint/rule.ts';
import { sheetFaults } from '#scripts/lint/text-rules.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { plantedFiles } from './fixtures/planted-lint.ts';

let root = '';
let shown: Finding[] = [];
let hidden: Finding[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  const rules = readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(root, '.oxlintrc.json'), rules.replace('"./scripts/lint', `"${projectRoot}scripts/lint`));
  for (const [path, text] of plantedFiles) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  [shown, hidden] = await Promise.all([runLinter(root), runLinter(root, 'hidden')]);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

const nameOf = ({ code, message }: Finding) =>
  (message.startsWith(exceptedMark) ? exceptedMark : '') + code.replace(/^.*\((.*)\)$/, '$1');
const saidOf = (path: string, findings: readonly Finding[]) =>
  findings
    .filter(({ filename }) => filename.endsWith(path))
    .map(nameOf)
    .toSorted();

describe('the linter', () => {
  it.each(plantedFiles)('judges %s', (path, _text, rules) => {
    expect(saidOf(path, shown)).toEqual(rules.toSorted());
    expect(saidOf(path, hidden)).toEqual(rules.filter((rule) => !rule.startsWith(exceptedMark)).toSorted());
  });

  it('says what is wrong with an amount', () => {
    const amounts = shown.filter(({ filename }) => filename.endsWith('src/server/features/place/amounts.ts'));
    const kinds = amounts.map(({ message }) => message.replace(/:.*/, '')).toSorted();
    const twice = ['calculates in dollars', 'divides or multiplies by 100'];
    expect(kinds).toEqual(
      [...twice, ...twice, 'cuts decimals', 'prints minor units', 'rounds', 'writes an amount itself'].toSorted(),
    );
  });

  it('has a planted file for every rule of the project', () => {
    const planted = new Set(plantedFiles.flatMap(([, , rules]) => rules));
    expect(Object.keys(exceptions).filter((rule) => !planted.has(rule))).toEqual([]);
  });

  it('knows errors only', () => {
    expect(shown.every(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('a style sheet', () => {
  it('says start and end, and no width in characters', () => {
    expect(sheetFaults('a { padding-left: 1px; left: 0; text-align: left; width: 60ch; }')).toHaveLength(4);
    expect(sheetFaults('a { padding-inline-start: 1px; inset-inline: 0; text-align: start; width: 30rem; }')).toEqual(
      [],
    );
  });
});

describe('an exception', () => {
  const excepted = (filename: string): Finding => ({
    filename,
    code: 'banyan(named-language)',
    severity: 'error',
    message: `${exceptedMark}it is`,
  });
  const counted = { 'src/domain/host-reach/languages.ts': [1, 'why'], 'src/domain/setting/': [2, 'why'] } as const;
  const faults = (...files: string[]) => exceptionFaults(files.map(excepted), { 'named-language': counted });
  const setting = 'src/domain/setting/kinds.ts';

  it('is a fault where nothing needs it, and where it counts wrongly', () => {
    expect(faults('src/domain/host-reach/languages.ts', setting, setting)).toEqual([]);
    expect(faults(setting, setting)).toEqual([
      expect.stringContaining('nothing needs the exception of src/domain/host-reach/languages.ts'),
    ]);
    expect(faults('src/domain/host-reach/languages.ts', setting)).toEqual([
      expect.stringContaining('src/domain/setting/ has 1 places of named-language, not 2'),
    ]);
    expect(faults('src/domain/host-reach/languages.ts', setting, setting, setting)).toHaveLength(1);
  });
});

describe('the project', () => {
  it('breaks no lint rule, and needs every exception as it is written', async () => {
    expect(await lintFaults()).toEqual([]);
  });
});
