// The pages that begin a cancel: of one departure, and of all of a day.
import {
  findDayBookings,
  findLinkedDeparture,
  type LinkedDeparture,
} from '#src/server/features/host-link/subject-queries.ts';
import type { LinkPage } from '#src/server/features/host-link/view.ts';
import { dayText, departureFacts, t } from '#src/server/features/host-link/words.ts';
import { cancelAll, cancelOne, whyForm } from './cancel.ts';

export const cancelPage: LinkPage<LinkedDeparture> = {
  load: (db, { departure_id, host_id }) => findLinkedDeparture(db, departure_id ?? 0, host_id),
  show(link, departure) {
    const base = { title: t('cancel.title'), lines: [], facts: departureFacts(departure), form: null };
    if (departure.is_closed && departure.guests === 0)
      return { ...base, said: t(link.state === 'used' ? 'cancel.done' : 'cancel.isOff') };
    if (link.now_ms >= link.expires_at) return { ...base, said: t('late.over') };
    return { ...base, form: whyForm() };
  },
  act: (services, link, { course_id, date, time }, fields) =>
    cancelOne(services, link, { course_id, date, time }, fields),
};

interface Day {
  date: string;
  guests: number;
}

export const cancelDayPage: LinkPage<Day> = {
  async load(db, { host_id, local_date: date }) {
    const bookings = await findDayBookings(db, host_id, date ?? '');
    const awaited = bookings.filter(({ status }) => status === 'requested' || status === 'confirmed');
    return { date: date ?? '', guests: awaited.reduce((sum, { pax }) => sum + pax, 0) };
  },
  show(link, { date, guests }) {
    const title = t('cancel.dayTitle', { day: dayText(date) });
    const facts = [{ label: t('fact.guests'), value: t('word.guests', { count: guests }) }];
    const base = { title, lines: [], facts, form: null };
    if (link.now_ms >= link.expires_at) return { ...base, said: t('late.over') };
    if (link.state === 'used' && guests === 0) return { ...base, said: t('cancel.dayDone') };
    return { ...base, form: whyForm() };
  },
  act: (services, link, { date }, fields) => cancelAll(services, link, date, fields),
};
