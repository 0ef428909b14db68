import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

const lines = (count: number) => 'void 0;\n'.repeat(count);

/** Files that break one rule each, with the rule that must say so; `null` where nothing may be said. */
const planted: [path: string, text: string, rule: string | null][] = [
  ['src/domain/clock.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['src/domain/dice.ts', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['src/domain/today.ts', 'export const today = () => Temporal.Now.plainDateISO();', 'no-restricted-properties'],
  ['src/domain/calendar/day.ts', 'export const day = (at: number) => new Date(at);', null],
  ['src/server/features/place/detail.ts', 'export const port = process.env.PORT;', 'no-restricted-globals'],
  ['src/server/config.ts', 'export const port = process.env.PORT;', null],
  ['src/server/door.ts', 'export default 1;', 'no-default-export'],
  ['src/server/BadName.ts', 'export const a = 1;', 'filename-case'],
  ['src/web/GoodName.tsx', 'export const GoodName = () => <b />;', null],
  ['src/web/Choice.tsx', 'export const Choice = () => <button>x</button>;', 'button-has-type'],
  [
    'src/web/Hook.tsx',
    "import { useState } from 'react';\nexport const Hook = (on: boolean) => { if (on) useState(1); return <b />; };",
    'rules-of-hooks',
  ],
  ['src/server/long.ts', `export const a = 1;\n${lines(300)}`, 'max-lines'],
  ['src/server/long.test.ts', `export const a = 1;\n${lines(300)}`, null],
  ['src/server/longer.test.ts', `export const a = 1;\n${lines(500)}`, 'max-lines'],
  ['src/server/wide.ts', 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];', 'max-params'],
  ['src/server/deep.ts', `export function f(): void {\n${lines(51)}}`, 'max-lines-per-function'],
  ['src/server/any.ts', 'export const f = (a: any) => a;', 'no-explicit-any'],
  ['src/server/only.test.ts', "import { it } from 'vitest';\nit.only('x', () => {});", 'no-focused-tests'],
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
  // The planted long files say `void 0`, which other rules may find pointless; they are not what is tried here.
  expect(codes.filter((code) => code !== 'no-unused-expressions')).toEqual(rule === null ? [] : [rule]);
});

it('knows errors only', () => {
  expect(said.every((one) => one.severity === 'error')).toBe(true);
});
