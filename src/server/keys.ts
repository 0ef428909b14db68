// The keys of this installation, made at first start and kept in the database (docs/vouchers.md#code, ADR 016, ADR 054).
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { loadMasters, type MasterKey, type MasterKeys } from './master-keys.ts';

export interface Keys extends MasterKeys {
  /**
   * Ed25519 pair that signs booking vouchers; a host's phone checks with the public half, offline. `publics` are the
   * public halves of this pair and of all earlier ones: what they signed stays good until it ends (ADR 034).
   */
  voucher: { private: KeyObject; public: KeyObject; publics: readonly KeyObject[] };
}

/** Adds a pair that signs from the next start of each process on; what the older ones signed stays good. */
export async function addVoucherPair(pool: Pool): Promise<string> {
  const { private: privateKey, public: publicKey } = makeVoucherPair();
  const added = await pool.query(
    `insert into signing_key (id, private_key, public_key)
     select 'voucher-' || (count(*) + 1), $1, $2 from signing_key where id = 'voucher' or id like 'voucher-%' returning id`,
    [privateKey, publicKey],
  );
  return added.rows[0].id as string;
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

/**
 * Reads the installation's keys, making them on the first start. Throws when the database is away, or holds another key
 * of the same version as the settings.
 */
export async function loadKeys(pool: Pool, settings: { masterKeys: readonly MasterKey[] }): Promise<Keys> {
  const masters = await loadMasters(pool, settings.masterKeys);
  await ensureKey(pool, 'voucher', makeVoucherPair);
  // The newest signs; `scripts/rotate-voucher-key.ts` adds one.
  const pairs = await pool.query(
    `select private_key, public_key from signing_key where id = 'voucher' or id like 'voucher-%' order by created_at desc`,
  );
  const privateKey = createPrivateKey(pairs.rows[0].private_key as string);
  return {
    masters,
    voucher: {
      private: privateKey,
      public: createPublicKey(privateKey),
      publics: pairs.rows.map((row) => createPublicKey(row.public_key as string)),
    },
  };
}
