// Gives and removes test roles as the program does: with the partner row and a verified address.
import type pg from 'pg';
import type { TeamRole } from '#src/domain/team/permissions.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { proveAddress } from '#src/server/features/account/index.ts';
import { followRoles } from '#src/server/features/partner/index.ts';
import { putMember } from '#src/server/features/team/index.ts';

export async function giveRoles(pool: pg.Pool, userId: string, ...roles: readonly string[]): Promise<void> {
  const after = ['user', ...roles];
  const { rows } = await pool.query<{ roles: string[] }>('select roles from user_account where id = $1', [userId]);
  await pool.query('update user_account set roles = $2 where id = $1', [userId, after]);
  await inTransaction(createDatabase(pool), (trx) => followRoles(trx, userId, { before: rows[0]?.roles ?? [], after }));
}

/** Verifies the address of an account. */
export async function proveOwner(pool: pg.Pool, userId: string): Promise<void> {
  await inTransaction(createDatabase(pool), (trx) => proveAddress(trx, userId));
}

/** Adds an account to a host's team, or changes its role there. */
export async function joinTeam(
  pool: pg.Pool,
  { userId, hostId, role }: { userId: string; hostId: string; role: TeamRole },
): Promise<void> {
  await inTransaction(createDatabase(pool), (trx) => putMember(trx, hostId, userId, role));
}
