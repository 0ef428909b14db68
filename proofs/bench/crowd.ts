// Guests of the booking rows: each request has another account, browser and network. One guest with thousands of holds
// would measure the count of their holds (ADR 022).
import type { Pool } from 'pg';

const accounts = 5000;

/** Makes the accounts and tokens, unless a reused folder has them. */
export async function admitCrowd(pool: Pool): Promise<void> {
  await pool.query(
    `with made as (
       insert into user_account (email, first_name, last_name, isd_code, phone)
       select 'crowd-' || n || '@bench.test', 'Guest', n::text, '84', '912345678' from generate_series(1, $1) n
       on conflict (email) do nothing returning id, email)
     insert into api_token (token_hash, user_id, label)
     select sha256(convert_to(split_part(email, '@', 1), 'UTF8')), id, 'bench' from made`,
    [accounts],
  );
}

/** Headers of the next guest; the program must trust the proxy 127.0.0.1. */
export function createCrowd(): () => Record<string, string> {
  let guest = 0;
  return () => {
    guest += 1;
    // A different /24 for each.
    const network = `${20 + ((guest >> 16) & 31)}.${(guest >> 8) & 255}.${guest & 255}`;
    return { authorization: `Bearer crowd-${1 + (guest % accounts)}`, 'x-forwarded-for': `${network}.9` };
  };
}
