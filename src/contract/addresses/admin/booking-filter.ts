// The filter of the back office's bookings in an address: of the page and of its file (docs/back-office.md#bookings).
import { type BookingView, bookingViews } from '#src/domain/admin/booking-views.ts';
import { civilDateIn, type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which bookings; what is left out does not narrow. */
export interface BookingFilter {
  readonly find?: string;
  readonly show?: BookingView;
  readonly city_id?: number;
  readonly from?: string;
  readonly to?: string;
}

/** What an address of the list says. */
export type BookingListQuery = ListQuery<BookingFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readFilter(search: string): BookingListQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 100);
  const show = bookingViews.find((one) => one === query.get('show'));
  const city = parseId(query.get('city'));
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(show !== undefined && { show }),
      ...(city !== null && { city_id: city }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    ...pageIn(search, /^\d{1,17}\.[0-9a-f-]{36}$/),
  };
}

/** A query that says this filter, with or without its `?`: '' for none. */
export function filterQuery({ find, show, city_id: city, from, to }: BookingFilter, before?: string): string {
  return buildQuery({ find, show, city, from, to, before });
}
