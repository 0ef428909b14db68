// Statements of the data export (docs/domain/accounts.md#data-export).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { hostAccount } from '#src/domain/ledger/entry.ts';

type Db = Kysely<Database>;

/** Most rows per list; one more is read to detect a cut. */
export const mostRows = 5000;
const most = mostRows + 1;

const utc = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function findAccountOf(db: Db, person: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from user_account where email = ${person} or id::text = lower(${person})`.execute(db);
  return rows[0]?.id ?? null;
}

export interface OwnBookingRow {
  id: string;
  ref: string;
  title: string;
  city_name: string;
  date: string;
  time: string;
  pax: number;
  status: string;
  payment: string;
  first_name: string;
  last_name: string;
  email: string;
  isd_code: string;
  phone: string;
  message: string;
  pickup_address: string;
  cancel_reason: string;
  history: { at: string; actor: string; to_status: string; reason: string }[];
  payments: { method: string; amount_minor: number; currency: string; status: string; created_at: string }[];
  cash_words: { word: string; said_at: string }[];
  problems: { id: string; kind: string; message: string; photos: string[]; created_at: string }[];
  total_cents: number;
  due_cents: number;
  created_at: Date;
}

/** Newest first. Without unanswered bookings, which may be another person's. */
export async function findOwnBookings(db: Db, userId: string): Promise<OwnBookingRow[]> {
  const result = await sql<OwnBookingRow>`
    select b.id, b.ref, c.title, ci.name as city_name, d.local_date as date, d.start_time as time, b.pax, b.status,
      b.payment, b.first_name, b.last_name, b.email, b.isd_code, b.phone, b.message, b.pickup_address,
      b.cancel_reason, b.total_cents, b.due_cents, b.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${utc('h.at')}, 'actor', h.actor, 'to_status', h.to_status,
        'reason', h.reason) order by h.id) from booking_history h where h.booking_id = b.id), '[]') as history,
      coalesce((select jsonb_agg(jsonb_build_object('method', p.method, 'amount_minor', p.amount_minor, 'currency', p.currency,
        'status', p.status, 'created_at', ${utc('p.created_at')}) order by p.created_at, p.id)
        from payment p where p.booking_id = b.id), '[]') as payments,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'message', r.message, 'photos', r.photos,
        'created_at', ${utc('r.created_at')}) order by r.created_at, r.id)
        from problem_report r where r.booking_id = b.id and r.kind not in ('no_show_host', 'no_show_decided')), '[]') as problems,
      coalesce((select jsonb_agg(jsonb_build_object('word', w.word, 'said_at', ${utc('w.said_at')}) order by w.id)
        from cash_word w where w.booking_id = b.id and w.side = 'guest'), '[]') as cash_words
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
    where b.user_id = ${userId} and b.in_account = 'joined'
    order by b.created_at desc, b.id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnCompanionRow {
  booking_id: string;
  first_name: string;
  last_name: string;
  email: string;
}

export async function findOwnCompanions(db: Db, bookingIds: readonly string[]): Promise<OwnCompanionRow[]> {
  const result = await sql<OwnCompanionRow>`
    select booking_id, first_name, last_name, email from companion
    where booking_id = any(${bookingIds}::uuid[]) order by created_at, id`.execute(db);
  return result.rows;
}

export interface OwnQuestionRow {
  title: string;
  date: string;
  pax: number;
  first_name: string;
  last_name: string;
  email: string;
  isd_code: string;
  phone: string;
  message: string;
  answer: string;
  status: string;
  created_at: Date;
}

export async function findOwnQuestions(db: Db, userId: string): Promise<OwnQuestionRow[]> {
  const result = await sql<OwnQuestionRow>`
    select c.title, i.local_date as date, i.pax, i.first_name, i.last_name, i.email, i.isd_code, i.phone, i.message, i.answer, i.status, i.created_at
    from inquiry i join course c on c.id = i.course_id
    where i.user_id = ${userId} order by i.created_at desc, i.id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnMailRow {
  subject: string;
  text_body: string;
  created_at: Date;
}

export async function findOwnMails(db: Db, email: string): Promise<OwnMailRow[]> {
  const result = await sql<OwnMailRow>`
    select subject, text_body, created_at from mail
    where recipient = ${email} order by created_at desc, id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnEarningRow {
  at: Date;
  kind: string;
  /** Minor units; above 0 is owed to the host. */
  amount_cents: number;
  booking: string | null;
}

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

export async function findOwnPayouts(db: Db, hostId: string): Promise<OwnPayoutRow[]> {
  const result = await sql<OwnPayoutRow>`
    select i.run_number as run, i.amount_cents, i.state, i.fail_reason as reason, r.made_at, r.paid_on, r.bank_reference as reference
    from payout_item i join payout_run r on r.number = i.run_number
    where i.host_id = ${hostId} order by i.run_number desc limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnPartnerRow {
  kind: string;
  code: string | null;
  state: string;
  since: Date;
  bookings: { made_at: string; way: string; state: string; reason: string | null; amount_cents: number }[];
  payments: { paid_at: string; reference: string; amount_cents: number }[];
}

/** A partner with its commission, newest first, without the guests. Null for none. */
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
