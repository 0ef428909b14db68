// What becomes of the hashes that rows keep when a key is retired: they get those of the newest key, so that what the old key has made
// opens nothing, and what is sent from then on does (ADR 054).
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { MasterKey, MasterKeys } from '#src/server/keys.ts';
import { deriveSecret, hashSecret, shortSecret, type KeyUse } from '#src/server/secrets.ts';
import { findKept, keptSecrets, writeKept, type Kept } from './kept-queries.ts';

type Db = Kysely<Database>;

const atOnce = 2000;

const secretOf = (keys: MasterKeys, use: KeyUse, text: string): string =>
  use === 'host-link' ? shortSecret(keys, use, text) : deriveSecret(keys, use, text);

async function* madeBy(db: Db, kept: Kept, master: MasterKey) {
  const keys: MasterKeys = { masters: [master] };
  for (let after: string | null = null; ;) {
    const rows = await findKept(db, kept, after, atOnce);
    for (const row of rows) if (hashSecret(secretOf(keys, kept.use, row.text)).equals(row.hash)) yield row;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < atOnce) return;
  }
}

/** How many bookings that are ahead have been sent a link of this key. */
export async function countBookingsAhead(db: Db, master: MasterKey): Promise<number> {
  const [access] = keptSecrets;
  let count = 0;
  if (access !== undefined) for await (const { is_ahead } of madeBy(db, access, master)) if (is_ahead) count += 1;
  return count;
}

/** Ends what this key has made: each row that may still be opened keeps the hash of the newest key instead. Answers how many. */
export async function renewKept(db: Db, master: MasterKey, keys: MasterKeys): Promise<number> {
  let done = 0;
  for (const kept of keptSecrets)
    for await (const { id, text, hash } of madeBy(db, kept, master)) {
      await writeKept(db, kept, { id, hash, newHash: hashSecret(secretOf(keys, kept.use, text)) });
      done += 1;
    }
  return done;
}
