import { describe, expect, it } from 'vitest';
import { localeFrom } from '#src/texts/locale.ts';
import { dateText, monthText, offsetText } from './local-time-text.ts';

describe('local time text', () => {
  it('writes a civil date with its weekday, whatever the zone of the machine', () => {
    expect(dateText('2026-11-24')).toBe('Tue 24 Nov 2026');
    expect(dateText('2028-02-29')).toBe('Tue 29 Feb 2028');
  });

  it('writes a month', () => {
    expect(monthText('2026-11')).toBe('Nov 2026');
  });

  it('writes the same date and month in another language', () => {
    const before = localeFrom(() => 'fr_FR');
    const seen = [dateText('2026-11-24'), monthText('2026-11')];
    localeFrom(before);
    expect(seen).toEqual(['mar. 24 nov. 2026', 'nov. 2026']);
  });

  // Quarter and half hours must be right.
  it.each([
    ['Asia/Kathmandu', 'UTC+5:45'],
    ['Asia/Yangon', 'UTC+6:30'],
    ['Asia/Ho_Chi_Minh', 'UTC+7'],
    ['Asia/Makassar', 'UTC+8'],
    ['America/St_Johns', 'UTC-3:30'],
    ['Etc/UTC', 'UTC+0'],
  ])('%s is %s', (zone, text) => {
    expect(offsetText(zone, '2026-11-24')).toBe(text);
  });

  it('says nothing about a zone it does not know', () => {
    expect(offsetText('Mars/Olympus', '2026-11-24')).toBe('');
  });
});
