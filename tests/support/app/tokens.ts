// Bearer tokens of a test's people, by words that say who they are.
import type { Pool } from 'pg';
import { hashSecret } from '#src/server/secrets.ts';

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
