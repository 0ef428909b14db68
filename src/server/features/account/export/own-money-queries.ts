// What a host has earned and was paid, for the file of one's own data (docs/accounts.md#ones-own-data).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely } from 'kysely';
import { hostAccount } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mostRows } from './queries.ts';

type Db = Kysely<Database>;
const most = mostRows + 1;

export interface OwnEarningRow {
  at: Date;
  kind: string;
  /** minor units; above 0 is owed to the host. */
  amount_cents: number;
  booking: string | null;
}

/** The host's lines of the ledger, newest first. */
export async function findOwnEarnings(db: Db, hostId: string): Promise<OwnEarningRow[]> {
  const result = await sql<OwnEarningRow>`
    select t.at, t.kind, -e.amount_minor as amount_cents, b.ref as booking
    from ledger_entry e join ledger_tx t on t.id = e.tx_id left join booking b on b.id = t.booking_id
    where e.account = ${hostAccount(hostId)} and e.account like 'host_payable:%' and e.currency = ${priceCurrency().code}
    order by e.id desc limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnPayoutRow {
  run: number;
  amount_cents: number;
  state: string;
  reason: string;
  made_at: Date;
  paid_on: string | null;
  reference: string;
}

/** The host's place in payout runs, newest first. */
export async function findOwnPayouts(db: Db, hostId: string): Promise<OwnPayoutRow[]> {
  const result = await sql<OwnPayoutRow>`
    select i.run_number as run, i.amount_cents, i.state, i.fail_reason as reason, r.made_at, r.paid_on, r.bank_reference as reference
    from payout_item i join payout_run r on r.number = i.run_number
    where i.host_id = ${hostId} order by i.run_number desc limit ${most}`.execute(db);
  return result.rows;
}
