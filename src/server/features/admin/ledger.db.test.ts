import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { makeOperator, owe } from '#tests/support/payment/payouts.ts';
import { balancesUntil, spreadBooks } from '#tests/support/payment/spread-books.ts';
import { keepLedgerDays } from './ledger.ts';
import { findPostings, type PostingsQuery, findSums } from './ledger-queries.ts';

const bookings = 3000;

let program: TestApp;
let operator: Visitor;
let token: string;
let today: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await program.database.pool.query<T>(text, values)).rows;
const day = (ago: number) => addDays(today, -ago);
const list = (input: object = {}) => operator.must('admin/ledger', input);

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await spreadBooks(pool, bookings);
  token = await makeOperator(pool);
  operator = createVisitor(program.app, { bearer: token });
  today = (await rows<{ today: string }>(`select (banyan_now() at time zone 'UTC')::date::text as today`))[0]!.today;
  await owe(pool, 'h7', 250, `banyan_now() - make_interval(days => 1)`);
  await owe(pool, 'h7', 400);
  await rows('analyze');
}, 120_000);
afterAll(() => program.close());

const truth = (until?: string) => balancesUntil(program.database.pool, until);
const named = (balances: Awaited<ReturnType<typeof list>>['balances'], of: 'now_minor' | 'end_minor') =>
  new Map(balances.map((one) => [`${one.currency} ${one.account}`, one[of]]));

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

describe('balances of the ledger', () => {
  it('are those of its lines before, while and after days are kept, with a sum of 0', async () => {
    const query = await truth();
    expect(named((await list()).balances, 'now_minor')).toEqual(query);
    expect(await keepLedgerDays(program.services, 10)).toBe(10);
    expect(named((await list()).balances, 'now_minor')).toEqual(query);
    expect(await keepLedgerDays(program.services)).toBeGreaterThan(70);
    expect(await keepLedgerDays(program.services)).toBe(0);
    const { balances, totals } = await list({ from: day(60), to: day(20) });
    expect(named(balances, 'now_minor')).toEqual(query);
    for (const [name, minor] of await truth(day(20)))
      expect([name, named(balances, 'end_minor').get(name)]).toEqual([name, minor]);
    const before = await truth(day(61));
    for (const { account, currency, moved_minor: moved, end_minor: end } of balances)
      expect([account, end - moved]).toEqual([account, before.get(`${currency} ${account}`) ?? 0]);
    expect(totals.map(({ currency }) => currency)).toEqual(['SGD', 'USD']);
    for (const total of totals) expect([total.now_minor, total.moved_minor, total.end_minor]).toEqual([0, 0, 0]);
    expect((await verifyInvariants(program.database.pool)).find(({ id }) => id === 'I13')?.violations).toEqual([]);
  });

  it('are right after a posting of the past, whose day is summed again', async () => {
    await owe(program.database.pool, 'h8', 99, `banyan_now() - make_interval(days => 30)`);
    expect(named((await list()).balances, 'now_minor')).toEqual(await truth());
    expect(await keepLedgerDays(program.services)).toBeGreaterThanOrEqual(28);
    expect(named((await list({ to: day(25) })).balances, 'end_minor')).toEqual(await truth(day(25)));
    expect((await verifyInvariants(program.database.pool)).find(({ id }) => id === 'I13')?.violations).toEqual([]);
  });

  it('are kept once by two processes', async () => {
    await rows('update ledger_days_kept set until = until - 30');
    const done = await Promise.all([keepLedgerDays(program.services), keepLedgerDays(program.services)]);
    expect(done[0] + done[1]).toBe(30);
    expect(named((await list()).balances, 'now_minor')).toEqual(await truth());
  });
});

