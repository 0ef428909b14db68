// Factors from before their secrets were sealed: derived from a master key, they would end with it (ADR 054).
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MasterKey, MasterKeys } from '#src/server/platform/keys.ts';
import { derivedSecret, sealFactor } from './authenticator.ts';
import { findDerived, writeSealedFactor, type FactorSecret } from './queries.ts';

type Db = Kysely<Database>;

const atOnce = 500;

async function* readDerived(db: Db, keys: MasterKeys): AsyncGenerator<{ factor: FactorSecret; secret: Buffer }> {
  for (let after: string | null = null; ;) {
    const rows: FactorSecret[] = await findDerived(db, after, atOnce);
    for (const factor of rows) {
      const secret = derivedSecret(keys, factor);
      if (secret !== null) yield { factor, secret };
    }
    after = rows.at(-1)?.user_id ?? null;
    if (rows.length < atOnce) return;
  }
}

/** Seals each that one of the keys has made; answers how many. */
export async function sealDerived({ db, keys }: { db: Db; keys: MasterKeys }): Promise<number> {
  let done = 0;
  for await (const { factor, secret } of readDerived(db, keys)) {
    await writeSealedFactor(db, factor, sealFactor(keys, factor.user_id, secret));
    done += 1;
  }
  return done;
}

/** How many of them only this key has made. */
export async function countDerivedBy(db: Db, master: MasterKey): Promise<number> {
  let count = 0;
  for await (const _ of readDerived(db, { masters: [master] })) count += 1;
  return count;
}
