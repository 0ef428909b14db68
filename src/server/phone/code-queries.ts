// Statements of verification codes (docs/domain/hosts.md#numbers).
import { sql, type Kysely, type Transaction } from 'kysely';
import { codeRules, type PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { idsOf, isOf, type PhoneOwner } from './reach-queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface CodeRow {
  id: string;
  way: PhoneChannel;
  number: string;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
  now_ms: number;
}

const codeColumns = sql`id, way, number, code_hash, tries, expires_at, (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

export async function findCode(db: Db, owner: PhoneOwner): Promise<CodeRow | null> {
  const result = await sql<CodeRow>`
    select ${codeColumns} from number_code
    where ${isOf(owner)} and ended_at is null and expires_at > banyan_now() order by created_at desc limit 1`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

/** Counts an attempt at the newest code, even a used one; returns the row before, or null. */
export async function countTry(trx: Trx, owner: PhoneOwner): Promise<(CodeRow & { is_ended: boolean }) | null> {
  const result = await sql<CodeRow & { is_ended: boolean }>`
    with newest as (
      select id, tries, ended_at from number_code where ${isOf(owner)} order by created_at desc limit 1 for no key update
    )
    update number_code c set tries = least(c.tries + 1, ${codeRules.tries}) from newest n where c.id = n.id
    returning c.id, c.way, c.number, c.code_hash, n.tries, c.expires_at, n.ended_at is not null as is_ended,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`.execute(trx);
  return result.rows[0] ?? null;
}

/** Invalidates the previous code. */
export async function insertCode(
  trx: Trx,
  { id, owner, way, number, hash }: { id: string; owner: PhoneOwner; way: PhoneChannel; number: string; hash: Buffer },
): Promise<void> {
  const { host, user, booking } = idsOf(owner);
  await sql`update number_code set ended_at = banyan_now() where ${isOf(owner)} and ended_at is null`.execute(trx);
  await sql`
    insert into number_code (id, host_id, user_id, booking_id, way, number, code_hash, expires_at)
    values (${id}, ${host}, ${user}, ${booking}, ${way}, ${number}, ${hash},
      banyan_now() + make_interval(mins => ${codeRules.minutes}::integer))`.execute(trx);
}

export async function endCode(trx: Trx, id: string): Promise<void> {
  await sql`update number_code set ended_at = banyan_now() where id = ${id}`.execute(trx);
}
