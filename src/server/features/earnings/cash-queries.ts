// Statements of cash reports (docs/domain/ledger.md#cash-reports).
import { sql, type Transaction, type Kysely } from 'kysely';
import { cashClosesMinutes, type CashState, type CashWord, type CashWords } from '#src/domain/earnings/cash-states.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { cashWords } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';

type Trx = Transaction<Database>;

export interface KnownCash {
  cash: CashState;
  words: CashWords;
  is_settled: boolean;
  /** Both were notified before. */
  was_disputed: boolean;
}

/** The caller holds the booking's lock. */
export async function findCash(trx: Trx, bookingId: string): Promise<KnownCash> {
  const result = await sql<KnownCash>`
    select b.cash, ${cashWords} as words, b.cash_settled_at is not null as is_settled,
      exists (select from cash_word w where w.booking_id = b.id and w.to_cash = 'disputed') as was_disputed
    from booking b where b.id = ${bookingId}`.execute(trx);
  const [row] = result.rows;
  if (!row) throw new Error('a locked booking was not found');
  return row;
}

export interface CashStatement {
  bookingId: string;
  side: 'guest' | 'host' | 'operator';
  word: CashWord;
  by: Acting;
  from: CashState;
  to: CashState;
  /** ms since 1970 */
  saidAt: number;
  reason: string;
  mails: readonly string[];
}

/** Stores a report with its state and emails; an operator's decision settles it. */
export async function writeWord(trx: Trx, statement: CashStatement): Promise<void> {
  const { bookingId, side, word, by, from, to } = statement;
  await sql`
    with said as (
      insert into cash_word (booking_id, side, word, actor, actor_id, on_behalf_of, by_link, from_cash, to_cash, reason, said_at)
      values (${bookingId}, ${side}, ${word}, ${by.role}, ${by.actorId}::uuid, ${by.onBehalfOf}::uuid, ${by.isByLink ?? false}, ${from}, ${to},
        ${statement.reason}, to_timestamp(${statement.saidAt}::float8 / 1000))
    ), mailed as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', kind, 'booking_id', ${bookingId}::text, 'word', ${word}::text,
        'reason', ${statement.reason}::text)
      from unnest(${[...statement.mails]}::text[]) kind
    )
    update booking set cash = ${to}, cash_settled_at = case when ${side} = 'operator' then banyan_now() end
    where id = ${bookingId}`.execute(trx);
}

/** Ended longest ago first; locked, skipping locked rows. */
export async function lockSilent(
  trx: Trx,
  count: number,
): Promise<{ id: string; cash: CashState; words: CashWords }[]> {
  const result = await sql<{ id: string; cash: CashState; words: CashWords }>`
    with over as (
      select b.id from booking b join departure d on d.id = b.departure_id
      where b.cash in ('due', 'host_says_paid', 'both_say_paid', 'waived') and b.cash_settled_at is null
        and b.status in ('completed', 'no_show')
        and d.ends_at < banyan_now() - make_interval(mins => ${cashClosesMinutes}::integer)
      order by d.ends_at limit ${count} for no key update of b skip locked
    )
    select b.id, b.cash, ${cashWords} as words from booking b where b.id in (select id from over)`.execute(trx);
  return result.rows;
}

export async function writeSettled(
  trx: Trx,
  settled: readonly { id: string; from: CashState; to: CashState }[],
): Promise<void> {
  await sql`
    with settled as (
      select s.id::uuid as id, s."from", s."to"
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (id text, "from" text, "to" text)
    ), said as (
      insert into cash_word (booking_id, side, word, actor, from_cash, to_cash)
      select id, 'clock', 'silent', 'system', "from", "to" from settled where "from" <> "to"
    )
    update booking b set cash = s."to", cash_settled_at = banyan_now() from settled s where b.id = s.id`.execute(trx);
}

export interface DisputeRow {
  id: string;
  ref: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  guest_name: string;
  host_name: string;
  pax: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  words: {
    side: 'guest' | 'host' | 'operator' | 'clock';
    word: CashWord | 'silent';
    actor: string;
    by: string | null;
    at: string;
  }[];
}

export async function findDisputes(db: Kysely<Database>, count: number, offset: number): Promise<DisputeRow[]> {
  const result = await sql<DisputeRow>`
    select b.id, b.ref, c.title, d.starts_at, d.ends_at, ci.time_zone, b.first_name || ' ' || b.last_name as guest_name,
      h.display_name as host_name, b.pax, b.balance_cents, b.balance_local_minor, b.local_currency,
      (select coalesce(jsonb_agg(jsonb_build_object('side', w.side, 'word', w.word, 'actor', w.actor, 'at', w.said_at,
          'by', (select nullif(trim(u.first_name || ' ' || u.last_name), '') from user_account u where u.id = w.actor_id)) order by w.id), '[]')
        from cash_word w where w.booking_id = b.id) as words
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    where b.cash = 'disputed' order by d.ends_at, b.id limit ${count} offset ${offset}`.execute(db);
  return result.rows;
}

export async function countDisputes(db: Kysely<Database>): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from booking where cash = 'disputed'`.execute(db);
  return result.rows[0]?.count ?? 0;
}
