import { describe, expect, it } from 'vitest';
import { expandCalendar } from './expand.ts';

const zone = 'Asia/Kathmandu';
const within = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-11-01T00:00:00Z') };
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.test', ...lines, 'END:VEVENT'];
const freeBusy = (...lines: string[]) => [
  'BEGIN:VFREEBUSY',
  'UID:two@example.test',
  'DTSTART:20261201T000000Z',
  'DTEND:20261231T000000Z',
  ...lines,
  'END:VFREEBUSY',
];
const read = (text: string) => expandCalendar({ text, zones: [zone], within, hostname: 'banyan.test' });
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const shown = (text: string) => read(text).zones[0]!.busy.map(({ start, end }) => `${iso(start)}/${iso(end)}`);

describe('busy periods and changes from one occurrence on', () => {
  it.each<[string, string, string[]]>([
    [
      'busy periods, whatever kind of busy they are, and none that are free (RFC 5545, 3.2.9 and 3.8.2.6)',
      file(
        ...freeBusy(
          'FREEBUSY:20261201T040000Z/PT1H,20261202T040000Z/20261202T043000Z',
          'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261203T040000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261204T040000Z/PT1H',
          'FREEBUSY;FBTYPE=X-SLEEPING:20261205T040000Z/PT1H',
          'FREEBUSY;FBTYPE=FREE:20261206T040000Z/PT9H',
        ),
      ),
      [
        '2026-12-01T04:00/2026-12-01T05:00',
        '2026-12-02T04:00/2026-12-02T04:30',
        '2026-12-03T04:00/2026-12-03T05:00',
        '2026-12-04T04:00/2026-12-04T05:00',
        '2026-12-05T04:00/2026-12-05T05:00',
      ],
    ],
    [
      'busy periods beside events, of which none are told',
      file(...freeBusy(), ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H')),
      ['2026-12-01T04:00/2026-12-01T05:00'],
    ],
    [
      'moved from one on, and those after it by as much (RFC 5545, 3.2.13 and 3.8.4.4)',
      file(
        ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261204T040000Z'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T040000Z', 'DTSTART:20261202T060000Z', 'DURATION:PT30M'),
        ...event('RECURRENCE-ID:20261205T040000Z', 'DTSTART:20261205T010000Z', 'DURATION:PT10M'),
      ),
      [
        '2026-12-01T04:00/2026-12-01T05:00',
        '2026-12-02T06:00/2026-12-02T06:30',
        '2026-12-03T06:00/2026-12-03T06:30',
        '2026-12-05T01:00/2026-12-05T01:10',
      ],
    ],
    [
      'cancelled from one on, after another change',
      file(
        ...event('DTSTART:20261201T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261204T040000Z', 'DTSTART:20261204T040000Z', 'STATUS:CANCELLED'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T040000Z', 'DTSTART:20261202T050000Z', 'DURATION:PT1H'),
      ),
      ['2026-12-01T04:00/2026-12-01T05:00', '2026-12-02T05:00/2026-12-02T06:00', '2026-12-03T05:00/2026-12-03T06:00'],
    ],
    [
      'moved from one on, on the same clock before and after it changes',
      file(
        ...event('DTSTART;TZID=Europe/Berlin:20270314T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'),
        ...event(
          'RECURRENCE-ID;TZID=Europe/Berlin;RANGE=THISANDFUTURE:20270321T090000',
          'DTSTART;TZID=Europe/Berlin:20270321T100000',
          'DURATION:PT1H',
        ),
      ),
      ['2027-03-14T08:00/2027-03-14T09:00', '2027-03-21T09:00/2027-03-21T10:00', '2027-03-28T08:00/2027-03-28T09:00'],
    ],
    [
      'whole days that get a time of the day from one on',
      file(
        ...event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3'),
        ...event('RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261202', 'DTSTART:20261202T090000', 'DURATION:PT1H'),
      ),
      ['2026-11-30T18:15/2026-12-01T18:15', '2026-12-02T03:15/2026-12-02T04:15', '2026-12-03T03:15/2026-12-03T04:15'],
    ],
    [
      'moved into the span from behind it',
      file(
        ...event('DTSTART:20271031T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20271101T040000Z', 'DTSTART:20271001T040000Z', 'DURATION:PT1H'),
      ),
      ['2027-10-01T04:00/2027-10-01T05:00', '2027-10-02T04:00/2027-10-02T05:00', '2027-10-31T04:00/2027-10-31T05:00'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('what is no period is counted, and the rest is read', () => {
    const odd = file(...freeBusy('FREEBUSY;VALUE=TEXT:whenever'), ...freeBusy('FREEBUSY:20261201T040000Z/PT1H'));
    expect(read(odd).skipped).toBe(1);
    expect(shown(odd)).toEqual(['2026-12-01T04:00/2026-12-01T05:00']);
  });
});
