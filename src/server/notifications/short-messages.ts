// Short texts for phones of hosts and guests. Guest and contact appear with the confirmation (docs/domain/accounts.md#sharing-numbers).
import { objectionAnswerEnds } from '#src/domain/host-day/objection.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { MailedBooking, MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import type { ShortText } from '#src/server/host-texts/compose.ts';
import { bookingValues, guestShortValue, guestValue, timesOf } from '#src/server/host-texts/booking-values.ts';
import { cashWordsIn, civilWords, plain, weekdayWords, whenWords } from '#src/server/host-texts/plain.ts';
import { say } from '#src/server/host-texts/say.ts';
import type { HostTextKey, TemplateKey } from '#src/server/host-texts/texts.ts';
import { wasRequest } from './mails/booking-lines.ts';
import { textOf, type Sending } from './mails/mail.ts';

/** Text, and whether digits reply. */
export interface PhoneShort {
  textIn: (language: HostLanguage) => ShortText;
  asksAnswer?: true;
  /** Links to the booking's day. */
  leadsToDay?: true;
  /** Links to the objection's page. */
  leadsToObjection?: true;
  /** For how long a phone may be out of reach. */
  validSeconds?: number;
}

const titled = ['title'] as const;

function aboutBooking(
  booking: MailedBooking,
  key: TemplateKey,
  more: (language: HostLanguage) => object = () => ({}),
): PhoneShort {
  return {
    textIn: (language) => ({ key, values: { ...bookingValues(booking, language), ...more(language) }, names: titled }),
  };
}

export const newBooking = (booking: MailedBooking): PhoneShort => ({
  leadsToDay: true,
  textIn: (language) => ({
    key: 'booking',
    values: { ...bookingValues(booking, language), guest: guestValue(booking), who: guestShortValue(booking) },
    names: titled,
  }),
});

/** In full and short: all are within a week. */
function deadlineValues(
  language: HostLanguage,
  at: Date | null,
  { time_zone: zone }: Pick<MailedBooking, 'time_zone'>,
) {
  if (at === null) return { until: '', by: '' };
  return { until: whenWords(language, at, zone), by: weekdayWords(language, at, zone) };
}

const requestMessage = (booking: MailedBooking, key: 'request' | 'timeRefused'): PhoneShort => ({
  ...aboutBooking(booking, key, (language) => deadlineValues(language, booking.request_until, booking)),
  asksAnswer: true,
});

export const request = (booking: MailedBooking): PhoneShort => requestMessage(booking, 'request');

/** The request stays open: repeat its digits. */
export const timeRefused = (booking: MailedBooking): PhoneShort | null =>
  booking.status === 'requested' ? requestMessage(booking, 'timeRefused') : null;

export const cancelled = (booking: MailedBooking, payload: Sending['payload']): PhoneShort => ({
  ...aboutBooking(booking, wasRequest(payload) ? 'withdrawn' : 'cancelled'),
  leadsToDay: true,
});

export const moved = (booking: MailedBooking, payload: Sending['payload']): PhoneShort => ({
  ...aboutBooking(booking, 'moved', (language) => ({ old: oldWords(language, payload) })),
  leadsToDay: true,
});

function oldWords(language: HostLanguage, payload: Sending['payload']): string {
  const [date, time] = [textOf(payload, 'old_date'), textOf(payload, 'old_time')];
  return /^\d{4}-\d\d-\d\d$/.test(date) ? civilWords(language, date, time === '' ? null : time) : '-';
}

export const problem = (booking: MailedBooking): PhoneShort => aboutBooking(booking, 'problem');

/** Read and answered on the page. */
export const noShow = (booking: MailedBooking): PhoneShort | null => {
  if (booking.status !== 'no_show' || booking.objected_at === null) return null;
  const until = new Date(objectionAnswerEnds(booking.objected_at.getTime()));
  return {
    ...aboutBooking(booking, 'noShow', (language) => deadlineValues(language, until, booking)),
    leadsToObjection: true,
  };
};

const decided =
  (key: 'noShowDecided' | 'cashDecided', words: Readonly<Record<string, HostTextKey>>, name: string) =>
  (booking: MailedBooking, payload: Sending['payload']): PhoneShort | null => {
    const word = words[textOf(payload, name)];
    return word === undefined ? null : aboutBooking(booking, key, (language) => ({ decision: say(language, word) }));
  };

export const noShowDecided = decided(
  'noShowDecided',
  { uphold: 'word.noShow.uphold', reject: 'word.noShow.reject' },
  'decision',
);

export const cashDisputed = (booking: MailedBooking): PhoneShort => aboutBooking(booking, 'cashDisputed');

export const cashDecided = decided(
  'cashDecided',
  { paid: 'word.cash.paid', not_paid: 'word.cash.not_paid', waived: 'word.cash.waived' },
  'word',
);

export const payout =
  (key: 'paid' | 'payoutFailed') =>
  ({ payout: about }: MailedAccount): PhoneShort => ({
    textIn: (language) => ({
      key,
      values: { amount: cashWordsIn(language, about?.amountCents ?? 0, priceCurrency().code) },
      names: [],
    }),
  });

export const review = (booking: MailedBooking): PhoneShort => aboutBooking(booking, 'review');

/** The address appears with the confirmation. */
export const pickup = (booking: MailedBooking): PhoneShort | null => {
  if (seatsOf(booking.status) !== 'sold') return null;
  return {
    leadsToDay: true,
    textIn: (language) => ({
      key: 'pickup',
      values: { ...bookingValues(booking, language), place: plain(booking.pickup_address) || '-' },
      names: ['title', 'place'],
    }),
  };
};

export const question = (inquiry: MailedInquiry): PhoneShort => ({
  textIn: (language) => ({
    key: 'question',
    values: {
      title: plain(inquiry.title),
      when: civilWords(language, inquiry.date, inquiry.time),
      guests: say(language, 'word.guests', { count: inquiry.pax }),
    },
    names: titled,
  }),
});

/** Read on the page: foreign text could imitate ours. */
export const messages = (thread: MailedThread): PhoneShort => ({
  textIn: () => ({ key: 'messages', values: { title: plain(thread.title) }, names: titled }),
});

/** To the guest, until the start. The email checks whether it is still true. */
export const tripReminder = (booking: MailedBooking): PhoneShort => ({
  validSeconds: Math.max(60, Math.floor((booking.starts_at.getTime() - booking.now_ms) / 1000)),
  textIn: (language) => {
    const values = bookingValues(booking, language);
    const late = booking.starts_at.getTime() + booking.late_minutes * 60_000;
    const meets = { ...booking, starts_at: new Date(late) };
    const place = plain(booking.pickup_address || booking.meeting_text) || '-';
    return {
      key: 'tripReminder',
      values: { ...values, ...timesOf(meets, language), place },
      names: ['title', 'place'],
      isBrief: true,
    };
  },
});
