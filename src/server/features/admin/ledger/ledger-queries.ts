// The statements behind the ledger of the back office (docs/back-office.md#ledger).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { LedgerSearch } from '#src/domain/ledger/books.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { LedgerDays } from './sum-queries.ts';

/** Which postings, between which two they stand, and where the page before ended. */
export interface PostingsWanted extends LedgerDays {
  readonly search: LedgerSearch | null;
  readonly group?: string | undefined;
  readonly kind?: string | undefined;
  readonly bounds: { readonly first: number; readonly last: number };
  readonly after: string | null;
  readonly count: number;
}

/** A posting with its lines. */
export interface PostingRow {
  id: string;
  at: Date;
  kind: string;
  reference: string;
  booking_id: string | null;
  ref: string | null;
  lines: { account: string; amount_minor: number; currency: string }[];
}

/** What a search finds, each way by its own index. */
function foundBy(search: LedgerSearch): RawBuilder<unknown> {
  if (search.by === 'booking')
    return sql`select id from ledger_tx where booking_id = (select id from booking where ref = ${search.ref})`;
  if (search.by === 'account') return sql`select tx_id as id from ledger_entry where account = ${search.account}`;
  if (search.by === 'group')
    return sql`select tx_id as id from ledger_entry where ledger_group(account) = ${search.group}`;
  return sql`select id from ledger_tx where ext_ref = ${search.reference}`;
}

const all = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join(
    conditions.filter((one) => one !== false),
    sql` and `,
  );

/** The ids of a page by the way that reads least: what was found, the postings of a kind, those of a group, or all, from the newest on. */
function idsOf({ search, group, kind, from, to, bounds, after, count }: PostingsWanted): RawBuilder<unknown> {
  const within = (id: RawBuilder<unknown>) =>
    all([
      sql`${id} between ${bounds.first}::bigint and ${bounds.last}::bigint`,
      after !== null && sql`${id} < ${after}::bigint`,
    ]);
  const narrowed = all([
    within(sql`t.id`),
    kind !== undefined && sql`t.kind = ${kind}`,
    from !== undefined && sql`t.at >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`t.at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ]);
  const page = sql`order by t.id desc limit ${count}`;
  const isInGroup = sql`exists (select from ledger_entry e where e.tx_id = t.id and ledger_group(e.account) = ${group})`;
  if (search !== null)
    return sql`select t.id from (select distinct id from (${foundBy(search)}) f) found join ledger_tx t using (id)
      where ${narrowed} and ${group === undefined ? sql`true` : isInGroup} ${page}`;
  if (group === undefined) return sql`select t.id from ledger_tx t where ${narrowed} ${page}`;
  if (kind !== undefined) return sql`select t.id from ledger_tx t where ${narrowed} and ${isInGroup} ${page}`;
  return sql`select t.id from (select distinct e.tx_id as id from ledger_entry e
      where ledger_group(e.account) = ${group} and ${within(sql`e.tx_id`)} order by e.tx_id desc) found join ledger_tx t using (id)
    where ${narrowed} ${page}`;
}

/** Postings in the order in which they were made, the newest first. */
export async function findPostings(db: Kysely<Database>, wanted: PostingsWanted): Promise<PostingRow[]> {
  const found = await sql<PostingRow>`
    with page as materialized (${idsOf(wanted)})
    select t.id::text as id, t.at, t.kind, t.ext_ref as reference, t.booking_id, b.ref, l.lines
    from page join ledger_tx t using (id) left join booking b on b.id = t.booking_id
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('account', e.account, 'amount_minor', e.amount_minor, 'currency', e.currency)
        order by e.id), '[]') as lines from ledger_entry e where e.tx_id = t.id) l
    order by t.id desc`.execute(db);
  return found.rows;
}
