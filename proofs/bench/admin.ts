// Times back-office tables at a million bookings (docs/reference/benchmarks.md#back-office): the calls of the page,
// with an operator's searches and choices.
import { startEmbedded, ensureOwnDatabase } from '#src/server/platform/db/embedded/embedded.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool, patientTimeouts } from '#src/server/platform/db/pool.ts';
import type { CallInput, CallName } from '#src/contract/types.ts';
import { keepLedgerDays } from '#src/server/features/admin/index.ts';
import { createProgram } from '#tests/support/app/program.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { vacuumUntilVisible } from '#tests/support/database/database.ts';
import { adminRows, partnerIds } from '#tests/support/admin/admin-rows.ts';
import { spreadBooks } from '#tests/support/payment/spread-books.ts';
import { bulkFlags } from '#proofs/load/database/bulk-flags.ts';
import { median } from './measure.ts';
import type { Figure } from './results.ts';

const [rounds, warm, mostMs] = [200, 5, 50];

/** A call with the input of its nth round. */
type Question = { [N in CallName]: readonly [N, string, (n: number) => CallInput<N>] }[CallName];

const letter = (n: number) => `guest-${n * 37 + 1}@`;
const questions: readonly Question[] = [
  ['admin/booking-list', 'all', () => ({})],
  ['admin/booking-list', 'an address', (n) => ({ find: letter(n) })],
  ['admin/booking-list', 'a very common name', () => ({ find: 'Guest' })],
  ['admin/booking-list', 'days', (n) => ({ from: `2026-0${1 + (n % 9)}-01`, to: `2026-0${1 + (n % 9)}-20` })],
  ['admin/people', 'all', () => ({})],
  ['admin/people', 'a name', (n) => ({ find: `Person${n * 31}` })],
  ['admin/people', 'hosts', () => ({ role: 'host' })],
  ['admin/messages', 'all', () => ({})],
  ['admin/messages', 'an address', (n) => ({ find: `reader${n * 17}@` })],
  ['admin/messages', 'given up', () => ({ state: 'given-up' })],
  ['admin/codes', 'all', () => ({})],
  ['admin/codes', 'a code', (n) => ({ find: `THANKS-${String(n * 13).padStart(7, '0')}` })],
  ['admin/review-list', 'all', () => ({})],
  ['admin/review-list', 'one star', () => ({ stars: 1 })],
  ['admin/review-list', 'a word', () => ({ find: 'marmot' })],
  ['admin/review-list', 'reported', () => ({ state: 'reported' })],
  ['admin/refund-list', 'all', () => ({})],
  ['admin/refund-list', 'the failed ones first', () => ({ failed_first: true })],
  ['admin/ledger', 'all, with balances', () => ({})],
  ['admin/ledger', 'an account', () => ({ account: 'revenue:fee' })],
  ['admin/audit-list', 'all', () => ({})],
  ['admin/audit-list', 'a rare act', () => ({ action: 'rare' })],
  ['admin/figure-list', '30 days', () => ({})],
  ['admin/waiting', 'the first page', () => ({})],
  ['admin/city-list', 'all', () => ({})],
  ['admin/content-list', 'all', () => ({})],
  ['admin/rate-list', 'all', () => ({})],
  ['admin/fee-list', 'all', () => ({})],
  ['admin/partners', 'all', () => ({})],
  ['admin/partners', 'an address', (n) => ({ find: `partner${n * 7}@` })],
  ['admin/partners', 'distributors', () => ({ kind: 'distributor' })],
  ['admin/partner', 'the one with most bookings', () => ({ partner_id: partnerIds(0).partnerId })],
  ['admin/distributors', 'all', () => ({})],
  ['admin/distributors', 'a name', (n) => ({ find: `Partner${n * 10 + 1}` })],
  ['admin/distributor', 'the one with most bookings', () => ({ user_id: partnerIds(1).accountId })],
];

/** Fills a separate database with `bookings`, unless `folder` holds one, and measures each call repeatedly. */
export async function* benchAdmin(folder: string, bookings: number): AsyncGenerator<Figure> {
  await fill(folder, bookings);
  const server = await startEmbedded({ dataDir: folder, log: () => undefined });
  const pool = createPool({ url: await ensureOwnDatabase(server), isPgbouncer: false, size: 4 });
  const program = await createProgram(pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1000' } });
  try {
    const { rows } = await pool.query<{ id: string }>(
      `insert into user_account (email, first_name, roles, verified_at) values ('op@example.test', 'Op', '{user,operator}', banyan_now())
       on conflict (email) do update set first_name = 'Op' returning id`,
    );
    await pool.query(`insert into operator_area (user_id, area) values ($1, 'admin') on conflict do nothing`, [
      rows[0]?.id,
    ]);
    // A reused database still has the token of the last run.
    await pool.query('delete from api_token');
    await giveTokens(pool, { op: rows[0]?.id ?? '' });
    const operator = createVisitor(program.app, { bearer: 'op' });
    // The worker does this daily.
    while ((await keepLedgerDays(program.services)) > 0);
    for (const question of questions) yield await measureQuestion(operator, question);
  } finally {
    await program.close();
    await pool.end();
    await server.stop();
  }
}

async function fill(folder: string, bookings: number): Promise<void> {
  const server = await startEmbedded({ dataDir: folder, log: () => undefined, flags: bulkFlags });
  try {
    const url = await ensureOwnDatabase(server);
    await migrate(url);
    const pool = createPool({ url, isPgbouncer: false, size: 1, timeouts: patientTimeouts });
    try {
      if ((await pool.query('select from booking limit 1')).rowCount !== 0) return;
      await spreadBooks(pool, bookings);
      await pool.query(`begin; set local session_replication_role = replica; set local work_mem = '128MB'`);
      for (const statement of adminRows(bookings)) await pool.query(statement);
      await pool.query('commit');
      await vacuumUntilVisible(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
  }
}

async function measureQuestion(operator: Visitor, [name, what, inputOf]: Question): Promise<Figure> {
  const times: number[] = [];
  let shown = 0;
  for (let round = -warm; round < rounds; round += 1) {
    const input = inputOf(round + warm) as never;
    const begun = performance.now();
    const answer = (await operator.must(name, input)) as { data?: readonly unknown[] };
    if (round >= 0) times.push(performance.now() - begun);
    shown = answer.data?.length ?? 0;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil(rounds * 0.99) - 1] ?? 0;
  const detail = `median ${median(times).toFixed(1)} ms, ${shown} rows`;
  return { name: `${name}, ${what}: 99 of 100 within`, value, unit: 'ms', budget: { most: mostMs }, detail };
}
