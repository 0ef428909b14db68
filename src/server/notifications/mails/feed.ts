// Emails to hosts about external calendars, with phone texts (docs/domain/calendar.md#unread-feeds).
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { CalendarEntry } from '#src/server/features/account/index.ts';
import { civilWords, plain } from '#src/server/host-texts/plain.ts';
import type { ShortText } from '#src/server/host-texts/compose.ts';
import type { AccountMail, MailContent } from './mail.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';

function mailOf(
  origin: string,
  subject: string,
  { lines, entries = [] }: { lines: string[]; entries?: readonly CalendarEntry[] },
): MailContent {
  return {
    subject,
    heading: subject,
    lines,
    facts: entries.map(({ date, time, text }) => ({
      label: date === '' ? t('feedUnread.noDay') : [civilDay(date), time].filter((word) => word !== '').join(', '),
      value: text === '' ? t('feedUnread.noTitle') : text,
    })),
    button: { label: t('feedLate.button'), url: `${origin}/dashboard/host-panel/calendar?form=feeds` },
    closing: [],
  };
}

export const feedLate: AccountMail = (_about, { origin }) =>
  mailOf(origin, t('feedLate.subject'), { lines: [t('feedLate.line'), t('feedLate.then')] });

export const feedStopped: AccountMail = ({ hours }, { origin }) =>
  mailOf(origin, t('feedStopped.subject'), { lines: [t('feedStopped.line', { hours }), t('feedStopped.then')] });

export const feedUnread: AccountMail = ({ calendar }, { origin }) =>
  calendar &&
  mailOf(origin, t('feedUnread.subject'), {
    lines: [t('feedUnread.line', { name: calendar.name }), t('feedUnread.then')],
    entries: calendar.entries,
  });

export const feedEmptied: AccountMail = ({ calendar }, { origin }) =>
  calendar &&
  mailOf(origin, t('feedEmptied.subject'), {
    lines: [t('feedEmptied.line', { name: calendar.name }), t('feedEmptied.then')],
  });

export const feedConflict: AccountMail = ({ calendar }, { origin }) =>
  calendar &&
  mailOf(origin, t('feedConflict.subject'), {
    lines: [t('feedConflict.line', { name: calendar.name }), t('feedConflict.then')],
    entries: calendar.entries,
  });

const short = (
  key: ShortText['key'],
  valuesIn: (language: HostLanguage) => ShortText['values'] = () => ({}),
): PhoneShort => ({
  textIn: (language) => ({ key, values: valuesIn(language), names: ['title'] }),
});

export const lateShort = () => short('calendarLate');
export const stoppedShort = () => short('calendarStopped');
export const unreadShort = () => short('calendarUnread');
export const emptiedShort = () => short('calendarEmptied');

/** The first affected departure. */
export const conflictShort = ({ calendar }: Parameters<AccountMail>[0]): PhoneShort => {
  const [first] = calendar?.entries ?? [];
  return short('calendarConflict', (language) => ({
    title: plain(first?.text ?? ''),
    when: first ? civilWords(language, first.date, first.time) : '',
  }));
};
