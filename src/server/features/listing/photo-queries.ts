// The photos of listings: uploads that a host, or who helps, has sent (docs/pictures.md#uploads).
import { sql, type Transaction } from 'kysely';
import type { Content } from './listing-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;
type Photo = NonNullable<Content['photos']>[number];
/** A picture as it is stored; nobody has said yet what it shows, or what of it must stay in sight. */
type StoredPhoto = Pick<Photo, 'id'> & { width: number; height: number; blur: string; dominant: string };

/** The photo of an upload that was just claimed. From now on it is the host's, whoever has sent it. */
export async function giveToHost(trx: Trx, uploadId: string, hostId: string): Promise<Photo | null> {
  const result = await sql<StoredPhoto>`
    with given as (update upload set owner_id = ${hostId} where id = ${uploadId} returning picture_id)
    select p.id, p.width, p.height, p.blur, p.dominant
    from given g join picture p on p.id = g.picture_id`.execute(trx);
  const [stored] = result.rows;
  return stored ? { ...stored, alt: '', focal: null } : null;
}

/** The picture of an upload that this listing's host has already. */
export async function findGiven(trx: Trx, uploadId: string, hostId: string): Promise<string | null> {
  const result = await sql<{ picture_id: string }>`
    select picture_id from upload where id = ${uploadId} and owner_id = ${hostId} and purpose = 'course'`.execute(trx);
  return result.rows[0]?.picture_id ?? null;
}

/** Photos that a listing shows no more go after so many days, unless something else shows them. */
export async function endPhotos(trx: Trx, hostId: string, pictureIds: readonly string[], days: number): Promise<void> {
  if (pictureIds.length === 0) return;
  await sql`
    update upload set expires_at = banyan_now() + make_interval(days => ${days})
    where owner_id = ${hostId} and purpose = 'course' and expires_at is null
      and picture_id = any(${pictureIds}::text[])`.execute(trx);
}
