import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sweepDrafts } from '#src/server/platform/pictures/places.ts';
import { writeWholeFile } from './whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'banyan-whole-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a file, over an older one too', async () => {
  const path = join(folder, 'a');
  for (const text of ['first', 'second']) await writeWholeFile(path, text, join(folder, 'draft'));
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['second', ['a']]);
});

it('leaves nothing behind when it fails, and the older file as it was', async () => {
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b/inside'), 'old');
  await expect(writeWholeFile(join(folder, 'b'), 'new', join(folder, 'draft'))).rejects.toThrow();
  await expect(writeWholeFile(join(folder, 'c'), 'new', join(folder, 'none/draft'))).rejects.toThrow();
  expect(readFileSync(join(folder, 'b/inside'), 'utf8')).toBe('old');
  expect([existsSync(join(folder, 'draft')), existsSync(join(folder, 'c'))]).toEqual([false, false]);
});

it('takes away what a crash has left, and nothing that is being written', async () => {
  const drafts = join(folder, 'drafts');
  mkdirSync(join(drafts, 'old.folder'), { recursive: true });
  writeFileSync(join(drafts, 'new'), '');
  utimesSync(join(drafts, 'old.folder'), 0, 0);
  await sweepDrafts(drafts, Date.now() - 60_000);
  expect(readdirSync(drafts)).toEqual(['new']);
});
