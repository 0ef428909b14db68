import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { weekOf } from '#src/domain/insights/weeks.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { bookFree } from '#tests/support/booking/talking.ts';
import { insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, type PanelPerson, usePanel } from '#tests/support/host/panel-suite.ts';
import { workOutMedians } from './summary.ts';

type Summary = CallOutput<'insights/summary'>;
type Words = CallOutput<'insights/words'>;

const suite = usePanel();
let weaving: TestCourse;
let today: string;
beforeAll(async () => {
  weaving = await insertBookableCourse(suite.base.pool, { max_pax: 10, capacity: 100 });
  const [row] = await suite.rows<{ day: string }>(
    `select (banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date::text as day`,
  );
  today = row!.day;
});

/** A booking that took place this many days ago. */
async function tookPlace(course: TestCourse, daysAgo: number, pax: number, status = 'completed'): Promise<string> {
  const { ref } = await bookFree(suite.program, course, { pax, email: `g${Math.random()}@example.test` });
  const [booking] = await suite.rows<{ id: string }>(
    `with moved as (
       insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity, settled_at)
       values ($2, $3::date, '09:00', $3::date + time '02:00', $3::date + time '05:00', 100, banyan_now())
       on conflict (course_id, local_date, start_time) do update set capacity = 100 returning id
     )
     update booking set departure_id = (select id from moved), status = $4, cash = case when $4 = 'completed' then 'both_say_paid' else cash end,
       created_at = ($3::date + time '02:00') at time zone 'UTC', confirmed_at = ($3::date + time '02:00') at time zone 'UTC', closed_at = banyan_now()
     where ref = $1 returning id`,
    [ref, course.id, addDays(today, -daysAgo), status],
  );
  return booking!.id;
}
const owes = (bookingId: string, cents: number, host = hostId) =>
  suite.rows(
    `with made as (insert into ledger_tx (kind, ext_ref, booking_id) values ('completed', 'test:' || $1, $1::uuid) returning id)
     insert into ledger_entry (tx_id, account, amount_minor, currency)
     select id, account, amount, 'USD' from made, (values ('host_payable:' || $3, -$2::bigint), ('goodwill', $2::bigint)) as e (account, amount)`,
    [bookingId, cents, host],
  );
const looked = (courseId: number, daysAgo: number, views: number) =>
  suite.rows('insert into course_view values ($1, $2, $3) on conflict (course_id, day) do update set views = $3', [
    courseId,
    addDays(today, -daysAgo),
    views,
  ]);
const ask = async <T>(name: string, body: object, who: PanelPerson) =>
  (await suite.call(name, body, who)) as unknown as T & { code?: string };
const summary = (who: PanelPerson = 'host', body: object = {}) => ask<Summary>('insights/summary', body, who);
const words = (who: PanelPerson = 'host', body: object = {}) => ask<Words>('insights/words', body, who);

describe('what a host learns', () => {
  it('is there for a new host: weeks of nothing, no rate, no median', async () => {
    const { weeks, total, cities } = await summary('other');
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)?.week).toBe(weekOf(new Date().toISOString().slice(0, 10)));
    expect(total).toEqual({ earned: 0, seats: 0, bookings: 0, views: 0, booked: 0, rate: null });
    expect(cities).toEqual([]);
    expect(await words('other')).toMatchObject({ aspects: [], words: [] });
  });

  it('is what took place in each week, with cash and what we owe, and how many looked and booked', async () => {
    const before = await summary();
    const held = await tookPlace(weaving, 21, 2);
    await owes(held, 300);
    await tookPlace(weaving, 21, 3);
    const noShow = await tookPlace(weaving, 14, 1, 'no_show');
    await owes(noShow, 400);
    await tookPlace(weaving, 14, 5, 'cancelled');
    await tookPlace(weaving, 100, 4);
    await looked(weaving.id, 21, 30);
    await looked(weaving.id, 0, 10);
    const { weeks, total } = await summary();
    const week = (daysAgo: number) => weeks.find((one) => one.week === weekOf(addDays(today, -daysAgo)));
    // 2000 cents per guest, of which a code paid the deposit of a fifth.
    expect(week(21)).toMatchObject({ earned: 83, seats: 5, bookings: 2, views: 30, booked: 2 });
    expect(week(14)).toMatchObject({ earned: 4, seats: 0, bookings: 0, booked: 2 });
    expect(week(0)).toMatchObject({ views: 10, seats: 0 });
    expect(total).toMatchObject({ seats: 5, views: 40, booked: 4, earned: 87, rate: 0.1 });
    expect(before.total.seats).toBe(0);
    const year = await summary('host', { weeks: 52 });
    expect([year.weeks.length, year.total.seats]).toEqual([52, 9]);
  });

  it('counts no cash that the host did not ask for', async () => {
    const { total } = await summary();
    await suite.rows(`update booking set cash = 'waived' where pax = 3 and status = 'completed'`);
    expect((await summary()).total.earned).toBe(total.earned - 48);
    await suite.rows(`update booking set cash = 'both_say_paid' where cash = 'waived'`);
  });

  it('is for the host and who acts for it; a guide and another host see nothing of it', async () => {
    for (const who of ['manager', 'coordinator'] as const) {
      expect((await summary(who, { host_id: hostId })).total.seats).toBe(5);
      expect((await words(who, { host_id: hostId })).code).toBeUndefined();
    }
    for (const who of ['guide', 'other', 'nina'] as const) {
      expect(['host-not-found', 'forbidden']).toContain((await summary(who, { host_id: hostId })).code);
      expect(['host-not-found', 'forbidden']).toContain((await words(who, { host_id: hostId })).code);
    }
    // A coordinator sees only the named host.
    expect((await summary('coordinator', { host_id: panelPeople.other })).total.seats).toBe(0);
  });
});

