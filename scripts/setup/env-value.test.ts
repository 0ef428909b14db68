import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envValue } from './env-value.ts';

function readBack(values: readonly string[]): { shell: string[]; node: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-env-'));
  const file = join(folder, 'banyan.env');
  const texts = values.map((value) => envValue(value));
  writeFileSync(file, texts.map((made, n) => `V${n}=${made.ok ? made.text : ''}\n`).join(''));
  const print = values.map((_, n) => `printf '%s\\0' "$V${n}"`).join('; ');
  const out = execFileSync('sh', ['-c', `set -a; . ${file}; ${print}`], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  const read = parseEnv(execFileSync('cat', [file], { encoding: 'utf8' }));
  rmSync(folder, { recursive: true });
  return { shell: out.split('\0').slice(0, -1), node: values.map((_, n) => read[`V${n}`] ?? '') };
}

describe('a value in a file of settings', () => {
  it('is read by a shell and by Node as it was given', () => {
    const given = [
      'postgresql://banyan:pw@127.0.0.1/banyan?application_name=x&connect_timeout=10',
      'smtps://user:p$ss`word"#!~*;|<>()[]{}@mail.example',
      'a value  with spaces ',
      "it's",
      '',
      'Lisboa à Mesa',
      '#000000',
    ];
    const sign = fc.string({ unit: fc.constantFrom(...'aé &?*~!$`"#;|<>()[]{}%=,:@/+-._ '), maxLength: 12 });
    const all = [...given, ...fc.sample(sign, 200)];
    const { shell, node } = readBack(all);
    expect(shell).toEqual(all);
    expect(node).toEqual(all);
  });

  it.each([
    [`it's $5`, `must not have ' in it, which no file of settings can hold: in an address write %27 instead`],
    ['a\\b', 'must not have \\ in it, which no file of settings can hold: in an address write %5C instead'],
    ['a\nb', 'must not have a control character in it'],
  ])('that no quoting holds is named with its sign and the cure: %j', (value, fault) => {
    expect(envValue(value)).toEqual({ ok: false, fault: expect.stringContaining(fault) });
  });
});
