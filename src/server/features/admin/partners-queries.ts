// The statements behind ambassadors and distributors in the back office (docs/back-office.md#ambassadors-and-distributors).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { instantOf, type ListCursor, microsOf, startsWith } from './kit/cursor-queries.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';

type Db = Kysely<Database>;

/** Which partners, as the list and its file ask for them. */
export interface PartnersQuery extends Omit<CallInput<'admin/partners'>, 'before'> {
  /** Where the page before ended. */
  readonly after: ListCursor | null;
  readonly count: number;
}

/** A partner with the sums; amounts in the smallest unit. */
export interface PartnerRow {
  id: string;
  micros: string;
  user_id: string;
  kind: PartnerKind;
  state: PartnerState;
  name: string;
  email: string;
  code: string | null;
  rate: string | null;
  version: number;
  since: Date;
  clicks: number;
  bookings: number;
  waiting_cents: number;
  released_cents: number;
  paid_cents: number;
}

/** What a commission that waits becomes at most: its share of the experience. */
const atMost = sql`greatest(round((b.total_cents - b.service_fee_cents) * c.rate), 0)`;

/** What is shown of partner `p` with account `u`. What is owed is all that was released less all that was paid: the books say the same. */
const columns = sql`p.id, ${microsOf(sql`p.since`)} as micros, p.user_id, p.kind, p.state,
  trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, p.code::text as code, p.rate::text as rate, p.version, p.since,
  (select coalesce(sum(k.count), 0)::integer from partner_click k
    where k.partner_id = p.id and k.day > (banyan_now() at time zone 'UTC')::date - 30) as clicks,
  s.decided + w.waits as bookings, w.waiting_cents, s.left_cents - d.paid_cents as released_cents, d.paid_cents`;
// Only what waits looks at its bookings: what is decided says itself what it comes to.
const sums = sql`cross join lateral (
    select count(*)::integer as decided, coalesce(sum(c.amount_cents - c.taken_cents), 0)::integer as left_cents
    from partner_commission c where c.partner_id = p.id
      and (c.state in ('released', 'paid') or c.state = 'nothing' and c.reason <> 'not-completed')) s
  cross join lateral (
    select count(*)::integer as waits, coalesce(sum(${atMost}), 0)::integer as waiting_cents
    from partner_commission c join booking b on b.id = c.booking_id
    where c.partner_id = p.id and c.state = 'waiting' and b.status not in ('held', 'expired')) w
  cross join lateral (
    select coalesce(sum(y.amount_cents), 0)::integer as paid_cents from partner_payment y where y.partner_id = p.id) d`;

/** Partners, the newest first. */
export async function findPartners(db: Db, { find, kind, state, after, count }: PartnersQuery): Promise<PartnerRow[]> {
  const text = find?.trim().toLowerCase() ?? '';
  const begins = [
    sql`p.code::text`,
    sql`u.email::text`,
    sql`u.first_name`,
    sql`u.last_name`,
    sql`u.first_name || ' ' || u.last_name`,
  ];
  const conditions = [
    sql`true`,
    text !== '' &&
      sql`(${sql.join(
        begins.map((one) => startsWith(sql`lower(${one})`, text)),
        sql` or `,
      )})`,
    kind !== undefined && sql`p.kind = ${kind}`,
    state !== undefined && sql`p.state = ${state}`,
    after !== null && sql`(p.since, p.id) < (${instantOf(after)}, ${after.id}::uuid)`,
  ].filter((one) => one !== false);
  const result = await sql<PartnerRow>`
    with page as materialized (
      select p.id from partner p join user_account u on u.id = p.user_id
      where ${sql.join(conditions, sql` and `)} order by p.since desc, p.id desc limit ${count}
    )
    select ${columns} from page join partner p on p.id = page.id join user_account u on u.id = p.user_id ${sums}
    order by p.since desc, p.id desc`.execute(db);
  return result.rows;
}

/** One partner by its own id or that of its account; null where there is none. */
export async function findPartner(
  db: Db,
  by: { readonly partnerId: string } | { readonly userId: string },
): Promise<PartnerRow | null> {
  const which = 'userId' in by ? sql`p.user_id = ${by.userId}` : sql`p.id = ${by.partnerId}`;
  const result = await sql<PartnerRow>`
    select ${columns} from partner p join user_account u on u.id = p.user_id ${sums} where ${which}`.execute(db);
  return result.rows[0] ?? null;
}

/** An application that waits. */
export interface ApplicationRow {
  id: string;
  name: string;
  email: string;
  city: string;
  audience: string;
  message: string;
  made_at: Date;
}

