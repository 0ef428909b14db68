// Addresses of listings in the host panel and in the back office. Loads no schema library.
import { buildQuery } from './query-string.ts';

/** The listings of a host; of the named one for who acts for several. */
export function hostListingsUrl(hostId?: string): string {
  return `/dashboard/host-panel/listings${buildQuery({ host: hostId })}`;
}

/** The editor of a listing, at one of its questions. */
export function hostListingUrl(id: string, part?: string): string {
  return `/dashboard/host-panel/listings/${encodeURIComponent(id)}${buildQuery({ part })}`;
}

/** The bookings of the hosts that somebody acts for, as a file: one of the lists, and those that have these words. */
export function hostBookingsFileUrl({ tab, search }: { readonly tab: string; readonly search: string }): string {
  return `/dashboard/host-panel/bookings.csv${buildQuery({ tab, q: search === '' ? undefined : search })}`;
}

/** A listing as guests will see it. */
export function listingPreviewUrl(id: string): string {
  return `/dashboard/host-panel/listings/${encodeURIComponent(id)}/preview`;
}

/** The queue of listings that operators decide about, or one of them. */
export function adminListingsUrl(id?: string): string {
  return id === undefined ? '/admin/listings' : `/admin/listings/${encodeURIComponent(id)}`;
}

/** A booking in the back office: its money, and what an operator does with it (docs/reference/back-office.md#one-booking). */
export function adminBookingUrl(id: string): string {
  return `/admin/bookings/${id}`;
}
