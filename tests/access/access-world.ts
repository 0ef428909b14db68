// The world of the authorisation table: every role, and a guest's booking, question, photo and session.
import { giveRoles } from '#tests/support/roles.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { staffAreas } from '#src/domain/admin/areas.ts';
import type { Role } from '#src/server/call.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { seal } from '#src/server/platform/sealed.ts';
import { seedContent } from '#src/server/seed/content.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { attach } from '#tests/support/booking/picture-talk.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { Person } from './matrix.ts';

/** Roles by person; a visitor has none. The guest, the host and the first coordinator belong to the booking. */
const roles: Readonly<Record<Exclude<Person, 'visitor'>, Role[]>> = {
  guest: ['user'],
  otherGuest: ['user'],
  host: ['user', 'host'],
  otherHost: ['user', 'host'],
  coordinator: ['user', 'coordinator'],
  otherCoordinator: ['user', 'coordinator'],
  manager: ['user', 'manager'],
  guide: ['user', 'guide'],
  distributor: ['user', 'distributor'],
  ambassador: ['user', 'ambassador'],
  support: ['user', 'operator'],
  finance: ['user', 'operator'],
  content: ['user', 'operator'],
  admin: ['user', 'operator'],
};

/** By field name: the id of a row of the guest or host, and one without a row. */
type Ids = Record<string, { there: string | number; missing: string | number }>;

export interface AccessWorld {
  program: TestApp;
  ids: Ids;
  as(person: Person): Visitor;
  /** Restores what a call may have deleted. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

const missing = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const taken = ['companion', 'upload', 'session', 'saved_reply', 'team_member', 'feed'];
/** Columns of rows that a call may have changed. */
const changed = {
  team_member: ['role'],
  team_invitation: ['accepted_at', 'accepted_by', 'revoked_at'],
  host_document: ['decision', 'sealed', 'removed_at', 'decided_at', 'decided_by', 'words', 'expires_on', 'warned_days'],
  staff_task: ['closed_at', 'closed_by'],
  user_account: ['roles'],
} as const;
const keyOf = (table: string) => (table === 'team_member' ? ['user_id', 'host_id'] : ['id']);

async function fillWithTexts({ pool }: TestDatabase): Promise<void> {
  await insertBookableCity(pool);
  const client = await pool.connect();
  await seedContent(client);
  client.release();
}

/**
 * Makes the accounts, each with its name as token; the other host leads a course, two coordinators act for the hosts,
 * and the first has a manager and a guide.
 */
async function insertPeople(pool: Pool): Promise<string> {
  const accounts: Record<string, string> = { host: hostId };
  for (const [person, has] of Object.entries(roles).filter(([name]) => name !== 'host')) {
    const { rows } = await pool.query(
      `insert into user_account (email, first_name, roles, verified_at) values ($1, 'Someone', $2, banyan_now()) returning id`,
      [`${person}@access.example.test`, has],
    );
    accounts[person] = rows[0].id as string;
  }
  for (const area of staffAreas)
    await pool.query('update operator_area set area = $2 where user_id = $1', [accounts[area], area]);
  await giveRoles(pool, accounts['ambassador']!, 'ambassador');
  await giveRoles(pool, accounts['distributor']!, 'distributor');
  await giveTokens(pool, accounts);
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ($1, 'Other', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 2')`,
    [accounts['otherHost']],
  );
  await pool.query(
    `insert into team_member (user_id, host_id, role) values ($1, $2, 'coordinator'), ($3, $4, 'coordinator'), ($5, $2, 'manager'), ($6, $2, 'guide')`,
    [
      accounts['coordinator'],
      hostId,
      accounts['otherCoordinator'],
      accounts['otherHost'],
      accounts['manager'],
      accounts['guide'],
    ],
  );
  return accounts['guest'] ?? '';
}

/**
 * The guest books, invites a companion, asks a question and sends a photo. Returns the ids that cannot be looked up
 * otherwise.
 */
async function useSite({ app }: TestApp, guest: Visitor, course: TestCourse, pool: Pool) {
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 9)`,
  );
  const { ref } = await guest.must('booking/checkout', choiceOf(course, { coupon_code: 'ALL-FREE', pax: 3 }) as never);
  const friend = { email: 'friend@access.example.test', first_name: 'A', last_name: 'B' };
  const { rows } = await pool.query('select id from booking where ref = $1', [ref]);
  await guest.must('booking/send-companion', { booking_id: rows[0].id, ...friend });
  const message = 'Is there a shorter way round, past the market?';
  await guest.must('booking/inquiry', { course_id: course.id, date: course.date, pax: 2, message });
  const sender = { caller: { cookies: new Map<string, string>() } as unknown as Caller, headers: as('guest') };
  const picture = await attach({ app }, sender, { booking_id: rows[0].id }, [await photoOf('red')]);
  const attachments = [picture.data.id];
  await guest.must('conversation/send', { booking_id: rows[0].id, message: 'Hello', key: randomUUID(), attachments });
  const { url } = await guest.must('invite/mine', {});
  return { ref, invite: url.split('/').at(-1) ?? '', picture: picture.data.id };
}

/** A photo sent and not shown yet, and a session on another device. */
async function insertBelongings(pool: Pool, guestId: string): Promise<void> {
  await pool.query(
    `insert into picture (id, sha256, width, height, blur, dominant) values ('up', sha256('up'), 10, 10, '', '#aabbcc')`,
  );
  await pool.query(`insert into upload (owner_id, picture_id, purpose) values ($1, 'up', 'review')`, [guestId]);
  await pool.query(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, banyan_now() + interval '1 day')`,
    [hashSecret('somewhere else'), guestId],
  );
}

