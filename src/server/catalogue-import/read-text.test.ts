import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lineOf, mostBytes, readText } from './read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'banyan-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('a file that is no text we can read', () => {
  it('is refused when it is huge, before it is read', async () => {
    const path = file('huge.csv', 'key');
    truncateSync(path, mostBytes + 1);
    expect(await readText(path)).toMatchObject({ ok: false, fault: { wrong: `has ${mostBytes + 1} bytes` } });
  });

  it.each([
    ['NUL', Buffer.from('key\na\0b'), 'holds a NUL character in line 2'],
    ['UTF-16 without a mark', Buffer.from('key,city', 'utf16le'), 'holds a NUL character in line 1'],
    ['another encoding', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'is not text in UTF-8'],
    ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x61]), 'is not text in UTF-8'],
  ])('is refused for %s', async (name, bytes, wrong) => {
    expect(await readText(file(`${name}.csv`, bytes))).toMatchObject({ ok: false, fault: { wrong } });
  });

  it('is refused when it is a folder or not there', async () => {
    for (const path of [folder, join(folder, 'none')]) expect((await readText(path)).ok).toBe(false);
  });
});

it('counts lines from one', () => {
  expect(['', 'a\n', 'a\nb'].map((text) => lineOf(text, text.length))).toEqual([1, 2, 2]);
});
