import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archivePath, removeOldArchives } from './dated-archives.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banyan-archives-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('dated archives', () => {
  it('are named by the minute in UTC in a folder, and as they were named elsewhere', () => {
    const at = new Date('2026-11-29T03:12:45Z');
    expect(archivePath(folder, at)).toBe(join(folder, 'banyan-2026-11-29-0312.archive'));
    expect(archivePath(join(folder, 'mine.archive'), at)).toBe(join(folder, 'mine.archive'));
  });

  it('stay, the newest ones, and no other file is touched', () => {
    const days = ['2026-12-02', '2026-11-30', '2026-12-01'].map((day) => `banyan-${day}-0300.archive`);
    const others = ['by-hand.archive', 'banyan-2026-11-30-0300.archive.part'];
    for (const name of [...days, ...others]) writeFileSync(join(folder, name), '');
    expect(removeOldArchives(folder, 2)).toEqual(['banyan-2026-11-30-0300.archive']);
    expect(removeOldArchives(folder, 9)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(4);
  });
});
