import { beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, startsIn, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { inTeam, partyOf, Phone } from '#tests/support/checkin/phone.ts';

const suite = usePayingSuite();
useHosts(suite);

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 40 });
});

/** A confirmed party whose departure began this many hours ago. */
async function party(pax = 4, hours = -1, more: Body = {}): Promise<{ ref: string; id: string }> {
  const { ref } = await booked(suite, { pax, ...more });
  await startsIn(suite, ref, hours);
  const { id } = await stored(suite.base.pool, ref);
  return { ref, id };
}

const historyOf = async (id: string) =>
  (
    await suite.base.pool.query(
      `select actor, actor_id, on_behalf_of, to_status, reason, figures from booking_history where booking_id = $1 order by id desc`,
      [id],
    )
  ).rows;

describe('check/sync', () => {
  it("answers today's list: first name and initial, cash and heads, and no number, address or word of a guest", async () => {
    const { ref } = await party(3, 2, {
      first_name: 'Maya',
      last_name: 'Shrestha',
      message: 'No peanuts for us',
      isd_code: '84',
      phone: '912345678',
    });
    const answer = await new Phone(suite, 'Gate', 'host').sync();
    expect(partyOf(answer, ref)).toMatchObject({ name: 'Maya S.', pax: 3, status: 'confirmed', heads: 0, remarks: [] });
    expect(partyOf(answer, ref)?.cash.usd).toBeGreaterThan(0);
    const text = JSON.stringify(answer);
    const { phone, email } = (await suite.base.pool.query('select phone, email from booking where ref = $1', [ref]))
      .rows[0];
    for (const secret of [phone, email, 'Shrestha', 'peanuts']) expect(text).not.toContain(secret);
  });

  it('lets in head by head, in both names and on which phone, ticks cash, and takes each act once', async () => {
    const guide = await inTeam(suite, 'guide');
    const phone = new Phone(suite, 'Tara’s phone', guide);
    const { ref, id } = await party();
    const acts = [phone.act(ref, 'let_in', { heads: 3, minutesAgo: 5 }), phone.act(ref, 'cash')];
    for (const _turn of [1, 2]) {
      const answer = await phone.sync(acts);
      expect(answer.results.map(({ outcome }) => outcome)).toEqual(['kept', 'kept']);
      expect(partyOf(answer, ref)).toMatchObject({
        status: 'checked_in',
        heads: 3,
        cash_state: 'host_says_paid',
        remarks: [],
      });
    }
    const row = await stored(suite.base.pool, ref);
    expect(row).toMatchObject({ status: 'checked_in', cash: 'host_says_paid' });
    const history = await historyOf(id);
    expect(history[0]).toEqual({
      actor: 'guide',
      actor_id: guide,
      on_behalf_of: hostId,
      to_status: 'checked_in',
      reason: 'check-in',
      figures: { device: 'Tara’s phone' },
    });
    expect(history.filter(({ to_status }) => to_status === 'checked_in')).toHaveLength(1);
  });

  it('agrees for two phones, one of them 47 minutes fast, and names the other', async () => {
    const { ref } = await party();
    const [gate, door] = [new Phone(suite, 'Gate', 'host'), new Phone(suite, 'Door', 'coordinator', 47 * 60_000)];
    await gate.sync([gate.act(ref, 'let_in', { heads: 4, minutesAgo: 20 })]);
    const seen = await door.sync([door.act(ref, 'let_in', { heads: 4, minutesAgo: 10 })]);
    expect(partyOf(seen, ref)).toMatchObject({ heads: 4, status: 'checked_in' });
    expect(partyOf(seen, ref)?.remarks).toMatchObject([
      { kind: 'double', device: 'Door', is_own: true, other_device: 'Gate' },
    ]);
    const [remark] = partyOf(await gate.sync(), ref)?.remarks ?? [];
    expect(remark).toMatchObject({ device: 'Door', is_own: false, other_device: 'Gate' });
    const minutes = (Date.parse(remark?.at ?? '') - Date.parse(remark?.other_at ?? '')) / 60_000;
    expect(Math.round(minutes)).toBe(10);
  });

  it('undoes what the same phone did, also when it is synced long after', async () => {
    const { ref, id } = await party();
    const phone = new Phone(suite, 'Gate', 'host');
    const letIn = phone.act(ref, 'let_in', { heads: 4, minutesAgo: 50 });
    await phone.sync([letIn]);
    const answer = await phone.sync([phone.act(ref, 'undo', { undoes: letIn.id, minutesAgo: 40 })]);
    expect(partyOf(answer, ref)).toMatchObject({ status: 'confirmed', heads: 0 });
    expect((await historyOf(id)).map(({ reason }) => reason).slice(0, 2)).toEqual(['check-in-undone', 'check-in']);
    const late = phone.act(ref, 'let_in', { minutesAgo: 30 });
    await phone.sync([late, phone.act(ref, 'undo', { undoes: late.id, minutesAgo: 14 })]);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'checked_in' });
  });

  it('marks a no-show after half an hour, and lets the phone win that saw them', async () => {
    const { ref, id } = await party(2, -1);
    const [gate, door] = [new Phone(suite, 'Gate', 'host'), new Phone(suite, 'Door', 'coordinator')];
    await gate.sync([gate.act(ref, 'no_show', { minutesAgo: 40 })]);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed' });
    await gate.sync([gate.act(ref, 'no_show', { minutesAgo: 20 })]);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'no_show' });
    const answer = await door.sync([door.act(ref, 'let_in', { heads: 2, minutesAgo: 10 })]);
    expect(partyOf(answer, ref)).toMatchObject({ status: 'checked_in', heads: 2 });
    expect(
      partyOf(answer, ref)
        ?.remarks.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['came_after_all', 'too_early']);
    expect((await historyOf(id)).slice(0, 2).map(({ to_status }) => to_status)).toEqual(['checked_in', 'no_show']);
  });

  it('shows what was cancelled meanwhile, and changes nothing of it', async () => {
    const { ref, id } = await party(2, 1);
    const phone = new Phone(suite, 'Gate', 'host');
    expect(partyOf(await phone.sync(), ref)).toMatchObject({ status: 'confirmed' });
    const quote = await callAs(suite, 'booking/cancel', { booking_id: id, cause: 'host' }, as('host'));
    await callAs(suite, 'booking/cancel', { booking_id: id, cause: 'host', quote_id: quote['quote_id'] }, as('host'));
    const answer = await phone.sync([phone.act(ref, 'let_in', { heads: 2 })]);
    expect(answer.results).toMatchObject([{ outcome: 'ended', booking_status: 'cancelled' }]);
    expect(partyOf(answer, ref)).toMatchObject({ status: 'cancelled', heads: 2 });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'cancelled' });
  });

  it('takes nothing for a host that the phone’s owner does not act for', async () => {
    const { ref } = await party();
    const phone = new Phone(suite, 'Elsewhere', 'other');
    const answer = await phone.sync([phone.act(ref, 'let_in', { heads: 4 }), phone.act('ZZZZZZZZ', 'let_in')]);
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown']);
    expect(partyOf(answer, ref)).toBeUndefined();
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed' });
  });

  it('is asked by two phones at once for one party, and counts it once', async () => {
    const { ref } = await party(4);
    const phones = Array.from({ length: 4 }, (_none, index) => new Phone(suite, `Phone ${index}`, 'host'));
    await Promise.all(phones.map((phone) => phone.sync([phone.act(ref, 'let_in', { heads: 2 })])));
    const after = partyOf(await phones[0]!.sync(), ref);
    expect([after?.heads, after?.remarks.length]).toEqual([4, 2]);
  });

  it('keeps 300 acts of two phones in any order as the same state', async () => {
    const parties = await Promise.all([1, 2, 3, 4].map((pax) => party(pax, -1, { email: `p${pax}@example.test` })));
    const shuffled = (list: readonly unknown[]) => list.toSorted(() => Math.random() - 0.5);
    const states: string[] = [];
    const [one, other] = [new Phone(suite, 'One', 'host'), new Phone(suite, 'Other', 'coordinator', 3_600_000)];
    const acts = [one, other].map((phone) =>
      Array.from({ length: 150 }, (_none, index) =>
        phone.act(parties[index % 4]!.ref, index % 7 === 0 ? 'cash' : 'let_in', { minutesAgo: 55 - (index % 50) }),
      ),
    );
    for (const _turn of [1, 2]) {
      await suite.base.pool.query('delete from check_event');
      await suite.base.pool.query('delete from cash_word');
      await suite.base.pool.query(
        `update booking set status = 'confirmed', checked_in_at = null, cash = 'due' where ref = any($1)`,
        [parties.map(({ ref }) => ref)],
      );
      for (const [index, phone] of [one, other].entries()) {
        const order = shuffled(acts[index]!) as (typeof acts)[number];
        for (let from = 0; from < 150; from += 40) await phone.sync(order.slice(from, from + 60));
      }
      const rows = await suite.base.pool.query(
        `select ref, status, cash, extract(epoch from checked_in_at)::int as at from booking where ref = any($1) order by ref`,
        [parties.map(({ ref }) => ref)],
      );
      const listed = await one.sync();
      states.push(
        JSON.stringify([
          rows.rows.map(({ ref, status, cash }) => [ref, status, cash]),
          parties.map(({ ref }) => partyOf(listed, ref)?.heads),
        ]),
      );
    }
    expect(states[0]).toBe(states[1]);
    expect(states[0]).toContain('[1,2,3,4]');
  });
});

