import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, callAs, ledgerOf, startsIn, useHosts } from '#tests/support/booking/after-booking.ts';
import { Phone } from '#tests/support/checkin/phone.ts';

const suite = usePayingSuite();
useHosts(suite);
const words = 'We stood at the blue gate from nine o’clock on.';

beforeAll(async () => {
  const { rows } = await suite.base.pool.query(
    `insert into user_account (email, first_name, roles) values ('op@example.test', 'Op', '{user,operator}') returning id`,
  );
  await giveTokens(suite.base.pool, { operator: rows[0].id });
});
beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool);
});

/** A party marked as a no-show a quarter of an hour ago. */
async function missed(): Promise<Held & { id: string }> {
  const held = await booked(suite, { pax: 2 });
  await startsIn(suite, held.ref, -1);
  const gate = new Phone(suite, 'Gate', 'host');
  await gate.sync([gate.act(held.ref, 'no_show', { minutesAgo: 15 })]);
  const { id, status } = await stored(suite.base.pool, held.ref);
  expect(status).toBe('no_show');
  return { ...held, id };
}
const contest = async ({ visitor, ref }: Held) => (await visitor.call('no-show/contest', { ref, words })).body;
const decide = (id: string, decision: string, who = 'operator') =>
  callAs(suite, 'no-show/decide', { booking_id: id, decision }, as(who));
const listed = async (id: string) => {
  const { data } = (await callAs(suite, 'no-show/list', {}, as('operator'))) as never as {
    data: { booking_id: string }[];
  };
  return data.find(({ booking_id }) => booking_id === id);
};

const seenBy = async (id: string, who: string) =>
  (await callAs(suite, 'booking/detail', { booking_id: id }, as(who))) as never as {
    objection: { may_answer: boolean; answer_until: string; objected_at: string } | null;
  };
const answer = (id: string, said: string, who = 'host') =>
  callAs(suite, 'no-show/answer', { booking_id: id, words: said }, as(who));

describe('the host of a guest who objects', () => {
  it('reads the guest’s words, and answers once', async () => {
    const held = await missed();
    expect(await seenBy(held.id, 'host')).toMatchObject({ objection: null });
    expect(await answer(held.id, 'I waited for an hour.')).toMatchObject({ code: 'booking-state' });
    await contest(held);
    const { objection } = await seenBy(held.id, 'host');
    expect(objection).toMatchObject({ state: 'open', guest: words, host: '', reason: '', may_answer: true });
    const hours = (Date.parse(objection?.answer_until ?? '') - Date.parse(objection?.objected_at ?? '')) / 3_600_000;
    expect(hours).toBe(48);
    for (const who of ['other', 'operator'])
      expect(await answer(held.id, 'I am somebody else.', who)).toMatchObject({ code: 'booking-not-found' });
    const two = await Promise.all(
      ['I waited for an hour.', 'Nobody came to the gate.'].map((one) => answer(held.id, one)),
    );
    expect(two.map(({ status, code }) => status ?? code).sort()).toEqual(['error', 'success']);
    const said = (await listed(held.id)) as never as { host_words: string };
    expect(['I waited for an hour.', 'Nobody came to the gate.']).toContain(said.host_words);
    expect(await seenBy(held.id, 'coordinator')).toMatchObject({ objection: { may_answer: false } });
    const guests = (await held.visitor.call('booking/detail', { ref: held.ref })).body;
    expect(guests).toMatchObject({ objection: { host: said.host_words, may_answer: false } });
  });

  it('reads with the guest why it was decided so, and says no more', async () => {
    const held = await missed();
    await contest(held);
    await callAs(
      suite,
      'no-show/decide',
      { booking_id: held.id, decision: 'reject', reason: 'The photo of the gate shows nobody.' },
      as('operator'),
    );
    const decided = {
      objection: { state: 'rejected', reason: 'The photo of the gate shows nobody.', may_answer: false },
    };
    expect(await seenBy(held.id, 'host')).toMatchObject(decided);
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject(decided);
    expect(await answer(held.id, 'I waited for an hour.')).toMatchObject({ code: 'booking-state' });
  });

  it('is too late after 48 hours', async () => {
    const held = await missed();
    await contest(held);
    await suite.base.pool.query(
      `update booking_history set at = at - interval '48 hours' where booking_id = $1 and reason = 'contested'`,
      [held.id],
    );
    expect(await seenBy(held.id, 'host')).toMatchObject({ objection: { state: 'open', may_answer: false } });
    expect(await answer(held.id, 'I waited for an hour.')).toMatchObject({ code: 'booking-state' });
  });
});

describe('a contested no-show', () => {
  it('is heard once, with both sides for an operator', async () => {
    const held = await missed();
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      can: { contest: true },
    });
    expect(await callAs(suite, 'no-show/contest', { booking_id: held.id, words }, as('host'))).toMatchObject({
      code: 'booking-not-found',
    });
    expect(await contest(held)).toMatchObject({ status: 'success' });
    expect(await contest(held)).toMatchObject({ code: 'booking-state' });
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      can: { contest: false },
    });
    expect(await listed(held.id)).toMatchObject({
      ref: held.ref,
      words,
      marked_on: 'Gate',
      acts: [{ kind: 'no_show', device: 'Gate' }],
    });
  });

  it('upheld counts as completed and is earned; nobody but an operator decides, and once', async () => {
    const held = await missed();
    await contest(held);
    expect(await decide(held.id, 'uphold', 'host')).toMatchObject({ code: 'forbidden' });
    expect(await decide(held.id, 'uphold')).toMatchObject({ booking_status: 'completed' });
    expect(await decide(held.id, 'reject')).toMatchObject({ code: 'booking-state' });
    expect(await listed(held.id)).toBeUndefined();
    const task = await suite.base.pool.query(
      `select closed_by is not null as is_closed from staff_task where kind = 'contested_no_show' and booking_id = $1`,
      [held.id],
    );
    expect(task.rows).toEqual([{ is_closed: true }]);
  });

  it('rejected stays, and what was waiting is settled', async () => {
    const held = await missed();
    await contest(held);
    await startsIn(suite, held.ref, -30);
    await suite.base.pool.query(`update booking set no_show_at = banyan_now() - interval '25 hours' where id = $1`, [
      held.id,
    ]);
    await suite.work();
    expect(await ledgerOf(suite, held.ref)).toHaveProperty('customer_deposit');
    expect(await decide(held.id, 'reject')).toMatchObject({ booking_status: 'no_show' });
    await suite.base.pool.query('update departure set looked_at = null, settled_at = null where course_id = $1', [
      suite.course.id,
    ]);
    await suite.work();
    expect(await ledgerOf(suite, held.ref)).not.toHaveProperty('customer_deposit');
  });

  it('is closed when another phone had let them in after all', async () => {
    const held = await missed();
    await contest(held);
    const door = new Phone(suite, 'Door', 'coordinator');
    await door.sync([door.act(held.ref, 'let_in', { heads: 2, minutesAgo: 5 })]);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'checked_in' });
    expect(await listed(held.id)).toBeUndefined();
    expect(await decide(held.id, 'uphold')).toMatchObject({ code: 'booking-state' });
  });

  it('is too late after 24 hours', async () => {
    const held = await missed();
    await suite.base.pool.query(
      `update booking set no_show_at = banyan_now() - interval '1 day 1 second' where id = $1`,
      [held.id],
    );
    expect(await contest(held)).toMatchObject({ code: 'booking-state' });
  });
});
