// The page on which a host tells the guests of a day (docs/domain/bookings.md#running-late).
import { buildQuery } from './query-string.ts';
import { routes } from './routes.ts';

/** A day, of which host where there is a choice, and one of its departures; without one it is about all of the day. */
interface ToldOf {
  readonly hostId?: string | undefined;
  readonly date: string;
  readonly departure?: { readonly course_id: number; readonly time: string };
}

/** Where the page scrolls to: the departure that the address names, or all of the day. */
export const tellAnchors = { departure: 'departure', day: 'all-day' } as const;

/** The address of the page for a day or a departure. */
export function tellUrl({ hostId, date, departure }: ToldOf): string {
  const query = buildQuery({ host: hostId, date, course: departure?.course_id, time: departure?.time });
  return `${routes['host-tell'].path}${query}#${departure ? tellAnchors.departure : tellAnchors.day}`;
}

interface Query {
  get(name: string): string | null | undefined;
}

/** The departure that an address of the page names; null without one. */
export function toldDeparture(query: Query): { course_id: number; time: string } | null {
  const [course, time] = [query.get('course') ?? '', query.get('time') ?? ''];
  return /^\d{1,9}$/.test(course) && /^\d\d:\d\d$/.test(time) ? { course_id: Number(course), time } : null;
}
