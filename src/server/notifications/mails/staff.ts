// Emails about departures and city days changed by the staff (docs/domain/listings.md#single-departures).
import { routes } from '#src/contract/addresses/routes.ts';
import { manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import { findMailedHost, type MailedHost } from '#src/server/features/listing/index.ts';
import { civilWords, plain } from '#src/server/host-texts/plain.ts';
import type { TemplateKey } from '#src/server/host-texts/texts.ts';
import { type MailContent, textOf } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';

type Payload = Readonly<Record<string, unknown>>;
type MailedReader = Pick<MailedHost, 'host_name' | 'is_host'>;
type DepartureAct = 'close' | 'open' | 'cancel';

interface StaffMail {
  key: `slot_${DepartureAct}` | 'day_closed';
  /** Evaluated in the reader's language. */
  values: () => Readonly<Record<'title' | 'day' | 'time' | 'days' | 'city', string>>;
  words: string;
}

const noValues = { title: '', day: '', time: '', days: '', city: '' };

export function staffMail(
  { key, values: valuesOf, words }: StaffMail,
  { host_name: name, is_host: isHost }: MailedReader,
  origin: string,
): MailContent {
  const values = valuesOf();
  return {
    subject: t(`listing.${key}.subject`, values),
    heading: t(`listing.${key}.subject`, values),
    lines: [t(`listing.${key}.line`, values)],
    facts: [
      ...(isHost ? [] : [{ label: t('fact.host'), value: personName(name) }]),
      { label: t('listing.words'), value: manyLines(words) },
    ],
    button: { label: t('listing.calendar'), url: origin + routes['host-calendar'].path },
    closing: [],
  };
}

const shortKeys = { close: 'staffClosed', open: 'staffNews', cancel: 'staffCancelled' } as const satisfies Record<
  DepartureAct,
  TemplateKey
>;

const numberIn = (payload: Payload, name: string): number => Number(textOf(payload, name)) || 0;

/** Null without a reader. */
async function noticeTo(
  { db }: Parameters<FindNotice>[0],
  payload: Payload,
  tell: (host: MailedHost) => { mail: StaffMail; short: PhoneShort } | null,
): ReturnType<FindNotice> {
  const [hostId, readerId] = [noticeId(payload, 'host_id'), noticeId(payload, 'reader_id')];
  if (hostId === null || readerId === null) return null;
  const about = { courseId: numberIn(payload, 'course_id'), cityId: numberIn(payload, 'city_id') };
  const host = await findMailedHost(db, { hostId, readerId, ...about });
  const hostLine = host && tell(host);
  if (host === null || hostLine === null) return null;
  const { email, locale, is_host: isHost } = host;
  return {
    email,
    locale,
    ...(isHost && { hostId, short: hostLine.short }),
    write: (origin) => staffMail(hostLine.mail, host, origin),
  };
}

const departureNotice =
  (act: DepartureAct): FindNotice =>
  (services, payload) =>
    noticeTo(services, payload, ({ title: name }) => {
      if (name === null) return null;
      const [date, time, title] = [textOf(payload, 'date'), textOf(payload, 'time'), oneLine(name)];
      const values = () => ({ ...noValues, title, day: civilDay(date), time });
      return {
        mail: { key: `slot_${act}`, values, words: textOf(payload, 'words') },
        short: {
          textIn: (language) => ({
            key: shortKeys[act],
            values: { title: plain(title), when: civilWords(language, date, time) },
            names: ['title'],
          }),
        },
      };
    });

export const findClosedNotice = departureNotice('close');
export const findOpenedNotice = departureNotice('open');
export const findCancelledNotice = departureNotice('cancel');

export const findDayClosedNotice: FindNotice = (services, payload) =>
  noticeTo(services, payload, ({ city: name }) => {
    if (name === null) return null;
    const [from, to, city] = [textOf(payload, 'from'), textOf(payload, 'to'), oneLine(name)];
    const days = (written: (date: string) => string) =>
      from === to ? written(from) : `${written(from)} – ${written(to)}`;
    return {
      mail: {
        key: 'day_closed',
        values: () => ({ ...noValues, days: days(civilDay), city }),
        words: textOf(payload, 'words'),
      },
      short: {
        textIn: (language) => ({
          key: 'staffDay',
          values: { days: plain(days((date) => civilWords(language, date, null))), city: plain(city) },
          names: ['city'],
        }),
      },
    };
  });
