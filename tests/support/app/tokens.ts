// What a test's people prove who they are with: bearer tokens, by words that say who they are, and passwords.
import type { Pool } from 'pg';
import { hashPassword } from '#src/server/features/user/index.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';

/** Gives tokens to accounts: the word is the token, its value the account's id. */
export async function giveTokens(pool: Pool, tokens: Record<string, string>): Promise<void> {
  for (const [token, id] of Object.entries(tokens)) {
    const text = `insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`;
    await pool.query(text, [hashSecret(token), id]);
  }
}

/** Header of an API client with this token. */
export function as(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

// The least that the settings take: tests sign in often, and what a guess costs is seldom their subject.
const cost = { memory: 7168, passes: 1 };

/** Settings of a program that hashes passwords at this cost. */
export const quickPasswords = {
  BANYAN_PASSWORD_MEMORY_KIB: String(cost.memory),
  BANYAN_PASSWORD_PASSES: String(cost.passes),
};

/** The hash of a password, as such a program would store it. */
export const quickHash = (password: string): Promise<string> => hashPassword(password, cost);
