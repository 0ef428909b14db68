import { describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { insertAddon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import type { Caller } from '#tests/support/app/caller.ts';

const suite = useCheckoutSuite();

interface Inquiry {
  id: string;
  status: string;
  time: string | null;
  offer_total: number | null;
  offer_url: string | null;
  offer_until: string | null;
  can: { book: boolean };
}
const inquiryOf = (answer: { body: unknown }) => (answer.body as { inquiry: Inquiry }).inquiry;

/** A question of a new guest, opened from the email. */
async function asked(more: object = {}, email = `asker-${Math.random()}@example.test`): Promise<string> {
  const visitor = await suite.program.visitor();
  const { id, date, time } = suite.course;
  const contact = { email, first_name: 'Ada', last_name: 'Asker' };
  const message = 'Could we have the kitchen to ourselves?';
  const question = { course_id: id, date, time, pax: 2, message };
  const sent = await visitor.call('booking/inquiry', { ...question, ...contact, ...more });
  const inquiryId = inquiryOf(sent).id;
  const token = deriveSecret(suite.program.services.keys, 'inquiry-guest', inquiryId);
  expect((await visitor.call('booking/inquiry-verify', { token })).status).toBe(200);
  return inquiryId;
}

const offer = async (id: string, more: object = {}) =>
  (await suite.program.visitor()).call(
    'inquiry/answer',
    { inquiry_id: id, decision: 'offer', price_per_guest: 15, message: 'With pleasure.', ...more },
    as('host'),
  );

/** The guest's view, with the checkout URL. */
async function pageOf(id: string): Promise<Inquiry> {
  const token = deriveSecret(suite.program.services.keys, 'inquiry-guest', id);
  return inquiryOf(await (await suite.program.visitor()).call('inquiry/detail', { inquiry_id: id, token }));
}

async function choiceFrom(id: string) {
  const query = new URL((await pageOf(id)).offer_url ?? '', 'http://x').searchParams;
  const read = (name: string) => query.get(name) ?? '';
  return {
    course_id: Number(read('cid')),
    date: read('date'),
    time: read('time'),
    pax: Number(read('pax')),
    offer: read('offer'),
  };
}

const contact = { email: 'taker@example.test', first_name: 'Ada', last_name: 'Taker' };
const checkout = async (choice: object, visitor?: Caller) =>
  (visitor ?? (await suite.program.visitor())).call('booking/checkout', { ...contact, ...choice });
const calculate = async (choice: object) => (await suite.program.visitor()).call('booking/calculate', choice);
const seatsLeft = async () => {
  const { id: course_id, date, time } = suite.course;
  const answer = await (await suite.program.visitor()).call('booking/available-pax', { course_id, date, time });
  return answer.status === 200 ? (answer.body.data as unknown as number[]).length : 0;
};
const violations = async () => (await verifyInvariants(suite.base.pool)).flatMap((one) => one.violations);

describe('an offer', () => {
  it('keeps its seats once, at its own price, and leads the guest to checkout', async () => {
    const id = await asked();
    const made = await offer(id);
    expect(inquiryOf(made)).toMatchObject({ status: 'offered', offer_total: 31.8, offer_url: null });
    expect([await seatsLeft(), await suite.taken()]).toEqual([2, 2]);
    const choice = await choiceFrom(id);
    // 15.00 each for two, 6% fee, no surcharge or tiers.
    expect((await calculate(choice)).body).toMatchObject({ total_price: 31.8, booking_deposit_due: 7.8, surcharge: 0 });
    const page = await pageOf(id);
    const guest = await suite.program.visitor();
    const held = await checkout(choice, guest);
    expect(held.body).toMatchObject({ status: 'success', booking_deposit_due: 7.8 });
    // A guest who leaves checkout and returns by the booking's page keeps the offer.
    const detail = await guest.call('booking/detail', { ref: (held.body as { ref: string }).ref });
    expect(detail.body).toMatchObject({ can: { pay: true }, links: { checkout: page.offer_url } });
    expect(held.body.hold_until).toBe(page.offer_until);
    expect(Math.round((Date.parse(page.offer_until ?? '') - Date.now()) / 3_600_000)).toBe(24);
    expect([await seatsLeft(), await suite.taken()]).toEqual([2, 2]);
    expect((await pageOf(id)).can.book).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('is taken up by one hold at a time: another browser with the same link takes its place', async () => {
    const choice = await choiceFrom((await offerTo()).id);
    const first = await checkout(choice);
    const second = await checkout(choice);
    const twice = await Promise.all([checkout(choice), checkout(choice), checkout(choice)]);
    expect([first, second, ...twice].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'expired', is_replaced: true });
    expect(await suite.taken()).toBe(2);
    expect(await violations()).toEqual([]);
  });

  it('sells the last seats to its guest only', async () => {
    const { id } = await offerTo({ pax: 4 });
    const { offer: token, ...plain } = await choiceFrom(id);
    expect((await checkout(plain)).body.code).toBe('date-unavailable');
    expect((await calculate({ ...plain, pax: 1 })).body.code).toBe('date-unavailable');
    expect((await checkout({ ...plain, offer: token })).status).toBe(200);
  });

  it.each([
    ['another number of guests', { pax: 1 }],
    ['another time', { time: '10:00' }],
    ['another token', { offer: 'x'.repeat(43) }],
  ])('counts for nothing with %s', async (_what, more) => {
    const choice = { ...(await choiceFrom((await offerTo()).id)), ...more };
    expect((await checkout(choice)).body.code).toBe('offer-invalid');
    expect((await calculate(choice)).body.code).toBe('offer-invalid');
    expect(await suite.taken()).toBe(2);
  });

  it('counts for nothing for another course', async () => {
    const choice = await choiceFrom((await offerTo()).id);
    const other = await insertBookableCourse(suite.base.pool);
    expect((await checkout({ ...choice, course_id: other.id, date: other.date })).body.code).toBe('offer-invalid');
  });

  it('gives its seats back when it ends, whether or not a job has come by', async () => {
    const { id } = await offerTo({ pax: 4 });
    const choice = await choiceFrom(id);
    await suite.base.pool.query(`update offer set expires_at = banyan_now() where inquiry_id = $1`, [id]);
    await suite.base.pool.query(
      `update booking b set hold_until = banyan_now() from offer o where o.id = b.offer_id and o.inquiry_id = $1`,
      [id],
    );
    expect(await seatsLeft()).toBe(4);
    expect((await checkout(choice)).body.code).toBe('offer-invalid');
    expect((await checkout({ ...choice, offer: undefined, pax: 1 })).status).toBe(200);
    await suite.base.pool.query(`update inquiry set expires_at = banyan_now() where id = $1`, [id]);
    await runDueWork(suite.program.services);
    expect((await pageOf(id)).status).toBe('expired');
    expect(await suite.taken()).toBe(1);
  });

  it('for nothing is confirmed by checkout itself, is used up, and closes the question', async () => {
    const { id } = await offerTo({}, { price_per_guest: 0 });
    const choice = await choiceFrom(id);
    const booked = await checkout(choice);
    expect(booked.body).toMatchObject({ booking_deposit_due: 0, hold_until: null });
    expect(booked.body.url).toContain(booked.body.ref);
    expect((booked.body as unknown as { analytic: unknown }).analytic).toMatchObject({
      transaction_id: booked.body.ref,
    });
    expect(await suite.booking(booked.body.ref)).toMatchObject({ status: 'confirmed' });
    expect(await pageOf(id)).toMatchObject({ status: 'booked', offer_url: null });
    expect((await checkout(choice)).body.code).toBe('offer-invalid');
    expect(await violations()).toEqual([]);
  });

  it('on request needs no second yes of its host', async () => {
    await suite.base.pool.query(`update course set confirmation = 'on_request' where id = $1`, [suite.course.id]);
    const { id } = await offerTo({}, { price_per_guest: 0 });
    const choice = await choiceFrom(id);
    // The question may have expired meanwhile.
    await suite.base.pool.query(`update inquiry set status = 'expired' where id = $1`, [id]);
    const booked = await checkout(choice);
    expect(await suite.booking(booked.body.ref)).toMatchObject({ status: 'confirmed' });
    expect(await pageOf(id)).toMatchObject({ status: 'booked' });
  });

  it('cannot be made for a time that is not offered, for too few seats, or at a price that no card can pay', async () => {
    const id = await asked();
    expect((await offer(id, { time: '10:00' })).body).toMatchObject({
      code: 'time-unavailable',
      message: expect.stringMatching(/doesn’t run on .+, 10:00\. Next: .+ at \d\d:\d\d\.$/),
    });
    expect((await offer(id, { price_per_guest: 0.1 })).body.code).toBe('bad-input');
    // 46 cents for both: below the smallest card payment.
    expect((await offer(id, { price_per_guest: 0.23 })).body.code).toBe('bad-input');
    expect((await offer(id, { price_per_guest: undefined })).body.code).toBe('bad-input');
    await suite.checkout({ pax: 3 });
    expect((await offer(id)).body.code).toBe('pax-unavailable');
    expect((await pageOf(id)).status).toBe('open');
    const untimed = await asked({ time: undefined, pax: 1 });
    expect((await offer(untimed)).body.code).toBe('bad-input');
    expect(inquiryOf(await offer(untimed, { time: '09:00' }))).toMatchObject({ status: 'offered', time: '09:00' });
  });

  it('carries the add-ons that were asked for into its price and its link', async () => {
    const addon = await insertAddon(suite.base.pool, suite.course.id, 'translator', 4);
    const { id } = await offerTo({ addons: [{ id: addon, pax: 1 }] });
    const page = await pageOf(id);
    expect(page.offer_total).toBe(47.7);
    expect(decodeURIComponent(page.offer_url ?? '')).toContain(`addons={"${addon}":1}`);
  });

  it('is made once when its host sends it twice', async () => {
    const id = await asked({ pax: 1 });
    const answers = await Promise.all([offer(id), offer(id), offer(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await suite.taken()).toBe(1);
  });

  it('never oversells: offers and checkouts race for four seats', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => asked()));
    const answers = await Promise.all([
      ...ids.map((id) => offer(id)),
      ...ids.map((_id, index) => suite.checkout({ pax: 1, email: `rival-${index}@example.test` })),
    ]);
    expect(await suite.taken()).toBe(4);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await violations()).toEqual([]);
  });
});

async function offerTo(question: object = {}, terms: object = {}): Promise<{ id: string }> {
  const id = await asked(question);
  expect((await offer(id, terms)).status).toBe(200);
  return { id };
}
