import { beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { choiceOf, insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();
type Body = Record<string, unknown>;
interface Listed {
  same: { date: string; time: string; seats_left: number; url: string }[];
  like: { course: { id: number }; protected_price: number; url: string }[];
}
let pricier: TestCourse;
let full: TestCourse;

beforeAll(async () => {
  const { pool } = suite.base;
  await pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
    hashSecret('host'),
    hostId,
  ]);
  pricier = await insertBookableCourse(pool, { price_cents: 2400, capacity: 9 });
  full = await insertBookableCourse(pool, { price_cents: 2000, capacity: 1 });
  await insertBookableCourse(pool, { price_cents: 2600, capacity: 9 });
});

async function cancelledByHost(): Promise<Held> {
  const held = await hold(suite.world.program, suite.course, { pax: 2 });
  await pay(held);
  const { id } = await stored(suite.base.pool, held.ref);
  const asHost = { authorization: 'Bearer host' };
  const visitor = await suite.world.program.visitor();
  const { quote_id } = (await visitor.call('booking/cancel', { booking_id: id }, asHost)).body as never as {
    quote_id: string;
  };
  expect((await visitor.call('booking/cancel', { booking_id: id, quote_id }, asHost)).body.status).toBe('success');
  return held;
}
const list = async (held: Held) =>
  (await held.visitor.call('alternative/list', { ref: held.ref })).body as never as Listed & Body;
const ownUrl = ({ like }: Listed) => like.find((one) => one.course.id === pricier.id)!.url;
const urlsOf = ({ same, like }: Listed) => [...same, ...like].map(({ url }) => url);
const choiceFrom = (url: string) => {
  const query = new URLSearchParams(url.split('?')[1]);
  const read = (name: string) => query.get(name) ?? '';
  return {
    course_id: Number(read('cid')),
    date: read('date'),
    time: read('time'),
    pax: Number(read('pax')),
    offer: read('offer'),
  };
};
const offerOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('offer')!;

describe('alternative/list', () => {
  it('offers other departures and like courses at the price that was paid, next to the refund', async () => {
    const held = await cancelledByHost();
    const found = await list(held);
    expect(found).toMatchObject({
      status: 'success',
      refund_amount: 10.4,
      refund_state: 'pending',
      until: expect.any(String),
    });
    expect(found.same).toHaveLength(6);
    const dates = found.same.map((one) => one.date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates).toContain(suite.course.date);
    // A full course, or one a quarter more expensive, is no alternative.
    const like = found.like.map((one) => one.course.id);
    expect(like).toContain(pricier.id);
    expect(like).not.toContain(full.id);
    const own = found.like.find((one) => one.course.id === pricier.id)!;
    expect(own.protected_price).toBe(21.2);
    expect(own.url).toContain(`cid=${pricier.id}`);
    const choice = choiceOf({ ...pricier }, { pax: 2 });
    const { email: _, first_name: __, last_name: ___, ...asked } = choice;
    const quoted = await held.visitor.call('booking/calculate', { ...asked, offer: offerOf(own.url) });
    expect(quoted.body).toMatchObject({ status: 'success', total_price: 42.4 });
  });

  it('makes each offer once, and none after one was booked', async () => {
    const held = await cancelledByHost();
    const [first, again] = await Promise.all([list(held), list(held)]);
    expect(again.same).toEqual(first.same);
    const rows = await suite.base.pool.query(
      'select course_id from offer where replaces_booking_id = (select id from booking where ref = $1)',
      [held.ref],
    );
    expect(new Set(rows.rows.map((row) => row.course_id)).size).toBe(rows.rowCount);
    const taken = await hold(suite.world.program, pricier, {
      pax: 2,
      offer: offerOf(first.like.find((one) => one.course.id === pricier.id)!.url),
      email: 'again@example.test',
    });
    expect(taken.due).toBe(10.4);
    await pay(taken);
    expect(await stored(suite.base.pool, taken.ref)).toMatchObject({ status: 'confirmed', total_cents: 4240 });
    expect(await list(held)).toMatchObject({ same: [], like: [] });
    // The other links expire, too.
    const other = urlsOf(first).find((url) => offerOf(url) !== offerOf(ownUrl(first)))!;
    const spent = { ...choiceFrom(other), email: 'more@example.test' };
    const visitor = await suite.world.program.visitor();
    expect((await visitor.call('booking/checkout', choiceOf(suite.course, spent))).body.code).toBe('offer-invalid');
    expect((await visitor.call('booking/calculate', choiceFrom(other))).body.code).toBe('offer-invalid');
  });

  it('gives the price to one booking, also when several are tried at once', async () => {
    const found = await list(await cancelledByHost());
    const own = found.same[0]!.url;
    const attempts = Array.from({ length: 3 }, () => [own, ownUrl(found)]).flat();
    const answers = await Promise.all(
      attempts.map(async (url, index) => {
        const choice = choiceOf(suite.course, { ...choiceFrom(url), email: `at-once-${index}@example.test` });
        return (await suite.world.program.visitor()).call('booking/checkout', choice);
      }),
    );
    expect(answers.map(({ body }) => body.status)).toContain('success');
    const live = await suite.base.pool.query(
      `select b.ref from booking b join offer o on o.id = b.offer_id where b.status = 'held' and o.token_hash = any($1)`,
      [[own, ownUrl(found)].map((url) => hashSecret(offerOf(url)))],
    );
    expect(live.rows).toHaveLength(1);
  });

  it('is for a guest whose host has cancelled, for seven days', async () => {
    const confirmed = await hold(suite.world.program, suite.course);
    await pay(confirmed);
    expect(await list(confirmed)).toMatchObject({ code: 'booking-state' });
    const held = await cancelledByHost();
    const outsider = await suite.world.program.visitor();
    expect((await outsider.call('alternative/list', { ref: held.ref })).body.code).toBe('booking-not-found');
    await suite.base.pool.query(`update booking set closed_at = closed_at - interval '7 days' where ref = $1`, [
      held.ref,
    ]);
    expect(await list(held)).toMatchObject({ code: 'booking-state' });
  });
});