/** Applications as ambassador that nobody has decided, the oldest first. */
export async function findApplications(db: Db, count: number): Promise<ApplicationRow[]> {
  const result = await sql<ApplicationRow>`
    select id, trim(first_name || ' ' || last_name) as name, email::text as email, city, audience, message, created_at as made_at
    from ambassador_application where decided_at is null order by created_at, id limit ${count}`.execute(db);
  return result.rows;
}

// The statements that change a partner and mark what is owed as paid (docs/back-office.md#ambassadors-and-distributors).

type Trx = Transaction<Database>;

/** What an operator may change, as it is. */
export interface PartnerTerms {
  code: string | null;
  rate: string | null;
  state: PartnerState;
}

/** A partner that is locked. */
export interface LockedPartner extends PartnerTerms {
  kind: PartnerKind;
  version: number;
  user_id: string;
}

/** Locks a partner, and before it its account, as whoever changes roles does; null where there is none. */
export async function lockPartner(trx: Trx, partnerId: string): Promise<LockedPartner | null> {
  await sql`select from user_account where id = (select user_id from partner where id = ${partnerId}) for no key update`.execute(
    trx,
  );
  const result = await sql<LockedPartner>`
    select kind, version, user_id, code::text as code, rate::text as rate, state from partner
    where id = ${partnerId} for no key update`.execute(trx);
  return result.rows[0] ?? null;
}

/** Takes the roles of a partner that has ended from its account; given again, they begin it again. */
export async function takeRoles(trx: Trx, userId: string): Promise<void> {
  await sql`
    update user_account set roles = array_remove(array_remove(roles, 'ambassador'), 'distributor') where id = ${userId}`.execute(
    trx,
  );
}

/** Writes the terms; false where another partner or a discount has the code. */
export async function writeTerms(trx: Trx, partnerId: string, { code, rate, state }: PartnerTerms): Promise<boolean> {
  const written = await sql`
    update partner set code = ${code}::citext, rate = ${rate}::numeric, state = ${state}, version = version + 1
    where id = ${partnerId} and not exists (select from partner o where o.code = ${code}::citext and o.id <> ${partnerId})
      and (code is not distinct from ${code}::citext or not exists (select from coupon c where c.code = ${code}::citext))
    returning id`.execute(trx);
  return written.rows.length > 0;
}

/** Locks what is released and not paid, so that nobody takes it back meanwhile. */
export async function lockReleased(trx: Trx, partnerId: string): Promise<string[]> {
  const result = await sql<{ booking_id: string }>`
    select booking_id from partner_commission where partner_id = ${partnerId} and state = 'released'
    order by booking_id for no key update`.execute(trx);
  return result.rows.map((row) => row.booking_id);
}

/** What is owed with these released: they, and what was taken back of paid ones, which is below 0. */
export async function findOwed(trx: Trx, partnerId: string, released: readonly string[]): Promise<number> {
  const result = await sql<{ cents: number }>`
    select (coalesce((select sum(amount_cents - taken_cents) from partner_commission
        where partner_id = ${partnerId} and (state = 'paid' or booking_id = any(${[...released]}::uuid[]))), 0)
      - coalesce((select sum(amount_cents) from partner_payment where partner_id = ${partnerId}), 0))::integer as cents`.execute(
    trx,
  );
  return result.rows[0]?.cents ?? 0;
}

/** A payment that was made. */
interface MadePayment {
  readonly id: string;
  readonly partnerId: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly operatorId: string;
  /** The bookings whose commission is paid by it. */
  readonly released: readonly string[];
}

/** Writes a payment with its posting and the mail to the partner. */
export async function writePayment(trx: Trx, made: MadePayment, posting: Posting): Promise<void> {
  const { id, partnerId, amountCents, reference, operatorId, released } = made;
  await sql`
    insert into partner_payment (id, partner_id, amount_cents, reference, paid_by)
    values (${id}, ${partnerId}, ${amountCents}, ${reference}, ${operatorId})`.execute(trx);
  await sql`
    with marked as (
      update partner_commission set state = 'paid', payment_id = ${id} where booking_id = any(${[...released]}::uuid[])
    ), changed as (
      update partner set version = version + 1 where id = ${partnerId}
    ), posted as (
      insert into ledger_tx (kind, ext_ref) values (${posting.kind}, ${posting.extRef}) returning id
    ), entered as (
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select posted.id, e.account, e."amountMinor", e.currency
      from posted, jsonb_to_recordset(${JSON.stringify(posting.entries)}::jsonb) as e (account text, "amountMinor" bigint, currency text)
    )
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'partner-paid', 'payment_id', ${id}::text))`.execute(trx);
}
