// Shared by tests of payouts: money owed to a host, a second factor, and an operator.
import type { Pool } from 'pg';
import { recoveryCode } from '#src/domain/account/second-factor.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';

/** Records a debt to a host in US cents in the ledger, as a kept deposit does. */
export async function owe(pool: Pool, hostId: string, cents: number, at = 'banyan_now()'): Promise<void> {
  await pool.query(
    `with made as (insert into ledger_tx (kind, ext_ref, at) values ('kept', 'test:' || gen_random_uuid(), ${at}) returning id)
     insert into ledger_entry (tx_id, account, amount_minor, currency)
     select id, account, amount, 'USD' from made, (values ('host_payable:' || $1, -$2::bigint), ('goodwill', $2::bigint)) as e (account, amount)`,
    [hostId, cents],
  );
}

/** Turns on a second factor and returns codes, each for one use. */
export async function giveFactor(pool: Pool, userId: string, count = 5): Promise<string[]> {
  await pool.query(
    `insert into second_factor (user_id, nonce, secret_hash, confirmed_at) values ($1, gen_random_uuid(), sha256('x'), banyan_now())`,
    [userId],
  );
  const codes = Array.from({ length: count }, () => recoveryCode(crypto.getRandomValues(new Uint8Array(26))));
  for (const code of codes)
    await pool.query('insert into recovery_code (user_id, code_hash) values ($1, $2)', [userId, hashSecret(code)]);
  return codes;
}

/** Makes an operator; returns the token. */
export async function makeOperator(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles, verified_at)
     values ('operator-' || gen_random_uuid() || '@example.test', 'Olu', '{user,operator}', banyan_now()) returning id`,
  );
  const id = rows[0]?.id ?? '';
  await giveTokens(pool, { [id]: id });
  return id;
}

export const bankAccounts = {
  german: {
    holder: 'Krishna Prajapati',
    country: 'DE',
    iban: 'DE89 3704 0044 0532 0130 00',
    account_number: '',
    bank_name: '',
    bic: 'COBADEFFXXX',
    branch_code: '',
  },
  nepali: {
    holder: 'Krishna Prajapati',
    country: 'NP',
    iban: '',
    account_number: '0012-3456-7890',
    bank_name: 'Nabil Bank',
    bic: '',
    branch_code: '',
  },
};
