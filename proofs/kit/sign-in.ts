// Logins without a form: a session inserted into the database.
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Opens a session for an account; returns the secret of its cookie. */
export async function signIn(pool: Pool, userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, banyan_now() + interval '1 day')`,
    [createHash('sha256').update(secret).digest(), userId],
  );
  return secret;
}

/** An account that can only log in by a session. */
export async function insertAccount(pool: Pool, email: string): Promise<string> {
  const made = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name) values ($1, 'Ada', 'Guest') returning id`,
    [email],
  );
  return made.rows[0]?.id ?? '';
}
