// Statements of messages to the operator; each queues an email and a task.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface NewFeedback {
  id: string;
  topic: string;
  message: string;
  email: string;
  userId: string | null;
  page: string;
}

export async function findAddress(db: Kysely<Database>, userId: string): Promise<string | null> {
  const result = await sql<{ email: string }>`select email from user_account where id = ${userId}`.execute(db);
  return result.rows[0]?.email ?? null;
}

/** The same within a day: a double submit. */
export async function isRepeated(
  db: Kysely<Database>,
  { email, topic, message }: Pick<NewFeedback, 'email' | 'topic' | 'message'>,
): Promise<boolean> {
  const result = await sql`select 1 from feedback where email = ${email} and topic = ${topic} and message = ${message}
    and created_at > banyan_now() - make_interval(days => 1)`.execute(db);
  return result.rows.length > 0;
}

export async function insertFeedback(trx: Transaction<Database>, made: NewFeedback): Promise<void> {
  await sql`
    with stored as (
      insert into feedback (id, topic, message, email, user_id, page)
      values (${made.id}, ${made.topic}, ${made.message}, ${made.email}, ${made.userId}, ${made.page})
    )
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'operator-feedback', 'feedback_id', ${made.id}::text))`.execute(trx);
}

export interface NewApplication {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  city: string;
  audience: string;
  message: string;
  userId: string | null;
}

/** False while one of this address is undecided. */
export async function insertApplication(trx: Transaction<Database>, made: NewApplication): Promise<boolean> {
  const stored = await sql`
    with stored as (
      insert into ambassador_application (id, email, first_name, last_name, city, audience, message, user_id)
      values (${made.id}, ${made.email}, ${made.firstName}, ${made.lastName}, ${made.city}, ${made.audience},
        ${made.message}, ${made.userId})
      on conflict (email) where decided_at is null do nothing returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'operator-application', 'application_id', id::text) from stored
    returning id`.execute(trx);
  return stored.rows.length > 0;
}

/** For the operator's email; fields not asked for are empty. */
export interface ToOperator {
  email: string;
  name: string;
  topic: string;
  page: string;
  city: string;
  audience: string;
  message: string;
}

export async function findFeedback(db: Kysely<Database>, id: string): Promise<ToOperator | null> {
  const result = await sql<ToOperator>`
    select f.email, coalesce(trim(u.first_name || ' ' || u.last_name), '') as name, f.topic, f.page, '' as city, '' as audience,
      f.message
    from feedback f left join user_account u on u.id = f.user_id where f.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findApplication(db: Kysely<Database>, id: string): Promise<ToOperator | null> {
  const result = await sql<ToOperator>`
    select email, coalesce(first_name || ' ' || last_name, '') as name, '' as topic, '' as page, city, audience, message
    from ambassador_application where id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}
