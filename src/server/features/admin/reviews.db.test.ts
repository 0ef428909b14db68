import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { findReviews } from './reviews-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

const year = { hosts: 10, listingsOfEach: 2, days: 100, bookingsADay: 2 };
const total = year.hosts * year.listingsOfEach * year.days * year.bookingsADay;

let program: TestApp;
let operator: Visitor;
let token: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await program.database.pool.query<T>(text, values)).rows;

beforeAll(async () => {
  program = await createTestApp();
  const { pool, url } = program.database;
  await fillYear(url, year);
  // One review per booking: of 100, five have one star, one is removed, ten have a photo.
  await rows(
    `insert into review (course_id, booking_id, author_id, guest_name, guest_country, rating, body, host_reply, created_at, photo_total, removed_at, removal_reason)
     select b.course_id, b.id, b.user_id, 'Guest' || b.n, 'NO', case when n % 100 < 5 then 1 else 5 end,
       'A fine day ' || case n when 77 then 'with a marmot' else '' end, case when n % 2 = 0 then 'Thanks' else '' end, b.closed_at,
       case when n % 10 = 3 then 1 else 0 end, case when n % 100 = 7 then b.closed_at end, case when n % 100 = 7 then 'Another place' else '' end
     from (select *, row_number() over (order by created_at, id) as n from booking) b`,
  );
  await rows('analyze review');
  token = await makeOperator(pool);
  await giveTokens(pool, { host: yearHost(1) });
  operator = createVisitor(program.app, { bearer: token });
}, 120_000);
afterAll(() => program.close());

const list = (input: object = {}) => operator.must('admin/review-list', input);

/** Every page of a filter. */
async function all(input: object = {}): Promise<Awaited<ReturnType<typeof list>>['data']> {
  const found = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...input, ...(before !== null && { before }) });
    found.push(...page.data);
    before = page.next;
  } while (before !== null);
  return found;
}

describe('the reviews of the marketplace', () => {
  it('are found, narrowed, and go on page by page', async () => {
    const found = await all();
    expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([total, total]);
    const at = found.map((one) => one.at);
    expect(at).toEqual(at.toSorted().toReversed());
    expect((await all({ stars: 1 })).length).toBe((total / 100) * 5);
    expect((await all({ state: 'removed' })).every((one) => one.is_removed)).toBe(true);
    expect((await all({ state: 'removed' })).length).toBe(total / 100);
    expect((await all({ state: 'unanswered', photo: true })).every((one) => !one.is_answered && one.photos > 0)).toBe(
      true,
    );
    expect((await all({ city_id: 1, stars: 1 })).length).toBe((total / 100) * 5);
    expect((await all({ city_id: 2 })).length).toBe(0);
    const [{ course_id: course } = { course_id: 0 }] = found;
    expect((await all({ course_id: course })).length).toBe(year.days * year.bookingsADay);
  });

  it.each([
    [{ find: 'guest1234' }, ['Guest1234']],
    [{ find: 'Marmot' }, ['Guest77']],
    [{ find: 'marmot', stars: 1 }, []],
    [{ find: 'nobody wrote so' }, []],
    [{ find: '%' }, []],
  ])('are found by %j', async (input, guests) => {
    expect((await list(input)).data.map(({ guest }) => guest)).toEqual(guests);
  });

  it('are found by id, by the ref of their booking and by the address of their author', async () => {
    const [one] = (await list()).data;
    for (const find of [one!.id, one!.ref?.toLowerCase()])
      expect((await list({ find })).data.map(({ id }) => id)).toEqual([one!.id]);
    const found = await list({ find: 'year1@example' });
    expect([found.data.length, found.is_cut]).toEqual([50, false]);
    expect((await list({ find: 'year' })).data).toEqual([]);
    expect((await list({ find: 'fine day' })).is_cut).toBe(true);
  });

  it('are for operators alone, as a list and as a file, which holds all of a filter', async () => {
    const host = createVisitor(program.app, { bearer: 'host' });
    expect((await host.call('admin/review-list', {})).body).toMatchObject({ code: 'forbidden' });
    expect((await program.app.inject({ url: adminFileUrl('reviews'), headers: as('host') })).statusCode).toBe(404);
    const { body } = await program.app.inject({ url: `${adminFileUrl('reviews')}?stars=1`, headers: as(token) });
    expect(body.trimEnd().split('\r\n')).toHaveLength((total / 100) * 5 + 1);
  });
});

describe('one review of the marketplace', () => {
  it('is shown with booking, private step, report and history', async () => {
    const [one] = (await list({ find: 'Guest1234' })).data;
    const id = one!.id;
    await rows(
      `insert into review_aspect (review_id, aspect, rating, labels, details) values ($1, 'host', 3, '{late}', 'Late')`,
      [id],
    );
    const reported = async (review: string) =>
      (
        await rows<{ id: number }>(
          `insert into staff_task (kind, subject, detail) values ('review_report', $1, 'threat: bad') returning id`,
          [`review:${review}`],
        )
      )[0]!.id;
    const task = await reported(id);
    expect(await all({ state: 'reported' })).toMatchObject([{ id, is_reported: true }]);
    const shown = await operator.must('admin/review', { review_id: id });
    expect(shown).toMatchObject({
      private: [{ aspect: 'host', rating: 3, labels: ['late'], details: 'Late' }],
      report: { id: task, detail: 'threat: bad' },
      booking: { ref: one!.ref },
      history: [{ what: 'written', who: 'Guest1234' }],
      removal_reason: null,
    });
    expect(
      await operator.must('written-review/remove', { review_id: id, reason: 'It threatens somebody.' }),
    ).toBeTruthy();
    const after = await operator.must('admin/review', { review_id: id });
    expect(after).toMatchObject({ is_removed: true, removal_reason: 'It threatens somebody.', report: null });
    expect(after.history.map(({ what, who, reason }) => [what, who, reason])).toEqual([
      ['written', 'Guest1234', ''],
      ['removed', 'Olu', 'It threatens somebody.'],
    ]);
    expect((await operator.call('admin/review', { review_id: crypto.randomUUID() })).body).toMatchObject({
      code: 'review-not-found',
    });
  });
});

describe('what a page of reviews reads', () => {
  const usual: RowsQuery<'admin/review-list'> = { after: null, count: 51 };
  const place = `${(Date.now() - 60 * 86_400_000) * 1000}.${yearHost(1)}`;

  it.each<[string, RowsQuery<'admin/review-list'>, number]>([
    ['all', usual, 51],
    ['stars', { ...usual, stars: 1 }, 51],
    ['removed ones', { ...usual, state: 'removed' }, 51],
    ['reported ones', { ...usual, state: 'reported' }, 51],
    ['photos', { ...usual, photo: true }, 51],
    ['a listing', { ...usual, course_id: 1002 }, 51],
    ['a city', { ...usual, city_id: 1 }, 21 * 51],
    ['a name', { ...usual, find: 'guest1234' }, 2],
    ['words', { ...usual, find: 'marmot' }, 2],
    ['a later page', { ...usual, after: place }, 51],
  ])('of %s does not grow with the marketplace', async (_, query, most) => {
    const [plan] = await plansOf(program.database.pool, () => findReviews(program.database.db, query));
    expect(wholeReads(plan!).filter((table) => ['review', 'booking'].includes(table))).toEqual([]);
    // One read to find it, one to show it.
    expect(touchedOf(plan!, 'review')).toBeLessThanOrEqual(most + 51);
  });
});
