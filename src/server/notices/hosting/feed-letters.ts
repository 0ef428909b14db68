// Letters to a host about calendars elsewhere: what cannot be read, what is not understood, and whom it meets
// (docs/domain/host-calendar.md#unread-feeds). For a phone, the same in a sentence.
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { CalendarEntry } from '#src/server/features/account/index.ts';
import { civilWords, plain } from '#src/server/host-words/plain.ts';
import type { ShortText } from '#src/server/host-words/compose.ts';
import type { AccountLetter, Letter } from '#src/server/notices/letter.ts';
import type { HostShort } from '#src/server/notices/host-shorts.ts';

/** The button leads to the list of these calendars. */
function letterOf(
  origin: string,
  subject: string,
  { lines, entries = [] }: { lines: string[]; entries?: readonly CalendarEntry[] },
): Letter {
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

/** It could not be read for a day. */
export const feedLate: AccountLetter = (_about, { origin }) =>
  letterOf(origin, t('feedLate.subject'), { lines: [t('feedLate.line'), t('feedLate.then')] });

/** It could not be read for so long that nobody new can book. */
export const feedStopped: AccountLetter = ({ hours }, { origin }) =>
  letterOf(origin, t('feedStopped.subject'), { lines: [t('feedStopped.line', { hours }), t('feedStopped.then')] });

/** Some of its events are not understood. */
export const feedUnread: AccountLetter = ({ calendar }, { origin }) =>
  calendar &&
  letterOf(origin, t('feedUnread.subject'), {
    lines: [t('feedUnread.line', { name: calendar.name }), t('feedUnread.then')],
    entries: calendar.entries,
  });

/** It was full, and has no events any more. */
export const feedEmptied: AccountLetter = ({ calendar }, { origin }) =>
  calendar &&
  letterOf(origin, t('feedEmptied.subject'), {
    lines: [t('feedEmptied.line', { name: calendar.name }), t('feedEmptied.then')],
  });

/** It says that the host is busy where guests are booked. */
export const feedConflict: AccountLetter = ({ calendar }, { origin }) =>
  calendar &&
  letterOf(origin, t('feedConflict.subject'), {
    lines: [t('feedConflict.line', { name: calendar.name }), t('feedConflict.then')],
    entries: calendar.entries,
  });

const short = (
  key: ShortText['key'],
  valuesIn: (language: HostLanguage) => ShortText['values'] = () => ({}),
): HostShort => ({
  textIn: (language) => ({ key, values: valuesIn(language), names: ['title'] }),
});

export const lateShort = () => short('calendarLate');
export const stoppedShort = () => short('calendarStopped');
export const unreadShort = () => short('calendarUnread');
export const emptiedShort = () => short('calendarEmptied');

/** The first departure of those that it meets; the page has all. */
export const conflictShort = ({ calendar }: Parameters<AccountLetter>[0]): HostShort => {
  const [first] = calendar?.entries ?? [];
  return short('calendarConflict', (language) => ({
    title: plain(first?.text ?? ''),
    when: first ? civilWords(language, first.date, first.time) : '',
  }));
};
