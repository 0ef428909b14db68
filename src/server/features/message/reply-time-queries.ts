// The measured time in which a host answers, as listings show it (docs/messages.md#reply-time).
import { sql, type Kysely, type Transaction } from 'kysely';
import { replyMinutes, replyTime } from '#src/domain/message/reply-time.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';

interface Measured {
  host_id: string;
  answers: number;
  median_seconds: number;
}

/** Takes answers that no figure counts yet, at most `count`, and measures their hosts again; answers how many hosts. */
export async function measureReplyTimes({ db }: { db: Kysely<Database> }, count = 500): Promise<number> {
  return inTransaction(db, async (trx) => {
    const hosts = await takeHosts(trx, count);
    if (hosts.length === 0) return 0;
    for (const { host_id: id, answers, median_seconds: median } of await findMedians(trx, hosts)) {
      const minutes = replyMinutes(answers, median);
      if (minutes !== null) await sql`update host set reply_minutes = ${minutes} where user_id = ${id}`.execute(trx);
    }
    return hosts.length;
  });
}

async function takeHosts(trx: Transaction<Database>, count: number): Promise<string[]> {
  const taken = await sql<{ host_id: string }>`
    update host_reply set is_counted = true where message_id in (
      select message_id from host_reply where not is_counted limit ${count} for no key update skip locked)
    returning host_id`.execute(trx);
  return [...new Set(taken.rows.map((row) => row.host_id))];
}

/** The answers of the last days by host, with the middle one of their waits. */
async function findMedians(trx: Transaction<Database>, hosts: readonly string[]): Promise<Measured[]> {
  const result = await sql<Measured>`
    select host_id, count(*)::integer as answers, percentile_cont(0.5) within group (order by seconds)::float8 as median_seconds
    from host_reply where host_id = any(${[...hosts]}::uuid[]) and replied_at > banyan_now() - make_interval(days => ${replyTime.days}::integer)
    group by host_id`.execute(trx);
  return result.rows;
}
