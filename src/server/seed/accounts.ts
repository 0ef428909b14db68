// Demo logins: random passwords, printed once at first start.
import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { newPartnerCode, partnerStep } from '#src/domain/partner/partner.ts';
import { hashPassword } from '#src/server/features/user/index.ts';

/** Reproducible. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`banyan demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const demoEmail = (key: string): string => `${key}@banyan.example`;

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

interface AccountToSeed {
  role: string;
  key: string;
  first_name: string;
  last_name: string;
  roles: string[];
}

export const demoAccounts: readonly AccountToSeed[] = [
  { role: 'guest', key: 'guest', first_name: 'Maya', last_name: 'Guest', roles: ['user'] },
  { role: 'host', key: 'pema', first_name: 'Pema', last_name: 'Lama', roles: ['user', 'host'] },
  {
    role: 'coordinator',
    key: 'coordinator',
    first_name: 'Suman',
    last_name: 'Coordinator',
    roles: ['user', 'coordinator'],
  },
  { role: 'guide', key: 'guide', first_name: 'Dawa', last_name: 'Guide', roles: ['user', 'guide'] },
  { role: 'distributor', key: 'agency', first_name: 'Asha', last_name: 'Agency', roles: ['user', 'distributor'] },
  { role: 'operator', key: 'operator', first_name: 'Olu', last_name: 'Operator', roles: ['user', 'operator'] },
];

/** 96 random bits unless given by key. */
export async function seedAccounts(
  client: PoolClient,
  accounts: readonly AccountToSeed[],
  passwords: Readonly<Record<string, string>> = {},
): Promise<DemoAccount[]> {
  const made: DemoAccount[] = [];
  for (const { role, key, first_name, last_name, roles } of accounts) {
    const password = passwords[key] ?? randomBytes(12).toString('base64url');
    const hash = await hashPassword(password);
    const saved = await client.query(
      `insert into user_account (id, email, password_hash, first_name, last_name, roles, is_demo, verified_at)
       values ($1, $2, $3, $4, $5, $6, true, banyan_now())
       on conflict (id) do update set password_hash = excluded.password_hash,
         verified_at = coalesce(user_account.verified_at, excluded.verified_at)
       returning email`,
      [demoId(key), demoEmail(key), hash, first_name, last_name, roles],
    );
    const partner = partnerStep({ before: [], after: roles }, null);
    if (partner.do === 'begin')
      await client.query(
        `insert into partner (user_id, kind, code) values ($1, $2, $3) on conflict (user_id) do nothing`,
        [
          demoId(key),
          partner.kind,
          partner.needsCode ? newPartnerCode(first_name, randomBytes(3).toString('hex')) : null,
        ],
      );
    // The only operator has every area.
    if (roles.includes('operator'))
      await client.query(`insert into operator_area (user_id, area) values ($1, 'admin') on conflict do nothing`, [
        demoId(key),
      ]);
    made.push({ role, email: saved.rows[0].email as string, password });
  }
  return made;
}
