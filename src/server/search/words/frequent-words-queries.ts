// Whether over a thousand courses match common terms, counted on bits (ADR 024).
import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Gateways } from '#src/server/providers/providers.ts';

type Sql = RawBuilder<unknown>;

/** Ids in a row of `search_bits`. */
const blockSize = 15_360;
/** With more changed courses, bits prove nothing. */
const dueMax = 2000;
/** Limits of checking single courses and blocks. */
const tried = { courses: 20_000, blocks: 12 };

interface Sure {
  sure: readonly (readonly string[])[];
  /** Further conditions on `l` and `d`. */
  narrowing: readonly Sql[];
  open: readonly Sql[];
  exactTotal: number;
}

/** `enough.is_so` is true only above `exactTotal`; false proves nothing. Reads more blocks for stale bits. */
export function enoughOf({ sure, narrowing, open, exactTotal }: Sure): Sql {
  const due = sql`due as materialized (
      select count(*) as total from (select from search_bits_due limit ${sql.lit(dueMax + 1)}) changed)`;
  const isKnown = sql`(select total from due) <= ${sql.lit(dueMax)}`;
  const most = sql`${sql.lit(exactTotal)} + (select total from due)`;
  const fits = fitsOf(sure);
  if (narrowing.length + open.length === 0)
    return sql`${due}, enough as materialized (select ${isKnown} and exists (select from (
        select sum(bit_count(courses)) over (order by block rows unbounded preceding) as total
          from (${fits}) fits) counted where counted.total > ${most}) as is_so)`;
  return sql`${due}, enough as materialized (select count(*) > ${most} as is_so from (
      select from (select p.block * ${sql.lit(blockSize)} + p.place as course_id
          from (select block, courses, generate_series(0, ${sql.lit(blockSize - 1)}) as place
            from (${fits} limit ${sql.lit(tried.blocks)}) fits) p
          where ${isKnown} and get_bit(p.courses, p.place) = 1 limit ${sql.lit(tried.courses)}) t
        cross join lateral (${oneMoreOf(narrowing, open)} offset 0) one
      limit ${most} + 1) fitting)`;
}

function fitsOf(sure: readonly (readonly string[])[]): Sql {
  const [[first = ''] = []] = sure;
  const nths = sure.flatMap((group, nth) => group.map(() => nth));
  return sql`select blocks.block, fit.courses
    from (select b.block from search_bits b where b.lexeme = ${first}::text order by b.block) blocks
      cross join lateral (select bit_and(one.courses) as courses, count(*) as groups from (
        select bit_or(b.courses) as courses
        from unnest((select ${sure.flatMap((group) => group)}::text[]), (select ${nths}::int[])) w(lexeme, nth)
          join search_bits b on b.lexeme = w.lexeme and b.block = blocks.block group by w.nth) one) fit
    where fit.groups = ${sure.length}::int`;
}

function oneMoreOf(narrowing: readonly Sql[], open: readonly Sql[]): Sql {
  const conditions = sql.join([...narrowing, ...open], sql` and `);
  if (narrowing.length === 0) return sql`select from course_days d where d.course_id = t.course_id and ${conditions}`;
  const days = open.length === 0 ? sql`` : sql`join course_days d on d.course_id = l.course_id`;
  return sql`select from course_listing l ${days} where l.course_id = t.course_id and ${conditions}`;
}

const batch = 500;
/** Yields after this; the next round continues. */
const roundMs = 1000;

interface Refreshing {
  db: Kysely<Database>;
  gateways: Pick<Gateways, 'clock'>;
}

/** In batches, skipping locked courses; returns how many. Delay only means using the text index. */
export async function refreshDueBits({ db, gateways: { clock } }: Refreshing): Promise<number> {
  const startedAt = clock.now();
  let total = 0;
  for (;;) {
    const count = await refreshBatch(db);
    total += count;
    if (count < batch || clock.now() - startedAt > roundMs) return total;
  }
}

function refreshBatch(db: Kysely<Database>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const taken = await sql<{ id: number }>`
      delete from search_bits_due where course_id in (
        select course_id from search_bits_due order by course_id limit ${sql.lit(batch)} for update skip locked)
      returning course_id as id`.execute(trx);
    const blocks = Map.groupBy(taken.rows, ({ id }) => Math.floor(id / blockSize));
    for (const [block, rows] of [...blocks].toSorted(([one], [other]) => one - other))
      await sql`select refresh_search_bits(${block}::int, ${rows.map(({ id }) => id)}::int[])`.execute(trx);
    return taken.rows.length;
  });
}
