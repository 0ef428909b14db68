// More seats for a booking's departure (docs/reference/back-office.md#more-seats).
import { describe, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, mailsOf, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
useHosts(suite);

const reason = 'The host has a second boat that day';
const capacityOf = async () =>
  (await suite.base.pool.query('select capacity from departure where course_id = $1', [suite.course.id])).rows[0]
    .capacity as number;

async function paid() {
  const { ref } = await booked(suite);
  const { id } = await stored(suite.base.pool, ref);
  const op = await makeOperator(suite.base.pool);
  const raise = (capacity: number, more: Body = {}, by = op) =>
    callAs(suite, 'admin/seats', { booking_id: id, capacity, seen: 5, reason, ...more }, as(by));
  return { id, op, raise };
}

describe('more seats of a departure', () => {
  it('are given once, by whoever has seen how many there are, and the host is told', async () => {
    const { id, op, raise } = await paid();
    const shown = await callAs(suite, 'admin/booking', { booking_id: id }, as(op));
    expect(shown['seats']).toMatchObject({ capacity: 5 });
    const other = await makeOperator(suite.base.pool);
    const answers = await Promise.all([raise(7), raise(9, {}, other)]);
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual(['seats-changed', 'success']);
    const after = answers[0]!['status'] === 'success' ? 7 : 9;
    expect(await capacityOf()).toBe(after);
    expect((await mailsOf(suite, id)).filter((kind) => kind === 'host-seats-raised')).toHaveLength(1);
    const { rows } = await suite.base.pool.query(
      `select detail from audit_log where action = 'seats-raised' and subject = $1`,
      [`course:${suite.course.id}`],
    );
    expect(rows).toMatchObject([{ detail: { before: { capacity: 5 }, after: { capacity: after }, reason } }]);
  });

  it('can be booked at once, and never more than there are', async () => {
    const { raise } = await paid();
    const others = () =>
      hold(suite.world.program, suite.course, { pax: 5 }).then(
        () => 'held',
        () => 'none',
      );
    expect(await others()).toBe('none');
    expect(await raise(7)).toMatchObject({ status: 'success', capacity: 7 });
    const claims = await Promise.all([others(), others()]);
    expect(claims.toSorted()).toEqual(['held', 'none']);
  });

  it.each([
    [{ capacity: 5 }, ['capacity']],
    [{ capacity: 4 }, ['capacity']],
    [{ capacity: 56 }, ['capacity']],
    [{ reason: 'short' }, ['reason']],
  ])('are refused with %j', async (more, fields) => {
    const { raise } = await paid();
    const answer = await raise(6, more);
    expect([answer['code'], Object.keys(answer['fields'] as object)]).toEqual(['bad-input', fields]);
    expect(await capacityOf()).toBe(5);
  });
});
