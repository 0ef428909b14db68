// The email before a host's day (docs/domain/hosts.md#the-day-before).
import type { CashSum } from '#src/domain/earnings/day-cash.ts';
import { civilDay, guestWords, moneyWords, t } from '#src/server/booking-texts/words.ts';
import { civilWords, cashWordsIn } from '#src/server/host-texts/plain.ts';
import { say } from '#src/server/host-texts/say.ts';
import type { MailContent } from './mail.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';

export type DayMail = (day: MailedDay) => MailContent;

const sums = (cash: readonly CashSum[]) => cash.map(({ code, minor }) => moneyWords(minor, code)).join(', ');
const cashLine = (cash: readonly CashSum[]) =>
  cash.length === 0 ? t('tomorrow.noCash') : t('tomorrow.cash', { cash: sums(cash) });

export const hostTomorrow: DayMail = ({ date, guests, cash, departures, day_url: url }) => {
  const words = { day: civilDay(date), guests: guestWords(guests), time: departures[0]?.time ?? '' };
  return {
    subject: t('tomorrow.subject', words),
    heading: t('tomorrow.heading', words),
    lines: [t('tomorrow.line', words), cashLine(cash)],
    facts: departures.map(({ time, title, guests: pax, cash: own, late_url: late }) => ({
      label: time,
      value: `${title}\n${own.length === 0 ? guestWords(pax) : `${guestWords(pax)}, ${sums(own)}`}`,
      ...(late !== null && { link: { label: t('tomorrow.late'), url: late } }),
    })),
    button: { label: t('tomorrow.button'), url },
    closing: [t('tomorrow.closing')],
  };
};

export const tomorrow = ({ date, guests, cash, departures }: MailedDay): PhoneShort => ({
  textIn: (language) => ({
    key: 'tomorrow',
    values: {
      day: civilWords(language, date, null),
      guests: say(language, 'word.guests', { count: guests }),
      time: departures[0]?.time ?? '',
      cash:
        cash.length === 0
          ? say(language, 'word.free')
          : cash.map(({ code, minor }) => cashWordsIn(language, minor, code)).join(' + '),
    },
    names: [],
  }),
});

export interface MailedDeparture {
  title: string;
  time: string;
  guests: number;
  cash: readonly CashSum[];
  late_url: string | null;
}

/** Without guest names. */
export interface MailedDay {
  host_id: string;
  email: string;
  locale: string;
  date: string;
  guests: number;
  cash: readonly CashSum[];
  departures: readonly MailedDeparture[];
  day_url: string;
}
