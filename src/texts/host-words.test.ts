// The texts of a page in a language of hosts, in a browser whose bundle is English.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { compileCatalogue, findIn, hostLocales, hostWords } from './languages.ts';
import { findCataloguesBy, speakIn, translator } from './translate.ts';
import { dateNamesOf } from './host-formats.ts';
import { dateFormat, knowNames, nameOf, numberFormat, withNames } from './intl.ts';
import { langTag, localeTag, textDirection } from './locale.ts';
import { moneyText } from './money-text.ts';
import { scriptTag } from './script-tag.ts';

const texts = { title: 'Today', guests: '{count, plural, one {# guest} other {# guests}}' } as const;
const t = translator('web/host', texts);
const other = translator('web/other', { count: '{count, plural, one {# seat} other {# seats}}' } as const);

describe('the words of a page', () => {
  beforeAll(() => {
    // As in a bundle: English, compiled.
    const english = { 'web/host': compileCatalogue('web/host', texts, 'en_US') };
    const found = { count: other('count', { count: 1 }) };
    expect(found.count).toBe('1 seat');
    findCataloguesBy((name, given, wanted) =>
      wanted === 'en_US' ? (english[name as 'web/host'] ?? compileCatalogue(name, given, wanted)) : {},
    );
    speakIn({
      language: 'ne',
      names: dateNamesOf('ne'),
      catalogues: { 'web/host': { title: 'आज', toString: 'no text' } },
    });
  });
  afterAll(() => findIn({ compileCatalogue }));

  it('come before the English ones, and those are shown for what they lack, counted as English is', () => {
    chooseLocale('ne');
    expect([t('title'), t('guests', { count: 1 }), other('count', { count: 2 })]).toEqual(['आज', '1 guest', '2 seats']);
  });

  it('are asked for before a key that a newer server has named is shown', () => {
    for (const language of ['ne', 'en_US']) {
      chooseLocale(language);
      expect(['title', 'count', 'constructor'].map((key) => t.has(key))).toEqual([true, false, false]);
    }
  });

  it('are for their language alone', () => {
    chooseLocale('th');
    expect(t('title')).toBe('Today');
    chooseLocale('en_US');
    expect(t('title')).toBe('Today');
  });

  it('leave alone what stands in the script instead of its key', () => {
    chooseLocale('ne');
    const inlined = compileCatalogue('x', { y: '{count, plural, one {# seat} other {# seats}}' }, 'en_US')['y'];
    expect(other(inlined as unknown as 'count', { count: 1000 })).toBe('1,000 seats');
  });
});

describe('the words of a language', () => {
  it('are those of the folders asked for, compiled', () => {
    expect(hostWords('ne', ['web/host']).catalogues['web/host']?.['section.today']).toBe('आज');
    expect(hostWords('ne', ['web/check']).catalogues['web/host']).toBeUndefined();
  });

  it.each(['en_US', 'xx', '../ne', 'constructor'])('are none for %s', (name) => {
    expect(hostWords(name, ['web/']).catalogues).toEqual({});
  });
});

describe('what somebody wrote', () => {
  it('keeps apart from a sentence where it runs from right to left', () => {
    const named = translator('web/named', { by: 'By {name} ({count})' } as const);
    chooseLocale('en_US');
    expect(named('by', { name: 'Ana', count: '3' })).toBe('By Ana (3)');
    expect(named('by', { name: 'محمد (طباخ)', count: '3' })).toBe('By \u2068محمد (طباخ)\u2069 (3)');
  });

  it.each([
    ['A day', undefined],
    ['42', undefined],
    ['جولة (3 ساعات)', 'und-Arab'],
    ['סיור 3', 'he'],
    ['ข้าวซอย', 'th'],
    ['陶芸 ひろ', 'ja'],
    ['陶', 'und-Hani'],
    ['नमस्ते', 'und-Deva'],
    ['Phở ngon', undefined],
  ])('in %s is in the language %s', (text, tag) => {
    expect(scriptTag(text)).toBe(tag);
  });
});

describe('names of countries, languages and currencies', () => {
  it('are in the browser what the server wrote, also those that the browser knows otherwise or not at all', () => {
    chooseLocale('ne');
    const page = withNames(
      () => `${nameOf('language', 'en')}, ${nameOf('region', 'NP')}, ${nameOf('currency', 'SLE')}`,
    );
    expect(page.drawn).toMatch(/^अङ्ग्रेजी, नेपाल, /);
    expect(Object.values(page.names)).toEqual(page.drawn.split(', '));
    const [first] = Object.keys(page.names);
    knowNames({ [String(first)]: 'as the server has it' });
    expect([nameOf('language', 'en'), nameOf('region', 'NP')]).toEqual(['as the server has it', 'नेपाल']);
    knowNames({});
    expect(withNames(() => '').names).toEqual({});
  });
});

describe('figures and days', () => {
  it.each(hostLocales.filter((name) => name !== 'en_US'))(
    'have the digits of a keypad in %s, and the years of vouchers',
    (name) => {
      chooseLocale(name);
      expect(langTag()).toBe(name);
      expect(textDirection()).toBe('ltr');
      const written = [
        dateFormat(localeTag(), {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(Date.UTC(2026, 10, 26)),
        numberFormat(localeTag(), undefined).format(1_234_567.5),
        moneyText(844_000, { symbol: 'Rs', digits: 2 }),
      ].join(' ');
      expect(written).toContain('2026');
      expect(written).toMatch(/8[.,]440/);
      expect(written.match(/[^\P{Nd}0-9]/gu)).toBeNull();
    },
  );
});
