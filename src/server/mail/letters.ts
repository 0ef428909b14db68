// What each mail says: from a booking to subject, text, HTML and attachments (product 4, 9).
import { bookingDetailUrl } from '#src/contract/urls.ts';
import type { Config } from '../config.ts';
import { bookedPolicy, bookingSecret } from '../features/booking/index.ts';
import type { Attachment } from '../gateways/mail.ts';
import type { Keys } from '../keys.ts';
import { calendarFile } from './calendar.ts';
import { renderHtml, renderText, type Body } from './layout.ts';
import type { MailedBooking } from './queries.ts';
import { civilDay, guestWords, localMoment, moneyWords, shortDay, usdWords } from './words.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

export type MailKind = 'booking-confirmed' | 'booking-requested' | 'late-refund';

type Setting = Pick<Config, 'origin' | 'brand'>;

/** Composes one mail. `payload` is the outbox row's: for a refund it carries `amount_minor`. */
export function composeMail(
  kind: MailKind,
  booking: MailedBooking,
  payload: Record<string, unknown>,
  { config, keys }: { config: Setting; keys: Pick<Keys, 'csrf'> },
): ComposedMail {
  const token = bookingSecret(keys, 'access', booking.id);
  const link = { label: 'Open your booking', url: `${config.origin}${bookingDetailUrl({ ref: booking.ref, token })}` };
  const sender = { name: config.brand.name, contact: config.brand.contacts.email };
  const { subject, ...body } = letters[kind](booking, link, payload);
  const attachments = kind === 'booking-confirmed' ? [calendarFile(booking, config.origin)] : [];
  return { subject: oneLine(subject), text: renderText(body, sender), html: renderHtml(body, sender), attachments };
}

type Letter = Body & { subject: string };
type Compose = (booking: MailedBooking, link: Body['link'], payload: Record<string, unknown>) => Letter;

const letters: Record<MailKind, Compose> = {
  'booking-confirmed': (booking, link) => ({
    subject: `Confirmed: ${booking.title}, ${shortDay(booking.starts_at, booking.time_zone)} (${booking.ref})`,
    heading: `${booking.first_name}, your booking is confirmed`,
    lines: ['This is your voucher. Show the code on your booking page to your host when you meet.'],
    facts: [...visitFacts(booking), ...moneyFacts(booking), ...policyFacts(booking)],
    link,
    closing: ['The calendar file attached to this mail holds the date in your own time zone.'],
  }),
  'booking-requested': (booking, link) => ({
    subject: `Request sent: ${booking.title}, ${shortDay(booking.starts_at, booking.time_zone)} (${booking.ref})`,
    heading: `${booking.first_name}, your request is with the host`,
    lines: ['The host answers within 48 hours. If the answer is no, everything you paid comes back in full.'],
    facts: [...visitFacts(booking), ...moneyFacts(booking)],
    link,
    closing: [],
  }),
  'late-refund': (booking, link, payload) => ({
    subject: `Your payment comes back: ${booking.title} (${booking.ref})`,
    heading: 'Your payment arrived too late, so it comes back in full',
    lines: [
      'The time to pay had run out when your payment reached us, and this booking could not be kept for you.',
      'You do not need to do anything: the whole amount goes back to the way you paid. Banks usually show it within 5 to 10 days.',
    ],
    facts: [
      ['Refund', usdWords(typeof payload['amount_minor'] === 'number' ? payload['amount_minor'] : booking.due_cents)],
      ['Experience', booking.title],
      ['Date', localMoment(booking.starts_at, booking.time_zone, booking.city_name)],
      ['Reference', booking.ref],
    ],
    link,
    closing: ['You are welcome to choose another date.'],
  }),
};

function visitFacts(booking: MailedBooking): [string, string][] {
  const map = `https://www.openstreetmap.org/?mlat=${booking.meeting_latitude}&mlon=${booking.meeting_longitude}`;
  const pickup: [string, string][] = booking.pickup_address ? [['Pickup', booking.pickup_address]] : [];
  const bring: [string, string][] = booking.bring.length > 0 ? [['Please bring', booking.bring.join('\n')]] : [];
  return [
    ['Experience', `${booking.title}\n${booking.city_name}, ${booking.country_name}`],
    ['When', localMoment(booking.starts_at, booking.time_zone, booking.city_name)],
    ['Guests', guestWords(booking.pax)],
    ['Meeting point', `${booking.meeting_text}\n${map}`],
    ...pickup,
    ...bring,
    ['Host', `${booking.host_name}, ${booking.host_phone}`],
    ['Reference', booking.ref],
  ];
}

function moneyFacts(booking: MailedBooking): [string, string][] {
  const paid: [string, string] = ['Paid online', usdWords(booking.due_cents)];
  if (booking.balance_cents === 0) return [paid];
  const usd = usdWords(booking.balance_cents);
  const local = booking.balance_local_minor;
  const cash = local === null ? usd : `${moneyWords(local, booking.local_currency)} (${usd})`;
  return [paid, ['Cash to bring', `${cash}\nfor your host, on the day`]];
}

function policyFacts(booking: MailedBooking): [string, string][] {
  const { free_until: until } = bookedPolicy(booking.policy, {
    bookedAt: booking.created_at,
    startsAt: booking.starts_at,
    timeZone: booking.time_zone,
    nowMs: booking.created_at.getTime(),
  });
  if (until === null) return [['Cancelling', 'This booking cannot be cancelled for a refund']];
  const [date = '', time = ''] = until.split('T');
  return [['Free cancelling', `Until ${civilDay(date)}, ${time} (time in ${booking.city_name})`]];
}

/** A subject is one line, whatever a title or a name contains: no header can be added through it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
