// Shared facts of emails, only in states where they hold.
import { seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import { bookedPolicy } from '#src/server/features/booking/index.ts';
import { fullName, manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import type { Fact } from './layout.ts';
import { mapUrl, t, civilDay, guestWords, localMoment } from '#src/server/booking-texts/words.ts';
import { cashBox, priceWords, type CashBox } from '#src/server/booking-texts/price-words.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';

/** Above the button (docs/domain/messages.md#what-an-email-contains). */
export function whereFacts(booking: MailedBooking): Fact[] {
  return [whenFact(booking), meetingFact(booking), ...pickupFacts(booking)];
}

function pickupFacts({ pickup_address: address }: MailedBooking): Fact[] {
  return address ? [{ label: t('fact.pickup'), value: oneLine(address) }] : [];
}

/** The host's phone appears with the confirmation (docs/domain/accounts.md#sharing-numbers). */
export function visitFacts(booking: MailedBooking): Fact[] {
  const bring = booking.bring.length > 0 ? [{ label: t('fact.bring'), value: booking.bring.join('\n') }] : [];
  const phone = seatsOf(booking.status) === 'sold' ? `, ${booking.host_phone}` : '';
  return [
    { label: t('fact.experience'), value: `${booking.title}\n${booking.city_name}, ${booking.country_name}` },
    { label: t('fact.guests'), value: guestWords(booking.pax) },
    ...bring,
    { label: t('fact.host'), value: `${booking.host_name}${phone}` },
    refFact(booking),
  ];
}

/** Account link; nothing where connected. */
export function accountFacts({ account, account_url: url }: MailedBooking): Fact[] {
  if (account === 'none' || url === null) return [];
  const link = { label: t(`account.${account}Open`), url };
  return [{ label: t('fact.account'), value: t(`account.${account}`), link }];
}

export function whenFact(booking: MailedBooking): Fact {
  return {
    label: t('fact.when'),
    value: localMoment(booking.starts_at, booking.time_zone, booking.city_name),
  };
}

export function refFact(booking: MailedBooking): Fact {
  return { label: t('fact.ref'), value: booking.ref };
}

export function meetingFact({ meeting_text, meeting_latitude, meeting_longitude }: MailedBooking): Fact {
  return {
    label: t('fact.meeting'),
    value: manyLines(meeting_text),
    link: {
      label: t('fact.map'),
      url: mapUrl({ latitude: meeting_latitude, longitude: meeting_longitude }),
    },
  };
}

const receivedStates: readonly string[] = ['paid', 'partly_refunded', 'refunded', 'disputed'];

/** Minor units, before refunds. */
export function paidCents(booking: MailedBooking): number {
  return receivedStates.includes(booking.payment) ? booking.due_cents : 0;
}

/** Price rows as on screens. */
export function priceFacts(booking: MailedBooking): Fact[] {
  const isPaid = paidCents(booking) > 0 || booking.due_cents === 0;
  return priceWords(booking.quote).map(({ code, label, amount }) => ({
    label: code === 'now' && isPaid ? t('fact.paid') : label,
    value: amount,
  }));
}

/** Refund deadlines of the booking's terms. */
export function policyFacts(booking: MailedBooking): Fact[] {
  const { deadlines } = bookedPolicy(booking.policy, {
    bookedAt: booking.created_at,
    startsAt: booking.starts_at,
    timeZone: booking.time_zone,
    nowMs: booking.now_ms,
  });
  if (deadlines.length === 0) return [{ label: t('fact.cancel'), value: t('fact.noRefund') }];
  const lines = deadlines.map(({ until, percent }) => {
    const [date = '', time = ''] = until.split('T');
    const words = { moment: `${civilDay(date)}, ${time}`, city: booking.city_name, percent };
    return t(percent === 100 ? 'fact.freeUntil' : 'fact.partUntil', words);
  });
  return [{ label: t(deadlines[0]?.percent === 100 ? 'fact.free' : 'fact.cancel'), value: lines.join('\n') }];
}

/** Cash is still to be collected. */
const collects: readonly BookingStatus[] = ['requested', 'confirmed', 'checked_in'];

/** Null for none. */
export function hostCash(booking: MailedBooking): CashBox | null {
  return collects.includes(booking.status) ? cashBox(booking, 'host') : null;
}

/** Facts above the button. */
export function hostFirst(booking: MailedBooking): Fact[] {
  return [whenFact(booking), ...pickupFacts(booking)];
}

/** Facts for the host's day. */
export function hostFacts(booking: MailedBooking): Fact[] {
  // Guest and contact appear with the confirmation (docs/domain/accounts.md#sharing-numbers).
  const isSold = seatsOf(booking.status) === 'sold';
  const phone = booking.phone === '' ? '' : `\n${phoneWords(booking)}`;
  const label = t(booking.status === 'requested' ? 'fact.collectIf' : 'fact.collect');
  const isFree = collects.includes(booking.status) && hostCash(booking) === null;
  return [
    { label: t('fact.experience'), value: booking.title },
    { label: t('fact.guests'), value: guestWords(booking.pax) },
    { label: t('fact.guest'), value: isSold ? `${fullName(booking)}${phone}` : personName(booking.first_name) },
    ...(isFree ? [{ label, value: t('fact.none') }] : []),
    refFact(booking),
  ];
}

function phoneWords({ isd_code, phone }: MailedBooking): string {
  const isd = isd_code.replace(/\D/g, '');
  return oneLine(isd === '' ? phone : `+${isd} ${phone}`);
}
