// Dates and figures of hosts, in a browser that lacks their language: the server's names are enough.
import { describe, expect, it } from 'vitest';
import { dateNamesOf, hostFormats } from './host-formats.ts';

const make = hostFormats((language) => (language === 'xx' ? undefined : dateNamesOf(language)));
const tag = (language: string) => `${language}-u-ca-gregory-nu-latn`;
const at = Date.UTC(2026, 11, 5, 3, 15);
const dated = (language: string, options: Intl.DateTimeFormatOptions) =>
  (make('DateTimeFormat', tag(language), { timeZone: 'Asia/Kathmandu', ...options }) as Intl.DateTimeFormat).format(at);
const figure = (language: string) =>
  (make('NumberFormat', tag(language), {}) as Intl.NumberFormat | undefined)?.format(1_234_567.5);

describe('dates of hosts', () => {
  it('have the parts that are asked for, the day first, on the clock of the place', () => {
    const whole = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(dated('ne', whole)).toBe('शनि, 5 डिसेम्बर 2026');
    expect(dated('my', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })).toBe(
      'စနေ, 5 ဒီဇင်ဘာ, 09:00',
    );
    expect(dated('th', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })).toBe('09:00');
    expect(dated('vi', { day: 'numeric', month: 'numeric' })).toBe('5 12');
  });

  it('are left to Intl in languages of the site, and where more is asked for', () => {
    expect(make('DateTimeFormat', 'vi-VN', { day: 'numeric' })).toBeUndefined();
    expect(make('DateTimeFormat', tag('ne'), { dateStyle: 'full' })).toBeUndefined();
    expect(make('DateTimeFormat', tag('xx'), { day: 'numeric' })).toBeUndefined();
  });
});

describe('figures of hosts', () => {
  it('are those of a language that every browser has', () => {
    expect(['ne', 'km', 'my', 'lo'].map(figure)).toEqual(['12,34,567.5', '1,234,567.5', '1,234,567.5', '1.234.567,5']);
    expect(figure('th')).toBeUndefined();
    const plural = make('PluralRules', tag('km'), {}) as Intl.PluralRules;
    expect(plural.select(1)).toBe('other');
  });

  it.each(['ne', 'km', 'my', 'lo'])('are those of Intl in %s', (language) => {
    expect(figure(language)).toBe(new Intl.NumberFormat(tag(language)).format(1_234_567.5));
  });
});
