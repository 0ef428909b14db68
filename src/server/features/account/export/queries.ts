// The statements that gather what is kept of a person (docs/accounts.md#ones-own-data).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

// More than anybody has; a file has to end somewhere.
const most = 10_000;

export interface OwnBookingRow {
  id: string;
  ref: string;
  title: string;
  city_name: string;
  date: string;
  time: string;
  pax: number;
  status: string;
  payment: string;
  first_name: string;
  last_name: string;
  email: string;
  isd_code: string;
  phone: string;
  message: string;
  pickup_address: string;
  total_cents: number;
  due_cents: number;
  created_at: Date;
}

/** The bookings in an account, newest first. Those that wait for the owner's word may be somebody else's. */
export async function findOwnBookings(db: Db, userId: string): Promise<OwnBookingRow[]> {
  const found = await sql<OwnBookingRow>`
    select b.id, b.ref, c.title, ci.name as city_name, d.local_date as date, d.start_time as time, b.pax, b.status,
      b.payment, b.first_name, b.last_name, b.email, b.isd_code, b.phone, b.message, b.pickup_address, b.total_cents,
      b.due_cents, b.created_at
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
    where b.user_id = ${userId} and b.in_account = 'joined'
    order by b.created_at desc, b.id limit ${most}`.execute(db);
  return found.rows;
}

export interface OwnCompanionRow {
  booking_id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Whom the owner has invited to these bookings. */
export async function findOwnCompanions(db: Db, bookingIds: readonly string[]): Promise<OwnCompanionRow[]> {
  const found = await sql<OwnCompanionRow>`
    select booking_id, first_name, last_name, email from companion
    where booking_id = any(${bookingIds}::uuid[]) order by created_at, id`.execute(db);
  return found.rows;
}

export interface OwnQuestionRow {
  title: string;
  date: string;
  pax: number;
  message: string;
  answer: string;
  status: string;
  created_at: Date;
}

/** The questions that the owner has asked hosts, newest first. */
export async function findOwnQuestions(db: Db, userId: string): Promise<OwnQuestionRow[]> {
  const found = await sql<OwnQuestionRow>`
    select c.title, i.local_date as date, i.pax, i.message, i.answer, i.status, i.created_at
    from inquiry i join course c on c.id = i.course_id
    where i.user_id = ${userId} order by i.created_at desc, i.id limit ${most}`.execute(db);
  return found.rows;
}

export interface OwnMailRow {
  subject: string;
  text_body: string;
  created_at: Date;
}

/** The mails to the account's address that are still kept, newest first. */
export async function findOwnMails(db: Db, email: string): Promise<OwnMailRow[]> {
  const found = await sql<OwnMailRow>`
    select subject, text_body, created_at from mail
    where recipient = ${email} order by created_at desc, id limit ${most}`.execute(db);
  return found.rows;
}
