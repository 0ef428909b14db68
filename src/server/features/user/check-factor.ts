// Checks the second factor (docs/domain/accounts.md#second-factor).
import { readCode } from '#src/domain/account/second-factor.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Services } from '#src/server/services.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { stepOfCode, derivedSecret, sealFactor } from './authenticator.ts';
import {
  findFactor,
  takeRecovery,
  takeStep,
  type FactorRow,
  findDerived,
  writeSealedFactor,
  type FactorSecret,
} from './factor-queries.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MasterKey, MasterKeys } from '#src/server/platform/keys.ts';

// Legacy factors: derived from a master key, they would end with it (ADR 054).

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

export async function sealDerived({ db, keys }: { db: Db; keys: MasterKeys }): Promise<number> {
  let done = 0;
  for await (const { factor, secret } of readDerived(db, keys)) {
    await writeSealedFactor(db, factor, sealFactor(keys, factor.user_id, secret));
    done += 1;
  }
  return done;
}

/** How many depend on this key. */
export async function countDerivedBy(db: Db, master: MasterKey): Promise<number> {
  let count = 0;
  for await (const _ of readDerived(db, { masters: [master] })) count += 1;
  return count;
}

type Parts = Pick<Services, 'db' | 'keys'>;

export async function hasFactor({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const row = await findFactor(db, userId);
  return row !== null && row.confirmed_at !== null;
}

/** `none` when off, `shown` for a valid code, which is used up; otherwise a refusal. Callers count attempts. */
export async function checkFactor(
  services: Parts,
  userId: string,
  typed: string | undefined,
): Promise<'none' | 'shown' | Refusal> {
  const row = await findFactor(services.db, userId);
  if (row === null || row.confirmed_at === null) return 'none';
  if (typed === undefined || typed.trim() === '') return refuse('factor-needed', { code: errorText('factor-needed') });
  return (await takeCode(services, row, typed)) ? 'shown' : refuse('factor-wrong', { code: errorText('factor-wrong') });
}

/** App or recovery code; false when invalid. */
export async function takeCode({ db, keys }: Parts, row: FactorRow, typed: string): Promise<boolean> {
  const read = readCode(typed);
  if (read.kind === 'none') return false;
  if (read.kind === 'recovery') return takeRecovery(db, row.user_id, hashSecret(read.code));
  const step = stepOfCode(keys, row, read.code);
  return step !== null && takeStep(db, row.user_id, step);
}
