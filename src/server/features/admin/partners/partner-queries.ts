// The statements behind ambassadors and distributors in the back office (docs/back-office.md#ambassadors-and-distributors).
import { sql, type Kysely } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';
import type { Database } from '#src/server/db/schema.ts';
import { instantOf, type ListPlace, microsOf, startsWith } from '#src/server/features/admin/kit/place-queries.ts';

type Db = Kysely<Database>;

/** Which partners, as the list and its file ask for them. */
export interface PartnersWanted extends Omit<CallInput<'admin/partners'>, 'before'> {
  /** Where the page before ended. */
  readonly after: ListPlace | null;
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
export async function findPartners(db: Db, { find, kind, state, after, count }: PartnersWanted): Promise<PartnerRow[]> {
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
  const found = await sql<PartnerRow>`
    with page as materialized (
      select p.id from partner p join user_account u on u.id = p.user_id
      where ${sql.join(conditions, sql` and `)} order by p.since desc, p.id desc limit ${count}
    )
    select ${columns} from page join partner p on p.id = page.id join user_account u on u.id = p.user_id ${sums}
    order by p.since desc, p.id desc`.execute(db);
  return found.rows;
}

/** One partner by its own id or that of its account; null where there is none. */
export async function findPartner(
  db: Db,
  by: { readonly partnerId: string } | { readonly userId: string },
): Promise<PartnerRow | null> {
  const which = 'userId' in by ? sql`p.user_id = ${by.userId}` : sql`p.id = ${by.partnerId}`;
  const found = await sql<PartnerRow>`
    select ${columns} from partner p join user_account u on u.id = p.user_id ${sums} where ${which}`.execute(db);
  return found.rows[0] ?? null;
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
  const found = await sql<ApplicationRow>`
    select id, trim(first_name || ' ' || last_name) as name, email::text as email, city, audience, message, created_at as made_at
    from ambassador_application where decided_at is null order by created_at, id limit ${count}`.execute(db);
  return found.rows;
}
