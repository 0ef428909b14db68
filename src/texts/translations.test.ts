// A translator's file: JSON by catalogue and key, here with gaps.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIn, openTranslations, type Translations } from './languages.ts';
import { localeFrom } from './locale.ts';
import { translator } from './translate.ts';
import { bundleTexts } from './vite-texts.ts';
import * as installed from './languages.ts';

const t = translator('texts/test', {
  plain: 'Plain',
  hello: 'Hello {name}',
  cats: '{count, plural, one {# cat} other {# cats}}',
  dogs: '{count, plural, one {# dog} other {# dogs}}',
} as const);
// Polish has more plural forms than English: 1 pies, 2 psy, 5 psów.
const polish = {
  'texts/test': {
    hello: 'Cześć, {name}',
    dogs: '{count, plural, one {# pies} few {# psy} many {# psów} other {# psa}}',
  },
  'web/check': { 'camera.start': 'Otwórz aparat' },
};

let folder: string;
let translations: Translations;
let localeBefore: () => string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'banyan-texts-'));
  writeFileSync(join(folder, 'pl_PL.json'), JSON.stringify(polish));
  for (const other of ['notes.json', 'pl.json', 'pl_PL.txt']) writeFileSync(join(folder, other), 'no translation');
  translations = openTranslations(folder);
  findIn(translations);
  localeBefore = localeFrom(() => 'pl_PL');
});
afterAll(() => {
  localeFrom(localeBefore);
  findIn(installed);
  rmSync(folder, { recursive: true });
});

describe('a translation', () => {
  it('makes its locale a language, and no other file does', () => {
    expect(translations.languages).toEqual(['en_US', 'pl_PL']);
  });

  it('is read by catalogue and key, with the plural forms of its language', () => {
    expect(t('hello', { name: 'Ola' })).toBe('Cześć, Ola');
    expect([1, 2, 5].map((count) => t('dogs', { count }))).toEqual(['1 pies', '2 psy', '5 psów']);
  });

  it('shows English for what it lacks, with the plural forms of English', () => {
    expect([t('plain'), t('cats', { count: 1 }), t('cats', { count: 5 })]).toEqual(['Plain', '1 cat', '5 cats']);
    const missing = translator('texts/other', { all: 'All of it' } as const);
    expect(missing('all')).toBe('All of it');
  });

  it('comes into a bundle with the English texts that it lacks, and no others', async () => {
    const { load } = bundleTexts(['pl_PL'], translations);
    const file = fileURLToPath(new URL('../web/check/texts.ts', import.meta.url));
    const made = (await (load as (id: string) => Promise<{ code: string }>)(file)).code;
    const json = JSON.parse(/JSON\.parse\((.*)\);$/m.exec(made)?.[1] ?? '') as string;
    const { pl_PL, en_US } = JSON.parse(json) as Record<string, Record<string, unknown>>;
    expect(pl_PL).toEqual({ 'camera.start': 'Otwórz aparat' });
    expect(Object.keys(en_US ?? {})).not.toContain('camera.start');
    expect(Object.keys(en_US ?? {}).length).toBeGreaterThan(10);
  });
});
