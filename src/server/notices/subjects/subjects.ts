// What notices are about: each subject with its rules, and a notice of it with its reader.
import {
  findOwnLanguage,
  findDayBookings,
  hostLinkFor,
  type LinkedBooking,
} from '#src/server/features/host-reach/index.ts';
import { findDayReader } from '#src/server/features/host-day/index.ts';
import { inHostLanguage, inLocaleOf } from '#src/server/locale.ts';
import type { Services } from '#src/server/services.ts';
import type { KindAbout, NoticeKind } from '#src/server/notices/kinds.ts';
import type { HostShort } from '#src/server/notices/host-shorts.ts';
import { type Sending, textOf } from '#src/server/notices/letter.ts';
import type { WaitingTask } from '#src/server/notices/queries.ts';
import { booking, companion, inquiry } from './booking-subjects.ts';
import { leading, shortPageFor } from './links.ts';
import { account, invite, listing, news, operator, thread, unreachable } from './people-subjects.ts';
import {
  type About,
  bookingIdOf,
  type Reader,
  type Setting,
  type SubjectRules,
  type Subjects,
  type Written,
  idOf,
} from './subject-rules.ts';
import { cashSums } from '#src/domain/earnings/day-cash.ts';
import type { MailedDeparture } from '#src/server/notices/hosting/mailed-day.ts';

// The notice about a host's day: its departures with how many come, the cash, and the links that fit (docs/phone.md#the-day-before).

/** To the host. Nothing is told where nobody comes any more, or the day is over. */
const day: SubjectRules<'day'> = {
  async load(services, task) {
    const [hostId, date] = [idOf(task, 'host_id'), textOf(task.payload, 'date')];
    if (hostId === null || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
    const reader = await findDayReader(services.db, hostId);
    const bookings = await findDayBookings(services.db, hostId, date);
    const coming = bookings.filter(({ status }) => status === 'confirmed');
    const url = await hostLinkFor(services.db, services, { hostId, purpose: 'today', date });
    if (!reader || url === null || coming.length === 0) return null;
    const groups = [...Map.groupBy(coming, ({ departure_id: id }) => id).values()];
    const departures: MailedDeparture[] = [];
    for (const group of groups) departures.push(await departureOf(services, hostId, group));
    return { ...reader, date, guests: guestsOf(coming), cash: cashSums(coming), departures, day_url: url };
  },
  readerOf: (_kind, { email, locale, host_id: hostId }) => ({ email, locale, hostId }),
  write: ({ letter }, { subject }) => ({ letter: letter(subject), files: [], code: null, picture: null }),
  short: ({ short }, { subject }) => short(subject),
};

const guestsOf = (bookings: readonly LinkedBooking[]) => bookings.reduce((sum, { pax }) => sum + pax, 0);

async function departureOf(
  services: Services,
  hostId: string,
  bookings: readonly LinkedBooking[],
): Promise<MailedDeparture> {
  const [first] = bookings;
  if (!first) throw new RangeError('a departure without bookings is in no group');
  const wish = { hostId, purpose: 'late', departureId: first.departure_id } as const;
  return {
    title: first.title,
    time: first.time,
    guests: guestsOf(bookings),
    cash: cashSums(bookings),
    late_url: await hostLinkFor(services.db, services, wish),
  };
}

type Payload = Sending['payload'];

const rules: { readonly [Of in About]: SubjectRules<Of> } = {
  account,
  booking,
  companion,
  day,
  inquiry,
  invite,
  listing,
  news,
  operator,
  thread,
  unreachable,
};

/** A notice with its reader, ready to be written. */
export interface Notice {
  reader: Reader;
  /** For a host's phone; null where its kind has no short text. */
  short: HostShort | null;
  /** Writes it in the language of its reader and hands it on; null when there is nothing to tell any more. */
  write<Result>(then: (written: Written) => Promise<Result>): Promise<Result | null>;
}

/** A notice of a kind about a subject that was read. `language` is the one of a host who has chosen one (docs/mails.md#mails-to-hosts). */
export function noticeOf<Of extends About>(
  kind: KindAbout<Of>,
  about: { subject: Subjects[Of]; payload: Payload },
  setting: Setting,
  language: string | null = null,
): Notice {
  const of = rulesOf(kind);
  const reader = of.readerOf(kind, about.subject, setting);
  return {
    reader,
    short: of.short?.(kind, about) ?? null,
    write: async (then) => {
      const work = async () => {
        const written = of.write(kind, about, setting);
        return written && then(written);
      };
      return language === null
        ? inLocaleOf(reader.locale, setting.config.locales, work)
        : inHostLanguage(language, work);
    },
  };
}

/** Reads what a task tells of; null when it is gone. */
export async function loadNotice<Of extends About>(
  services: Services,
  task: WaitingTask,
  kind: KindAbout<Of>,
): Promise<Notice | null> {
  const subject = await rulesOf(kind).load(services, task, kind);
  if (!subject) return null;
  const { hostId } = rulesOf(kind).readerOf(kind, subject, services);
  const language = hostId === undefined ? null : await findOwnLanguage(services.db, hostId);
  const notice = noticeOf(kind, { subject, payload: task.payload }, services, language);
  if (hostId === undefined || language === null) return notice;
  // The page of the marketplace is not in this language, the small one is.
  const page = await shortPageFor(services, { short: notice.short, hostId, bookingId: bookingIdOf(task) });
  return page === null
    ? notice
    : { ...notice, write: (then) => notice.write((written) => then(leading(written, page))) };
}

function rulesOf<Of extends About>(kind: KindAbout<Of>): SubjectRules<Of> {
  const { about }: NoticeKind = kind;
  // The compiler cannot see that a kind is about the subject it names.
  return rules[about] as unknown as SubjectRules<Of>;
}
