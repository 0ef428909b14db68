import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { registerStopPage } from '#src/server/notifications/stop-page.ts';
import type { Mail } from '#src/server/providers/mail.ts';
import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { settleEnded } from '#src/server/features/host-day/index.ts';
import { askForReviews } from './reviews.ts';

let base: TestDatabase;
let program: Program;
const sent: Mail[] = [];
const pages = Fastify();

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool, {
    gateways: { mail: { send: async (mail) => sent.push(mail) > 0 } },
  });
  await pages.register(cookie);
  registerStopPage(pages as never, program.services);
  await pages.ready();
});
afterAll(async () => {
  await pages.close();
  await program.close();
  await base.drop();
});

let guests = 0;
/** A completed booking that ended this many hours ago, at least two. */
async function completed(hoursAgo: number, isDemo = false): Promise<string> {
  const visitor = await program.visitor();
  guests += 1;
  const choice = choiceOf(await insertBookableCourse(base.pool), {
    email: `guest${guests}@example.test`,
    coupon_code: 'ALL-FREE',
  });
  const { body } = await visitor.call('booking/checkout', choice);
  await base.pool.query(
    `update departure set starts_at = banyan_now() - make_interval(hours => $2 + 3), ends_at = banyan_now() - make_interval(hours => $2)
     where id = (select departure_id from booking where ref = $1)`,
    [body.ref, hoursAgo],
  );
  await base.pool.query('update booking set is_demo = $2 where ref = $1', [body.ref, isDemo]);
  await settleEnded(program.services);
  const { rows } = await base.pool.query('select id, status from booking where ref = $1', [body.ref]);
  expect(rows[0].status).toBe('completed');
  return rows[0].id as string;
}
const pass = (hours: number) =>
  base.pool.query('update review_asking set due_at = due_at - make_interval(hours => $1)', [hours]);
const stepsOf = async (id: string) =>
  (
    await base.pool.query(
      `select (payload ->> 'step')::int as step from outbox where payload ->> 'kind' = 'review-request' and payload ->> 'booking_id' = $1 order by id`,
      [id],
    )
  ).rows.map((row) => row.step);

describe('asking for a review', () => {
  it('is due three hours after the end, and reminds twice', async () => {
    const id = await completed(2);
    await askForReviews(program.services);
    expect(await stepsOf(id)).toEqual([]);
    await pass(1);
    await Promise.all([askForReviews(program.services), askForReviews(program.services)]);
    expect(await stepsOf(id)).toEqual([0]);
    await pass(71);
    await askForReviews(program.services);
    expect(await stepsOf(id)).toEqual([0]);
    for (let turn = 0; turn < 5; turn += 1) {
      await pass(7 * 24);
      await askForReviews(program.services);
    }
    expect(await stepsOf(id)).toEqual([0, 1, 2]);
  });

  it.each([
    [
      'written',
      `insert into review (course_id, booking_id, guest_name, guest_country, rating) select course_id, id, 'A', 'NO', 5 from booking where id = $1`,
    ],
    ['refused by the owner of the account', `update booking set in_account = 'refused' where id = $1`],
    [
      'turned off',
      `insert into notice_choice (user_id, topic, is_wanted) select user_id, 'review-request', false from booking where id = $1`,
    ],
    [
      'too long ago',
      `update departure set ends_at = ends_at - interval '61 days', starts_at = starts_at - interval '61 days' where id = (select departure_id from booking where id = $1)`,
    ],
  ])('is over once it is %s', async (_what, change) => {
    const id = await completed(3);
    await base.pool.query(change, [id]);
    await askForReviews(program.services);
    expect(await stepsOf(id)).toEqual([]);
    expect((await base.pool.query('select due_at from review_asking where booking_id = $1', [id])).rows).toEqual([
      { due_at: null },
    ]);
  });

  it('asks nobody about bookings of the demo', async () => {
    const asked = async (id: string) =>
      (await base.pool.query('select from review_asking where booking_id = $1', [id])).rowCount;
    expect(await asked(await completed(3))).toBe(1);
    expect(await asked(await completed(3, true))).toBe(0);
  });
});

describe('turning the mails off', () => {
  async function mailed(): Promise<{ id: string; mail: Mail; url: string }> {
    const id = await completed(3);
    await askForReviews(program.services);
    sent.length = 0;
    await deliverOutbox(program.services, 100);
    const mail = sent.find(({ text, subject }) => /How was it/.test(subject) && text.includes(id));
    if (!mail?.stopUrl) throw new Error('no mail asked for a review');
    return { id, mail, url: mail.stopUrl.replace(/^https?:\/\/[^/]+/, '') };
  }
  const isOff = async (id: string) =>
    (
      await base.pool.query(
        'select not n.is_wanted as off from notice_choice n join booking b on b.user_id = n.user_id where b.id = $1',
        [id],
      )
    ).rows[0]?.off === true;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('takes one POST of the mail program, and no GET', async () => {
    const { id, mail, url } = await mailed();
    expect(mail.text).toContain(`/write-review?booking_id=${id}`);
    expect(mail.text).toContain('/user/confirm?token=');
    expect((await pages.inject(url)).body).toContain('<form method="post"');
    expect(await isOff(id)).toBe(false);
    const answer = await pages.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect([answer.statusCode, await isOff(id)]).toEqual([200, true]);
    await pages.inject({ method: 'POST', url, headers: form, payload: 'again=1' });
    expect(await isOff(id)).toBe(false);
  });

  it('needs the secret of this mail', async () => {
    const [one, other] = [await mailed(), await mailed()];
    const forged = one.url.replace(one.id, other.id);
    for (const method of ['GET', 'POST'] as const)
      expect((await pages.inject({ method, url: forged, headers: form })).statusCode).toBe(400);
    expect(await isOff(other.id)).toBe(false);
  });

  it('reaches mails that wait already', async () => {
    const { id } = await mailed();
    await pass(4 * 24);
    await askForReviews(program.services);
    await base.pool.query(
      `insert into notice_choice (user_id, topic, is_wanted) select user_id, 'review-request', false from booking where id = $1`,
      [id],
    );
    sent.length = 0;
    await deliverOutbox(program.services, 100);
    expect(sent.filter(({ text }) => text.includes(id))).toEqual([]);
  });
});
