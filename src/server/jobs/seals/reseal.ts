// After a new master key what is stored sealed is sealed again, so that the old key can be retired (ADR 054, ADR 081).
import { inTransaction } from '#src/server/db/transaction.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { sealDerived } from '#src/server/features/user/index.ts';
import { nameOfRow, seal, sealUses, unseal, type SealUse } from '#src/server/sealed.ts';
import type { Services } from '#src/server/services.ts';
import { findSealedByOlder, writeSealed } from './seal-queries.ts';

type Needs = Pick<Services, 'db'> & { keys: MasterKeys };

/** Rows at once. A paper may have some megabytes, the others are short. */
const atOnce: Readonly<Record<SealUse, number>> = {
  'payout-details': 100,
  'host-document': 5,
  'feed-address': 100,
  'second-factor': 100,
};

/** Seals some rows of each kind again; answers how many. One that does not open stays as it is. */
export async function resealOld(services: Needs, _count?: undefined, signal?: AbortSignal): Promise<number> {
  let done = await sealDerived(services);
  for (const use of sealUses) {
    if (signal?.aborted) break;
    done += await resealSome(services, use);
  }
  return done;
}

async function resealSome({ db, keys }: Needs, use: SealUse): Promise<number> {
  const versions = keys.masters.map(({ version }) => version);
  if (versions.length === 1) return 0;
  return inTransaction(db, async (trx) => {
    let done = 0;
    for (const { id, sealed } of await findSealedByOlder(trx, use, { versions, count: atOnce[use] })) {
      const plain = unseal(keys, use, sealed, nameOfRow(use, id));
      if (plain === null) continue;
      await writeSealed(trx, use, { id, sealed: seal(keys, use, plain, nameOfRow(use, id)) });
      done += 1;
    }
    return done;
  });
}
