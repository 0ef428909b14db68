// Statements that find payments and their bookings.
import { sql, type Kysely } from 'kysely';
import type { PaymentStatus } from '#src/domain/payment/decision.ts';
import type { BookingLeft } from '#src/domain/payment/lost-payment.ts';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { BookedChoice } from '#src/server/features/booking/index.ts';

type Db = Kysely<Database>;

export interface PaymentToAsk {
  id: string;
  booking_id: string;
  booking_ref: string;
  provider: ProviderName;
  method: PayMethod;
  status: PaymentStatus;
  amount_minor: number;
  currency: string;
  provider_ref: string | null;
  created_ms: number;
}

const paymentToAsk = sql`p.id, p.booking_id, b.ref as booking_ref, p.provider, p.method, p.status, p.amount_minor,
  p.currency, p.provider_ref, (extract(epoch from p.created_at) * 1000)::float8 as created_ms`;

export async function findPayment(db: Db, paymentId: string): Promise<PaymentToAsk | null> {
  const result = await sql<PaymentToAsk>`
    select ${paymentToAsk} from payment p join booking b on b.id = p.booking_id where p.id = ${paymentId}`.execute(db);
  return result.rows[0] ?? null;
}

/** The provider's id of the payment or its capture. Null: not ours. */
export async function findPaymentByRef(
  db: Db,
  provider: ProviderName,
  by: { ref: string | null; captureRef?: string | null },
): Promise<PaymentToAsk | null> {
  const result = await sql<PaymentToAsk>`
    select ${paymentToAsk} from payment p join booking b on b.id = p.booking_id
    where p.provider = ${provider} and (p.provider_ref = ${by.ref} or p.capture_ref = ${by.captureRef ?? null})
    limit 1`.execute(db);
  return result.rows[0] ?? null;
}

export async function findPaymentByToken(
  db: Db,
  tokenHash: Buffer,
): Promise<(PaymentToAsk & { booking_token_hash: Buffer }) | null> {
  const result = await sql<PaymentToAsk & { booking_token_hash: Buffer }>`
    select ${paymentToAsk}, b.token_hash as booking_token_hash
    from payment p join booking b on b.id = p.booking_id where p.token_hash = ${tokenHash}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findPaymentsOfBooking(db: Db, bookingRef: string): Promise<PaymentToAsk[]> {
  const result = await sql<PaymentToAsk>`
    select ${paymentToAsk} from payment p join booking b on b.id = p.booking_id
    where b.ref = ${bookingRef} order by p.created_at desc`.execute(db);
  return result.rows;
}

export async function hasToken(db: Db, bookingId: string, tokenHash: Buffer): Promise<boolean> {
  const result = await sql`select 1 from booking where id = ${bookingId} and token_hash = ${tokenHash}`.execute(db);
  return result.rows.length === 1;
}

export async function findChoice(db: Db, bookingId: string): Promise<BookedChoice | null> {
  const result = await sql<BookedChoice>`
    select b.course_id, d.local_date as date, d.start_time as time, b.pax, k.code as coupon_code, b.offer_id,
      (select o.token_hash from offer o where o.id = b.offer_id) as offer_hash, b.addons
    from booking b join departure d on d.id = b.departure_id left join coupon k on k.id = b.coupon_id
    where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findBookingLeft(db: Db, bookingId: string): Promise<BookingLeft | null> {
  const result = await sql<BookingLeft>`
    select b.status, b.is_replaced, coalesce(b.cancelled_by, 'guest') <> 'guest' as is_called_off,
      coalesce(b.hold_until > banyan_now(), false) as is_hold_live,
      exists (select from payment p where p.booking_id = b.id
        and p.status in ('new', 'open', 'action', 'unknown')) as has_live_payment
    from booking b where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

interface PayerToAsk {
  provider: ProviderName;
  provider_ref: string;
  is_bookings: boolean;
}

/** Of a booking, and of the account's last five other paid ones. */
export async function findPayersToAsk(
  db: Kysely<Database>,
  { bookingId, ownerId }: { bookingId: string; ownerId: string },
): Promise<PayerToAsk[]> {
  const result = await sql<PayerToAsk>`
    select p.provider, coalesce(p.provider_ref, '') as provider_ref, coalesce(p.booking_id = ${bookingId}, false) as is_bookings
    from payment p
    where p.status = 'succeeded' and p.provider_ref is not null and (p.booking_id = ${bookingId} or p.id in (
      select q.id from payment q join booking b on b.id = q.booking_id
      where b.user_id = ${ownerId} and b.id <> ${bookingId} and q.status = 'succeeded' order by q.created_at desc limit 5))`.execute(
    db,
  );
  return result.rows;
}
