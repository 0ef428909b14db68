// Judges a run: every promise of the database, the provider's books against ours, and every outcome reported to a
// guest.
import pg from 'pg';
import { valueParsers } from '#src/server/platform/db/value-parsers.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createGateways } from '#src/server/providers/providers.ts';
import { testConfig } from '#tests/support/app/program.ts';
import { compareWithProvider } from '#scripts/ledger-verify/provider-books.ts';
import type { ReportedOutcome } from './reported.ts';
import type { World } from './world.ts';

interface BookLine {
  provider: string;
  ref: string;
  currency: string;
  captured: number;
  refunded: number;
  payment_id: string | null;
}

export interface Books {
  captures: number;
  refunds: number;
  faults: string[];
}

/** The promises of `ledger:verify --gateway`, three hours later: slow work has finished. */
export async function judgePromises({ base, sandbox }: World): Promise<string[]> {
  const client = new pg.Client({ connectionString: base.url, types: valueParsers() });
  await client.connect();
  try {
    await client.query(`set banyan.clock_offset = '3 hours'`);
    const verdicts = await verifyInvariants(client);
    const { stripe, paypal } = createGateways(testConfig({ stripeUrl: sandbox.url }));
    for (const gateway of [stripe, paypal])
      if (gateway) verdicts.push(...(await compareWithProvider(client, gateway, () => undefined)));
    return verdicts.flatMap(({ id, violations }) => violations.map((line) => `${id}: ${line}`));
  } finally {
    await client.end();
  }
}

/**
 * I2 and I9 again, from the sandbox's state instead of a provider's list; and no one was charged twice, refunded or
 * not.
 */
export async function judgeBooks({ base, sandbox }: World): Promise<Books> {
  const lines = await readBooks(sandbox);
  const rows = await base.pool.query<{ id: string; booking_id: string; provider_ref: string | null }>(
    'select id, booking_id, provider_ref from payment',
  );
  const byRef = new Map(rows.rows.map((row) => [row.provider_ref, row.booking_id]));
  const byId = new Map(rows.rows.map((row) => [row.id, row.booking_id]));
  const faults: string[] = [];
  const money = new Map<string, number>();
  const charges = new Map<string, number>();
  for (const line of lines) {
    const booking = byRef.get(line.ref) ?? byId.get(line.payment_id ?? '') ?? 'nobody';
    if (!byRef.has(line.ref) && line.captured > 0)
      faults.push(`I9: ${line.ref} at ${line.provider} has taken money and is unknown to Banyan`);
    const account = `${booking} ${line.currency.toUpperCase()}`;
    money.set(account, (money.get(account) ?? 0) + line.captured - line.refunded);
    if (line.captured > 0) charges.set(booking, (charges.get(booking) ?? 0) + 1);
  }
  for (const [booking, times] of charges) if (times > 1) faults.push(`booking ${booking} was charged ${times} times`);
  faults.push(...(await compare(base.pool, money)));
  const sum = (of: (line: BookLine) => number) => lines.filter((line) => of(line) > 0).length;
  return { faults, captures: sum(({ captured }) => captured), refunds: sum(({ refunded }) => refunded) };
}

async function readBooks(sandbox: World['sandbox']): Promise<BookLine[]> {
  const answer: unknown = await sandbox.control('/books', {}, 'GET');
  const lines = Array.isArray(answer) ? answer : (answer as { books?: unknown }).books;
  if (!Array.isArray(lines)) throw new Error('the sandbox shows no books');
  return lines as BookLine[];
}

async function compare(pool: pg.Pool, theirs: ReadonlyMap<string, number>): Promise<string[]> {
  const result = await pool.query<{ account: string; net: number }>(
    `select t.booking_id || ' ' || e.currency as account, sum(e.amount_minor)::integer as net
     from ledger_tx t join ledger_entry e on e.tx_id = t.id where e.account like 'psp:%' group by 1`,
  );
  const ours = new Map(result.rows.map(({ account, net }) => [account, net]));
  const faults: string[] = [];
  for (const account of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine, provider] = [ours.get(account) ?? 0, theirs.get(account) ?? 0];
    if (mine !== provider)
      faults.push(`I2: booking ${account}: the provider holds ${provider}, the ledger says ${mine}`);
  }
  return faults;
}

/** Guests who got "paid" have a seat, guests who got "cancelled" have none, and every reported booking exists. */
export async function judgeWords({ base }: World, reported: readonly ReportedOutcome[]): Promise<string[]> {
  const result = await base.pool.query<{ ref: string; status: string }>('select ref, status from booking');
  const status = new Map(result.rows.map((row) => [row.ref, row.status]));
  return reported.flatMap(({ ref, word }) => {
    const is = status.get(ref) ?? 'missing';
    const right = {
      open: is !== 'missing',
      paid: ['confirmed', 'cancelled'].includes(is),
      cancelled: is === 'cancelled',
    }[word];
    return right ? [] : [`the guest of ${ref} was told ${word}, and it is ${is}`];
  });
}
