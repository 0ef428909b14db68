// Credentials of a test's people: bearer tokens named after them, and passwords.
import type { Pool } from 'pg';
import { hashPassword } from '#src/server/features/user/index.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';

/** Gives tokens to accounts: the key is the token, the value the account's id. */
export async function giveTokens(pool: Pool, tokens: Record<string, string>): Promise<void> {
  for (const [token, id] of Object.entries(tokens)) {
    const text = `insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`;
    await pool.query(text, [hashSecret(token), id]);
  }
}

export function as(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

// The settings' minimum: tests log in often, and rarely test the cost of a guess.
const cost = { memory: 7168, passes: 1 };

/** Settings of a program that hashes passwords at this cost. */
export const quickPasswords = {
  BANYAN_PASSWORD_MEMORY_KIB: String(cost.memory),
  BANYAN_PASSWORD_PASSES: String(cost.passes),
};

export const quickHash = (password: string): Promise<string> => hashPassword(password, cost);
