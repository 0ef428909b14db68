import { beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import {
  booked,
  callAs,
  coordinatorId,
  otherHostId,
  startsIn,
  useHosts,
  type Body,
} from '#tests/support/booking/after-booking.ts';
import { inTeam, Phone } from '#tests/support/checkin/phone.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import type { CallOutput } from '#src/contract/types.ts';

const suite = usePayingSuite();
useHosts(suite);

type Day = CallOutput<'departure/today'> & Body;
type Week = CallOutput<'departure/week'>;

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 40 });
});

const contact = {
  first_name: 'Maya',
  last_name: 'Shrestha',
  isd_code: '84',
  phone: '912345678',
  message: 'No peanuts',
};
const day = async (who: string, more: Body = {}) =>
  (await callAs(suite, 'departure/today', more, as(who))) as never as Day;
const departureOf = (answer: Day) => answer.departures.find(({ course_id }) => course_id === suite.course.id);

describe('departure/today', () => {
  it('names who comes, what is to be collected and how many are in', async () => {
    const { ref } = await booked(suite, { pax: 3, ...contact });
    await startsIn(suite, ref, -1);
    await suite.base.pool.query(
      `update departure set local_date = (banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date
      where course_id = $1`,
      [suite.course.id],
    );
    const phone = new Phone(suite, 'Gate', 'host');
    await phone.sync([phone.act(ref, 'let_in', { heads: 2 })]);
    const answer = await day('host');
    const departure = departureOf(answer);
    expect(departure).toMatchObject({ guests: 3, heads: 2, capacity: 40, guides: [], is_led: false });
    expect(departure?.parties).toMatchObject([
      {
        ref,
        name: 'Maya Shrestha',
        phone: '912345678',
        isd_code: '84',
        message: 'No peanuts',
        heads: 2,
        cash_state: 'due',
      },
    ]);
    expect(answer.totals.cash[0]?.usd).toBeGreaterThan(0);
    const before = answer.totals.cash[0]?.usd ?? 0;
    await phone.sync([phone.act(ref, 'cash')]);
    expect((await day('host')).totals.cash[0]?.usd ?? 0).toBeLessThan(before);
  });

  it('hides number and name of who is not confirmed, and says how much time is left to answer', async () => {
    await suite.base.pool.query(`update course set confirmation = 'on_request' where id = $1`, [suite.course.id]);
    const held = await hold(suite.world.program, suite.course, { pax: 2, ...contact, message: 'Call +84 912 345 678' });
    await pay(held);
    const answer = await day('host', { date: suite.course.date });
    expect(departureOf(answer)?.parties).toMatchObject([
      { status: 'requested', name: 'Maya', phone: '', isd_code: '' },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/912 ?345|Shrestha/);
    expect(answer.waiting.requests).toMatchObject([{ title: expect.any(String), pax: 2, until: expect.any(String) }]);
    const guide = await inTeam(suite, 'guide');
    expect((await day(guide)).waiting).toEqual({ requests: [], questions: 0 });
    expect((await day('other')).waiting.requests).toEqual([]);
  });

  it('is of one host or of all that somebody acts for, and of nobody else', async () => {
    await booked(suite, { pax: 2 });
    const { date } = suite.course;
    await suite.base.pool.query(
      `insert into team_member (user_id, host_id, role) values ($1, $2, 'coordinator') on conflict do nothing`,
      [coordinatorId, otherHostId],
    );
    expect(departureOf(await day('coordinator', { date }))).toMatchObject({ host_id: hostId });
    expect(departureOf(await day('coordinator', { date, host_id: hostId }))).toBeDefined();
    expect(departureOf(await day('coordinator', { date, host_id: otherHostId }))).toBeUndefined();
    expect(departureOf(await day('other', { date, host_id: hostId }))).toBeUndefined();
    expect((await day('host')).next.map((one) => one.date)).toContain(date);
  });
});

describe('arranging a departure', () => {
  const first = async (): Promise<number> => {
    const { ref } = await booked(suite, { pax: 2 });
    const { id } = await stored(suite.base.pool, ref);
    return Number(
      (await suite.base.pool.query('select departure_id from booking where id = $1', [id])).rows[0].departure_id,
    );
  };

  it('puts guides of the team in front of it, in the log in both names', async () => {
    const [guide, manager] = [await inTeam(suite, 'guide', 'Dawa'), await inTeam(suite, 'manager', 'Mila')];
    const departure_id = await first();
    const put = (who: string, guide_ids: string[]) =>
      callAs(suite, 'departure/guides', { departure_id, guide_ids }, as(who));
    expect(await put('coordinator', [guide, manager])).toMatchObject({ guides: [{ name: 'Dawa' }, { name: 'Mila' }] });
    expect(await put('host', [guide])).toMatchObject({ guides: [{ name: 'Dawa' }] });
    expect(await put('host', [otherHostId])).toMatchObject({ code: 'bad-input' });
    expect(await put(guide, [])).toMatchObject({ code: 'course-not-found' });
    expect(await put('other', [])).toMatchObject({ code: 'course-not-found' });
    const answer = await day(guide, { date: suite.course.date });
    expect([departureOf(answer)?.is_led, answer.guides]).toEqual([true, []]);
    const log = await suite.base.pool.query(`select actor_id, detail ->> 'on_behalf_of' as host from audit_log
      where action = 'departure-guides' order by id`);
    expect(log.rows).toEqual([
      { actor_id: coordinatorId, host: hostId },
      { actor_id: hostId, host: null },
    ]);
    // The manager was added and removed before any email was sent, so only the last one is.
    await deliverOutbox(suite.world.program.services);
    const told = await suite.base.pool.query(
      `select u.id, kind, subject from mail m join user_account u on u.email = m.recipient where kind like 'guide-%'
       order by kind`,
    );
    expect(told.rows).toMatchObject([
      { id: guide, kind: 'guide-assigned', subject: expect.stringMatching(/^You’re leading .+ \d{2}:\d{2}$/) },
      { id: manager, kind: 'guide-freed' },
    ]);
    await put(manager, [manager]);
    await deliverOutbox(suite.world.program.services);
    const freed = await suite.base.pool.query(`select kind, recipient from mail where kind = 'guide-freed'`);
    expect(freed.rows).toHaveLength(2);
    const own = await suite.base.pool.query(`select 1 from mail where kind like 'guide-%'`);
    expect(own.rows).toHaveLength(3);
  });

  it('shows seven days with who leads what, to the own side alone', async () => {
    const departure_id = await first();
    const guide = await inTeam(suite, 'guide', 'Pema');
    await callAs(suite, 'departure/guides', { departure_id, guide_ids: [guide] }, as('host'));
    const week = async (who: string, from: string) => {
      const { departures, guides } = (await callAs(suite, 'departure/week', { from }, as(who))) as never as Week;
      return { here: departures.filter(({ id }) => id === departure_id), guides };
    };
    const shown = await week('host', suite.course.date);
    expect(shown.here).toMatchObject([{ guests: 2, guides: [{ id: guide }], is_led: false }]);
    expect(shown.guides.some(({ id }) => id === guide)).toBe(true);
    expect(await week(guide, suite.course.date)).toMatchObject({ here: [{ is_led: true }], guides: [] });
    const shifted = (days: number) =>
      new Date(Date.parse(suite.course.date) + days * 86_400_000).toISOString().slice(0, 10);
    expect((await week('host', shifted(-6))).here).toHaveLength(1);
    for (const days of [-7, 1]) expect((await week('host', shifted(days))).here).toEqual([]);
    expect((await week('other', suite.course.date)).here).toEqual([]);
  });

  it('keeps the order of pickups that a host sets, for guests of that departure alone', async () => {
    const refs = [await booked(suite, { pax: 1 }), await booked(suite, { pax: 1, email: 'b@example.test' })];
    const rows = await Promise.all(refs.map(({ ref }) => stored(suite.base.pool, ref)));
    const ids = rows.map(({ id }) => id);
    await suite.base.pool.query(
      `update booking set pickup_address = 'Gate', pickup_latitude = 21.03,
      pickup_longitude = case when id = $1 then 105.86 else 105.95 end where id = any($2)`,
      [ids[0], ids],
    );
    const result = await suite.base.pool.query('select departure_id from booking where id = $1', [ids[0]]);
    const departure_id = Number(result.rows[0].departure_id);
    const listed = await callAs(suite, 'departure/list', { departure_id }, as('host'));
    expect(listed['departure']).toMatchObject({ pickup_order: expect.arrayContaining(ids) });
    const set = (who: string, booking_ids: string[]) =>
      callAs(suite, 'departure/pickups', { departure_id, booking_ids }, as(who));
    const [one, other] = ids as [string, string];
    expect(await set('host', [other, one])).toMatchObject({ pickup_order: [other, one] });
    expect(await set('host', [one, crypto.randomUUID(), other])).toMatchObject({ pickup_order: [one, other] });
    expect(await set('other', [other, one])).toMatchObject({ code: 'course-not-found' });
  });

  it('prints one departure for who may see it', async () => {
    const departure_id = await first();
    const list = (who: string) => callAs(suite, 'departure/list', { departure_id }, as(who));
    expect((await list('host'))['departure']).toMatchObject({ id: departure_id, parties: [{ pax: 2 }] });
    expect(await list('other')).toMatchObject({ code: 'course-not-found' });
  });
});
