// Retires a master key (docs/operations/secrets.md#master-keys): only once no data needs it and an operator accepts the
// lost links.
import type { Pool } from 'pg';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { countDerivedBy } from '#src/server/features/user/index.ts';
import { loadMasters, retireMaster, type MasterKey, type MasterKeys } from '#src/server/platform/keys.ts';
import { countSealedBy } from './seal-queries.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { deriveSecret, hashSecret, shortSecret, type KeyUse } from '#src/server/platform/secrets.ts';
import { findStored, storedSecrets, writeStored, type SecretUse } from './stored-secrets-queries.ts';

// Stores the newest key's hashes, so old links fail and new ones work (ADR 054).

type Db = Kysely<Database>;

const atOnce = 2000;

const secretOf = (keys: MasterKeys, use: KeyUse, text: string): string =>
  use === 'host-link' ? shortSecret(keys, use, text) : deriveSecret(keys, use, text);

async function* madeBy(db: Db, use: SecretUse, master: MasterKey) {
  const keys: MasterKeys = { masters: [master] };
  for (let after: string | null = null; ;) {
    const rows = await findStored(db, use, after, atOnce);
    for (const row of rows) if (hashSecret(secretOf(keys, use.use, row.text)).equals(row.hash)) yield row;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < atOnce) return;
  }
}

/** Upcoming bookings with a link of this key. */
async function countBookingsAhead(db: Db, master: MasterKey): Promise<number> {
  const [access] = storedSecrets;
  let count = 0;
  if (access !== undefined) for await (const { is_ahead } of madeBy(db, access, master)) if (is_ahead) count += 1;
  return count;
}

/** Returns the number of rows. */
async function renewStored(db: Db, master: MasterKey, keys: MasterKeys): Promise<number> {
  let done = 0;
  for (const use of storedSecrets)
    for await (const { id, text, hash } of madeBy(db, use, master)) {
      await writeStored(db, use, { id, hash, newHash: hashSecret(secretOf(keys, use.use, text)) });
      done += 1;
    }
  return done;
}

/** `count`: rows in need, or bookings that lose links. */
export type Retired =
  | { why: 'sealed' | 'links'; count: number }
  | { why: 'unknown' | 'newest' | 'in-settings' | 'retired' };

export async function retireKey(
  pool: Pool,
  version: number,
  { masterKeys, endLinks }: { masterKeys: readonly MasterKey[]; endLinks: boolean },
): Promise<Retired> {
  const db = createDatabase(pool);
  const masters = await loadMasters(pool, masterKeys);
  const master = masters.find((one) => one.version === version);
  if (master === undefined) return { why: 'unknown' };
  if (master === masters[0]) return { why: 'newest' };
  const sealed = (await countSealedBy(db, version)) + (await countDerivedBy(db, master));
  if (sealed > 0) return { why: 'sealed', count: sealed };
  const ahead = endLinks ? 0 : await countBookingsAhead(db, master);
  if (ahead > 0) return { why: 'links', count: ahead };
  // A waiting key signs nothing, so the first active one makes links.
  await renewStored(db, master, { masters });
  const why = await retireMaster(pool, version, masterKeys);
  return { why: why === 'not-in-database' ? 'in-settings' : (why ?? 'retired') };
}
