import { describe, expect, it } from 'vitest';
import { NotRead } from './event-times.ts';
import { parseCalendars } from './parse-calendars.ts';

const good = ['BEGIN:VEVENT', 'UID:good', 'DTSTART:20261201T040000Z', 'DURATION:PT1H', 'END:VEVENT'];
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const uids = (text: string) =>
  parseCalendars(text).calendars.flatMap((one) =>
    one.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid')),
  );

describe('a file with an event that no parser takes', () => {
  it.each([
    ['a rule of an unknown frequency', ['BEGIN:VEVENT', 'RRULE:FREQ=NONE', 'END:VEVENT']],
    ['a busy time that is none', ['BEGIN:VFREEBUSY', 'FREEBUSY:nonsense', 'END:VFREEBUSY']],
    ['a line that is none', ['begin:vevent', 'garbage line', 'end:vevent']],
  ])('%s costs that event and no other', (_, bad) => {
    const text = file(...good, ...bad, ...good.map((line) => line.replace('good', 'also good')));
    expect(parseCalendars(text).skipped).toBe(1);
    expect(uids(text)).toEqual(['good', 'also good']);
  });

  it('keeps the zones that the file describes', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Here', 'END:VTIMEZONE'];
    const [calendar] = parseCalendars(file(...zone, 'BEGIN:VEVENT', 'garbage line', 'END:VEVENT', ...good)).calendars;
    expect(calendar?.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  it.each([
    ['cut within an event', file(...good).split('DURATION')[0] ?? ''],
    ['cut behind an event', ['BEGIN:VCALENDAR', ...good, 'BEGIN:VEVENT', 'garbage line', 'END:VEVENT'].join('\r\n')],
    ['with a bad line outside of events', file('garbage line', ...good)],
  ])('is no calendar when it is %s', (_, text) => {
    expect(() => parseCalendars(text)).toThrow(NotRead);
  });
});
