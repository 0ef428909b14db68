// The keys of this installation, made at first start and kept in the database (product 9, ADR 016).
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';

export interface Keys {
  /** Secret of the CSRF token's HMAC. */
  csrf: Buffer;
  /** Ed25519 pair that signs booking vouchers; a host's phone checks with the public half, offline. */
  voucher: { private: KeyObject; public: KeyObject };
}

async function ensureKey(pool: Pool, id: string, make: () => { private: string; public: string }) {
  const found = await pool.query('select private_key from signing_key where id = $1', [id]);
  if (found.rows[0]) return found.rows[0].private_key as string;
  const made = make();
  // Two processes may start at once: the first one's key wins, and both read it back.
  await pool.query('insert into signing_key (id, private_key, public_key) values ($1, $2, $3) on conflict do nothing', [
    id,
    made.private,
    made.public,
  ]);
  const kept = await pool.query('select private_key from signing_key where id = $1', [id]);
  return kept.rows[0].private_key as string;
}

function makeVoucherPair() {
  const pair = generateKeyPairSync('ed25519');
  return {
    private: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    public: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Reads the installation's keys, making them on the first start. Throws only when the database is away. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  const csrf = await ensureKey(pool, 'csrf', () => ({ private: randomBytes(32).toString('base64url'), public: '' }));
  const pem = await ensureKey(pool, 'voucher', makeVoucherPair);
  const privateKey = createPrivateKey(pem);
  return {
    csrf: Buffer.from(csrf, 'base64url'),
    voucher: { private: privateKey, public: createPublicKey(privateKey) },
  };
}
