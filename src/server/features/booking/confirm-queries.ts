// Statements that confirm: a paid hold, or an accepted request.
import { sql, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { MoneyAction } from '#src/domain/payment/decision.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { postingOf } from './booking-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { bySystem } from './open-booking.ts';
import { changeStatus, inquiryChange, type Changing } from './status-queries.ts';

type Trx = Transaction<Database>;

export interface Confirmation {
  action: MoneyAction;
  actor: 'guest' | 'payment';
  paymentId: string | null;
  posting: Posting;
  /** Deadline for the host's reply, ms since 1970; null where none is needed. */
  requestUntilMs: number | null;
}

/**
 * Moves an inquiry's conversation to its booking if the guest who asked booked. Reads `taken_up`
 * (docs/domain/messages.md#who-reads).
 */
const conversationFollows = (bookingId: string) => sql`
  update message_thread t set booking_id = b.id from taken_up o join booking b on b.id = ${bookingId}
  where t.inquiry_id = o.inquiry_id and t.user_id = b.user_id and t.booking_id is null
    and not exists (select from message_thread other where other.booking_id = b.id)`;

export async function writeConfirmation(trx: Trx, booking: Changing, made: Confirmation): Promise<void> {
  const isPaid = made.paymentId !== null;
  const isAsked = made.requestUntilMs !== null;
  const until = isAsked ? new Date(made.requestUntilMs ?? 0).toISOString() : null;
  const mails = isAsked ? ['booking-requested', 'host-request'] : ['booking-confirmed', 'host-new-booking'];
  await changeStatus(trx, booking, {
    action: made.action,
    by: bySystem,
    actor: made.actor,
    why: { key: isPaid ? 'paid' : 'nothing-due' },
    set: sql`, confirmed_at = banyan_now(), hold_until = null, request_until = ${until}::timestamptz,
      payment = ${isPaid ? 'paid' : 'none'}, cash = case when balance_cents > 0 then 'due' else 'none' end`,
    also: sql`, taken_up as (
      update offer o set booked_at = banyan_now() from changed where o.id = changed.offer_id returning o.inquiry_id
    ), talked as (
      ${conversationFollows(booking.id)}
    ), asked as (
      ${inquiryChange('booked', sql`i.id in (select inquiry_id from taken_up)`)}
    ), redeemed as (
      update coupon_use set state = 'redeemed' where booking_id = ${booking.id} and state = 'reserved'
    ), paid as (
      update payment set status = 'succeeded', changed_at = banyan_now() where id = ${made.paymentId}::uuid
    ), attempt as (
      update payment_attempt set status = 'done'
      where payment_id = ${made.paymentId}::uuid and status in ('sending', 'action', 'unknown')
    ), ${postingOf(made.posting, booking.id)}, mailed as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', kind, 'booking_id', ${booking.id}::text)
      from unnest(${mails}::text[]) kind
    )`,
  });
}

/** The money was posted when it arrived. The caller holds the locks. */
export async function writeAccepted(trx: Trx, booking: Changing, by: Acting): Promise<void> {
  await changeStatus(trx, booking, {
    action: 'accept',
    by,
    why: { key: 'accepted' },
    set: sql`, confirmed_at = banyan_now()`,
    also: sql`, mailed as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'booking-confirmed', 'booking_id', id) from changed
    )`,
  });
}