describe('what guests said in private', () => {
  it('is counted by label, with words by week and without anything that says who', async () => {
    const said = async (daysAgo: number, removed: boolean, aspects: [string, number, string[], string][]) => {
      const [review] = await suite.rows<{ id: string }>(
        `insert into review (course_id, guest_name, guest_country, rating, body, created_at, removed_at, removal_reason)
         values ($1, 'Bo Nilsen', 'NO', 4, 'A fine day', banyan_now() - make_interval(days => $2), case when $3 then banyan_now() end, case when $3 then 'It was bought.' else '' end)
         returning id`,
        [weaving.id, daysAgo, removed],
      );
      for (const [aspect, rating, labels, details] of aspects)
        await suite.rows('insert into review_aspect values ($1, $2, $3, $4, $5)', [
          review!.id,
          aspect,
          rating,
          labels,
          details,
        ]);
    };
    await said(3, false, [
      ['host', 5, ['warm', 'on-time'], 'She knew my name'],
      ['accuracy', 4, ['as-described'], ''],
    ]);
    await said(20, false, [['host', 2, ['late'], 'She came late']]);
    await said(5, true, [['host', 1, ['late'], 'Removed words']]);
    await said(200, false, [['host', 5, ['warm'], 'Long ago']]);
    const answer = await words();
    expect(answer.aspects).toEqual([
      { aspect: 'accuracy', total: 1, average: 4, labels: [{ label: 'as-described', total: 1, is_good: true }] },
      {
        aspect: 'host',
        total: 2,
        average: 3.5,
        labels: [
          { label: 'warm', total: 1, is_good: true },
          { label: 'on-time', total: 1, is_good: true },
          { label: 'late', total: 1, is_good: false },
        ],
      },
    ]);
    expect(answer.words).toEqual([
      { week: weekOf(addDays(today, -3)), aspect: 'host', rating: 5, text: 'She knew my name' },
      { week: weekOf(addDays(today, -20)), aspect: 'host', rating: 2, text: 'She came late' },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Nilsen|booking|guest/);
    expect((await words('host', { weeks: 52 })).words.map(({ text }) => text)).toContain('Long ago');
    expect((await words('other')).words).toEqual([]);
  });
});

describe('the median of a city', () => {
  const neighbours: TestCourse[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 8; n += 1) {
      const [{ id } = { id: '' }] = await suite.rows<{ id: string }>(
        `insert into user_account (email, first_name, roles) values ($1, 'Neighbour', '{user,host}') returning id`,
        [`n${n}@example.test`],
      );
      await suite.rows(
        `insert into host (user_id, display_name, headline, story, languages, host_since, phone) values ($1, 'N', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 3')`,
        [id],
      );
      neighbours.push(await insertBookableCourse(suite.base.pool, { host_id: id, max_pax: 10, capacity: 100 }));
    }
  });
  const work = async () => {
    await suite.rows('delete from city_median');
    // Two processes at once write the same.
    await Promise.all([workOutMedians(suite.program.services), workOutMedians(suite.program.services)]);
  };

  it('is unknown before it was worked out, and hidden while fewer than eight hosts count', async () => {
    expect((await summary()).cities).toMatchObject([{ name: 'Hanoi', median: null, own: { seats: 5 } }]);
    for (const [index, course] of neighbours.slice(0, 6).entries()) await tookPlace(course, 21, 3 + (index % 3));
    await work();
    const [city] = (await summary()).cities;
    expect(city?.median).toEqual({ earned: null, seats: null, rate: null });
    expect(await suite.rows('select * from city_median where seats is not null')).toEqual([]);
  });

  it('is shown from eight hosts on, for the weeks that it names, and not where one has more than a quarter', async () => {
    for (const course of neighbours.slice(6)) await tookPlace(course, 21, 4);
    await work();
    const [city] = (await summary()).cities;
    expect(city?.median?.seats).toBe(4);
    expect(city?.median?.earned).toBeGreaterThan(0);
    expect(addDays(city!.from, 84)).toBe(city!.until);
    expect(city!.until <= today).toBe(true);
    for (const course of [weaving, ...neighbours]) await looked(course.id, 21, 50);
    await work();
    // Four of twelve bookings are one host's.
    expect((await summary()).cities[0]?.median?.rate).toBeNull();
    for (const course of neighbours) await tookPlace(course, 21, 1);
    await work();
    expect((await summary()).cities[0]?.median?.rate).toBe(0.04);
    for (let n = 0; n < 3; n += 1) await tookPlace(neighbours[0]!, 21, 10);
    await work();
    expect((await summary()).cities[0]?.median?.seats).toBeNull();
  });

  it('is worked out once for each week that is over', async () => {
    await work();
    expect(await workOutMedians(suite.program.services)).toBe(0);
    await suite.rows('update city_median set until = until - 7');
    expect(await workOutMedians(suite.program.services)).toBe(2);
  });
});
