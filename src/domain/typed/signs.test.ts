// Codes and names as people paste them from pages, chats and documents.
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { bareCode, cleanCode, europeanNumerals, plainCode, visibleText } from './signs.ts';

const zeros = ['0', '٠', '۰', '०', '০', '૦', '௦', '๐', '໐', '၀', '႐', '០', '᠐', '０', '𝟎', '𝟘', '𑛚'];
const numerals = (zero: string) => Array.from({ length: 10 }, (_, n) => String.fromCodePoint(zero.codePointAt(0)! + n));

describe('numerals', () => {
  it.each(zeros)('from %s on are read', (zero) => {
    expect(europeanNumerals(numerals(zero).join(''))).toBe('0123456789');
  });

  it('leave everything else alone', () => {
    const other = fc.string({ unit: 'grapheme' }).filter((text) => !/[^\P{Nd}0-9]/u.test(text));
    fc.assert(
      fc.property(other, (text) => {
        expect(europeanNumerals(text)).toBe(text);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    ['GB29\u00A0NWBK\u202F6016 1331\u30009268 19', 'GB29NWBK60161331926819'],
    ['\u200BSUMMER\u2060-10\uFEFF', 'SUMMER-10'],
    ['ｓｕｍｍｅｒ－１０', 'SUMMER-10'],
    ['\u202Asummer\u201110\u202C', 'SUMMER-10'],
    ['१२३ ४५६', '123456'],
    ['\u3164', ''],
  ])('%j is %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
    expect(plainCode(typed)).toBe(code.replaceAll('-', ''));
  });

  it('is read alike wherever spaces and marks that nobody sees stand in it', () => {
    const noise = fc.constantFrom(
      ' ',
      '\u00A0',
      '\u2009',
      '\u3000',
      '\u200B',
      '\u200E',
      '\u202E',
      '\uFEFF',
      '\u00AD',
      '\t',
    );
    const parts = fc.array(fc.tuple(fc.constantFrom(...'ABC123'), noise), { minLength: 1 });
    fc.assert(
      fc.property(parts, (all) => {
        expect(plainCode(all.flat().join(''))).toBe(all.map(([sign]) => sign).join(''));
      }),
    );
  });

  it('keeps its letters as they are where only what is unseen goes', () => {
    expect(bareCode('BNY1.aB\u2011_\u200B.\u00A0cD')).toBe('BNY1.aB-_.cD');
  });
});

describe('a text', () => {
  it.each(['\u200B', '\u3164', ' \u2800\u00AD ', '\u202E', '', '\u115F\u1160'])('of %j shows nothing', (typed) => {
    expect(visibleText(typed)).toBe('');
  });

  it.each([
    ['Ana \u202EEVIL', 'Ana EVIL'],
    ['क्‍षमा', 'क्‍षमा'],
    ['👩‍🌾', '👩‍🌾'],
    ['ភាសា\u200Bខ្មែរ', 'ភាសា\u200Bខ្មែរ'],
    ['  two  ', '  two  '],
  ])('%j is %j', (typed, text) => {
    expect(visibleText(typed)).toBe(text);
  });
});
