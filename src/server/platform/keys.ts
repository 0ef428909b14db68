// The installation's keys, made at first start (docs/domain/bookings.md#voucher-code, ADR 016, ADR 054).
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';

export interface MasterKey {
  /** 0 is the legacy key, which signs directly. */
  version: number;
  secret: Buffer;
}

/** The first one signs. */
export interface MasterKeys {
  masters: readonly [MasterKey, ...MasterKey[]];
}

export interface Keys extends MasterKeys {
  /** Ed25519; phones verify offline. `publics` includes earlier keys, whose vouchers stay valid (ADR 034). */
  voucher: { private: KeyObject; public: KeyObject; publics: readonly KeyObject[] };
}

/** Signs only after `waitMinutes`, when phones know it. Returns its id. */
export async function addVoucherPair(pool: Pool, waitMinutes = 0): Promise<string> {
  const { private: privateKey, public: publicKey } = makeVoucherPair();
  const added = await pool.query(
    `insert into signing_key (id, private_key, public_key, created_at)
     select 'voucher-' || (count(*) + 1), $1, $2, banyan_now() + make_interval(mins => $3) from signing_key where id = 'voucher' or id like 'voucher-%' returning id`,
    [privateKey, publicKey, waitMinutes],
  );
  return added.rows[0].id as string;
}

async function ensureKey(pool: Pool, id: string, make: () => { private: string; public: string }) {
  const result = await pool.query('select private_key from signing_key where id = $1', [id]);
  if (result.rows[0]) return result.rows[0].private_key as string;
  const made = make();
  // Of two processes that start at once, the first wins.
  await pool.query('insert into signing_key (id, private_key, public_key) values ($1, $2, $3) on conflict do nothing', [
    id,
    made.private,
    made.public,
  ]);
  const stored = await pool.query('select private_key from signing_key where id = $1', [id]);
  return stored.rows[0].private_key as string;
}

function makeVoucherPair() {
  const pair = generateKeyPairSync('ed25519');
  return {
    private: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    public: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Creates the keys at first start. Throws when the database is unavailable or one version has two keys. */
export async function loadKeys(pool: Pool, settings: { masterKeys: readonly MasterKey[] }): Promise<Keys> {
  const masters = await loadMasters(pool, settings.masterKeys);
  await ensureKey(pool, 'voucher', makeVoucherPair);
  // The newest active pair signs; `npm run voucher-key` adds one.
  const pairs = await pool.query(
    `select private_key, public_key from signing_key where id = 'voucher' or id like 'voucher-%'
     order by created_at > banyan_now(), created_at desc`,
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

/** The legacy key's row (ADR 054). */
const firstId = 'csrf';
const idOf = (version: number) => (version === 0 ? firstId : `master-${version}`);
const newSecret = () => randomBytes(32).toString('base64url');

async function insertMaster(pool: Pool, version: number, waitMinutes = 0): Promise<void> {
  // Of two processes that start at once, the first wins.
  await pool.query(
    `insert into signing_key (id, private_key, public_key, created_at)
     values ($1, $2, '', banyan_now() + make_interval(mins => $3)) on conflict do nothing`,
    [idOf(version), newSecret(), waitMinutes],
  );
}

/** `waits`: does not sign yet. */
async function findMasters(pool: Pool): Promise<{ key: MasterKey; waits: boolean }[]> {
  const found = await pool.query<{ id: string; private_key: string; waits: boolean }>(
    `select id, private_key, created_at > banyan_now() as waits from signing_key where id = $1 or id ~ '^master-[0-9]+$'`,
    [firstId],
  );
  return found.rows.map(({ id, private_key, waits }) => ({
    key: {
      version: id === firstId ? 0 : Number(id.slice('master-'.length)),
      secret: Buffer.from(private_key, 'base64url'),
    },
    waits,
  }));
}

/** Keys of settings and database, or a new one. Throws when they disagree. */
export async function loadMasters(pool: Pool, given: readonly MasterKey[]): Promise<MasterKeys['masters']> {
  let stored = await findMasters(pool);
  if (given.length === 0 && !stored.some(({ key }) => key.version > 0)) {
    await insertMaster(pool, 1);
    stored = await findMasters(pool);
  }
  for (const { version, secret } of given) {
    const other = stored.find(({ key }) => key.version === version);
    if (other && !other.key.secret.equals(secret))
      throw new Error(
        `BANYAN_MASTER_KEYS: version ${version} is another key in the database. Give the new key a higher number.`,
      );
  }
  const versions = new Set(given.map(({ version }) => version));
  const all = [
    ...given.map((key) => ({ key, waits: false })),
    ...stored.filter(({ key }) => !versions.has(key.version)),
  ];
  const [newest, ...older] = all
    .toSorted((a, b) => Number(a.waits) - Number(b.waits) || b.key.version - a.key.version)
    .map(({ key }) => key);
  if (!newest) throw new Error('There is no master key, and none could be made.');
  return [newest, ...older];
}

/** Signs only after `waitMinutes`, when every process knows it. Returns its version. */
export async function addMaster(pool: Pool, given: readonly MasterKey[], waitMinutes = 0): Promise<number> {
  const masters = await loadMasters(pool, given);
  const version = Math.max(...masters.map((one) => one.version)) + 1;
  await insertMaster(pool, version, waitMinutes);
  return version;
}

/** Takes effect within a minute. Null, or the reason for a refusal. */
export async function retireMaster(
  pool: Pool,
  version: number,
  given: readonly MasterKey[],
): Promise<null | 'not-in-database' | 'newest'> {
  const [newest] = await loadMasters(pool, given);
  if (version === newest.version) return 'newest';
  const gone = await pool.query('delete from signing_key where id = $1', [idOf(version)]);
  return gone.rowCount === 1 ? null : 'not-in-database';
}
