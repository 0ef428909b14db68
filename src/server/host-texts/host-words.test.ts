// Short messages in every language: placeholders, length, templates (docs/domain/hosts.md#short-texts).
import { describe, expect, it } from 'vitest';
import { hostLanguageCodes, type HostLanguage } from '#src/domain/host-reach/languages.ts';
import { mostParts, partsOf } from '#src/domain/host-reach/short-text.ts';
import { argumentsOf, compose, templateBody, templateLanguageOf, templateName } from './compose.ts';
import { cashWordsIn, civilWords, figureWords, plain, weekdayWords, whenWords } from './plain.ts';
import { isSpoken, patternOf, say, textsIn } from './say.ts';
import { templateKeys, texts, type HostTextKey } from './texts.ts';

const keys = Object.keys(texts) as HostTextKey[];
const spoken = hostLanguageCodes.filter(isSpoken);
const at = new Date('2026-12-26T02:00:00Z');

// Long names of listings, guests and cities, in each country's script.
const titles = [
  'The potter’s wheel: a whole day in Bhaktapur, from clay to kiln',
  'माटोको भाँडो बनाउने दिन, भक्तपुर',
  'ပုဂံ အိုးလုပ်ငန်း တစ်နေ့တာ သင်တန်း',
];
const valuesOf = (language: HostLanguage, title: string) => ({
  site: 'Banyan',
  title: plain(title),
  when: whenWords(language, at, 'Asia/Kathmandu'),
  on: figureWords(language, at, 'Asia/Kathmandu'),
  old: civilWords(language, '2026-12-24', '16:30'),
  until: whenWords(language, at, 'Asia/Kathmandu'),
  by: weekdayWords(language, at, 'Asia/Kathmandu'),
  who: 'Wilhelmina.. +44 7700 900123',
  amount: cashWordsIn(language, 123_456, 'USD'),
  decision: say(language, 'word.noShow.reject'),
  guests: say(language, 'word.guests', { count: 12 }),
  guest: 'Wilhelmina Featherstonehaugh +44 7700 900123',
  cash: cashWordsIn(language, 123_456_000, 'IDR'),
  day: civilWords(language, '2026-12-05', null),
  time: '09:00',
  days: `${civilWords(language, '2026-12-05', null)} - ${civilWords(language, '2026-12-25', null)}`,
  city: 'Luang Prabang',
  accept: '97',
  decline: '98',
  link: `https://experiences.banyan.example/h/${'x'.repeat(24)}`,
  place: 'Hotel Sunrise Annapurna, Lakeside Road 12, Pokhara',
  code: '123456',
  host: 'Hari Bahadur',
  ending: '3000',
  contact: 'hello@banyan.example',
});

describe('a short message', () => {
  it.each(spoken)('in %s takes two parts at most, and keeps date and digits', (language) => {
    for (const key of templateKeys)
      for (const title of titles) {
        const values = valuesOf(language, title);
        const { text } = compose(() => ({ key, values, names: ['title', 'place', 'host', 'guest'] }), {
          language,
          way: 'sms',
        });
        expect.soft(partsOf(text), key).toBeLessThanOrEqual(mostParts);
        if (key.startsWith('request')) expect.soft(text, key).toMatch(new RegExp(`${values.when}|${values.on}`));
        if (key.startsWith('request')) expect.soft(text, key).toMatch(new RegExp(`${values.until}|${values.by}`));
        if (key === 'booking') expect.soft(text, key).toContain(values.cash);
        if (key === 'request') for (const digit of ['97', '98']) expect.soft(text, key).toContain(digit);
        expect.soft(text, key).not.toMatch(/[{}]/);
      }
  });

  it('says dates and cash with digits of a keypad, and on one line', () => {
    expect(whenWords('en', at, 'Asia/Kathmandu')).toBe('Sat 26 Dec, 07:45');
    expect(civilWords('en', '2026-12-24', null)).toBe('Thu 24 Dec');
    expect(cashWordsIn('en', 84_400_000, 'IDR')).toBe('IDR 844,000');
    for (const language of hostLanguageCodes)
      expect(`${whenWords(language, at, 'UTC')} ${cashWordsIn(language, 1_234_500, 'NPR')}`).toMatch(
        /\d.*02[.:]00 NPR \d/,
      );
    expect(plain('“A” – b…\nhttps://evil.example/x c')).toBe('"A" - b... c');
  });
});

describe('every language', () => {
  it.each(spoken)('%s has the arguments of the English texts, and no text of its own', (language) => {
    const own = Object.keys(textsIn(language)) as HostTextKey[];
    expect(own.filter((key) => !keys.includes(key))).toEqual([]);
    for (const key of own)
      expect([key, argumentsOf(patternOf(language, key)).toSorted()]).toEqual([
        key,
        argumentsOf(texts[key]).toSorted(),
      ]);
  });
});

describe('a template of WhatsApp', () => {
  it.each(spoken)('in %s has its values by number, neither first nor last, and each once', (language) => {
    for (const key of templateKeys) {
      const body = templateBody(language, key, 'Banyan');
      const numbers = [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
      expect.soft(numbers, key).toEqual(numbers.map((_one, index) => index + 1));
      expect.soft(body, key).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{|[{}]{3}/);
      expect.soft(body.length, key).toBeLessThanOrEqual(1024);
    }
  });

  it('gets its values in its own order, in a language that has templates, and none empty', () => {
    const textIn = () => ({ key: 'booking' as const, values: { ...valuesOf('en', 'Pots'), guest: '' }, names: [] });
    const { template } = compose(textIn, { language: 'ne', way: 'whatsapp' });
    expect(template.language).toBe('en');
    expect(template.values).toEqual([
      'Pots',
      'Sat 26 Dec, 07:45',
      '12 guests',
      '-',
      'IDR 1,234,560',
      expect.stringContaining('/h/'),
    ]);
    expect([templateName('banyan', 'request.link'), templateLanguageOf('km')]).toEqual([
      'banyan_request_link',
      { language: 'en', code: 'en' },
    ]);
  });
});
