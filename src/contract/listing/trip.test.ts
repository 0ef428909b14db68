import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { anyListingQuery } from '#tests/support/search/listing-arbitrary.ts';
import { buildListingQuery } from './listing-query.ts';
import { courseTripQuery, listTripQuery, onlyDay, readTrip, withCourseTrip } from './trip.ts';

const none = { dates: null, pax: null };

describe('the trip in an address', () => {
  it.each([
    ['', none],
    ['?dates=2026-11-28 - 2026-11-29&pax=2', { dates: { start: '2026-11-28', end: '2026-11-29' }, pax: 2 }],
    ['?date=2026-11-28&time=08:00&pax=4', { dates: { start: '2026-11-28', end: '2026-11-28' }, pax: 4 }],
    ['?date=2026-02-30&pax=0', none],
    ['?dates=2026-11-29 - 2026-11-28', none],
    ['?pax=1001', none],
    ['?pax=two', none],
    ['?pax=1000', { dates: null, pax: 1000 }],
  ])('%s is read as %j', (search, trip) => {
    expect(readTrip(search)).toEqual(trip);
  });

  it('is read back from any list', () => {
    fc.assert(
      fc.property(anyListingQuery, (query) => {
        const { dates, pax } = query;
        expect(readTrip(buildListingQuery(query))).toEqual({ dates, pax });
        expect(readTrip(listTripQuery({ dates, pax }))).toEqual({ dates, pax });
      }),
    );
  });

  it('stands in the address of an experience with colons as they are, and keeps what else stands there', () => {
    const choice = { date: '2026-11-28', time: '08:00', pax: 2 };
    expect(courseTripQuery(choice)).toBe('?date=2026-11-28&time=08:00&pax=2');
    expect(courseTripQuery({ pax: null })).toBe('');
    expect(withCourseTrip('?date=2026-11-27&time=09:00&from=mail&pax=2', { date: '2026-11-28' })).toBe(
      '?from=mail&date=2026-11-28',
    );
  });

  it.each([
    ['?date=2026-11-28', '2026-11-28'],
    ['?dates=2026-11-28 - 2026-11-28', '2026-11-28'],
    ['?dates=2026-11-28 - 2026-11-29', undefined],
    ['', undefined],
  ])('has one day in %s: %s', (search, day) => {
    expect(onlyDay(readTrip(search))).toBe(day);
  });
});
