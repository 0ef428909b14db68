import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { catalogueName } from './catalogue-name.ts';
import { compileCatalogue, languages } from './languages.ts';
import { defaultLocale, locale, localeTag } from './locale.ts';
import { pseudoLocales } from './pseudo.ts';
import { translator, type English } from './translate.ts';

const texts = {
  plain: 'Plain',
  hello: 'Hello {name}',
  cats: '{count, plural, one {# cat} other {# cats}}',
  fed: '{count, plural, one {{name} fed # cat} other {{name} fed # cats}}',
  'state.open': 'Open',
  'state.shut': 'Shut by {name}',
} as const;
const t = translator('texts/test', texts);

describe('translator', () => {
  it('fills values in', () => {
    expect([t('plain'), t('hello', { name: 'Linh' })]).toEqual(['Plain', 'Hello Linh']);
  });

  it('takes what looks like a placeholder in a value as it is', () => {
    expect(t('hello', { name: '{name} # <b>' })).toBe('Hello {name} # <b>');
  });

  it('picks the plural and groups the count', () => {
    expect([0, 1, 1000].map((count) => t('cats', { count }))).toEqual(['0 cats', '1 cat', '1,000 cats']);
  });

  it('asks of a key that may be one of several for the values of all of them', () => {
    const state = (is: 'open' | 'shut') => t(`state.${is}`, { name: 'Linh' });
    expect([state('open'), state('shut')]).toEqual(['Open', 'Shut by Linh']);
  });

  it('shows English where a language lacks a text', () => {
    chooseLocale('xx_XX');
    expect([locale(), localeTag(), t('hello', { name: 'Linh' })]).toEqual(['xx_XX', 'xx-XX', 'Hello Linh']);
  });

  it('changes the language with the locale, text by text', () => {
    const seen = [defaultLocale, 'en_XA', defaultLocale].map((name) => {
      chooseLocale(name);
      return t('fed', { count: 2, name: 'Linh' });
    });
    expect(seen).toEqual(['Linh fed 2 cats', 'Linh féëd 2 cáats', 'Linh fed 2 cats']);
  });
});

describe('made languages', () => {
  it('change words and leave names of values and figures alone', () => {
    chooseLocale('ar_XB');
    expect(t('hello', { name: 'Linh' })).toBe('\u202EHello \u202CLinh');
    expect(t('cats', { count: 1000 })).toBe('1,000\u202E cats\u202C');
  });
});

const catalogues = Object.entries(
  import.meta.glob<English>(['../**/texts.ts', '../*/**/*-texts.ts', '!./*-texts.ts'], {
    eager: true,
    import: 'texts',
  }),
).map(([file, english]) => ({ name: catalogueName(file.slice('../'.length)) ?? file, english }));

/** Names of the values of a compiled message, each once. */
function valuesOf(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const inner = node.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , arms] = part as unknown[];
    const nested = typeof arms === 'object' && arms !== null ? Object.values(arms).flatMap(valuesOf) : [];
    return [String(name), ...nested];
  });
  return [...new Set(inner)].sort();
}

describe('the catalogues', () => {
  it('are known', () => {
    expect(catalogues.length).toBeGreaterThan(12);
  });

  it('compile, every text in every language, with the same values', () => {
    for (const { name, english } of catalogues) {
      const source = compileCatalogue(name, english, defaultLocale);
      expect.soft(Object.keys(source), name).toEqual(Object.keys(english));
      for (const language of [...languages, ...pseudoLocales]) {
        const found = Object.entries(compileCatalogue(name, english, language)).map(([key, message]) => [
          key,
          valuesOf(message),
        ]);
        const expected = found.map(([key]) => [key, valuesOf(source[String(key)])]);
        expect.soft(found, `${name} in ${language}`).toEqual(expected);
      }
    }
  });
});