describe('a lost phone', () => {
  it('is cut off by its host, is refused from then on, and is seen to have erased', async () => {
    const guide = await inTeam(suite, 'guide');
    const phone = new Phone(suite, 'Lost phone', guide);
    const { ref } = await party();
    await phone.sync();
    const list = async (who: string) =>
      ((await callAs(suite, 'check/phones', {}, as(who)))['phones'] as unknown as Body[]).find(
        ({ id }) => id === phone.id,
      );
    expect(await list('host')).toMatchObject({ name: 'Lost phone', owner: 'Tara', is_own: false, revoked_at: null });
    expect(await list(guide)).toMatchObject({ is_own: true });
    expect(await list('other')).toBeUndefined();
    expect(await callAs(suite, 'check/cut-off', { device_id: phone.id }, as('other'))).toMatchObject({
      code: 'phone-not-found',
    });
    expect(await callAs(suite, 'check/cut-off', { device_id: phone.id }, as('host'))).toMatchObject({
      status: 'success',
    });
    expect(await list('host')).toMatchObject({ revoked_at: expect.any(String), erased_at: null });
    expect(await phone.sync([phone.act(ref, 'let_in', { heads: 4 })])).toMatchObject({ code: 'device-revoked' });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed' });
    expect(await list('host')).toMatchObject({ erased_at: expect.any(String) });
    const log = await suite.base.pool.query(`select actor_id from audit_log where subject = $1`, [`phone:${phone.id}`]);
    expect(log.rows).toEqual([{ actor_id: hostId }]);
  });

  it('cannot be used by another account, and a guide cuts off their own and no other', async () => {
    const [guide, colleague] = [await inTeam(suite, 'guide'), await inTeam(suite, 'guide', 'Ravi')];
    const phone = new Phone(suite, 'Mine', guide);
    await phone.sync();
    const stolen = { device_id: phone.id, device_name: 'Mine', phone_now: new Date().toISOString(), acts: [] };
    expect(await callAs(suite, 'check/sync', stolen, as(colleague))).toMatchObject({ code: 'device-revoked' });
    const cut = (who: string) => callAs(suite, 'check/cut-off', { device_id: phone.id }, as(who));
    expect(await cut(colleague)).toMatchObject({ code: 'phone-not-found' });
    expect(await cut(guide)).toMatchObject({ status: 'success' });
  });

  it('is empty when the role is gone', async () => {
    const guide = await inTeam(suite, 'guide');
    const phone = new Phone(suite, 'Former', guide);
    const { ref } = await party();
    expect(partyOf(await phone.sync(), ref)).toBeDefined();
    await suite.base.pool.query('delete from team_member where user_id = $1', [guide]);
    const answer = await phone.sync([phone.act(ref, 'let_in')]);
    expect([answer.departures, answer.results[0]?.outcome]).toEqual([[], 'unknown']);
  });

  it('is one of at most 20', async () => {
    const guide = await inTeam(suite, 'guide');
    for (let made = 0; made < 20; made += 1) await new Phone(suite, `Phone ${made}`, guide).sync();
    expect(await new Phone(suite, 'One more', guide).sync()).toMatchObject({ code: 'too-many-phones' });
  });
});
