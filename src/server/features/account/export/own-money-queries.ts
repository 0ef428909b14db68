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

// What an ambassador or a distributor has earned, for the file of one's own data (docs/accounts.md#ones-own-data).

export interface OwnPartnerRow {
  kind: string;
  code: string | null;
  state: string;
  since: Date;
  bookings: { made_at: string; way: string; state: string; reason: string | null; amount_cents: number }[];
  payments: { paid_at: string; reference: string; amount_cents: number }[];
}

/** The partner of an account with its commission, newest first; whose the bookings are is somebody else's. Null for none. */
export async function findOwnPartner(db: Kysely<Database>, userId: string): Promise<OwnPartnerRow | null> {
  const result = await sql<OwnPartnerRow>`
    select p.kind, p.code::text as code, p.state, p.since,
      (select coalesce(jsonb_agg(c order by c.made_at desc), '[]') from (
        select made_at, way, state, reason, amount_cents - taken_cents as amount_cents from partner_commission
        where partner_id = p.id order by made_at desc limit ${mostRows}) c) as bookings,
      (select coalesce(jsonb_agg(m order by m.paid_at desc), '[]') from (
        select paid_at, reference, amount_cents from partner_payment
        where partner_id = p.id order by paid_at desc limit ${mostRows}) m) as payments
    from partner p where p.user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}
