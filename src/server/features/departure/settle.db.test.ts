import { describe, expect, it } from 'vitest';
import { stored } from '#tests/races/support/paying.ts';
import { usePayingSuite } from '#tests/races/support/paying-suite.ts';
import { booked, booksOf, startsIn, withPolicy } from '#tests/support/after-booking.ts';

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
    expect(await booksOf(suite, held.ref)).toEqual({ psp: 1040, revenue: -1040 });
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
    // Half of 10.40 was kept: deposit 4.00 for the host, fee 1.20.
    expect(await booksOf(suite, held.ref)).toEqual({ psp: 520, host_payable: -400, revenue: -120 });
  });
});
