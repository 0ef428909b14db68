// Retires a master key (docs/operations/secrets.md#master-keys): not while something opens with it alone, and not before an operator knows
// which links end.
import type { Pool } from 'pg';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { countDerivedBy } from '#src/server/features/user/index.ts';
import { loadMasters, retireMaster, type MasterKey, type MasterKeys } from '#src/server/platform/keys.ts';
import { countSealedBy } from './seal-queries.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { deriveSecret, hashSecret, shortSecret, type KeyUse } from '#src/server/platform/secrets.ts';
import { findStored, keptSecrets, writeStored, type SecretUse } from './stored-secrets-queries.ts';

// What becomes of the hashes that rows keep when a key is retired: they get those of the newest key, so that what the old key has made
// opens nothing, and what is sent from then on does (ADR 054).

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

/** How many bookings that are ahead have been sent a link of this key. */
async function countBookingsAhead(db: Db, master: MasterKey): Promise<number> {
  const [access] = keptSecrets;
  let count = 0;
  if (access !== undefined) for await (const { is_ahead } of madeBy(db, access, master)) if (is_ahead) count += 1;
  return count;
}

/** Ends what this key has made: each row that may still be opened keeps the hash of the newest key instead. Answers how many. */
async function renewStored(db: Db, master: MasterKey, keys: MasterKeys): Promise<number> {
  let done = 0;
  for (const use of keptSecrets)
    for await (const { id, text, hash } of madeBy(db, use, master)) {
      await writeStored(db, use, { id, hash, newHash: hashSecret(secretOf(keys, use.use, text)) });
      done += 1;
    }
  return done;
}

/** `count`: rows that need the key, or bookings ahead whose links end. */
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
  // A key that waits for its time signs nothing yet, so the first one is what each process makes links with.
  await renewStored(db, master, { masters });
  const why = await retireMaster(pool, version, masterKeys);
  return { why: why === 'not-in-database' ? 'in-settings' : (why ?? 'retired') };
}
