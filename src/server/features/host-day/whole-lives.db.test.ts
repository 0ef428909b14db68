// Random bookings with concurrent actions; afterwards the suite checks every invariant of money and seats
// (docs/operations/testing.md).
import { describe, expect, it } from 'vitest';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, later, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';

const suite = usePayingSuite();
useHosts(suite);

/** The same numbers per seed, to repeat a failure. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = (sides: number) => number;
let done: string[] = [];

/** Counts the results of a call; a bug is never an expected result. */
function note(name: string, answer: Body): Body {
  const { cancelled, moved, code } = answer;
  expect(code, name).not.toBe('internal');
  if (cancelled === true || moved === true) done.push(name);
  return answer;
}
const byHost = async (name: string, body: Body) => note(name, await callAs(suite, name, body, as('host')));
const slotOf = (roll: Roll) => ({ course_id: suite.course.id, date: later(suite, roll(5)), time: '09:00' });

const acts: ((roll: Roll, lives: Held[]) => Promise<unknown>)[] = [
  async (roll, lives) => {
    const more = { pax: 1 + roll(2), date: later(suite, roll(5)), email: `life-${roll(1e9)}@example.test` };
    const coupon = roll(3) === 0 ? { coupon_code: 'LIVELY' } : {};
    const held = await hold(suite.world.program, suite.course, { ...more, ...coupon }).catch(() => null);
    if (held) lives.push(held);
    if (held && held.due > 0 && roll(4) > 0) await pay(held);
  },
  (roll, lives) => quoted(lives[roll(lives.length)], 'booking/cancel', {}),
  (roll, lives) => quoted(lives[roll(lives.length)], 'reschedule/move', { date: later(suite, roll(5)), time: '09:00' }),
  async (roll) => byHost('departure/close', { ...slotOf(roll), is_closed: roll(4) === 0 }),
  async (roll) =>
    suite.base.pool.query('update course set price_cents = $1 where id = $2', [400 + 400 * roll(8), suite.course.id]),
  async (roll, lives) => {
    const held = lives[roll(lives.length)];
    if (!held) return;
    const { id } = await stored(suite.base.pool, held.ref);
    await byHost('booking/confirm', { booking_id: id, decision: roll(2) === 0 ? 'accept' : 'decline' });
  },
  async (roll) => {
    if (roll(4) > 0) return;
    const body = { ...slotOf(roll), cause: 'host' };
    const { quote_id } = await byHost('departure/cancel', body);
    await byHost('departure/cancel', { ...body, quote_id });
  },
  async () => suite.work(),
];

/** Both steps of a call at once, like an impatient guest. */
async function quoted(held: Held | undefined, name: string, body: Body): Promise<void> {
  if (!held) return;
  const call = async (more: Body) =>
    note(name, (await held.visitor.call(name, { ref: held.ref, ...body, ...more })).body as never as Body);
  const quote = await call({});
  if (quote['status'] === 'success') await call({ quote_id: quote['quote_id'] });
}

describe.each([31, 32, 33])('lives of seed %i', (seed) => {
  it('end with every seat and every cent accounted for', async () => {
    const roll = diceOf(seed);
    const { pool } = suite.base;
    const confirmation = seed % 3 === 0 ? 'on_request' : 'instant';
    suite.course = await insertBookableCourse(pool, { capacity: 4, confirmation });
    await insertCoupon(pool, 'LIVELY', { cents: 300, max_uses: 4, per_user: 9 }).catch(() => undefined);
    const lives: Held[] = [];
    done = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const now = Array.from({ length: 3 }, () => acts[[0, 0, 2, 2][roll(8)] ?? roll(acts.length)]!);
      await Promise.all(now.map((act) => act(roll, lives)));
    }
    expect(lives.length).toBeGreaterThan(5);
    expect(done.length).toBeGreaterThan(2);
    await pool.query(
      `update booking set hold_until = banyan_now() where status = 'held';
       update booking set request_until = banyan_now() where status = 'requested';
       update departure set starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'`,
    );
    for (let round = 0; round < 4; round += 1) await suite.work();
    await pool.query(`update departure set looked_at = looked_at - interval '1 day' where settled_at is null`);
    for (let round = 0; round < 2; round += 1) await suite.work();

    const states = await pool.query(
      `select status, count(*)::int from booking where course_id = $1 and status not in ('completed', 'cancelled', 'declined', 'expired') group by 1`,
      [suite.course.id],
    );
    expect(states.rows).toEqual([]);
    const open = await pool.query(
      `select e.account, sum(e.amount_minor)::int as sum from ledger_entry e
       where e.account ~ '^(customer_deposit|fee_unearned|surplus):' group by 1 having sum(e.amount_minor) <> 0`,
    );
    expect(open.rows).toEqual([]);
    const seats = await pool.query(
      `select d.taken, coalesce(sum(b.pax) filter (where b.status = 'completed'), 0)::int as really from departure d
       left join booking b on b.departure_id = d.id where d.course_id = $1 group by d.id having d.taken <> coalesce(sum(b.pax) filter (where b.status = 'completed'), 0)`,
      [suite.course.id],
    );
    expect(seats.rows).toEqual([]);
    const unsettled = await pool.query('select id from departure where course_id = $1 and settled_at is null', [
      suite.course.id,
    ]);
    expect(unsettled.rows).toEqual([]);
  });
});
