// Statements of the data export for lists, photos, settings, codes and links (docs/domain/accounts.md#data-export).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mostRows } from './export-queries.ts';

type Db = Kysely<Database>;
const most = mostRows + 1;

export interface OwnWishRow {
  title: string;
  date: string | null;
  time: string | null;
  pax: number | null;
  added_at: Date;
}

export async function findOwnWishes(db: Db, userId: string): Promise<OwnWishRow[]> {
  const result = await sql<OwnWishRow>`
    select c.title, w.local_date as date, w.start_time as time, w.pax, w.added_at
    from wish w join course c on c.id = w.course_id where w.user_id = ${userId}
    order by w.added_at desc, w.course_id limit ${most}`.execute(db);
  return result.rows;
}

export async function findOwnAlerts(
  db: Db,
  userId: string,
): Promise<{ title: string | null; date: string | null; time: string | null; pax: number | null; created_at: Date }[]> {
  const result = await sql<{
    title: string | null;
    date: string | null;
    time: string | null;
    pax: number | null;
    created_at: Date;
  }>`
    select c.title, a.local_date as date, a.start_time as time, a.pax, a.created_at
    from wish_alert a left join course c on c.id = a.course_id where a.user_id = ${userId}
    order by a.created_at desc, a.id limit ${most}`.execute(db);
  return result.rows;
}

export async function findOwnPictures(
  db: Db,
  userId: string,
): Promise<{ picture_id: string; purpose: string; created_at: Date }[]> {
  const result = await sql<{ picture_id: string; purpose: string; created_at: Date }>`
    select picture_id, purpose, created_at from upload where owner_id = ${userId}
    order by created_at desc, id limit ${most}`.execute(db);
  return result.rows;
}

export async function findOwnChoices(
  db: Db,
  userId: string,
): Promise<{ topic: string; is_wanted: boolean; changed_at: Date }[]> {
  const result = await sql<{ topic: string; is_wanted: boolean; changed_at: Date }>`
    select topic, is_wanted, changed_at from notice_choice where user_id = ${userId} order by topic`.execute(db);
  return result.rows;
}

export async function findOwnAccess(
  db: Db,
  userId: string,
): Promise<{ label: string; created_at: Date; expires_at: Date | null }[]> {
  const result = await sql<{ label: string; created_at: Date; expires_at: Date | null }>`
    select label, created_at, expires_at from api_token where user_id = ${userId}
    union all select name, created_at, expires_at from distributor_key where user_id = ${userId}
    order by created_at desc limit ${most}`.execute(db);
  return result.rows;
}

export async function findOwnCodes(
  db: Db,
  userId: string,
): Promise<{ code: string; valid_until: Date | null; used: number }[]> {
  const result = await sql<{ code: string; valid_until: Date | null; used: number }>`
    select code, valid_until, used from coupon where owner_id = ${userId} order by created_at desc, id limit ${most}`.execute(
    db,
  );
  return result.rows;
}

export async function findOwnInviteLink(db: Db, userId: string): Promise<string | null> {
  const result = await sql<{ hash: string }>`select hash from invite_link where user_id = ${userId}`.execute(db);
  return result.rows[0]?.hash ?? null;
}

/** Without the people who took the invitations. */
export async function findOwnInvitations(
  db: Db,
  userId: string,
): Promise<{ campaign: string; state: string; created_at: Date }[]> {
  const result = await sql<{ campaign: string; state: string; created_at: Date }>`
    select campaign, state, created_at from invitation where inviter_id = ${userId}
    order by created_at desc, id limit ${most}`.execute(db);
  return result.rows;
}

/** Links requested for the address, newest first, without their secrets. */
export async function findOwnLinks(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<{ purpose: string; email: string; created_at: Date; used_at: Date | null }[]> {
  const result = await sql<{ purpose: string; email: string; created_at: Date; used_at: Date | null }>`
    select purpose, email, created_at, used_at from account_request where user_id = ${id} or email = ${email}
    order by created_at desc, id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnHostRow {
  display_name: string;
  headline: string;
  story: string;
  languages: string[];
  phone: string;
  messages_to: string | null;
  /** What they wanted to offer when they applied. */
  offer: string;
  drafts: Record<string, unknown>[];
}

export async function findOwnHost(db: Db, userId: string): Promise<OwnHostRow | null> {
  const result = await sql<OwnHostRow>`
    select h.display_name, h.headline, h.story, h.languages, h.phone, h.offer, r.number as messages_to,
      coalesce((select jsonb_agg(d.content order by d.created_at) from listing_draft d
        where d.host_id = h.user_id and d.course_id is null), '[]') as drafts
    from host h left join phone_reach r on r.host_id = h.user_id where h.user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

export interface OwnPhoneRow {
  name: string;
  created_at: Date;
  seen_at: Date;
  revoked_at: Date | null;
}

export async function findOwnPhones(db: Db, userId: string): Promise<OwnPhoneRow[]> {
  const result = await sql<OwnPhoneRow>`
    select name, created_at, seen_at, revoked_at from check_device where user_id = ${userId}
    order by seen_at desc limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnReminderRow {
  /** Null for the account's choice for all trips. */
  ref: string | null;
  channel: string;
  number: string | null;
  changed_at: Date;
}

/** Where reminders go besides email. */
export async function findOwnReminders(db: Db, userId: string): Promise<OwnReminderRow[]> {
  const result = await sql<OwnReminderRow>`
    select b.ref, r.way as channel, r.number, r.changed_at
    from phone_reach r left join booking b on b.id = r.booking_id
    where r.user_id = ${userId} or b.user_id = ${userId} and b.in_account = 'joined'
    order by r.changed_at desc limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnPanelRows {
  saved_replies: { title: string; text: string }[];
  invited: { email: string; role: string; created_at: Date }[];
  documents: {
    kind: string;
    decision: string;
    words: string;
    expires_on: string | null;
    sent_at: Date;
    removed_at: Date | null;
  }[];
}

export async function findOwnPanel(db: Db, userId: string): Promise<OwnPanelRows> {
  const replies = await sql<OwnPanelRows['saved_replies'][number]>`
    select title, text from saved_reply where host_id = ${userId} order by title, id`.execute(db);
  const invited = await sql<OwnPanelRows['invited'][number]>`
    select email, coalesce(role, '') as role, created_at from team_invitation where host_id = ${userId}
    order by created_at desc, id limit ${most}`.execute(db);
  const documents = await sql<OwnPanelRows['documents'][number]>`
    select kind, decision, words, expires_on, sent_at, removed_at from host_document where host_id = ${userId}
    order by sent_at desc, id limit ${most}`.execute(db);
  return { saved_replies: replies.rows, invited: invited.rows, documents: documents.rows };
}

export interface OwnTeamRow {
  host_name: string;
  role: string;
  since: Date;
}

export async function findOwnTeams(db: Db, userId: string): Promise<OwnTeamRow[]> {
  const result = await sql<OwnTeamRow>`
    select h.display_name as host_name, k.role, k.created_at as since
    from team_member k join host h on h.user_id = k.host_id where k.user_id = ${userId}
    order by k.created_at, k.host_id limit ${most}`.execute(db);
  return result.rows;
}
