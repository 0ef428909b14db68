// Erases the account's row, its logins and its own rows (docs/domain/accounts.md#deleting-an-account, ADR 080).
// tests/privacy/columns declares which column goes or stays.
import { sql, type RawBuilder } from 'kysely';
import type { LockedAccount } from './deletion-facts-queries.ts';

export interface Placeholders {
  name: string;
  words: string;
}

/** Unique, and no email is sent to it (src/domain/account/deletion.ts). */
export const erasedAddress = sql`'erased-' || gen_random_uuid() || '@erased.invalid'`;

/** A hash that no secret matches. */
export const erasedHash = sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`;

export function personStatements({ id, email }: LockedAccount, { name }: Placeholders): RawBuilder<unknown>[] {
  return [
    sql`
      update staff_task set detail = '' where detail <> '' and (kind, subject) in (
        select 'feedback', 'feedback:' || f.id from feedback f
        where f.user_id = ${id} or (f.user_id is null and f.email = ${email})
        union all select 'ambassador_application', 'ambassador:' || a.id from ambassador_application a
        where a.user_id = ${id} or (a.user_id is null and a.email = ${email})
        union all select 'problem_report', 'problem:' || p.id from problem_report p
          join booking b on b.id = p.booking_id where b.user_id = ${id} and b.in_account <> 'refused'
        union all select 'contested_no_show', 'booking:' || b.id from booking b where b.user_id = ${id} and b.in_account <> 'refused'
        union all select 'message_report', 'message:' || r.id from message_report r
          join message_thread t on t.id = r.thread_id where t.user_id = ${id} or r.actor_id = ${id})`,
    sql`delete from staff_note where user_id = ${id}`,
    sql`delete from feedback where user_id = ${id} or (user_id is null and email = ${email})`,
    sql`delete from ambassador_application where user_id = ${id} or (user_id is null and email = ${email})`,
    sql`delete from account_request where user_id = ${id} or email = ${email}`,
    // What a phone checked in stays, because it concerns guests.
    sql`update check_device set name = ${name}, revoked_at = coalesce(revoked_at, banyan_now()) where user_id = ${id}`,
    sql`delete from departure_guide where user_id = ${id}`,
    sql`delete from api_token where user_id = ${id}`,
    sql`delete from distributor_key where user_id = ${id}`,
    sql`delete from team_member where user_id = ${id}`,
    sql`delete from identity_flow where user_id = ${id}`,
    sql`delete from idempotency_key where scope = ${`user:${id}`}
      or scope in (select 'visitor:' || visitor_id from booking where user_id = ${id} and in_account <> 'refused')`,
    sql`delete from invitation where inviter_id = ${id}`,
    sql`delete from invite_link where user_id = ${id}`,
    sql`delete from partner_visit where partner_id in (select p.id from partner p where p.user_id = ${id})
      or visitor_id in (select visitor_id from booking where user_id = ${id} and in_account <> 'refused')`,
    // Earnings stay in the books; the code names no one.
    sql`update partner set state = 'ended', version = version + 1,
      code = case when code is not null then 'GONE' || substr(md5(gen_random_uuid()::text), 1, 12) end where user_id = ${id}`,
    sql`delete from notice_choice where user_id = ${id}`,
    ...['phone_message', 'number_code', 'phone_reach'].map(
      (table) => sql`delete from ${sql.table(table)} where user_id = ${id} or host_id is null
        and booking_id in (select b.id from booking b where b.user_id = ${id} and b.in_account <> 'refused')`,
    ),
    sql`delete from passkey where user_id = ${id}`,
    sql`delete from passkey_challenge where user_id = ${id}`,
    sql`delete from pending_password where user_id = ${id}`,
    sql`delete from second_factor where user_id = ${id}`,
    sql`delete from session where user_id = ${id}`,
    sql`delete from user_identity where user_id = ${id}`,
    sql`delete from trip_calendar where user_id = ${id}`,
    sql`delete from wish_alert where user_id = ${id}`,
    sql`delete from wish where user_id = ${id}`,
    sql`delete from wish_link where user_id = ${id}`,
    sql`delete from team_invitation where email = ${email} or host_id = ${id}`,
    // Earned codes expire; receipts and reviews refer to them.
    sql`update coupon set valid_until = banyan_now() where owner_id = ${id} and coalesce(valid_until > banyan_now(), true)`,
  ];
}

/** Texts of a host. Listings stay, archived, because bookings refer to them. */
export function hostStatements({ id }: LockedAccount, { name }: Placeholders): RawBuilder<unknown>[] {
  return [
    sql`delete from answer_pair where number in (select r.number from phone_reach r where r.host_id = ${id})
      and not exists (select from phone_reach r where r.number = answer_pair.number and r.host_id <> ${id})`,
    sql`delete from phone_message where host_id = ${id}`,
    sql`delete from number_code where host_id = ${id}`,
    sql`delete from phone_reach where host_id = ${id}`,
    sql`delete from feed where host_id = ${id}`,
    sql`delete from calendar_address where host_id = ${id}`,
    sql`delete from payout_detail where host_id = ${id}`,
    sql`delete from saved_reply where host_id = ${id}`,
    sql`delete from staff_note where course_id in (select c.id from course c where c.host_id = ${id})
      or draft_id in (select d.id from listing_draft d where d.host_id = ${id})`,
    sql`delete from team_member where host_id = ${id}`,
    // The log of views is deleted with it.
    sql`delete from host_document where host_id = ${id}`,
    sql`update host set display_name = ${name}, headline = '', story = '', phone = '', offer = ''
      where user_id = ${id}`,
    // A published draft is part of its listing, which stays.
    sql`delete from listing_draft where host_id = ${id} and course_id is null`,
    sql`
      update review set host_reply = '' where host_reply <> ''
        and course_id in (select c.id from course c where c.host_id = ${id})`,
    sql`
      update inquiry set answer = '' where answer <> ''
        and course_id in (select c.id from course c where c.host_id = ${id})`,
  ];
}

/** Last: the row then refuses every change. */
export function accountStatement({ id }: LockedAccount, { name }: Placeholders): RawBuilder<unknown> {
  return sql`
    update user_account set email = ${erasedAddress}, first_name = ${name}, last_name = '', isd_code = '', phone = '',
      image = null, password_hash = null, verified_at = null, signed_in_at = null, is_id_verified = false,
      roles = '{user}', locale = default, access_version = access_version + 1, known_devices = '{}', erased_at = banyan_now()
    where id = ${id}`;
}
