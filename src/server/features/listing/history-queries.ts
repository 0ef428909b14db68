// Statements of a listing's history (docs/domain/listings.md#history).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ListingPart } from '#src/domain/listing/content.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;
type Own = CallOutput<'listing/edit'>['listing'];

/** The actor, and the host if another. */
export interface By {
  actorId: string;
  onBehalfOf: string | null;
}

/** `before` and `after` only for a change; `part` for a withdrawn one. */
export interface NewEvent {
  act: Own['history'][number]['act'];
  by: By;
  words?: string;
  part?: ListingPart;
  /** A staff change needs no review. */
  change?: { part: ListingPart; before: unknown; after: unknown; waits: boolean; isSeen?: true };
}

/** Successive saves of a draft by one person share a line. */
export async function logListing(
  trx: Trx,
  draftId: string,
  { act, by, words = '', part, change }: NewEvent,
): Promise<void> {
  const again =
    act === 'save' &&
    (
      await sql`
        update listing_history h set at = banyan_now()
        where h.id = (select max(l.id) from listing_history l where l.draft_id = ${draftId}) and h.act = 'save'
          and h.actor_id = ${by.actorId} returning h.id`.execute(trx)
    ).rows.length > 0;
  if (again) return;
  await sql`
    insert into listing_history (draft_id, act, actor_id, on_behalf_of, words, part, before, after, review)
    values (${draftId}, ${act}, ${by.actorId}, ${by.onBehalfOf}, ${words}, ${change?.part ?? part ?? null},
      ${change ? JSON.stringify(change.before ?? null) : null}::jsonb, ${change ? JSON.stringify(change.after) : null}::jsonb,
      ${change?.waits === true ? 'waiting' : change?.isSeen === true ? 'seen' : null})`.execute(trx);
}

/** A waiting change is replaced by a later one, or its listing is archived. */
export async function replaceWaiting(trx: Trx, draftId: string, part: ListingPart | null): Promise<void> {
  await sql`
    update listing_history set review = 'replaced' where draft_id = ${draftId} and review = 'waiting'
      and (${part}::text is null or part = ${part})`.execute(trx);
}

export interface ChangeRow {
  id: number;
  draft_id: string;
  part: ListingPart;
  before: unknown;
  after: unknown;
  review: CallOutput<'listing/review-detail'>['changes'][number]['review'];
  at: Date;
  by: string;
  on_behalf_of: string | null;
  words: string;
}

const changeColumns = sql`
  h.id, h.draft_id, h.part, h.before, h.after, h.review, h.at, coalesce(u.first_name || ' ' || u.last_name, '') as by,
  o.display_name as on_behalf_of, h.words`;
const people = sql`left join user_account u on u.id = h.actor_id left join host o on o.user_id = h.on_behalf_of`;

export async function findChanges(
  db: Kysely<Database>,
  draftId: string,
  which: 'waiting' | 'all',
): Promise<ChangeRow[]> {
  const result = await sql<ChangeRow>`
    select ${changeColumns} from listing_history h ${people}
    where h.draft_id = ${draftId} and h.act = 'change' and (${which === 'all'} or h.review = 'waiting')
    order by h.id desc limit 100`.execute(db);
  return result.rows;
}

export async function findDraftOfChange(db: Kysely<Database>, changeId: number): Promise<string | null> {
  const result = await sql<{ draft_id: string }>`
    select draft_id from listing_history where id = ${changeId} and act = 'change'`.execute(db);
  return result.rows[0]?.draft_id ?? null;
}

export async function findChange(trx: Trx, changeId: number): Promise<ChangeRow | null> {
  const result = await sql<ChangeRow>`
    select ${changeColumns} from listing_history h ${people} where h.id = ${changeId} and h.act = 'change'`.execute(
    trx,
  );
  return result.rows[0] ?? null;
}

/** An operator's decision, or the host's withdrawal. */
export async function decideChange(
  trx: Trx,
  changeId: number,
  { review, words, by }: { review: 'approved' | 'refused' | 'seen' | 'withdrawn'; words: string; by: string },
): Promise<void> {
  await sql`
    update listing_history set review = ${review}, words = ${words}, decided_at = banyan_now(), decided_by = ${by}
    where id = ${changeId}`.execute(trx);
}

/** A waiting change, or a live one not reviewed. */
export async function hasOpenChange(trx: Trx, draftId: string): Promise<boolean> {
  const result = await sql`
    select 1 from listing_history where draft_id = ${draftId} and act = 'change'
      and (review is null or review = 'waiting') limit 1`.execute(trx);
  return result.rows.length > 0;
}

export interface EventRow {
  at: Date;
  act: Own['history'][number]['act'];
  part: ListingPart | null;
  by: string;
  on_behalf_of: string | null;
  words: string;
}

export async function findEvents(db: Kysely<Database>, draftId: string): Promise<EventRow[]> {
  const result = await sql<EventRow>`
    select h.at, h.act, h.part, trim(coalesce(u.first_name || ' ' || u.last_name, '')) as by, o.display_name as on_behalf_of, h.words
    from listing_history h ${people}
    where h.draft_id = ${draftId} order by h.id desc limit 50`.execute(db);
  return result.rows;
}
