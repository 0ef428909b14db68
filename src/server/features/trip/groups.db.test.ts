import { describe, expect, it } from 'vitest';
import { groupsOf } from '#src/domain/booking/groups.ts';
import { bookingStatuses } from '#src/domain/booking/status.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { stored } from '#tests/support/payment/paying.ts';

const suite = usePayingSuite();
useHosts(suite);

const listed = async (more: Body = {}) => {
  const answer = await callAs(suite, 'booking/list-host', more, as('host'));
  return { refs: (answer['data'] as { ref: string }[]).map((one) => one.ref), counts: answer['counts'] as object };
};

describe('the lists of bookings', () => {
  it('have each booking in the list that the rule names, and count them', async () => {
    const { ref } = await booked(suite);
    const { id } = await stored(suite.base.pool, ref);
    const put = (status: string, hours: number) =>
      suite.base.pool.query(
        `with moved as (update departure d set starts_at = banyan_now() + make_interval(hours => $2 - 1),
           ends_at = banyan_now() + make_interval(hours => $2) from booking b where b.id = $3 and d.id = b.departure_id)
         update booking set status = $1, request_until = banyan_now(), hold_until = banyan_now() + interval '1 hour' where id = $3`,
        [status, hours, id],
      );
    // Hosts never see unpaid bookings.
    for (const status of bookingStatuses.filter((one) => one !== 'held' && one !== 'expired'))
      for (const hasEnded of [false, true]) {
        await put(status, hasEnded ? -1 : 30);
        const [group] = groupsOf(status, hasEnded);
        for (const one of ['upcoming', 'waiting', 'past', 'cancelled'] as const) {
          const { refs, counts } = await listed({ group: one, search: ref });
          expect([status, hasEnded, one, refs]).toEqual([status, hasEnded, one, one === group ? [ref] : []]);
          expect(counts).toEqual({ upcoming: 0, waiting: 0, past: 0, cancelled: 0, [group!]: 1 });
        }
      }
    await put('confirmed', 30);
  });

  it('are searched by words of title, city, host, guest and ref, all of which must be found', async () => {
    const { ref } = await booked(suite);
    const has = async (search: string) => (await listed({ search })).refs.includes(ref);
    for (const search of ['cook', 'HANOI', 'mai kitchen', ref.toLowerCase(), `${ref} hanoi`, '', ' % '])
      expect([search, await has(search)]).toEqual([search, true]);
    for (const search of ['Kathmandu', 'cook kathmandu', `${ref}x`, "' or true --"])
      expect([search, await has(search)]).toEqual([search, false]);
    const tooLong = await callAs(suite, 'booking/list-host', { search: 'x'.repeat(81) }, as('host'));
    expect(tooLong).toMatchObject({ code: 'bad-input', fields: { search: expect.any(String) } });
  });
});
