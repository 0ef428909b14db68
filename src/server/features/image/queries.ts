// Statements of uploads (docs/domain/listings.md#uploads).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Side } from '#src/domain/message/writing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { StoredPicture } from '#src/server/platform/pictures/image-store.ts';

type Trx = Transaction<Database>;

export type Purpose = 'review' | 'message' | 'profile' | 'course' | 'problem';

/** Locks an image until the transaction ends, so row and files change together. Taken after every other lock. */
export async function lockPicture(trx: Trx, pictureId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('picture:' || ${pictureId}::text, 0))`.execute(trx);
}

/** A side of a conversation, with a login or without (docs/domain/messages.md#photos). */
export interface ThreadSide {
  readonly id: string;
  readonly side: Side;
}

export interface NewUpload {
  picture: StoredPicture;
  ownerId: string;
  purpose: Purpose;
  thread?: ThreadSide | undefined;
}

/** Null at the limit of unused uploads per person. */
export async function insertUpload(
  trx: Trx,
  { picture, ownerId, purpose, thread }: NewUpload,
  { keptHours, most }: { keptHours: number; most: number },
): Promise<string | null> {
  const { id, sha256, width, height, blur, dominant } = picture;
  await sql`
    insert into picture (id, sha256, width, height, blur, dominant, owner_id)
    values (${id}, ${sha256}, ${width}, ${height}, ${blur}, ${dominant}, ${ownerId})
    on conflict (sha256) do nothing`.execute(trx);
  const stored = await sql<{ id: string }>`
    insert into upload (owner_id, picture_id, purpose, thread_id, side, expires_at)
    select ${ownerId}, ${id}, ${purpose}, ${thread?.id ?? null}::uuid, ${thread?.side ?? null},
      banyan_now() + make_interval(hours => ${keptHours})
    where ${most} > (select count(*) from upload where owner_id = ${ownerId} and expires_at > banyan_now()
      and thread_id is not distinct from ${thread?.id ?? null}::uuid)
    returning id`.execute(trx);
  return stored.rows[0]?.id ?? null;
}

export interface UsedUpload {
  id: string;
  picture_id: string;
}

export interface Claim {
  ids: readonly string[];
  purpose: Purpose;
  ownerId: string | null;
  thread?: ThreadSide | undefined;
}

/** Claims all or none: none if one is used, gone, repeated or another's. Unordered. */
export async function claimUploads(trx: Trx, { ids, ownerId, purpose, thread }: Claim): Promise<UsedUpload[]> {
  const result = await sql<UsedUpload>`
    with own as (
      select id from upload where id = any(${ids}::uuid[]) and purpose = ${purpose} and expires_at > banyan_now()
        and ((thread_id is null and owner_id = ${ownerId}::uuid)
          or (thread_id = ${thread?.id ?? null}::uuid and side = ${thread?.side ?? null}))
      order by id for update
    )
    update upload u set expires_at = null from own
    where u.id = own.id and (select count(*) from own) = cardinality(${ids}::uuid[])
    returning u.id, u.picture_id`.execute(trx);
  return result.rows;
}

/** False: in use. True for a missing upload or another owner's. */
export async function expireUpload(db: Kysely<Database>, id: string, ownerId: string): Promise<boolean> {
  const result = await sql<{ is_used: boolean }>`
    with ended as (
      update upload set expires_at = least(expires_at, banyan_now())
      where id = ${id} and owner_id = ${ownerId} and expires_at is not null)
    select expires_at is null as is_used from upload where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return result.rows[0]?.is_used !== true;
}

/** A used, deleted or other upload stays. */
export async function expireOfSide(
  db: Kysely<Database>,
  id: string,
  { id: threadId, side }: ThreadSide,
): Promise<void> {
  await sql`update upload set expires_at = least(expires_at, banyan_now())
    where id = ${id} and thread_id = ${threadId} and side = ${side} and expires_at is not null`.execute(db);
}

/** Ends a person's uploads for a purpose but one, used or not. */
export async function endUploadsOf(
  trx: Trx,
  { ownerId, purpose, butId }: { ownerId: string; purpose: Purpose; butId: string | null },
): Promise<void> {
  await sql`
    update upload set expires_at = banyan_now()
    where owner_id = ${ownerId} and purpose = ${purpose} and id is distinct from ${butId}::uuid`.execute(trx);
}

// A listing's change shows operators the previous photos while it is kept.
const isCompared = sql`exists (
  select from listing_draft d join listing_history h on h.draft_id = d.id
  where d.host_id = u.owner_id and u.purpose = 'course' and h.part = 'photos'
    and (h.before @> jsonb_build_array(jsonb_build_object('id', u.picture_id))
      or h.after @> jsonb_build_array(jsonb_build_object('id', u.picture_id))))`;

export async function findExpired(db: Kysely<Database>, count: number): Promise<UsedUpload[]> {
  const result = await sql<UsedUpload>`
    select u.id, u.picture_id from upload u where u.expires_at <= banyan_now() and not ${isCompared}
    order by u.expires_at limit ${count}`.execute(db);
  return result.rows;
}

/** True when the image was deleted too, because nothing else uses it. */
export async function deleteExpired(trx: Trx, { id, picture_id }: UsedUpload): Promise<boolean> {
  await sql`delete from upload where id = ${id} and expires_at <= banyan_now()`.execute(trx);
  const result = await sql<{ id: string }>`
    delete from picture p where p.id = ${picture_id} and p.owner_id is not null and not p.is_demo
      and not exists (select from upload u where u.picture_id = p.id)
      and not exists (select from review_photo r where r.picture_id = p.id)
      and not exists (select from user_account a where a.image = p.id)
      and not exists (select from problem_report r where r.photos @> to_jsonb(p.id))
      and not exists (select from course c where c.images @> jsonb_build_array(jsonb_build_object('id', p.id)))
      and not exists (select from listing_draft d where d.content -> 'photos' @> jsonb_build_array(jsonb_build_object('id', p.id)))
      and not exists (select from city c where c.image ->> 'id' = p.id)
      and not exists (select from category k where k.image ->> 'id' = p.id)
      and not exists (select from installation i where i.home_image ->> 'id' = p.id)
    returning p.id`.execute(trx);
  return result.rows.length === 1;
}