describe('the ledger', () => {
  it('is listed posting by posting, the newest first, and goes on page by page', async () => {
    const found = await all({ from: day(20) });
    const query = await rows<{ id: string }>(
      `select id::text from ledger_tx where at >= $1::date::timestamp at time zone 'UTC' order by id desc`,
      [day(20)],
    );
    expect(found.map(({ id }) => id)).toEqual(query.map(({ id }) => id));
    for (const { lines } of found)
      for (const currency of new Set(lines.map((line) => line.currency)))
        expect(lines.reduce((sum, line) => sum + (line.currency === currency ? line.amount_minor : 0), 0)).toBe(0);
  });

  it.each([
    ['an account', { account: 'discount' }, `ledger_group(account) = 'discount'`],
    ['accounts of bookings', { account: 'surplus' }, `ledger_group(account) = 'surplus'`],
    ['a kind', { kind: 'surplus_refunded' }, `kind = 'surplus_refunded'`],
    [
      'a kind and an account',
      { kind: 'refunded', account: 'psp:paypal:usd' },
      `kind = 'refunded' and account = 'psp:paypal:usd'`,
    ],
    ['a kind in an account that never has it', { kind: 'confirmed', account: 'revenue:commission' }, 'false'],
    ['one account', { find: 'host_payable:h7' }, `account = 'host_payable:h7'`],
    ['an account as it is typed', { find: 'discount' }, `account = 'discount'`],
    ['an account and another one', { find: 'host_payable:h7', account: 'goodwill' }, `account = 'host_payable:h7'`],
  ])('is narrowed to %s', async (_what, input, condition) => {
    const query = await rows<{ id: string }>(
      `select distinct t.id from ledger_tx t join ledger_entry e on e.tx_id = t.id where ${condition} order by t.id desc`,
    );
    expect((await all(input)).map(({ id }) => id)).toEqual(query.map(({ id }) => String(id)));
  });

  it('is found by a booking, and by the reference that the provider gave', async () => {
    const [one] = await rows<{ ref: string; id: string }>(
      `select b.ref, b.id from booking b join ledger_tx t on t.booking_id = b.id and t.kind = 'completed' where due_cents > 0 limit 1`,
    );
    await rows(`update booking set ref = 'BCDFHJKM' where id = $1`, [one!.id]);
    const found = await all({ find: ' bcdf hjkm' });
    expect(found.map(({ kind, booking_id: id, ref }) => [kind, id, ref])).toEqual([
      ['completed', one!.id, 'BCDFHJKM'],
      ['confirmed', one!.id, 'BCDFHJKM'],
    ]);
    expect((await all({ find: `pi_${one!.ref}` })).map(({ id }) => id)).toEqual([found[1]!.id]);
  });

  it('refuses days that end before they begin, at the field', async () => {
    expect((await operator.call('admin/ledger', { from: day(1), to: day(2) })).body).toMatchObject({
      code: 'bad-input',
      fields: { to: expect.any(String) },
    });
  });

  it('comes as a file with a row for each line, and is in the audit log', async () => {
    const { body } = await program.app.inject({
      url: `${adminFileUrl('ledger')}?account=psp:stripe:sgd&from=${day(60)}`,
      headers: as(token),
    });
    const lines = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const query = await rows<{ id: string; amount: string }>(
      `select t.id::text, trim(to_char(e.amount_minor / 100.0, 'FM9999999990.00')) as amount from ledger_tx t join ledger_entry e on e.tx_id = t.id
       where t.id in (select tx_id from ledger_entry where account = 'psp:stripe:sgd') and t.at >= $1::date::timestamp at time zone 'UTC'
       order by t.id desc, e.id`,
      [day(60)],
    );
    expect(query.length).toBeGreaterThan(200);
    expect(lines.map((cells) => [cells[0], cells[6]])).toEqual(query.map(({ id, amount }) => [id, amount]));
    expect((await operator.must('admin/audit-list', { action: 'office-file-fetched' })).data[0]?.about).toBe(
      'file:ledger.csv',
    );
  });
});

describe('what the ledger reads', () => {
  it('is a page of postings, and of the lines only those of days that are not kept', async () => {
    const { pool, db } = program.database;
    await rows('analyze');
    const [, sums] = await plansOf(pool, () => findSums(db, { from: day(80), to: day(10) }));
    expect(wholeReads(sums!)).not.toContain('ledger_entry');
    expect(touchedOf(sums!, 'ledger_entry')).toBeLessThanOrEqual(1200);
    const bounds = { first: 1, last: 1_000_000 };
    const page = async (query: Partial<PostingsQuery>) => {
      const [plan] = await plansOf(pool, () => findPostings(db, { bounds, after: null, count: 51, ...query }));
      return { whole: wholeReads(plan!), read: touchedOf(plan!, 'ledger_tx'), lines: touchedOf(plan!, 'ledger_entry') };
    };
    for (const query of [
      {},
      { after: '3000' },
      { kind: 'confirmed' },
      { account: 'psp:stripe:usd' },
      { account: 'surplus' },
      { kind: 'confirmed', account: 'psp:stripe:usd' },
      { find: 'pi_1' },
      { find: 'host_payable:h7' },
    ]) {
      const { whole, read, lines } = await page(query);
      expect([query, whole.filter((table) => table.startsWith('ledger'))]).toEqual([query, []]);
      expect([query, read <= 260, lines <= 900]).toEqual([query, true, true]);
    }
  });
});
