// Retires a master key (docs/operations.md#master-keys): not while something opens with it alone, and not before an operator knows
// which links end.
import type { Pool } from 'pg';
import { createDatabase } from '#src/server/db/kysely.ts';
import { countDerivedBy } from '#src/server/features/user/index.ts';
import { loadMasters, retireMaster, type MasterKey } from '#src/server/keys.ts';
import { countBookingsAhead, renewKept } from './kept-secrets.ts';
import { countSealedBy } from './seal-queries.ts';

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
  await renewKept(db, master, { masters });
  const why = await retireMaster(pool, version, masterKeys);
  return { why: why === 'not-in-database' ? 'in-settings' : (why ?? 'retired') };
}
