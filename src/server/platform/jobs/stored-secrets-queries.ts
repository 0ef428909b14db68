// Secrets stored as hashes, so later emails repeat a link (ADR 054).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { KeyUse } from '#src/server/platform/secrets.ts';

type Db = Kysely<Database>;

/** What a secret opens, and which rows still need it. */
export interface SecretUse {
  readonly use: KeyUse;
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** The text from which it is derived. */
  readonly text: RawBuilder<unknown>;
  readonly live: RawBuilder<unknown>;
}

/** Days after its end in which emails still link a booking. */
const writtenAboutDays = 90;
const endsAt = sql`(select d.ends_at from departure d where d.id = t.departure_id)`;
const ofRow = { key: 'id', text: sql`t.id::text` } as const;
const unexpired = { column: 'token_hash', live: sql`t.expires_at > banyan_now()` } as const;

/** Other secrets are derived again, or expire within the hour. */
export const storedSecrets: readonly SecretUse[] = [
  {
    ...ofRow,
    use: 'booking-access',
    table: 'booking',
    column: 'access_hash',
    live: sql`${endsAt} > banyan_now() - make_interval(days => ${writtenAboutDays}::integer)`,
  },
  { ...ofRow, use: 'payment', table: 'booking', column: 'token_hash', live: sql`t.status = 'held'` },
  {
    ...ofRow,
    use: 'alipay',
    table: 'payment',
    column: 'token_hash',
    live: sql`t.token_hash is not null and t.status in ('new', 'open', 'action', 'unknown')`,
  },
  { ...ofRow, ...unexpired, use: 'inquiry-guest', table: 'inquiry' },
  { ...ofRow, ...unexpired, use: 'offer', table: 'offer' },
  { ...ofRow, ...unexpired, use: 'team-invitation', table: 'team_invitation' },
  { ...ofRow, ...unexpired, use: 'host-link', table: 'host_link', column: 'secret_hash' },
  {
    ...ofRow,
    use: 'account-request',
    table: 'account_request',
    column: 'token_hash',
    live: sql`t.expires_at is null or t.expires_at > banyan_now()`,
  },
  {
    use: 'wish-list',
    table: 'wish_link',
    key: 'user_id',
    column: 'token_hash',
    text: sql`t.user_id || ':' || t.nonce`,
    live: sql`true`,
  },
];

export interface KeptRow {
  id: string;
  text: string;
  hash: Buffer;
  is_ahead: boolean;
}

const ahead = sql`t.status in ('requested', 'confirmed') and ${endsAt} > banyan_now()`;

/** A page of live rows, after this key. */
export async function findStored(db: Db, use: SecretUse, after: string | null, count: number): Promise<KeptRow[]> {
  const result = await sql<KeptRow>`
    select t.${sql.ref(use.key)}::text as id, ${use.text} as text, t.${sql.ref(use.column)} as hash,
      ${use.use === 'booking-access' ? ahead : sql.lit(false)} as is_ahead
    from ${sql.table(use.table)} t
    where (${after}::uuid is null or t.${sql.ref(use.key)} > ${after}::uuid) and (${use.live})
    order by t.${sql.ref(use.key)} limit ${count}`.execute(db);
  return result.rows;
}

export async function writeStored(
  db: Db,
  { table, key, column }: SecretUse,
  row: { id: string; hash: Buffer; newHash: Buffer },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${row.newHash}
    where ${sql.ref(key)} = ${row.id}::uuid and ${sql.ref(column)} = ${row.hash}`.execute(db);
}
