import { describe, expect, it } from 'vitest';
import { parseQuery } from './query-string.ts';
import { tellUrl, toldDeparture } from './tell-url.ts';

describe('the address of what guests are told', () => {
  it('names a departure, and is read again', () => {
    const url = tellUrl({ hostId: 'a', date: '2026-12-05', departure: { course_id: 7, time: '09:00' } });
    expect(url).toBe('/dashboard/host-panel/tell?host=a&date=2026-12-05&course=7&time=09%3A00#departure');
    expect(toldDeparture(new URL(url, 'https://banyan.test').searchParams)).toEqual({ course_id: 7, time: '09:00' });
  });

  it('is read from a parsed query as well', () =>
    expect(toldDeparture(parseQuery('?course=7&time=09%3A00'))).toEqual({ course_id: 7, time: '09:00' }));

  it('names a day', () =>
    expect(tellUrl({ date: '2026-12-05' })).toBe('/dashboard/host-panel/tell?date=2026-12-05#all-day'));

  it.each(['', 'course=7', 'course=x&time=09:00', 'course=7&time=9', 'course=1e9&time=09:00'])(
    '%j names no departure',
    (query) => expect(toldDeparture(new URLSearchParams(query))).toBeNull(),
  );
});
