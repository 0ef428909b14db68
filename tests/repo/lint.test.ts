import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** Files against the rules that are this project's own, and the exceptions to them (`null`: nothing may be said). */
const planted: [path: string, text: string, rule: string | null][] = [
  ['src/domain/clock.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['src/domain/calendar/day.ts', 'export const day = (at: number) => new Date(at);', null],
  ['src/domain/random.ts', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['src/server/features/place/detail.ts', 'export const port = process.env.PORT;', 'no-restricted-globals'],
  ['src/server/config.ts', 'export const port = process.env.PORT;', null],
];

let root = '';
let said: { filename: string; code: string; severity: string }[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  copyFileSync(join(projectRoot, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  for (const [path, text] of planted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const run = spawnSync(join(projectRoot, 'node_modules/.bin/oxlint'), ['-f', 'json'], { cwd: root, encoding: 'utf8' });
  said = (JSON.parse(run.stdout) as { diagnostics: typeof said }).diagnostics;
});

afterAll(() => rmSync(root, { recursive: true }));

it.each(planted)('%s', (path, _text, rule) => {
  const codes = said.filter((one) => one.filename.endsWith(path)).map((one) => one.code.replace(/^.*\((.*)\)$/, '$1'));
  expect(codes).toEqual(rule === null ? [] : [rule]);
});

it('knows errors only', () => {
  expect(said.every((one) => one.severity === 'error')).toBe(true);
});
