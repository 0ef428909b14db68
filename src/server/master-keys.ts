// The master keys of this installation, from which the key of each use is derived (ADR 054). The newest one makes what is
// sent from now on; an older one keeps what it has made alive until it is retired.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

export interface MasterKey {
  /** 0 is the key of installations from before versions; it signs directly. */
  version: number;
  secret: Buffer;
}

/** The newest first; there is always one. */
export interface MasterKeys {
  masters: readonly [MasterKey, ...MasterKey[]];
}

/** Where installations kept the only key that they had. */
const firstId = 'csrf';
const idOf = (version: number) => (version === 0 ? firstId : `master-${version}`);
const newSecret = () => randomBytes(32).toString('base64url');

async function insertMaster(pool: Pool, version: number): Promise<void> {
  // Two processes may start at once: the first one's key wins, and both read it back.
  await pool.query(`insert into signing_key (id, private_key, public_key) values ($1, $2, '') on conflict do nothing`, [
    idOf(version),
    newSecret(),
  ]);
}

async function findMasters(pool: Pool): Promise<MasterKey[]> {
  const found = await pool.query<{ id: string; private_key: string }>(
    `select id, private_key from signing_key where id = $1 or id ~ '^master-[0-9]+$'`,
    [firstId],
  );
  return found.rows.map(({ id, private_key }) => ({
    version: id === firstId ? 0 : Number(id.slice('master-'.length)),
    secret: Buffer.from(private_key, 'base64url'),
  }));
}

/**
 * The ring: keys of the settings and keys of the database. Without any of version 1 or later one is made and kept in the
 * database, so that an installation that never heard of them goes on by itself. Throws when the two disagree.
 */
export async function loadMasters(pool: Pool, given: readonly MasterKey[]): Promise<MasterKeys['masters']> {
  let stored = await findMasters(pool);
  if (given.length === 0 && !stored.some(({ version }) => version > 0)) {
    await insertMaster(pool, 1);
    stored = await findMasters(pool);
  }
  for (const { version, secret } of given) {
    const other = stored.find((one) => one.version === version);
    if (other && !other.secret.equals(secret))
      throw new Error(
        `BANYAN_MASTER_KEYS: version ${version} is another key in the database. Give the new key a higher number.`,
      );
  }
  const versions = new Set(given.map(({ version }) => version));
  const all = [...given, ...stored.filter(({ version }) => !versions.has(version))];
  const [newest, ...older] = all.toSorted((a, b) => b.version - a.version);
  if (!newest) throw new Error('There is no master key, and none could be made.');
  return [newest, ...older];
}

/** Adds a key that signs from the next start of each process on; answers its version. */
export async function addMaster(pool: Pool, given: readonly MasterKey[]): Promise<number> {
  const [newest] = await loadMasters(pool, given);
  const version = newest.version + 1;
  await insertMaster(pool, version);
  return version;
}

/** Ends a key of the database: what it has made opens nothing after the next start. Null, or why it was not done. */
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
