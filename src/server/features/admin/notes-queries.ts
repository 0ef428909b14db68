// Statements of staff notes (docs/reference/back-office.md#notes).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { fullName, instantText } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

export type NoteAbout = CallInput<'admin/notes'>;

export interface Subject {
  booking_id: string | null;
  user_id: string | null;
  course_id: number | null;
  draft_id: string | null;
  audited: string;
  /** The operator's own, or of a host they are or work for. */
  is_own: boolean;
  is_erased: boolean;
}

interface Parts {
  ids: RawBuilder<unknown>;
  audited: RawBuilder<unknown>;
  person: RawBuilder<unknown>;
  host: RawBuilder<unknown>;
  rows: RawBuilder<unknown>;
}

const ofBooking = (id: string): Parts => ({
  ids: sql`b.id as booking_id, null::uuid as user_id, null::integer as course_id, null::uuid as draft_id`,
  audited: sql`'booking:' || b.id`,
  person: sql`b.user_id`,
  host: sql`c.host_id`,
  rows: sql`booking b join course c on c.id = b.course_id where b.id = ${id}`,
});

const ofPerson = (id: string): Parts => ({
  ids: sql`null::uuid as booking_id, a.id as user_id, null::integer as course_id, null::uuid as draft_id`,
  audited: sql`'account:' || a.id`,
  person: sql`a.id`,
  host: sql`a.id`,
  rows: sql`user_account a where a.id = ${id}`,
});

const ofCourse = (id: number): Parts => ({
  ids: sql`null::uuid as booking_id, null::uuid as user_id, c.id as course_id, null::uuid as draft_id`,
  audited: sql`'course:' || c.id`,
  person: sql`c.host_id`,
  host: sql`c.host_id`,
  rows: sql`course c where c.id = ${id}`,
});

// A published draft is its course.
const ofDraft = (id: string): Parts => ({
  ids: sql`null::uuid as booking_id, null::uuid as user_id, d.course_id,
    case when d.course_id is null then d.id end as draft_id`,
  audited: sql`'course:' || coalesce(d.course_id::text, d.id::text)`,
  person: sql`d.host_id`,
  host: sql`d.host_id`,
  rows: sql`listing_draft d where d.id = ${id}`,
});

function partsOf({ booking_id: booking, user_id: user, listing_id: listing = '' }: NoteAbout): Parts {
  if (booking !== undefined) return ofBooking(booking);
  if (user !== undefined) return ofPerson(user);
  return listing.includes('-') ? ofDraft(listing) : ofCourse(Number(listing));
}

export async function findSubject(db: Kysely<Database>, about: NoteAbout, actorId: string): Promise<Subject | null> {
  const { ids: named, audited, person, host, rows } = partsOf(about);
  const result = await sql<Subject>`
    select s.booking_id, s.user_id, s.course_id, s.draft_id, s.audited,
      s.person is not distinct from ${actorId}::uuid or s.host is not distinct from ${actorId}::uuid or exists (
        select from team_member m where m.host_id = s.host and m.user_id = ${actorId}::uuid) as is_own,
      exists (select from user_account u where u.id = s.person and u.erased_at is not null) as is_erased
    from (select ${named}, ${audited} as audited, ${person} as person, ${host} as host from ${rows}) s`.execute(db);
  return result.rows[0] ?? null;
}

type NoteRow = Omit<CallOutput<'admin/notes'>['notes'][number], 'can_remove'> & { author_id: string };

export async function findNotes(db: Kysely<Database>, subject: Subject): Promise<NoteRow[]> {
  const result = await sql<NoteRow>`
    select n.id, n.words, n.author_id, ${fullName('u')} as by, ${instantText(sql`n.made_at`)} as at
    from staff_note n join user_account u on u.id = n.author_id
    where n.booking_id = ${subject.booking_id}::uuid or n.user_id = ${subject.user_id}::uuid
      or n.course_id = ${subject.course_id}::integer or n.draft_id = ${subject.draft_id}::uuid
      or n.draft_id in (select d.id from listing_draft d where d.course_id = ${subject.course_id}::integer)
    order by n.id desc limit 200`.execute(db);
  return result.rows;
}

export async function insertNote(
  trx: Trx,
  { booking_id: booking, user_id: user, course_id: course, draft_id: draft }: Subject,
  { words, authorId }: { words: string; authorId: string },
): Promise<void> {
  await sql`
    insert into staff_note (booking_id, user_id, course_id, draft_id, words, author_id)
    values (${booking}::uuid, ${user}::uuid, ${course}::integer, ${draft}::uuid, ${words}, ${authorId}::uuid)`.execute(
    trx,
  );
}

/** Locked, with its subject for the audit log; null for none. */
export async function lockNote(trx: Trx, id: number): Promise<{ author_id: string; audited: string } | null> {
  const result = await sql<{ author_id: string; audited: string }>`
    select author_id, coalesce('booking:' || booking_id, 'account:' || user_id, 'course:' || course_id, 'course:' || draft_id) as audited
    from staff_note where id = ${id} for update`.execute(trx);
  return result.rows[0] ?? null;
}

export async function deleteNote(trx: Trx, id: number): Promise<void> {
  await sql`delete from staff_note where id = ${id}`.execute(trx);
}
