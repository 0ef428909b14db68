// The demo's edge stories as guests meet them (docs/reference/texts.md#demo-world).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createDemoDatabase } from '#tests/support/catalogue/demo.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { workOutMedians } from '#src/server/features/insights/index.ts';
import { findCounted } from '#src/server/features/host-day/index.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { demoAccounts, demoId } from './accounts.ts';
import { readDemoFiles, type DemoFiles } from './demo-files.ts';

let program: TestApp;
let visitor: Visitor;
let stories: DemoFiles['stories'];

beforeAll(async () => {
  ({ stories } = await readDemoFiles());
  program = await createTestApp({ make: createDemoDatabase });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

interface SoldDeparture {
  key: string;
  course_id: number;
  date: string;
  time: string;
  seats_left: number;
  is_on_sale: boolean;
}

/** Departures with sold seats, on sale until a minute before their cut-off. */
async function soldDepartures(): Promise<SoldDeparture[]> {
  const { rows } = await program.database.pool.query<SoldDeparture>(
    `select c.external_key as key, c.id as course_id, d.local_date::text as date, to_char(d.start_time, 'HH24:MI') as time,
       d.capacity - d.taken as seats_left,
       d.starts_at - make_interval(mins => c.cutoff_later_minutes) > banyan_now() + interval '1 minute' as is_on_sale
     from departure d join course c on c.id = d.course_id where d.starts_at > banyan_now() order by d.local_date, d.start_time`,
  );
  return rows;
}

describe('the desk of the operator', () => {
  it('has the tasks that the story says, each with what it is about', async () => {
    const { rows } = await program.database.pool.query<{ kind: string; is_there: boolean }>(
      `select t.kind, case t.kind
         when 'feedback' then exists (select from feedback f where t.subject = 'feedback:' || f.id)
         when 'review_report' then exists (select from review r where t.subject = 'review:' || r.id)
         when 'ambassador_application' then exists (select from ambassador_application a where t.subject = 'ambassador:' || a.id)
         when 'payout_details' then exists (select from payout_detail p where t.subject = 'host:' || p.host_id and p.proof is null)
       end as is_there
       from staff_task t where t.closed_at is null order by t.kind`,
    );
    const { feedback, reported_reviews, ambassadors } = stories.desk;
    expect(rows).toEqual(
      [
        ...ambassadors.map(() => 'ambassador_application'),
        ...feedback.map(() => 'feedback'),
        'payout_details',
        ...reported_reviews.map(() => 'review_report'),
      ].map((kind) => ({ kind, is_there: true })),
    );
  });
});

describe('sold departures', () => {
  it('have as many seats left as the story says', async () => {
    const sold = await soldDepartures();
    for (const { listing, seats_left } of stories.departures)
      expect(
        sold.some((one) => one.key === listing && one.seats_left === seats_left),
        listing,
      ).toBe(true);
    expect(stories.departures.some(({ seats_left }) => seats_left === 0)).toBe(true);
    expect(stories.departures.some(({ seats_left }) => seats_left === 1)).toBe(true);
  });

  it('are shut to guests when nothing is left, and let one in when one seat is', async () => {
    // Imminent departures close by time, not by seats.
    const onSale = (await soldDepartures()).filter(({ is_on_sale }) => is_on_sale);
    expect(new Set(onSale.map((one) => one.seats_left > 0))).toEqual(new Set([true, false]));
    for (const { key, course_id, date, time, seats_left } of onSale) {
      const { days } = await visitor.must('booking/available-date', { course_id, month: date.slice(0, 7) });
      const open = days.find((day) => day.date === date)?.times.find((one) => one.time === time);
      if (seats_left === 0) expect(open, key).toBeUndefined();
      else expect([key, open?.seats_left]).toEqual([key, seats_left]);
    }
  });
});

describe('codes', () => {
  it.each([
    ['ONETRIP', 'This discount code can only be used once'],
    ['LASTYEAR', 'This discount code is no longer valid.'],
  ])('%s is refused in words', async (code, words) => {
    // In two weeks: the listing's month may have ended or have no day left.
    const { rows } = await program.database.pool.query<{ id: number; month: string }>(
      `select min(id) as id, to_char(banyan_now() + interval '14 days', 'YYYY-MM') as month from course where is_demo and max_pax > 1`,
    );
    const { id: course_id = 0, month = '' } = rows[0] ?? {};
    const { days } = await visitor.must('booking/available-date', { course_id, month });
    const [day] = days.slice(-1);
    const [slot] = day?.times ?? [];
    const choice = { course_id, date: day?.date ?? '', time: slot?.time ?? '', pax: slot?.min_pax ?? 1 };
    const price = await visitor.must('booking/calculate', { ...choice, coupon_code: code });
    expect([price.discount_error, price.coupon_discount]).toEqual([words, 0]);
  });
});

describe('the books', () => {
  it('keep every promise although nobody paid', async () => {
    const verdicts = await verifyInvariants(program.database.pool);
    expect(verdicts.flatMap(({ id, violations }) => violations.map((line) => `${id}: ${line}`))).toEqual([]);
  });
});

describe('people', () => {
  it('who never sign in have no password, and all are marked as demo', async () => {
    const { rows } = await program.database.pool.query<{ id: string }>(
      'select id from user_account where not is_demo or password_hash is not null',
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(demoAccounts.map(({ key }) => demoId(key)).toSorted());
  });

  it('have names in every script of the ten countries', async () => {
    const { rows } = await program.database.pool.query<{ names: string }>(
      `select string_agg(first_name || last_name, ' ') as names from user_account where is_demo`,
    );
    for (const script of ['Devanagari', 'Thai', 'Khmer', 'Lao', 'Myanmar'])
      expect(rows[0]?.names, script).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    expect(rows[0]?.names).toMatch(/ễ/);
  });
});

describe('the year before', () => {
  it('has earned what the ledger says, month by month, and shows a host its weeks beside its city', async () => {
    const { database, services } = program;
    const host = demoId('pema');
    const { rows } = await database.pool.query(
      `select count(*)::int as bookings, count(distinct date_trunc('month', closed_at))::int as months, bool_and(due_cents = 0) as is_free
       from booking b join course c on c.id = b.course_id where c.host_id = $1 and b.status = 'completed' and b.is_demo`,
      [host],
    );
    expect(rows[0].bookings).toBeGreaterThan(30);
    expect(rows[0].months).toBeGreaterThan(10);
    expect(rows[0].is_free).toBe(true);
    const counted = await findCounted(services.db, host);
    expect(counted.made).toBeGreaterThanOrEqual(rows[0].bookings);
    while ((await workOutMedians(services)) > 0);
    await giveTokens(database.pool, { pema: host });
    const as = createVisitor(program.app, { bearer: 'pema' });
    const earned = await as.must('earnings/summary', {});
    expect(earned.owed).toBeGreaterThan(0);
    expect(earned.months.filter(({ earned: sum }) => sum > 0).length).toBeGreaterThan(10);
    for (const weeks of [12, 52] as const) {
      const { total, cities } = await as.must('insights/summary', { weeks });
      expect(total.seats).toBeGreaterThan(0);
      expect(total.views).toBeGreaterThan(total.booked);
      const [kathmandu] = cities;
      expect(kathmandu?.median?.seats, `${weeks} weeks`).toBeGreaterThan(0);
      expect(kathmandu?.median?.earned, `${weeks} weeks`).toBeGreaterThan(0);
      expect(kathmandu?.median?.rate, `${weeks} weeks`).toBeGreaterThan(0);
    }
    const { aspects, words } = await as.must('insights/words', { weeks: 52 });
    expect(aspects.map(({ aspect }) => aspect)).toEqual(['accuracy', 'overall', 'host']);
    expect(words.length).toBeGreaterThan(3);
  });
});
