// A booking fixes the listing's service fee when it is made.
import { afterEach, describe, expect, it } from 'vitest';
import { readAgain } from '#src/server/platform/settings/index.ts';
import { booked, later, type Body } from '#tests/support/booking/after-booking.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
const setFee = async (rate: number | null) => {
  await suite.base.pool.query('delete from service_fee');
  if (rate !== null)
    await suite.base.pool.query(
      'insert into service_fee (city_id, category_id, rate) select city_id, category_id, $1 from course where id = $2',
      [rate, suite.course.id],
    );
  await readAgain(suite.world.program.services);
};
afterEach(() => setFee(null));

describe('the service fee of a booking', () => {
  it('is the one of its listing, in the days that can be booked, in the price and in what is paid', async () => {
    await setFee(0.1);
    const visitor = await suite.world.program.visitor();
    const { date, id } = suite.course;
    const asked = { course_id: id, month: date.slice(0, 7), pax: 2 };
    const { days } = (await visitor.call('booking/available-date', asked)).body as never as { days: Body[] };
    expect(days.find((day) => day['date'] === date)).toMatchObject({ from_price: 22 });
    const priced = (await visitor.call('booking/calculate', choiceForPrice())).body as never as Body;
    expect(priced).toMatchObject({ total_price: 44, service_fee: 4, service_fee_rate: 0.1, booking_deposit_due: 12 });
    const held = await booked(suite, { pax: 2 });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ total_cents: 4400, due_cents: 1200 });
  });

  it('stays with the booking when it moves, whatever the listing’s has become', async () => {
    const held = await booked(suite, { pax: 2 });
    for (const rate of [0.2, 0.01]) {
      await setFee(rate);
      const wish = { ref: held.ref, date: later(suite, 1), time: '09:00' };
      const quote = (await held.visitor.call('reschedule/move', wish)).body as never as Body;
      expect(quote).toMatchObject({
        refund_amount: 0,
        quote: { total_price: 42.4, service_fee: 2.4, service_fee_rate: 0.06 },
      });
    }
    // A lower price with a higher fee: the fee's amount falls with the price.
    await setFee(0.2);
    await suite.base.pool.query('update course set price_cents = 1000 where id = $1', [suite.course.id]);
    const wish = { ref: held.ref, date: later(suite, 1), time: '09:00' };
    const quote = (await held.visitor.call('reschedule/move', wish)).body as never as Body;
    expect(quote).toMatchObject({ quote: { total_price: 21.2, service_fee: 1.2 } });
  });
});

function choiceForPrice() {
  const { course_id, date, time } = choiceOf(suite.course) as unknown as Record<string, unknown>;
  return { course_id, date, time, pax: 2, addons: [] };
}
