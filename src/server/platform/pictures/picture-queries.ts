// Rows of photos: owner and visibility. The files are in the photo store.
import type { PoolClient } from 'pg';
import type { StoredPicture } from './image-store.ts';
import type pg from 'pg';
import type { Originals } from './originals.ts';

// Copies photos between stores by id.

interface CopyOptions {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly from: Originals;
  readonly to: Originals;
  readonly onProgress?: (what: string, done: number, total: number) => void;
}

interface Copied {
  readonly copied: number;
  /** Already there from an earlier run. */
  readonly known: number;
  /** Ids of photos in neither store. */
  readonly missing: readonly string[];
}

const page = 200;
// A remote store takes tens of milliseconds per photo.
const atOnce = 8;

/** Copies uploaded photos of the database; skips those already there. */
export async function copyOriginals({ pool, from, to, onProgress }: CopyOptions): Promise<Copied> {
  const count = await pool.query<{ count: number }>('select count(*)::integer as count from picture where not is_demo');
  const total = count.rows[0]?.count ?? 0;
  const missing: string[] = [];
  let [copied, known, last] = [0, 0, ''];
  const copyOne = async (id: string) => {
    if (await to.has(id)) known += 1;
    else {
      const original = await from.read(id);
      if (original === null) missing.push(id);
      else {
        await to.write(id, original);
        copied += 1;
      }
    }
    onProgress?.('Pictures', copied + known + missing.length, total);
  };
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from picture where not is_demo and id > $1 order by id limit $2',
      [last, page],
    );
    if (rows.length === 0) return { copied, known, missing };
    for (let start = 0; start < rows.length; start += atOnce)
      await Promise.all(rows.slice(start, start + atOnce).map(({ id }) => copyOne(id)));
    last = rows.at(-1)?.id ?? '';
  }
}

interface PictureOwner {
  /** Null for the operator's photos. */
  ownerId?: string | null;
  credit?: string;
  isDemo?: boolean;
}

/** Equal bytes are one photo, whose first owner stays. */
export async function insertPictures(
  client: Pick<PoolClient, 'query'>,
  pictures: readonly StoredPicture[],
  { ownerId = null, credit = '', isDemo = false }: PictureOwner = {},
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ sha256, ...picture }) => ({ ...picture, sha256: sha256.toString('hex') }));
  await client.query(
    `insert into picture (id, sha256, width, height, blur, dominant, credit, owner_id, is_demo)
     select p.id, decode(p.sha256, 'hex'), p.width, p.height, p.blur, p.dominant, $2, $3, $4
     from jsonb_to_recordset($1) as p(id text, sha256 text, width int, height int, blur text, dominant text)
     on conflict (sha256) do nothing`,
    [JSON.stringify(rows), credit, ownerId, isDemo],
  );
}
