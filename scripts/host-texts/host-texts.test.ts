import { describe, expect, it } from 'vitest';
import { catalogueFaults, hostFiles, missingTexts, readHostFile, translated } from './catalogue-faults.ts';
import { englishOfHosts } from './host-catalogues.ts';
import { textFaults } from './text-faults.ts';

const english = englishOfHosts;
const guests = '{count, plural, one {# guest} other {# guests}} of {name}';

describe('a text in a language of hosts', () => {
  it.each([
    ['ne', '{name} का {count, plural, one {# पाहुना} other {# पाहुना}}'],
    ['th', 'แขก {count, plural, other {# คน}} ของ {name}'],
    ['fil', '{count, plural, one {# bisita} other {# na bisita}} ni {name}'],
  ])('has what the English one has: %s', (language, text) => {
    expect(textFaults(language, guests, text)).toEqual([]);
  });

  it.each([
    ['lacks a value', 'th', 'แขก {count, plural, other {# คน}}', 'has {count}, not {count,name}'],
    ['misspells a value', 'th', 'แขก {count, plural, other {# คน}} ของ {nam}', 'has {count,nam}, not {count,name}'],
    [
      'has a form too many',
      'th',
      'แขก {count, plural, one {# คน} other {# คน}} ของ {name}',
      'counts {count} by "one other"',
    ],
    ['has a form too few', 'ne', '{name} का {count, plural, other {# पाहुना}}', 'counts {count} by "other"'],
    ['does not count', 'th', 'แขก {count} คน ของ {name}', 'does not count {count}'],
    ['is not closed', 'th', 'แขก {count, plural, other {# คน} ของ {name}', 'is no ICU message'],
    ['is of another language', 'lo', 'แขก {count, plural, other {# คน}} ของ {name}', 'letters of another script'],
    [
      'has an English word',
      'th',
      'แขก {count, plural, other {# guests}} ของ {name}',
      'letters of another script: guests',
    ],
    ['has Burmese letters in Filipino', 'fil', '{count, plural, one {# ဧ} other {# ဧည့်}} {name}', 'another script'],
    ['has local digits', 'th', 'แขก {count, plural, other {# คน}} ของ {name} ๑', 'digits that no keypad has'],
  ])('is refused where it %s', (_what, language, text, fault) => {
    expect(textFaults(language, guests, text).join()).toContain(fault);
  });

  it.each(['fil', 'id'])('is refused where it is the English one: %s', (language) => {
    expect(textFaults(language, 'Cash to collect', 'Cash to collect')).toEqual(['is the English text']);
    expect(textFaults(language, 'Panel', 'Panel')).toEqual([]);
  });

  it('may have the cases of a choice alone', () => {
    const choice = '{way, select, cash {Cash} other {Card}}';
    expect(textFaults('id', choice, '{way, select, cash {Tunai} other {Kartu}}')).toEqual([]);
    expect(textFaults('id', choice, '{way, select, other {Kartu}}').join()).toContain('has not the cases of {way}');
  });

  it('may name what is called so everywhere', () => {
    expect(textFaults('ne', 'STOP ends messages on WhatsApp.', 'STOP ले WhatsApp सन्देश रोक्छ।')).toEqual([]);
  });
});

describe('the languages of hosts', () => {
  it('have a file each, and no other file is there', () => {
    expect(hostFiles()).toEqual(translated.map((code) => `${code}.json`).toSorted());
    expect(translated).toHaveLength(10);
  });

  it.each(translated)('%s says at its top that nobody has read it yet, and how to correct it', (language) => {
    const [first, note] = Object.entries(readHostFile(language))[0] ?? [];
    expect(first).toBe('_note');
    expect(note).toMatch(
      /made by a machine\. No speaker of the language has read it yet\..*docs\/reference\/texts\.md#languages-of-hosts/,
    );
  });

  it.each(translated)('%s has every text', (language) => {
    expect(missingTexts(readHostFile(language), english)).toEqual([]);
  });

  it.each(translated)('%s can be shown', (language) => {
    expect(catalogueFaults(language, readHostFile(language), english)).toEqual([]);
  });
});
