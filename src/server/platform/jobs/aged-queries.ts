// Retention: deletes and erases old rows (docs/domain/accounts.md#retention, docs/guide/run.md).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { accountLinkDays } from '#src/domain/account/account-link.ts';
import { retention } from '#src/domain/retention.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

// Days until the host must reply, plus the days of the link.
const pendingPasswordDays = accountLinkDays + 7;
const atOnce = 1000;
const turnHours = 1;

// No payment, credential or report depends on it. It must have expired: before, its seats and code are still taken.
const isBareHold = sql`b.status = 'expired' and b.payment in ('none', 'failed')
  and b.created_at < banyan_now() - make_interval(days => ${retention.unusedDays})
  and not exists (select 1 from payment p where p.booking_id = b.id)
  and not exists (select 1 from ledger_tx l where l.booking_id = b.id)
  and not exists (select 1 from problem_report r where r.booking_id = b.id)
  and not exists (select 1 from staff_task s where s.booking_id = b.id)
  and not exists (select 1 from offer o where o.replaces_booking_id = b.id)`;

/** Referencing rows first; each statement is bounded. */
const deletions: readonly RawBuilder<unknown>[] = [
  sql`delete from rate_limit where key in (
    select key from rate_limit where expire < extract(epoch from banyan_now()) * 1000 limit 5000)`,
  // Claim turns no one waits for.
  sql`delete from claim_turn where key in (
    select key from claim_turn where taken_at < banyan_now() - make_interval(hours => ${turnHours}) limit 5000 for update skip locked)`,
  sql`delete from idempotency_key where (scope, key) in (
    select scope, key from idempotency_key where created_at < banyan_now() - make_interval(hours => ${retention.requestKeyHours}) limit 5000)`,
  sql`delete from visitor_booking where (booking_id, visitor_id) in (
    select booking_id, visitor_id from visitor_booking where expires_at < banyan_now() limit 5000)`,
  // Link never opened, or already verified.
  sql`delete from pending_password where booking_id in (
    select p.booking_id from pending_password p join user_account u on u.id = p.user_id
    where p.created_at < banyan_now() - make_interval(days => ${pendingPasswordDays}) or u.verified_at is not null
    limit 5000)`,
  sql`delete from passkey_challenge where challenge_hash in (
    select challenge_hash from passkey_challenge where expires_at < banyan_now() limit 5000)`,
  sql`delete from identity_flow where state_hash in (
    select state_hash from identity_flow where expires_at < banyan_now() limit 5000)`,
  // Used links stay briefly.
  sql`delete from account_request where id in (
    select id from account_request where created_at < banyan_now() - make_interval(days => ${retention.requestedLinkDays}) limit ${atOnce})`,
  // Codes and phone messages; the digits of a reply are not reused for a week.
  sql`delete from number_code where id in (
    select id from number_code where expires_at < banyan_now() - make_interval(days => 1) limit ${atOnce})`,
  sql`delete from phone_reach where booking_id in (
    select r.booking_id from phone_reach r join booking b on b.id = r.booking_id join departure d on d.id = b.departure_id
    where d.ends_at < banyan_now() - make_interval(days => ${retention.reminderDays}) limit ${atOnce})`,
  sql`delete from phone_message where id in (
    select id from phone_message where created_at < banyan_now() - make_interval(days => ${retention.mailDays}) limit ${atOnce})`,
  sql`delete from phone_incoming where (way, provider_id) in (
    select way, provider_id from phone_incoming where received_at < banyan_now() - make_interval(days => ${retention.mailDays}) limit ${atOnce})`,
  // After a day a reply's digits may name another booking.
  sql`update phone_incoming set done_at = banyan_now(), number = null, body = null, payload = null
    where done_at is null and received_at < banyan_now() - make_interval(days => 1)`,
  sql`delete from answer_pair where id in (
    select id from answer_pair where closed_at < banyan_now() - make_interval(days => ${retention.mailDays}) limit ${atOnce})`,
  sql`delete from host_link where id in (
    select id from host_link where expires_at < banyan_now() - make_interval(days => ${retention.hostLinkDays}) limit ${atOnce})`,
  sql`delete from host_reminder where (host_id, local_date) in (
    select host_id, local_date from host_reminder where created_at < banyan_now() - make_interval(days => ${retention.mailDays}) limit ${atOnce})`,
  sql`delete from trip_reminder where (booking_id, step, starts_at) in (
    select booking_id, step, starts_at from trip_reminder where starts_at < banyan_now() - make_interval(days => ${retention.mailDays}) limit ${atOnce})`,
  sql`delete from wish_alert where id in (
    select id from wish_alert where local_date < banyan_now()::date - 1 limit ${atOnce})`,
  // Emails, then their tasks.
  sql`delete from mail where id in (
    select id from mail where created_at < banyan_now() - make_interval(days => ${retention.mailDays}) order by created_at limit ${atOnce})`,
  sql`delete from outbox where id in (
    select o.id from outbox o where o.done_at < banyan_now() - make_interval(days => ${retention.mailDays})
      and not exists (select 1 from mail m where m.outbox_id = o.id)
      and not exists (select 1 from phone_message p where p.outbox_id = o.id) order by o.done_at limit ${atOnce})`,
  // After twice the time in which a provider repeats events.
  sql`delete from gateway_event where (provider, event_id) in (
    select provider, event_id from gateway_event
    where processed_at < banyan_now() - make_interval(days => ${retention.eventDays}) order by processed_at limit ${atOnce})`,
  sql`delete from partner_visit where visitor_id in (
    select visitor_id from partner_visit where at < banyan_now() - make_interval(days => ${partnerRules.visitDays}) limit ${atOnce})`,
  sql`delete from companion where id in (
    select c.id from companion c join booking b on b.id = c.booking_id join departure d on d.id = b.departure_id
    where d.ends_at < banyan_now() - make_interval(days => ${retention.companionDays}) limit ${atOnce})`,
  sql`delete from check_event where id in (
    select e.id from check_event e join booking b on b.id = e.booking_id join departure d on d.id = b.departure_id
    where d.ends_at < banyan_now() - make_interval(days => ${retention.actDays}) limit ${atOnce})`,
  sql`delete from check_device where id in (
    select v.id from check_device v where v.seen_at < banyan_now() - make_interval(days => ${retention.actDays})
      and not exists (select from check_event e where e.device_id = v.id) limit ${atOnce})`,
  sql`delete from mail where id in (
    select m.id from mail m join booking b on b.id = m.booking_id where ${isBareHold} limit ${atOnce})`,
  sql`delete from booking where id in (
    select b.id from booking b where ${isBareHold}
      and not exists (select 1 from mail m where m.booking_id = b.id) limit ${atOnce})`,
  // Old messages and inactive conversations.
  sql`delete from message where id in (
    select id from message where sent_at < banyan_now() - make_interval(years => ${retention.messageYears}) order by sent_at limit ${atOnce})`,
  sql`delete from message_thread where id in (
    select id from message_thread where last_at < banyan_now() - make_interval(years => ${retention.messageYears}) limit ${atOnce})`,
  sql`delete from host_reply where message_id in (
    select message_id from host_reply where replied_at < banyan_now() - make_interval(days => ${retention.replyDays}) limit ${atOnce})`,
  sql`delete from course_view where (course_id, day) in (
    select course_id, day from course_view where day < (banyan_now() - make_interval(years => ${retention.viewYears}))::date limit 5000)`,
  sql`delete from search_count where (day, keyword, outcome) in (
    select day, keyword, outcome from search_count where day < banyan_now()::date - ${retention.searchDays}::integer limit 5000)`,
  sql`delete from exchange_rate_change where id in (
    select id from exchange_rate_change where at < banyan_now() - make_interval(years => ${retention.rateYears}) order by at limit ${atOnce})`,
  // Except changes not reviewed.
  sql`delete from listing_history where id in (
    select id from listing_history where at < banyan_now() - make_interval(days => ${retention.listingHistoryDays})
      and (act <> 'change' or review is not null and review <> 'waiting') order by at limit ${atOnce})`,
  // Unconfirmed questions.
  sql`delete from inquiry where id in (
    select i.id from inquiry i where i.user_id is null and i.status in ('unverified', 'expired')
      and i.expires_at < banyan_now() - make_interval(days => ${retention.unusedDays})
      and not exists (select 1 from offer o where o.inquiry_id = i.id) limit ${atOnce})`,
];

/** After a payment attempt the row stays to match the provider's books; its personal data is erased. */
const erasure = sql`
  update booking set first_name = '', last_name = '', email = 'erased-' || lower(ref) || '@erased.invalid',
    isd_code = '', phone = '', message = '', pickup_address = '', pickup_latitude = null, pickup_longitude = null
  where id in (
    select b.id from booking b where b.status = 'expired' and b.payment in ('none', 'failed') and b.email not like '%@erased.invalid'
      and b.created_at < banyan_now() - make_interval(days => ${retention.unusedDays})
      and not exists (select 1 from payment p where p.booking_id = b.id and p.status not in ('cancelled', 'failed'))
      limit ${atOnce})`;

/** Bounded; returns the number of rows. Continues after a failure and throws all failures at the end. */
export async function deleteAged(db: Kysely<Database>): Promise<number> {
  let touched = 0;
  const faults: unknown[] = [];
  for (const statement of [...deletions, erasure]) {
    try {
      touched += Number((await statement.execute(db)).numAffectedRows ?? 0);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'could not delete some expired rows');
  return touched;
}
