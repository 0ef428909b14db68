// Statements of the ledger in the back office (docs/reference/back-office.md#ledger).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { type LedgerSearch, type LedgerSum, readLedgerSearch } from '#src/domain/ledger/books.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { allOf, inDays, instantText, type Place, type RowsQuery } from '#src/server/platform/db/row-queries.ts';

/** Days in UTC; a missing bound does not narrow. */
interface LedgerDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A day is summed this long after its end: its transactions have ended by then. */
const restHours = 1;

const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone 'UTC')::date`;

/** The last summed day in UTC; null for none. */
async function findKeptUntil(db: Kysely<Database>): Promise<string | null> {
  const result = await sql<{ until: string | null }>`select until::text as until from ledger_days_kept`.execute(db);
  return result.rows[0]?.until ?? null;
}

export async function findSums(
  db: Kysely<Database>,
  { from = '-infinity', to = 'infinity' }: LedgerDays,
): Promise<LedgerSum[]> {
  const isChosen = sql`day between ${from}::date and ${to}::date`;
  // Read first, so the unsummed part is known to be a few days.
  const until = await findKeptUntil(db);
  const isYoung = until === null ? sql`true` : sql`t.at >= (${until}::date + 1)::timestamp at time zone 'UTC'`;
  const result = await sql<LedgerSum>`
    with line as (
      select day, account_group, kind, currency, amount_minor, first_tx, last_tx from ledger_day where day <= ${until}::date
      union all
      select ${dayOf('t.at')}, ledger_group(e.account), t.kind, e.currency, e.amount_minor, t.id, t.id
      from ledger_tx t join ledger_entry e on e.tx_id = t.id where ${isYoung}
    )
    select account_group as "group", kind, currency, coalesce(sum(amount_minor), 0)::float8 as "nowMinor",
      coalesce(sum(amount_minor) filter (where ${isChosen}), 0)::float8 as "movedMinor",
      coalesce(sum(amount_minor) filter (where day <= ${to}::date), 0)::float8 as "endMinor",
      (min(first_tx) filter (where ${isChosen}))::float8 as "firstTx", (max(last_tx) filter (where ${isChosen}))::float8 as "lastTx"
    from line group by account_group, kind, currency`.execute(db);
  return result.rows;
}

/** Locked; null while the next day has not ended. */
export async function lockDueDay(trx: Transaction<Database>): Promise<string | null> {
  const result = await sql<{ day: string | null }>`
    select coalesce(until + 1, (select ${dayOf('at')} from ledger_tx order by at limit 1))::text as day
    from ledger_days_kept for no key update`.execute(trx);
  const day = result.rows[0]?.day ?? null;
  if (day === null) return null;
  const over = await sql<{ is_over: boolean }>`
    select coalesce((${day}::date + 1)::timestamp at time zone 'UTC' <= banyan_now() - make_interval(hours => ${restHours}), false) as is_over`.execute(
    trx,
  );
  return over.rows[0]?.is_over === true ? day : null;
}

/** Replaces the sums of a day and drops later ones. */
export async function keepSums(trx: Transaction<Database>, day: string): Promise<void> {
  await sql`delete from ledger_day where day >= ${day}::date`.execute(trx);
  await sql`
    insert into ledger_day (day, account_group, kind, currency, amount_minor, first_tx, last_tx)
    select ${day}::date, ledger_group(e.account), t.kind, e.currency, sum(e.amount_minor), min(t.id), max(t.id)
    from ledger_tx t join ledger_entry e on e.tx_id = t.id
    where t.at >= ${day}::date::timestamp at time zone 'UTC' and t.at < (${day}::date + 1)::timestamp at time zone 'UTC'
    group by 2, 3, 4`.execute(trx);
  await sql`update ledger_days_kept set until = ${day}::date`.execute(trx);
}

export interface PostingsQuery extends RowsQuery<'admin/ledger'> {
  readonly bounds: { readonly first: number; readonly last: number };
}

type PostingRow = CallOutput<'admin/ledger'>['data'][number] & Place;

function matching(search: LedgerSearch): RawBuilder<unknown> {
  if (search.by === 'booking')
    return sql`select id from ledger_tx where booking_id = (select id from booking where ref = ${search.ref})`;
  if (search.by === 'account') return sql`select tx_id as id from ledger_entry where account = ${search.account}`;
  if (search.by === 'group')
    return sql`select tx_id as id from ledger_entry where ledger_group(account) = ${search.group}`;
  return sql`select id from ledger_tx where ext_ref = ${search.reference}`;
}

/** Chooses the cheapest source: the search, a kind, a group, or all. */
function idsOf(query: PostingsQuery): RawBuilder<unknown> {
  const { account: group, kind, bounds, after, count } = query;
  const search = readLedgerSearch(query.find ?? '');
  const within = (id: RawBuilder<unknown>) =>
    allOf([
      sql`${id} between ${bounds.first}::bigint and ${bounds.last}::bigint`,
      after !== null && sql`${id} < ${after}::bigint`,
    ]);
  const narrowed = allOf([within(sql`t.id`), kind !== undefined && sql`t.kind = ${kind}`, ...inDays(sql`t.at`, query)]);
  const page = sql`order by t.id desc limit ${count}`;
  const isInGroup = sql`exists (select from ledger_entry e where e.tx_id = t.id and ledger_group(e.account) = ${group})`;
  if (search !== null)
    return sql`select t.id from (select distinct id from (${matching(search)}) f) found join ledger_tx t using (id)
      where ${narrowed} and ${group === undefined ? sql`true` : isInGroup} ${page}`;
  if (group === undefined) return sql`select t.id from ledger_tx t where ${narrowed} ${page}`;
  if (kind !== undefined) return sql`select t.id from ledger_tx t where ${narrowed} and ${isInGroup} ${page}`;
  return sql`select t.id from (select distinct e.tx_id as id from ledger_entry e
      where ledger_group(e.account) = ${group} and ${within(sql`e.tx_id`)} order by e.tx_id desc) found join ledger_tx t using (id)
    where ${narrowed} ${page}`;
}

export async function findPostings(db: Kysely<Database>, query: PostingsQuery): Promise<PostingRow[]> {
  const result = await sql<PostingRow>`
    with page as materialized (${idsOf(query)})
    select t.id::text as id, ${instantText(sql`t.at`)} as at, t.kind, t.ext_ref as reference, t.booking_id, b.ref, l.lines,
      t.id::text as cursor
    from page join ledger_tx t using (id) left join booking b on b.id = t.booking_id
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('account', e.account, 'amount_minor', e.amount_minor, 'currency', e.currency)
        order by e.id), '[]') as lines from ledger_entry e where e.tx_id = t.id) l
    order by t.id desc`.execute(db);
  return result.rows;
}
