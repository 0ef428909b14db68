import { describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, lapse, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { booked, ledgerOf, startsIn, withPolicy } from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();

describe('two hours after the end', () => {
  it('a booking is completed and its money earned, once', async () => {
    const held = await booked(suite, { pax: 2 });
    await startsIn(suite, held.ref, -4);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    await startsIn(suite, held.ref, -5);
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'completed', cash: 'due' });
    expect(await ledgerOf(suite, held.ref)).toEqual({ psp: 1040, revenue: -1040 });
    const rows = await suite.base.pool.query('select settled_at from departure where course_id = $1', [
      suite.course.id,
    ]);
    expect(rows.rows[0].settled_at).not.toBeNull();
  });

  it('what is kept after a late cancel goes to the host, after any refund has been settled', async () => {
    const held = await booked(suite, { pax: 2 });
    await withPolicy(suite, held.ref, [[1, 50]]);
    const { quote_id } = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as never as {
      quote_id: string;
    };
    expect((await held.visitor.call('booking/cancel', { ref: held.ref, quote_id })).body).toMatchObject({
      refund_amount: 5.2,
    });
    await startsIn(suite, held.ref, -5);
    await suite.work();
    await suite.work();
    await suite.base.pool.query(
      `update departure set looked_at = looked_at - interval '1 day' where settled_at is null`,
    );
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ payment: 'partly_refunded', refund: 'done' });
    // Half of 10.40 was kept: 4.00 deposit for the host, 1.20 fee.
    expect(await ledgerOf(suite, held.ref)).toEqual({ psp: 520, host_payable: -400, revenue: -120 });
  });
});

describe('what cannot be closed', () => {
  it('keeps no other departure, request or hold waiting', async () => {
    const { pool } = suite.base;
    const broken = await booked(suite);
    await startsIn(suite, broken.ref, -9);
    suite.course = await insertBookableCourse(pool, { capacity: 5 });
    const sound = await booked(suite);
    await startsIn(suite, sound.ref, -5);
    const asked = await insertBookableCourse(pool, { capacity: 5, confirmation: 'on_request' });
    const requests = [await booked({ ...suite, course: asked }), await booked({ ...suite, course: asked })];
    await pool.query(
      `update booking set request_until = banyan_now() - make_interval(mins => case when ref = $1 then 9 else 1 end)
       where status = 'requested'`,
      [requests[0]?.ref],
    );
    const holds = await Promise.all([insertBookableCourse(pool), insertBookableCourse(pool)]);
    const held = [await hold(suite.world.program, holds[0]), await hold(suite.world.program, holds[1])];
    for (const { ref } of held) await lapse(pool, ref);
    // As a bug or broken row would: every write to these bookings fails.
    await pool.query(`create function is_broken() returns trigger language plpgsql as $$
      begin if old.message = 'broken' then raise exception 'a broken row'; end if; return new; end $$`);
    const refs = [broken.ref, requests[0]?.ref, held[0]?.ref];
    await pool.query(`update booking set message = 'broken' where ref = any($1)`, [refs]);
    await pool.query(`create trigger broken before update on booking for each row execute function is_broken()`);
    await suite.work();
    expect((await stored(pool, sound.ref)).status).toBe('completed');
    expect((await stored(pool, requests[1]?.ref ?? '')).status).toBe('expired');
    expect((await stored(pool, held[1]?.ref ?? '')).status).toBe('expired');
    // It is checked after the others.
    const looked = await pool.query(
      `select looked_at is not null as is_looked, settled_at from departure
      where id = (select departure_id from booking where ref = $1)`,
      [broken.ref],
    );
    expect(looked.rows).toEqual([{ is_looked: true, settled_at: null }]);
    await pool.query(`drop trigger broken on booking; drop function is_broken();`);
    await pool.query(`update departure set looked_at = looked_at - interval '1 day' where settled_at is null`);
    await suite.work();
    await suite.work();
    expect((await stored(pool, broken.ref)).status).toBe('completed');
    expect((await stored(pool, requests[0]?.ref ?? '')).status).toBe('expired');
  });
});
