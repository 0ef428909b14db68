// /admin/bookings: all bookings of the marketplace (docs/back-office.md#bookings).
import { type BookingListQuery, readFilter } from '#src/contract/addresses/admin/booking-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of bookings. */
export type Bookings = CallOutput<'admin/booking-list'>;

/** One of them. */
export type BookingLine = Bookings['data'][number];

/** What the page shows, and what its address asks for. */
export interface BookingsData {
  readonly admitted: Admitted<Bookings>;
  readonly query: BookingListQuery;
}

/** Loads a page of bookings; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<BookingsData>> {
  const query = readFilter(url.search);
  const answer = await api('admin/booking-list', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
