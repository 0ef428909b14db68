import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { adminBookingCalls } from './bookings.ts';
import { bookingList } from './booking-list.ts';

describe('the filter of bookings in an address', () => {
  it('is read as it was written', () => {
    const filter = {
      find: 'Ana & co',
      show: 'cash-disputed',
      city_id: 7,
      from: '2026-12-01',
      to: '2026-12-31',
    } as const;
    const before = '1764000000000000.00000000-0000-4000-8000-0000000000b7';
    expect(bookingList.read(bookingList.write(filter, before))).toEqual({ filter, before, columns: null });
  });

  it.each([
    '?show=nonsense',
    '?city=0',
    '?city=1e3',
    '?from=2026-02-30',
    '?to=0000-01-01',
    '?before=1',
    '?find=%20%00',
    '?find=%E0%A4',
  ])('leaves out what makes no sense: %s', (search) => {
    expect(bookingList.read(search)).toEqual({ filter: {}, before: null, columns: null });
  });

  it('is one that the call takes, whatever the address says', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('held', '7', '2026-02-28', '9999-12-31'));
    fc.assert(
      fc.property(fc.record({ find: part, show: part, city: part, from: part, to: part }), (query) => {
        const search = `?${new URLSearchParams(query).toString()}`;
        expect(adminBookingCalls['admin/booking-list'].in.safeParse(bookingList.read(search).filter).success).toBe(
          true,
        );
      }),
    );
  });
});
