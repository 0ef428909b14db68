// Real-world calendars: what is understood anyway, and what is reported as unread.
import { describe, expect, it } from 'vitest';
import { expandCalendar, type Unread } from './expand.ts';

const within = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-11-01T00:00:00Z') };
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Doctor', ...lines, 'END:VEVENT'];
const read = (text: string) => expandCalendar({ text, zones: ['Asia/Kathmandu'], within, hostname: 'banyan.test' });
const iso = (ms: number) => new Date(ms).toISOString().slice(5, 16);
const busyOf = (text: string) => read(text).zones[0]!.busy.map(({ start, end }) => `${iso(start)} ${iso(end)}`);

const hour = ['12-01T04:00 12-01T05:00'];
const nine = (tzid: string) => file(...event(`DTSTART;TZID=${tzid}:20261201T090000`, 'DURATION:PT1H'));
const first = 'DTSTART:20261201T040000Z';
const long = 'DURATION:PT1H';
/** 1 December in Kathmandu. */
const day = ['11-30T18:15 12-01T18:15'];
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `12-0${index + 1}T04:00 12-0${index + 1}T05:00`);

describe('what costs nothing', () => {
  it.each<[string, string, string[]]>([
    ['a line that is no property', file(...event('X-APPLE-RADIUS=49.9', first, long)), hour],
    ['a wrapped line without its blank', file(...event('DESCRIPTION:a long', 'story', first, long)), hour],
    ['an open quote', file(...event('ORGANIZER;CN="Ann:mailto:a@b.test', first, long)), hour],
    [
      'nonsense in an alarm',
      file(...event(first, long, 'BEGIN:VALARM', 'TRIGGER:soon', 'garbage', 'END:VALARM')),
      hour,
    ],
    ['nonsense outside of events', file('garbage', 'X-A', ...event(first, long)), hour],
    ['an alarm that never ends', file(...event(first, long, 'BEGIN:VALARM')), hour],
    [
      'an event that never ends',
      file('BEGIN:VEVENT', first, long, ...event('DTSTART:20261202T040000Z', long)),
      days(2),
    ],
    ['old ends of lines', file(...event(first, long)).replaceAll('\r\n', '\r'), hour],
    ['small letters', file('begin:vevent', 'dtstart:20261201t040000z', 'duration:pt1h', 'end:vevent'), hour],
    ['empty properties', file(...event(first, long, 'RRULE:', 'EXDATE:', 'RDATE;VALUE=DATE:', 'DTEND:')), hour],
    ['a day without its type', file(...event('DTSTART:20261201')), day],
    ['days without their type', file(...event('DTSTART:20261201', 'DTEND:20261202')), day],
    [
      'a series with bare days',
      file(...event(first, long, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261202,20261203')),
      hour,
    ],
    ['an end of a series by a bare day', file(...event(first, long, 'RRULE:FREQ=DAILY;UNTIL=2026-12-02')), days(2)],
    ['a bare further day', file(...event('DTSTART:20261201', 'RDATE:20261203')), [...day, '12-02T18:15 12-03T18:15']],
    ['blanks in a rule', file(...event(first, long, 'RRULE:freq=weekly; byday=TU, WE;count=2')), days(2)],
    ['a time with dashes', file(...event('DTSTART:2026-12-01T04:00:00Z', 'DTEND:2026-12-01 05:00Z')), hour],
    ['a free time of Outlook', file(...event(first, long, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')), []],
    ['a zone of Windows', nine('Eastern Standard Time'), ['12-01T14:00 12-01T15:00']],
    ['a zone as Windows shows it', nine('"(UTC-05:00) Eastern Time (US & Canada)"'), ['12-01T14:00 12-01T15:00']],
    ['the same without quotes', nine('(UTC-05:00) Eastern Time (US & Canada)'), ['12-01T14:00 12-01T15:00']],
    ['a zone with a place', nine('"(UTC+05:45) Kathmandu"'), ['12-01T03:15 12-01T04:15']],
    ['a distance from UTC', nine('GMT+0700'), ['12-01T02:00 12-01T03:00']],
    ['the zone of the calendar', file('X-WR-TIMEZONE:Asia/Tokyo', ...event('DTSTART:20261201T130000', long)), hour],
    ['an older version', file(...event(first, long, 'SEQUENCE:2'), ...event('DTSTART:20261209T040000Z', long)), hour],
    [
      'an older stamp',
      file(
        ...event('DTSTART:20261209T040000Z', long, 'DTSTAMP:20260101T000000Z'),
        ...event(first, long, 'DTSTAMP:20260102T000000Z'),
      ),
      hour,
    ],
    ['two versions of one age', file(...event(first, long), ...event('DTSTART:20261202T040000Z', long)), days(2)],
    ['an event taken back', file('METHOD:CANCEL', ...event(first, long)), []],
    [
      'an event taken back by a later calendar',
      file(...event(first, long)) + file('METHOD:CANCEL', ...event(first, long, 'SEQUENCE:1')),
      [],
    ],
    ['tasks and journals', file('BEGIN:VTODO', first, 'END:VTODO', ...event(first, long)), hour],
    [
      'an old event of no clear time',
      file(...event(first, long), ...event('UID:old', 'DTSTART:2019-05-05Tnoon')),
      hour,
    ],
  ])('%s', (_, text, expected) => {
    expect([busyOf(text), read(text).unread]).toEqual([expected, []]);
  });
});

describe('what is named, and closed as long as it may last', () => {
  const doctor = (why: Unread['why'], at: string | null = '2026-12-01') => ({ day: at, title: 'Doctor', why });
  it.each<[string, string, string[], Unread[]]>([
    ['no clear hour', file(...event('DTSTART:2026-12-01Tmorning', long)), day, [doctor('time')]],
    ['no clear day', file(...event('DTSTART:whenever', long)), [], [doctor('time', null)]],
    ['no start', file(...event()), [], [doctor('time', null)]],
    ['no clear end', file(...event(first, 'DTEND:later')), day, [doctor('length')]],
    ['an empty end', file(...event(first, 'DTEND:')), day, [doctor('length')]],
    ['no clear rule', file(...event(first, long, 'RRULE:FREQ=NONE')), day, [doctor('repeat')]],
    [
      'one unclear exception of two',
      file(...event(first, long, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261203,x')),
      days(2),
      [doctor('repeat')],
    ],
    [
      'an unclear change',
      file(...event(first, long), ...event('RECURRENCE-ID:x', 'DTSTART:20261202T040000Z', long)),
      days(2),
      [doctor('repeat', '2026-12-02')],
    ],
    ['an unknown zone', nine('Nowhere'), ['11-30T19:00 12-01T22:00'], [doctor('zone')]],
    [
      'a zone whose summer is unknown',
      nine('"(UTC+05:30) Sri Jayawardenepura"'),
      ['12-01T02:30 12-01T04:30'],
      [doctor('zone')],
    ],
    [
      'a length beyond belief',
      file(...event('DTSTART:20261101T000000Z', 'DURATION:P999999999999999999W')),
      ['11-01T00:00 11-01T00:00'],
      [doctor('length', '2026-11-01')],
    ],
    ['an unknown kind', file('BEGIN:VEVENTS', 'SUMMARY:Doctor', first, long, 'END:VEVENTS'), day, [doctor('length')]],
    ['a broken begin', file('BEGINVEVENT', 'SUMMARY:Doctor', first, long, 'END:VEVENT'), day, [doctor('length')]],
    [
      'a kind without a time',
      file('BEGIN:X-EVENT', 'SUMMARY:Doctor', 'WHEN:soon', 'END:X-EVENT'),
      [],
      [doctor('time', null)],
    ],
    [
      'an unclear busy period',
      file('BEGIN:VFREEBUSY', 'FREEBUSY:20261201T04/PT1H', 'END:VFREEBUSY'),
      day,
      [{ ...doctor('time'), title: null }],
    ],
  ])('%s', (_, text, expected, unread) => {
    expect([busyOf(text), read(text).unread, read(text).skipped]).toEqual([expected, unread, unread.length]);
  });

  it('the first twenty by their days, with the number of all', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      event(`UID:${index}`, `DTSTART:202612${String(30 - index).padStart(2, '0')}Tx`),
    ).flat();
    const { unread, skipped, events } = read(file(...many));
    expect([unread.length, unread[0]?.day, skipped, events]).toEqual([20, '2026-12-01', 30, 30]);
  });
});
