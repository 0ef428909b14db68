// The facts that several letters show, in the words of the catalogue.
import { seatsOf } from '#src/domain/booking/status.ts';
import { bookedPolicy } from '../features/booking/index.ts';
import { fullName, manyLines, oneLine, personName } from './clean-words.ts';
import type { Fact } from './layout.ts';
import { mapUrl } from './links.ts';
import type { MailedBooking } from './subject-queries.ts';
import { t } from './texts.ts';
import { civilDay, guestWords, localMoment, moneyWords, usdWords } from './words.ts';

/** What, when, where, whom to ask for. */
export function visitFacts(booking: MailedBooking): Fact[] {
  const pickup = booking.pickup_address ? [{ label: t('fact.pickup'), value: oneLine(booking.pickup_address) }] : [];
  const bring = booking.bring.length > 0 ? [{ label: t('fact.bring'), value: booking.bring.join('\n') }] : [];
  return [
    { label: t('fact.experience'), value: `${booking.title}\n${booking.city_name}, ${booking.country_name}` },
    whenFact(booking),
    { label: t('fact.guests'), value: guestWords(booking.pax) },
    meetingFact(booking),
    ...pickup,
    ...bring,
    { label: t('fact.host'), value: `${booking.host_name}, ${booking.host_phone}` },
    refFact(booking),
  ];
}

/** The link that verifies the address, or takes the booking into the account; nothing where the booking is in it. */
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

/** The cash of the day as words, 'VND 844,000 (US$32.00)'; null when everything was paid online. */
export function cashWords(booking: MailedBooking): string | null {
  if (booking.balance_cents === 0) return null;
  const usd = usdWords(booking.balance_cents);
  const local = booking.balance_local_minor;
  return local === null ? usd : `${moneyWords(local, booking.local_currency)} (${usd})`;
}

const receivedStates: readonly string[] = ['paid', 'partly_refunded', 'refunded', 'disputed'];

/** What has come in online, in US cents, before any refund. */
export function paidCents(booking: MailedBooking): number {
  return receivedStates.includes(booking.payment) ? booking.due_cents : 0;
}

/** Paid online, and what to bring. */
export function moneyFacts(booking: MailedBooking): Fact[] {
  const cash = cashWords(booking);
  return [
    { label: t('fact.paid'), value: usdWords(paidCents(booking)) },
    ...(cash === null ? [] : [{ label: t('fact.cash'), value: `${cash}\n${t('fact.cashDay')}` }]),
  ];
}

/** Until when the booking can be cancelled for all of the money. */
export function policyFacts(booking: MailedBooking): Fact[] {
  const { free_until: until } = bookedPolicy(booking.policy, {
    bookedAt: booking.created_at,
    startsAt: booking.starts_at,
    timeZone: booking.time_zone,
    nowMs: booking.now_ms,
  });
  if (until === null) return [{ label: t('fact.cancel'), value: t('fact.noRefund') }];
  const [date = '', time = ''] = until.split('T');
  const moment = `${civilDay(date)}, ${time}`;
  return [{ label: t('fact.free'), value: t('fact.freeUntil', { moment, city: booking.city_name }) }];
}

/** What a host needs on the day: who comes, how many, what to collect. */
export function hostFacts(booking: MailedBooking): Fact[] {
  // Who it is and how to reach them come with the confirmation, not before (product 8).
  const isSold = seatsOf(booking.status) === 'sold';
  const phone = booking.phone === '' ? '' : `\n${phoneWords(booking)}`;
  const pickup = booking.pickup_address ? [{ label: t('fact.pickup'), value: oneLine(booking.pickup_address) }] : [];
  return [
    { label: t('fact.experience'), value: booking.title },
    whenFact(booking),
    { label: t('fact.guests'), value: guestWords(booking.pax) },
    { label: t('fact.guest'), value: isSold ? `${guestName(booking)}${phone}` : personName(booking.first_name) },
    ...pickup,
    { label: t('fact.collect'), value: cashWords(booking) ?? t('fact.none') },
    refFact(booking),
  ];
}

function phoneWords({ isd_code, phone }: MailedBooking): string {
  const isd = isd_code.replace(/\D/g, '');
  return oneLine(isd === '' ? phone : `+${isd} ${phone}`);
}

export function guestName(booking: MailedBooking): string {
  return fullName(booking);
}
