// Operator accounts by command line; each action is logged and emailed to every operator
// (docs/domain/accounts.md#an-operator-who-cannot-log-in).
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { mailedLinkUrl } from '#src/contract/addresses/user-urls.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { askByMail } from '#src/server/features/account/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { changeAccess, dropFactor, endSessions, hasFactor } from '#src/server/features/user/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface Operator {
  id: string;
  email: string;
  areas: string[];
  has_password: boolean;
  has_factor: boolean;
  is_blocked: boolean;
}

export async function findOperators(db: Db): Promise<Operator[]> {
  const result = await sql<Operator>`
    select u.id, u.email, u.password_hash is not null as has_password, u.blocked_at is not null as is_blocked,
      array(select a.area from operator_area a where a.user_id = u.id order by 1) as areas,
      exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_factor
    from user_account u where 'operator' = any (u.roles) order by u.created_at, u.id`.execute(db);
  return result.rows;
}

export async function makeOperator(
  trx: Trx,
  { email, firstName, by }: { email: string; firstName: string; by: string },
) {
  const made = await sql<{ id: string }>`
    insert into user_account (email, first_name, roles) values (${email}, ${firstName}, '{user,operator}')
    on conflict (email) do update set roles = array_append(array_remove(user_account.roles, 'operator'), 'operator')
    returning id`.execute(trx);
  const userId = made.rows[0]?.id ?? '';
  await sql`insert into operator_area (user_id, area) values (${userId}, 'admin') on conflict do nothing`.execute(trx);
  await writeAudit(trx, {
    actorId: null,
    action: 'role-given',
    subject: `account:${userId}`,
    detail: { role: 'operator', areas: ['admin'], by },
  });
  return userId;
}

export async function passwordLink(
  trx: Trx,
  { keys, origin }: { keys: MasterKeys; origin: string },
  email: string,
): Promise<string> {
  const id = randomUUID();
  const services = { db: trx, keys } as unknown as Services;
  await askByMail({ services, visitor: { id: '', address: '' } }, { purpose: 'reset', email }, id);
  return origin + mailedLinkUrl('reset', deriveSecret(keys, 'account-request', id));
}

export async function noteReset(trx: Trx, userId: string): Promise<void> {
  const entry = { actorId: null, action: 'password-link-sent', subject: `account:${userId}` } as const;
  await writeAudit(trx, { ...entry, detail: { by: 'machine' } });
}

/** Turns the second factor off and ends all sessions. False when it is off. */
export async function freeOperator(trx: Trx, userId: string): Promise<boolean> {
  if (!(await hasFactor({ db: trx }, userId))) return false;
  await changeAccess(trx, { id: userId, device: null });
  await dropFactor(trx, userId);
  await endSessions(trx, userId, null);
  const entry = { actorId: null, action: 'factor-released', subject: `account:${userId}` } as const;
  await writeAudit(trx, { ...entry, detail: { by: 'machine' } });
  return true;
}

export type MachineAct = 'made' | 'reset' | 'freed';

export async function tellOperators(trx: Trx, email: string, act: MachineAct): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'account-operator', 'user_id', id::text, 'old', ${email}::text, 'new', ${act}::text)
    from user_account where 'operator' = any (roles) and blocked_at is null`.execute(trx);
}
