import { describe, expect, it } from 'vitest';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { inTeam } from '#tests/support/checkin/phone.ts';
import { booked, callAs, useHosts, type Body } from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
useHosts(suite);

describe('booking/list-host', () => {
  it('shows a host the own bookings, without holds; a coordinator those of its hosts; others none', async () => {
    const held = await booked(suite);
    const waiting = await hold(suite.world.program, suite.course, { email: 'waiting@example.test' });
    const refs = async (who: Parameters<typeof as>[0], more: Body = {}) =>
      ((await callAs(suite, 'booking/list-host', more, as(who)))['data'] as { ref: string }[]).map((one) => one.ref);
    for (const who of ['host', 'coordinator'] as const) {
      expect(await refs(who, { booking_status: 'confirmed' })).toContain(held.ref);
      expect(await refs(who)).not.toContain(waiting.ref);
    }
    expect(await refs('other')).toEqual([]);
    expect(await refs('host', { when: 'past' })).toEqual([]);
    expect(await callAs(suite, 'booking/list-host', {})).toMatchObject({ code: 'unauthorized' });
  });

  it('is a file for who answers requests, with cells that a spreadsheet reads as text', async () => {
    const { ref } = await booked(suite, { first_name: '=1+1', last_name: 'Q', pax: 2 });
    const file = (who: string, query = '') =>
      suite.world.program.app.inject({ url: `/dashboard/host-panel/bookings.csv${query}`, headers: as(who) });
    for (const who of ['host', 'coordinator']) {
      const { statusCode, body } = await file(who, `?tab=upcoming&q=${ref}`);
      const [head, line, ...rest] = body.trim().split(/\r?\n/);
      expect([statusCode, rest]).toEqual([200, []]);
      expect(head).toContain('price_usd,paid_online_usd,cash,cash_currency,cash_state');
      expect(line).toContain(ref);
      expect(line).toContain("'=1+1 Q");
    }
    expect((await file('host', '?tab=cancelled')).body).not.toContain(ref);
    const guide = await inTeam(suite, 'guide', 'Dawa');
    for (const who of [guide, 'guest']) expect((await file(who)).statusCode).toBe(404);
    expect((await file('other')).body).not.toContain(ref);
  });

  it('and a guest, but not what only keeps the seats of an offer', async () => {
    const held = await booked(suite);
    const { id } = await stored(suite.base.pool, held.ref);
    await suite.base.pool.query(`update booking set visitor_id = 'offer:' || id where id = $1`, [id]);
    expect(
      ((await callAs(suite, 'booking/list-host', {}, as('host')))['data'] as { ref: string }[]).map((one) => one.ref),
    ).not.toContain(held.ref);
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body.code).toBe('booking-not-found');
    await suite.base.pool.query(`update booking set visitor_id = 'v' where id = $1`, [id]);
  });
});
