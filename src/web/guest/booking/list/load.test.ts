import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { load, readListView, listViewUrl, splitBookings, type BookingCard } from './load.ts';

describe('the lists of My Booking', () => {
  it.each([
    ['', { as: 'guest', tab: 'upcoming', search: '' }],
    ['?tab=past', { as: 'guest', tab: 'past', search: '' }],
    ['?tab=waiting&q=hanoi%20mai', { as: 'guest', tab: 'waiting', search: 'hanoi mai' }],
  ] as const)('%s is read and written', (query, shelf) => {
    expect(readListView(new URLSearchParams(query))).toEqual(shelf);
    expect(listViewUrl(shelf)).toBe(`/dashboard/booking${query}`);
    expect(listViewUrl({ ...shelf, as: 'host' })).toBe(`/dashboard/host-panel/bookings${query}`);
  });

  it('ignores what it does not know', () => {
    expect(readListView(new URLSearchParams('?as=admin&tab=all&q=%00+'))).toEqual({
      as: 'guest',
      tab: 'upcoming',
      search: '',
    });
    expect(readListView(new URLSearchParams({ q: 'x'.repeat(90) })).search).toHaveLength(80);
  });
});

describe('My Booking', () => {
  const open = async (isHost: boolean, query = '') => {
    const asked: string[] = [];
    const counts = { upcoming: 0, waiting: 0, past: 0, cancelled: 0 };
    const api = createApi(async (name) => {
      asked.push(name);
      const list = { status: 'success', data: [], total: 0, counts };
      return name === 'booking/list-guest' ? { ...list, is_host: isHost } : list;
    });
    const url = new URL(`http://localhost/dashboard/booking${query}`);
    return { asked, result: await load({ api, url, params: {} } as unknown as Parameters<typeof load>[0]) };
  };

  it('asks for no list that is refused, and knows a host all the same', async () => {
    for (const isHost of [false, true]) {
      const { asked, result } = await open(isHost);
      expect(asked).toEqual(['booking/list-guest', 'account/offered']);
      expect(result).toMatchObject({ data: { isHost } });
    }
    const { asked, result } = await open(true, '?as=host&tab=past');
    const to = '/dashboard/host-panel/bookings?tab=past';
    expect([asked, result]).toEqual([[], { kind: 'redirect', to, status: 301 }]);
  });
});

const card = (ref: string, starts_at: string, booking_status: BookingCard['booking_status'] = 'confirmed') =>
  ({ ref, starts_at, booking_status }) as BookingCard;
const now = Date.parse('2026-11-21T12:00:00Z');

describe('the list of bookings', () => {
  it('puts the next trip first, and what is over last', () => {
    const split = splitBookings(
      [
        card('LATER', '2026-12-24T01:00:00Z'),
        card('NEXT', '2026-11-24T01:00:00Z'),
        card('OLD', '2026-10-01T01:00:00Z', 'completed'),
        card('GONE', '2026-11-25T01:00:00Z', 'cancelled'),
      ],
      now,
    );
    expect(split.next?.ref).toBe('NEXT');
    expect(split.later.map(({ ref }) => ref)).toEqual(['LATER']);
    expect(split.past.map(({ ref }) => ref)).toEqual(['GONE', 'OLD']);
  });

  it('keeps today’s trip among those to come', () => {
    expect(splitBookings([card('TODAY', '2026-11-21T01:00:00Z')], now).next?.ref).toBe('TODAY');
    expect(splitBookings([], now).next).toBeNull();
  });
});
