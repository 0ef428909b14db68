import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { spreadBooks } from '#tests/support/payment/spread-books.ts';
import { findRefunds } from './refunds-queries.ts';
import type { RowsQuery } from '#src/server/platform/db/row-queries.ts';

let program: TestApp;
let operator: Visitor;
let token: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await program.database.pool.query<T>(text, values)).rows;
const list = (input: object = {}) => operator.must('admin/refund-list', input);

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

beforeAll(async () => {
  program = await createTestApp();
  await spreadBooks(program.database.pool, 4000);
  // About 440 refunds at different times; a few failed, wait, were settled manually or made at the provider.
  await rows(`
    with numbered as (select id, row_number() over (order by id) as n from refund)
    update refund r set created_at = banyan_now() - make_interval(mins => n::integer * 37),
      status = case when n % 50 = 3 then 'failed' when n % 50 = 4 then 'pending' when n = 70 then 'settled' else 'succeeded' end,
      reason = case when n % 100 = 9 then 'external' else reason end
    from numbered where numbered.id = r.id`);
  await rows('analyze');
  token = await makeOperator(program.database.pool);
  operator = createVisitor(program.app, { bearer: token });
}, 180_000);
afterAll(() => program?.close(), 120_000);

describe('the refunds of the marketplace', () => {
  it('are listed, the newest first, page by page', async () => {
    const found = await all();
    const query = await rows<{ id: string }>('select id from refund order by created_at desc, id desc');
    expect(found.map(({ id }) => id)).toEqual(query.map(({ id }) => id));
    expect(
      found.every(({ state, age_hours: age }) => (age === null) === (state === 'done' || state === 'settled')),
    ).toBe(true);
  });

  it('have those that failed first when that is asked for, page by page', async () => {
    const found = await all({ failed_first: true });
    const query = await rows<{ id: string }>(
      `select id from refund order by (status = 'failed') desc, created_at desc, id desc`,
    );
    expect(found.map(({ id }) => id)).toEqual(query.map(({ id }) => id));
    expect(found[0]?.state).toBe('failed');
  });

  it.each([
    [{ state: 'failed' }, `r.status = 'failed'`],
    [{ state: 'under-way' }, `r.status in ('new', 'sent', 'pending')`],
    [{ state: 'settled' }, `r.status = 'settled'`],
    [{ reason: 'external' }, `r.reason = 'external'`],
    [{ provider: 'paypal', state: 'done' }, `p.provider = 'paypal' and r.status = 'succeeded'`],
    [{ find: 're_ABAAAAAA' }, `r.provider_ref = 're_ABAAAAAA'`],
    [{ find: 'guest-2@' }, `b.email::text like 'guest-2@%'`],
  ])('are narrowed by %j', async (input, condition) => {
    const query = await rows<{ id: string }>(
      `select r.id from refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id
       where ${condition} order by r.created_at desc, r.id desc`,
    );
    expect((await all(input)).map(({ id }) => id)).toEqual(query.map(({ id }) => id));
  });

  it('are narrowed to days, which must not end before they begin', async () => {
    const [{ today, first } = { today: '', first: '' }] = await rows<{ today: string; first: string }>(
      `select (banyan_now() at time zone 'UTC')::date::text as today, (banyan_now() at time zone 'UTC')::date - 2 || '' as first`,
    );
    const query = await rows(`select from refund where (created_at at time zone 'UTC')::date between $1 and $2`, [
      first,
      today,
    ]);
    expect(await all({ from: first, to: today })).toHaveLength(query.length);
    expect((await operator.call('admin/refund-list', { from: today, to: first })).body).toMatchObject({
      code: 'bad-input',
      fields: { to: expect.any(String) },
    });
  });

  it('are none where there is none', async () => {
    const refund_id = '00000000-0000-4000-8000-000000000000';
    expect((await operator.call('admin/refund-show', { refund_id })).body).toMatchObject({ code: 'refund-not-found' });
    expect((await operator.call('admin/refund-retry', { refund_id })).body).toMatchObject({
      code: 'refund-not-found',
    });
  });

  it('come as a file of the same filter', async () => {
    const { body } = await program.app.inject({
      url: `${adminFileUrl('refunds')}?state=failed&first=failed`,
      headers: as(token),
    });
    const ids = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toEqual((await all({ state: 'failed' })).map(({ id }) => id));
  });
});

describe('what a page of refunds reads', () => {
  it('is that page, whatever it is narrowed to', async () => {
    const { pool, db } = program.database;
    const query: Partial<RowsQuery<'admin/refund-list'>>[] = [
      {},
      { failed_first: true },
      { state: 'failed' },
      { state: 'settled' },
      { reason: 'external' },
      { find: 're_ABAAAAAA' },
    ];
    for (const one of query) {
      const [plan] = await plansOf(pool, () => findRefunds(db, { after: null, count: 11, ...one }));
      expect([one, wholeReads(plan!).filter((table) => ['refund', 'booking', 'payment'].includes(table))]).toEqual([
        one,
        [],
      ]);
      expect([one, touchedOf(plan!, 'refund') <= 60]).toEqual([one, true]);
    }
  });
});
