// Erases a person's traces. Rows stay where money, the law or another person needs them
// (docs/domain/accounts.md#deleting-an-account, ADR 080).
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { inquiryChange } from '#src/server/features/booking/index.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { erasedAddress, erasedHash, type Placeholders } from './erase-person-queries.ts';
import type { LockedAccount } from './deletion-facts-queries.ts';

const ownBookings = (id: string) =>
  sql`select b.id from booking b where b.user_id = ${id} and b.in_account <> 'refused'`;

export function mailStatements({ id, email }: LockedAccount): RawBuilder<unknown>[] {
  const ofAccount = sql`
    select o.id from outbox o where o.payload ->> 'user_id' = ${id} or o.payload ->> 'email' = ${email}::text
      or o.payload ->> 'request_id' in (
        select r.id::text from account_request r where r.user_id = ${id} or r.email = ${email})
      or o.payload ->> 'feedback_id' in (
        select f.id::text from feedback f where f.user_id = ${id} or (f.user_id is null and f.email = ${email}))
      or o.payload ->> 'application_id' in (select a.id::text from ambassador_application a
        where a.user_id = ${id} or (a.user_id is null and a.email = ${email}))
      or o.payload ->> 'document_id' in (select d.id::text from host_document d where d.host_id = ${id})
      or o.payload ->> 'invitation_id' in (select i.id::text from invitation i where i.inviter_id = ${id})
      or o.payload ->> 'inquiry_id' in (
        select i.id::text from inquiry i where i.user_id = ${id} or (i.user_id is null and i.email = ${email}))
      or o.payload ->> 'thread_id' in (
        select t.id::text from message_thread t where t.user_id = ${id} or t.host_id = ${id})
      or o.payload ->> 'booking_id' in (select b.id::text from (${ownBookings(id)}) b)`;
  return [
    sql`delete from phone_message where booking_id in (${ownBookings(id)}) or outbox_id in (${ofAccount})`,
    sql`
      delete from mail where recipient = ${email} or booking_id in (${ownBookings(id)}) or outbox_id in (${ofAccount})`,
    // Pending notices to the host are still sent, and name a deleted account.
    sql`
      delete from outbox where id in (${ofAccount}) and (done_at is not null or payload ->> 'kind' not like 'host-%')
        and not exists (select from mail m where m.outbox_id = outbox.id)`,
  ];
}

/** Bookings keep date, price and payment; receipts keep the name they were issued to. */
export function bookingStatements({ id, email }: LockedAccount, { name, words }: Placeholders): RawBuilder<unknown>[] {
  const own = ownBookings(id);
  return [
    sql`
      insert into receipt_payer (booking_id, name)
      select b.id, left(trim(b.first_name || ' ' || b.last_name), 161) from booking b
      where b.user_id = ${id} and b.in_account <> 'refused' and trim(b.first_name || ' ' || b.last_name) <> ''
        and exists (select from receipt r where r.booking_id = b.id)
      on conflict (booking_id) do nothing`,
    sql`delete from account_link where booking_id in (select b.id from booking b where b.user_id = ${id})`,
    sql`delete from companion where booking_id in (${own})`,
    sql`delete from review_asking where booking_id in (${own})`,
    sql`delete from staff_note where booking_id in (${own})`,
    sql`delete from visitor_booking where booking_id in (${own})`,
    sql`update booking_history set reason = '' where booking_id in (${own}) and position(' ' in reason) > 0`,
    sql`
      update invitation set visitor_id = 'erased-' || gen_random_uuid()
      where coupon_id in (select u.coupon_id from coupon_use u where u.user_id = ${id})`,
    sql`update problem_report set message = ${words}, photos = '[]' where booking_id in (${own})`,
    sql`
      update booking set first_name = ${name}, last_name = '', email = ${erasedAddress}, isd_code = '', phone = '',
        message = '', pickup_address = '', pickup_latitude = null, pickup_longitude = null, visitor_id = '',
        idempotency_key = null, held_from = null, held_by = null, cancel_reason = '', access_hash = ${erasedHash},
        token_hash = ${erasedHash}
      where id in (${own})`,
    // Another account's booking with this address keeps everything but the address.
    sql`
      update booking set email = ${erasedAddress} where email = ${email}
        and user_id = ${id} and in_account = 'refused'`,
  ];
}

export function conversationStatements(
  { id, email }: LockedAccount,
  { name, words }: Placeholders,
): RawBuilder<unknown>[] {
  return [
    sql`
      update offer set withdrawn_at = banyan_now()
      where withdrawn_at is null and booked_at is null and inquiry_id in (
        select i.id from inquiry i where i.user_id = ${id} or (i.user_id is null and i.email = ${email}))`,
    inquiryChange('expired', sql`(i.user_id = ${id} or (i.user_id is null and i.email = ${email}))`),
    sql`
      update inquiry set email = ${erasedAddress}, first_name = ${name}, last_name = '', isd_code = '', phone = '',
        message = ${words}, visitor_id = '', token_hash = ${erasedHash}
      where user_id = ${id} or (user_id is null and email = ${email})`,
    sql`
      delete from message_picture p using message m
      where m.id = p.message_id and (m.author_id = ${id} or (m.side = 'guest' and m.thread_id in (
        select t.id from message_thread t where t.user_id = ${id})))`,
    sql`
      update message set text = ${words}, is_masked = false
      where author_id = ${id} or (side = 'guest' and thread_id in (
        select t.id from message_thread t where t.user_id = ${id}))`,
    sql`
      update message_report set details = '' where actor_id = ${id} or (by_side = 'guest' and thread_id in (
        select t.id from message_thread t where t.user_id = ${id}))`,
    sql`
      update message_thread set guest_unmailed_since = null, host_unmailed_since = null, guest_waits_since = null
      where user_id = ${id} or host_id = ${id}`,
  ];
}

/** Erases text, salt, photos and name of reviews; stars stay. Returns those in the review log, which records it. */
export async function eraseReviews(
  trx: Transaction<Database>,
  { id }: LockedAccount,
  { name }: Placeholders,
): Promise<string[]> {
  await sql`delete from review_photo where review_id in (select r.id from review r where r.author_id = ${id})`.execute(
    trx,
  );
  await sql`
    update review_aspect set details = '', labels = '{}'
    where review_id in (select r.id from review r where r.author_id = ${id})`.execute(trx);
  const erased = await sql<{ id: string; is_logged: boolean }>`
    update review set guest_name = ${name}, body = '', host_reply = '', salt = null, fingerprint = null, language = default,
      author_id = null
    where author_id = ${id} returning id, booking_id is not null as is_logged`.execute(trx);
  return erased.rows.filter(({ is_logged: isLogged }) => isLogged).map((one) => one.id);
}

/** Expires all uploads of an account; returns photos that no other row uses. */
export async function endUploads(
  trx: Transaction<Database>,
  { id }: LockedAccount,
): Promise<{ id: string; picture_id: string }[]> {
  const ended = await sql<{ id: string; picture_id: string }>`
    update upload set expires_at = banyan_now() where owner_id = ${id} returning id, picture_id`.execute(trx);
  return ended.rows;
}
