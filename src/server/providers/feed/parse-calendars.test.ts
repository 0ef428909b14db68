import { describe, expect, it } from 'vitest';
import { NotRead } from './event-times.ts';
import { parseCalendars } from './parse-calendars.ts';

const good = ['BEGIN:VEVENT', 'UID:good', 'DTSTART:20261201T040000Z', 'DURATION:PT1H', 'END:VEVENT'];
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const zone = (...more: string[]) => [
  'BEGIN:VTIMEZONE',
  'TZID:Here',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  ...more,
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('a calendar file', () => {
  it('keeps the zones that it describes, unless a rule of one is not understood', () => {
    const zonesOf = (...lines: string[]) => [
      ...(parseCalendars(file(...lines, ...good), '2026-11-01')[0]?.zones.keys() ?? []),
    ];
    expect(zonesOf(...zone('TZOFFSETTO:+0700', 'garbage line'))).toEqual(['Here']);
    expect(zonesOf(...zone())).toEqual([]);
    expect(zonesOf(...zone('TZOFFSETTO:+0700', 'RRULE:FREQ=NONE'))).toEqual([]);
    expect(zonesOf('BEGIN:VTIMEZONE', 'TZID:Here', 'END:VTIMEZONE')).toEqual([]);
  });

  it.each([
    ['cut within an event', file(...good).split('DURATION')[0] ?? ''],
    ['cut behind an event', ['BEGIN:VCALENDAR', ...good, 'BEGIN:VEVENT', 'garbage line', 'END:VEVENT'].join('\r\n')],
  ])('is none when it is %s', (_, text) => {
    expect(() => parseCalendars(text, '2026-11-01')).toThrow(NotRead);
  });
});
