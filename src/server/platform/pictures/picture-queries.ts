// Rows of stored pictures. The files are the store's; a row says whose picture it is and that it may be shown.
import type { PoolClient } from 'pg';
import type { StoredPicture } from './image-store.ts';

interface PictureOwner {
  /** The user who sent it; null for the operator's own. */
  ownerId?: string | null;
  credit?: string;
  isDemo?: boolean;
}

/** Inserts those that have no row yet. The first owner stays the owner: the same bytes are one picture. */
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
