import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { NotRead } from './event-times.ts';
import { expandCalendar } from './expand.ts';
import { expandApart } from './feed-gateway.ts';

const zone = 'Asia/Kathmandu';
const hostname = 'banyan.test';
const within = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-11-01T00:00:00Z') };
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.test', ...lines, 'END:VEVENT'];
const read = (text: string, zones = [zone]) => expandCalendar({ text, zones, within, hostname });
const shown = (text: string, at = zone) =>
  read(text, [at]).zones[0]!.busy.map(({ start, end }) => `${iso(start)}/${iso(end)}`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

const newYork = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern of the file',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('busy times of a calendar file', () => {
  it.each<[string, string, string[]]>([
    [
      'an instant',
      file(...event('DTSTART:20261201T040000Z', 'DTEND:20261201T060000Z')),
      ['2026-12-01T04:00/2026-12-01T06:00'],
    ],
    [
      'a floating time goes by the clock of the place',
      file(...event('DTSTART:20261201T090000', 'DURATION:PT2H')),
      ['2026-12-01T03:15/2026-12-01T05:15'],
    ],
    [
      'a zone of the world',
      file(...event('DTSTART;TZID=Europe/Berlin:20261201T090000', 'DTEND;TZID=Europe/Berlin:20261201T100000')),
      ['2026-12-01T08:00/2026-12-01T09:00'],
    ],
    [
      'a zone of the world under a longer name',
      file(...event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261201T090000', 'DURATION:PT1H')),
      ['2026-12-01T08:00/2026-12-01T09:00'],
    ],
    [
      'a zone that the file describes, in winter',
      file(...newYork, ...event('DTSTART;TZID=Eastern of the file:20261201T090000', 'DURATION:PT1H')),
      ['2026-12-01T14:00/2026-12-01T15:00'],
    ],
    [
      'a zone that the file describes, in summer',
      file(...newYork, ...event('DTSTART;TZID=Eastern of the file:20270701T090000', 'DURATION:PT1H')),
      ['2027-07-01T13:00/2027-07-01T14:00'],
    ],
    [
      'a whole day is a day of the place',
      file(...event('DTSTART;VALUE=DATE:20261201')),
      ['2026-11-30T18:15/2026-12-01T18:15'],
    ],
    [
      'whole days, the last one not included',
      file(...event('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204')),
      ['2026-11-30T18:15/2026-12-03T18:15'],
    ],
    ['without length it blocks nothing', file(...event('DTSTART:20261201T040000Z')), []],
    ['cancelled', file(...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')), []],
    ['marked as free', file(...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT')), []],
    ['before the span', file(...event('DTSTART:20250101T040000Z', 'DURATION:PT1H')), []],
    [
      'times that touch are one',
      file(
        ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H'),
        ...event('DTSTART:20261201T050000Z', 'DURATION:PT1H'),
      ),
      ['2026-12-01T04:00/2026-12-01T06:00'],
    ],
    [
      'a time of its own for the one that was moved',
      file(
        ...event(
          'DTSTART;TZID=Asia/Kathmandu:20261201T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=3',
          'EXDATE;TZID=Asia/Kathmandu:20261203T090000',
        ),
        ...event(
          'RECURRENCE-ID;TZID=Asia/Kathmandu:20261202T090000',
          'DTSTART;TZID=Asia/Kathmandu:20261202T150000',
          'DURATION:PT30M',
        ),
      ),
      ['2026-12-01T03:15/2026-12-01T04:15', '2026-12-02T09:15/2026-12-02T09:45'],
    ],
    [
      'one of a series that was cancelled',
      file(
        ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
        ...event('RECURRENCE-ID:20261202T040000Z', 'DTSTART:20261202T040000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
      ),
      ['2026-12-01T04:00/2026-12-01T05:00'],
    ],
    [
      'left out by another clock',
      file(
        ...event(
          'DTSTART;TZID=Asia/Kathmandu:20261201T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=2',
          'EXDATE:20261202T031500Z',
        ),
      ),
      ['2026-12-01T03:15/2026-12-01T04:15'],
    ],
    [
      'left out by its day alone',
      file(
        ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20261202'),
      ),
      ['2026-12-01T04:00/2026-12-01T05:00'],
    ],
    [
      'an end that is an instant counts the last one',
      file(
        ...event(
          'DTSTART;TZID=Asia/Kathmandu:20261201T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;UNTIL=20261202T031500Z',
        ),
      ),
      ['2026-12-01T03:15/2026-12-01T04:15', '2026-12-02T03:15/2026-12-02T04:15'],
    ],
    [
      'an end that is a day counts that day',
      file(...event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;UNTIL=20261202')),
      ['2026-11-30T18:15/2026-12-02T18:15'],
    ],
    [
      'further dates and periods',
      file(
        ...event(
          'DTSTART:20261201T040000Z',
          'DURATION:PT1H',
          'RDATE:20261205T040000Z',
          'RDATE;VALUE=PERIOD:20261206T040000Z/PT3H',
        ),
      ),
      ['2026-12-01T04:00/2026-12-01T05:00', '2026-12-05T04:00/2026-12-05T05:00', '2026-12-06T04:00/2026-12-06T07:00'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('keeps the wall time of a series when clocks change', () => {
    const weekly = file(
      ...event('DTSTART;TZID=Europe/Berlin:20270321T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    );
    expect(shown(weekly)).toEqual(['2027-03-21T08:00/2027-03-21T09:00', '2027-03-28T07:00/2027-03-28T08:00']);
  });

  it('is read for each place by its own clock', () => {
    const { zones } = read(file(...event('DTSTART:20261201T090000', 'DURATION:PT1H')), [
      'Asia/Kathmandu',
      'Asia/Bangkok',
    ]);
    expect(zones.map(({ busy }) => iso(busy[0]!.start))).toEqual(['2026-12-01T03:15', '2026-12-01T02:00']);
  });

  it('takes the earliest thousand', () => {
    const often = file(...event('DTSTART:20261201T000000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY;COUNT=2000'));
    const { zones, isCut } = read(often);
    expect([zones[0]!.busy.length, isCut]).toEqual([1000, true]);
    expect(iso(zones[0]!.busy.at(-1)!.start)).toBe('2027-01-11T15:00');
  });
});

describe('files that are written to do harm', () => {
  it.each([
    ['every second', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'],
    ['a billion times', 'DTSTART:20261201T000000Z', 'RRULE:FREQ=MINUTELY;COUNT=1000000000'],
    [
      'all seconds of all minutes',
      'DTSTART:20261201T000000Z',
      `RRULE:FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`,
    ],
  ])('%s is worked out for as many steps as are allowed, and then refused', (_, ...lines) => {
    const text = file(...event('DURATION:PT1S', ...lines));
    const before = performance.now();
    expect(() => expandCalendar({ text, zones: [zone], within, hostname }, 5000)).toThrow(NotRead);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('a rule that nothing fits is ended from outside', async () => {
    const text = file(
      ...event('DTSTART:20260101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    );
    const before = Date.now();
    expect(await expandApart({ text, zones: [zone], within, hostname }, 700)).toEqual({ fault: 'too-often' });
    expect(Date.now() - before).toBeLessThan(5000);
  });

  it('what is no calendar is none', () => {
    for (const text of [
      '',
      '<html>',
      'BEGIN:VCALENDAR',
      'BEGIN:VCARD\r\nEND:VCARD',
      '\u0000'.repeat(1000),
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    ])
      expect(() => read(text)).toThrow(NotRead);
  });

  it('whatever is in a file, it is read or refused, and what is read lies in the span and in order', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'DTSTART:20261201T040000Z',
        'DTSTART;VALUE=DATE:20261203',
        'DTEND:20261202T000000Z',
        'DURATION:PT1H',
        'DURATION:-PT1H',
        'RRULE:FREQ=DAILY',
        'RRULE:FREQ=WEEKLY;INTERVAL=0',
        'RRULE:FREQ=YEARLY;BYWEEKNO=53',
        'RRULE:NONSENSE',
        'EXDATE:20261202T040000Z',
        'RDATE:20261209T040000Z',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'END:VALARM',
        'RECURRENCE-ID:20261202T040000Z',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T040000Z',
        'FREEBUSY:20261202T040000Z/PT1H',
        'DTSTART;TZID=:20261201T090000',
        'X-A;B="c:d":e',
      ),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 4 }), (events) => {
        let found;
        try {
          found = read(
            file(...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT'])),
          );
        } catch (error) {
          expect(error).toBeInstanceOf(NotRead);
          return;
        }
        let last = within.start - 1;
        for (const { start, end } of found.zones[0]!.busy) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(within.end);
      }),
      { numRuns: 300 },
    );
  });
});

function list(count: number): string {
  return Array.from({ length: count }, (_, index) => index).join(',');
}
