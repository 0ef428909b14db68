// Address of the page on which a host messages the guests of a day (docs/domain/bookings.md#running-late).
import { buildQuery } from './query-string.ts';
import { routes } from './routes.ts';

/** A day, its host where there is a choice, and a departure; without a departure it is about the whole day. */
interface ToldOf {
  readonly hostId?: string | undefined;
  readonly date: string;
  readonly departure?: { readonly course_id: number; readonly time: string };
}

/** The page scrolls to the departure in the address, or to the whole day. */
export const tellAnchors = { departure: 'departure', day: 'all-day' } as const;

export function tellUrl({ hostId, date, departure }: ToldOf): string {
  const query = buildQuery({ host: hostId, date, course: departure?.course_id, time: departure?.time });
  return `${routes['host-tell'].path}${query}#${departure ? tellAnchors.departure : tellAnchors.day}`;
}

interface Query {
  get(name: string): string | null | undefined;
}

/** The departure in an address of the page, or null. */
export function toldDeparture(query: Query): { course_id: number; time: string } | null {
  const [course, time] = [query.get('course') ?? '', query.get('time') ?? ''];
  return /^\d{1,9}$/.test(course) && /^\d\d:\d\d$/.test(time) ? { course_id: Number(course), time } : null;
}