/** A host's draft listing, and a course change that waits for an operator. */
async function insertListings(pool: Pool, courseId: number): Promise<{ draft: string; change: number }> {
  const draft = await pool.query('insert into listing_draft (host_id) values ($1) returning id', [hostId]);
  const change = await pool.query(
    `with edited as (insert into listing_draft (host_id, course_id, state) values ($1, $2, 'published') returning id)
    insert into listing_history (draft_id, actor_id, act, part, before, after, review)
    select id, $1, 'change', 'duration', '{"minutes":180}', '{"minutes":200}', 'waiting' from edited returning id`,
    [hostId, courseId],
  );
  return { draft: draft.rows[0].id as string, change: change.rows[0].id as number };
}

/** A code without an owner. */
async function insertOwnCode(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into coupon (code, kind, percent) values ('ACCESS-CODE', 'percent', 10) returning id`,
  );
  return rows[0]!.id;
}

async function insertSentMail(pool: Pool): Promise<number> {
  const id = 987_654_321;
  await pool.query(
    `insert into outbox (id, topic, payload, done_at, outcome) values ($1, 'mail', '{"kind":"refund-done"}', banyan_now(), 'handed')`,
    [id],
  );
  await pool.query(
    `insert into mail (outbox_id, kind, recipient, subject, text_body, html_body)
     values ($1, 'refund-done', 'somebody@example.test', 'Your money', 'It is on its way', '<p>It is on its way</p>')`,
    [id],
  );
  return id;
}

/**
 * Rows for the host panel and the back office: a saved reply, an invitation of the guest, a credential, a reported
 * message.
 */
async function usePanel({ services, database: { pool } }: TestApp, guest: Visitor, bookingId: string): Promise<void> {
  await pool.query(`insert into saved_reply (host_id, title, text) values ($1, 'Welcome', 'Welcome')`, [hostId]);
  await pool.query(
    `insert into team_invitation (host_id, email, role, token_hash, expires_at)
     values ($1, 'guest@access.example.test', 'guide', sha256('invited'), banyan_now() + interval '7 days')`,
    [hostId],
  );
  const id = randomUUID();
  await pool.query(
    `insert into host_document (id, host_id, kind, file_kind, byte_size, sealed) values ($1, $2, 'id', 'pdf', 5, $3)`,
    [id, hostId, seal(services.keys, 'host-document', '%PDF-', id)],
  );
  await guest.must('conversation/report', { booking_id: bookingId, reason: 'rude' } as never);
  await pool.query(
    `insert into problem_report (booking_id, kind, message, photos)
     select $1, 'other', 'It rained all day.', jsonb_build_array(picture_id) from upload where purpose = 'message' limit 1`,
    [bookingId],
  );
}

/** Copies what calls may delete or change, and returns the function that restores it. */
async function keepRows(pool: Pool): Promise<void> {
  const tables = [...new Set([...taken, ...Object.keys(changed)])];
  const copies = tables.map((table) => `create table kept.${table} as table public.${table}`);
  const comeBack = taken.map((table) => `insert into ${table} select * from kept.${table} on conflict do nothing`);
  const changeBack = Object.entries(changed).map(([table, columns]) => {
    const list = (of: string) => columns.map((name) => `${of}.${name}`).join(', ');
    return `update ${table} t set ${columns.map((name) => `${name} = k.${name}`).join(', ')} from kept.${table} k
      where ${keyOf(table)
        .map((name) => `t.${name} = k.${name}`)
        .join(' and ')} and (${list('t')}) is distinct from (${list('k')})`;
  });
  // Removes new members from teams.
  const leave = `delete from team_member t where not exists (
    select from kept.team_member k where k.user_id = t.user_id and k.host_id = t.host_id)`;
  await pool.query(`create schema kept; ${copies.join('; ')};
    create function kept.restore() returns void language plpgsql set search_path = public as $$ begin
      ${[leave, ...comeBack, ...changeBack].join(';\n')};
    end $$`);
}

export async function openAccessWorld(): Promise<AccessWorld> {
  const uploads = mkdtempSync(join(tmpdir(), 'access-'));
  const program = await createTestApp({ fill: fillWithTexts, settings: { BANYAN_UPLOAD_DIR: uploads } });
  const { pool } = program.database;
  const open = (person: Person) => createVisitor(program.app, person === 'visitor' ? {} : { bearer: person });
  const guestId = await insertPeople(pool);
  await pool.query(
    `insert into check_device (id, user_id, name)
     select gen_random_uuid(), user_id, 'Gate' from team_member where role = 'guide'`,
  );
  const course = await insertBookableCourse(pool);
  const { ref, invite, picture } = await useSite(program, open('guest'), course, pool);
  await insertBelongings(pool, guestId);
  const { draft, change } = await insertListings(pool, course.id);
  await pool.query(
    `insert into feed (id, host_id, name, address, address_hash, shown) values (gen_random_uuid(), $1, 'Phone', '', '', 'a')`,
    [hostId],
  );
  await pool.query(`insert into review (course_id, guest_name, guest_country, rating) values ($1, 'Guest', 'NO', 5)`, [
    course.id,
  ]);
  await pool.query(
    `with paid as (
       insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status)
       select id, 'stripe', 'card', 540, 'USD', 540, 'succeeded' from booking limit 1 returning id)
     insert into refund (payment_id, amount_minor, due_cents, reason, key, status) select id, 100, 100, 'goodwill', 'k', 'succeeded' from paid`,
  );
  await usePanel(program, open('guest'), (await pool.query('select id from booking')).rows[0].id as string);
  const idOf = async (table: string) => ({
    there: (await pool.query(`select id from ${table}`)).rows[0].id as string,
    missing,
  });
  await keepRows(pool);
  return {
    program,
    as: open,
    ids: {
      // First, because the other figures include it.
      code_id: { there: await insertOwnCode(pool), missing },
      partner_id: {
        there: (await pool.query(`select id from partner where kind = 'ambassador'`)).rows[0].id as string,
        missing,
      },
      task_id: { there: await insertSentMail(pool), missing: 999_999_999 },
      user_id: {
        there: (await pool.query(`select user_id from team_member where role = 'guide'`)).rows[0].user_id,
        missing,
      },
      booking_id: await idOf('booking'),
      listing_id: { there: draft, missing },
      ref: { there: ref, missing: ref === 'BCDFHJKM' ? 'BCDFHJKN' : 'BCDFHJKM' },
      companion_id: await idOf('companion'),
      inquiry_id: await idOf('inquiry'),
      image_id: await idOf('upload'),
      session_id: await idOf('session'),
      feed_id: await idOf('feed'),
      message_id: await idOf('message'),
      message_picture: { there: picture, missing },
      problem_id: await idOf('problem_report'),
      invite: { there: invite, missing },
      partner: {
        there: (await pool.query('select code from partner where code is not null')).rows[0].code as string,
        missing: 'NOBODY7K',
      },
      course_id: { there: course.id, missing: 999_999 },
      change_id: { there: change, missing: 999_999 },
      departure_id: { there: Number((await idOf('departure')).there), missing: 999_999 },
      device_id: await idOf('check_device'),
      host_id: { there: hostId, missing },
      reply_id: await idOf('saved_reply'),
      invitation_id: await idOf('team_invitation'),
      document_id: await idOf('host_document'),
      review_id: await idOf('review'),
      refund_id: await idOf('refund'),
      distributor_id: {
        there: (await pool.query(`select id from user_account where 'distributor' = any(roles) limit 1`)).rows[0].id,
        missing,
      },
      report_id: { there: (await pool.query('select id from staff_task')).rows[0].id, missing: 999_999 },
    },
    async close() {
      program.services.gateways.images.close();
      await program.close();
      rmSync(uploads, { recursive: true, force: true });
    },
    restore: async () => void (await pool.query('select kept.restore()')),
  };
}
