// Addresses of listings in the host panel and the back office. Loads no schema library.
import { buildQuery } from './query-string.ts';

/** A host's listings; callers who act for several hosts name one. */
export function hostListingsUrl(hostId?: string): string {
  return `/dashboard/host-panel/listings${buildQuery({ host: hostId })}`;
}

/** A listing's editor, at one of its questions. */
export function hostListingUrl(id: string, part?: string): string {
  return `/dashboard/host-panel/listings/${encodeURIComponent(id)}${buildQuery({ part })}`;
}

/** The bookings of the caller's hosts as a file, from one list and matching a search. */
export function hostBookingsFileUrl({ tab, search }: { readonly tab: string; readonly search: string }): string {
  return `/dashboard/host-panel/bookings.csv${buildQuery({ tab, q: search === '' ? undefined : search })}`;
}

/** A listing as guests will see it. */
export function listingPreviewUrl(id: string): string {
  return `/dashboard/host-panel/listings/${encodeURIComponent(id)}/preview`;
}

/** The queue of listings to review, or one of them. */
export function adminListingsUrl(id?: string): string {
  return id === undefined ? '/admin/listings' : `/admin/listings/${encodeURIComponent(id)}`;
}

/** A booking in the back office (docs/reference/back-office.md#one-booking). */
export function adminBookingUrl(id: string): string {
  return `/admin/bookings/${id}`;
}
