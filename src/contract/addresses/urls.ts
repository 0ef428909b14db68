// Every address of the site is built and read here; no other file writes a path by hand. Loads no schema library.
import { parseId, pathParts, slugify } from './path-parts.ts';
import type { CallInput } from '#src/contract/types.ts';
import { buildQuery } from './query-string.ts';
import { routes } from './routes.ts';

export { routeName, routes, type RouteName } from './routes.ts';

/** Longest keyword that is searched for, in characters. */
export const KEYWORD_MAX = 100;

/**
 * The address when it is a path of this site, else null. Browsers leave out tabs and line ends and take a backslash for a
 * slash: "//host", "/\\host" and "/<tab>/host" lead away.
 */
export function ownPath(address: string | null): string | null {
  if (address?.startsWith('/') !== true) return null;
  return /^\/[/\\]/.test(address.replaceAll(/[\t\n\r]/g, '')) ? null : address;
}

/** A city's list: `/{id}/{slug}` (productList). */
export function productListUrl(city: { id: number; slug: string }): string {
  return `/${city.id}/${encodeURIComponent(city.slug.toWellFormed())}`;
}

/** Reads a city's list address; the id must be numeric (docs/reference/addresses.md#paths). Whether the slug is right only the city knows. */
export function parseProductListUrl(path: string): { id: number; slug: string } | null {
  const parts = pathParts(path);
  const id = parseId(parts?.[0]);
  const slug = parts?.[1];
  return parts?.length === 2 && id !== null && slug ? { id, slug } : null;
}

/** An experience: `/{city}/{id}/{title}` with the city's slug and the title's (productDetail). */
export function productDetailUrl(course: { city: string; id: number; title: string }): string {
  return `/${encodeURIComponent(course.city.toWellFormed())}/${course.id}/${slugify(course.title)}`;
}

/** Reads an experience's address: the city must not be numeric, the id must be (docs/reference/addresses.md#paths). */
export function parseProductDetailUrl(path: string): { city: string; id: number; title: string } | null {
  const parts = pathParts(path);
  const [city, , title] = parts ?? [];
  const id = parseId(parts?.[1]);
  if (parts?.length !== 3 || !city || /^[0-9]+$/.test(city) || id === null || !title) return null;
  return { city, id, title };
}

/** The keyword as it is searched for: no control characters, no outer spaces, at most KEYWORD_MAX characters. */
export function cleanKeyword(keyword: string): string {
  const plain = keyword.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return plain.trim().slice(0, KEYWORD_MAX).toWellFormed().trim();
}

/** A search: `/s/{slug}` with the keyword encoded (productSearch). Nothing to search for leads home. */
export function productSearchUrl(keyword: string): string {
  const cleaned = cleanKeyword(keyword);
  if (cleaned === '') return '/';
  // Browsers take a part of one or two dots for a step upwards; the space after it is trimmed when read.
  const slug = cleaned === '.' || cleaned === '..' ? `${cleaned} ` : cleaned;
  return `/s/${encodeURIComponent(slug)}`;
}

/** Reads the keyword of a search address, or null when it is none or nothing is left of it. */
export function parseProductSearchUrl(path: string): string | null {
  const parts = pathParts(path);
  if (parts?.length !== 2 || parts[0] !== 's') return null;
  return cleanKeyword(parts[1] ?? '') || null;
}

/**
 * A booking's page: for its guest by login or cookie, or with its ref and token from a mail
 * (docs/domain/accounts.md#opening-a-booking).
 */
export function bookingDetailUrl(bookingAccess?: { id: string } | { ref: string; token?: string }): string {
  return `/booking/detail${buildQuery({ ...bookingAccess })}`;
}

/** A booking on the dashboard (docs/reference/addresses.md#paths). */
export function dashboardBookingUrl(id: string): string {
  return `/dashboard/booking/detail/${encodeURIComponent(id)}`;
}

/** The pickup page of a booking, opened by its ref and token (docs/domain/bookings.md#pickup). */
export function pickupLocationUrl(booking: { ref: string; token?: string }): string {
  return `/pickup-location/${encodeURIComponent(booking.ref)}${buildQuery({ token: booking.token })}`;
}

/** A course's pickup area (docs/domain/bookings.md#pickup). */
export function coursePickupLocationUrl(courseId: number): string {
  return `/course-pickup-location/${courseId}`;
}

/** The inquiries on the dashboard, or one of them (docs/reference/addresses.md#paths). */
export function dashboardInquiryUrl(id?: string): string {
  return id === undefined ? '/dashboard/booking/inquiry' : `/dashboard/booking/inquiry/${encodeURIComponent(id)}`;
}

/** The listings of a wish list that somebody shares; the secret stands in the query, which no log keeps. */
export function sharedWishlistUrl(token: string): string {
  return `/wishlist${buildQuery({ token })}`;
}

/** The conversations on the dashboard, or the one of a booking or an inquiry; a mail's link brings its token (docs/reference/addresses.md#paths). */
export function messagesUrl(id?: string, token?: string): string {
  return id === undefined
    ? '/dashboard/messages'
    : `/dashboard/messages/${encodeURIComponent(id)}${buildQuery({ token })}`;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const refForm = /^[A-Za-z]{8}$/;

type ConversationOpener = Pick<CallInput<'conversation/detail'>, 'booking_id' | 'ref' | 'inquiry_id' | 'token'>;

/**
 * What the name in the address of a conversation's page may open: openers to try, in their order; none where it names nothing.
 * An id is random, so that it is of one alone.
 */
export function conversationOpeners(name: string, token: string | null): ConversationOpener[] {
  const secret = token === null || token === '' ? {} : { token };
  if (uuidForm.test(name))
    return [
      { booking_id: name, ...secret },
      { inquiry_id: name, ...secret },
    ];
  return refForm.test(name) ? [{ ref: name, ...secret }] : [];
}

/** The stream that says when a conversation may have changed, or any of the reader's (docs/domain/messages.md#live). */
export function liveMessagesUrl(opener: Readonly<Record<string, string | undefined>> = {}): string {
  return `/live/messages${buildQuery(opener)}`;
}

/** A file of a picture in a message; a mail's link brings what opens its conversation (docs/domain/messages.md#photos). */
export function messagePictureUrl(
  id: string,
  file: string,
  opener: Readonly<Record<string, string | undefined>> = {},
): string {
  return `/message-pictures/${encodeURIComponent(id)}/${file}${buildQuery(opener)}`;
}

/** A file of a photo in a report of a problem; `position` is from '0' on (docs/domain/bookings.md#problems). */
export function problemPhotoUrl(report: string, position: string, file: string): string {
  return `/problem-photos/${report}/${position}/${file}`;
}

/** An inquiry's page (docs/reference/addresses.md#paths); a mail's link brings its token. */
export function inquiryUrl(id: string, token?: string): string {
  return `/inquiry/${encodeURIComponent(id)}${buildQuery({ token })}`;
}

/** The page that Alipay sends a guest back to (docs/reference/addresses.md#paths); its token names the payment. */
export function alipayReturnUrl(token: string): string {
  return `/payment/alipay${buildQuery({ token })}`;
}

/** A booking's calendar file, its printable voucher and one of its receipts; the token is that of the booking's page. */
export function bookingFileUrl(
  file: 'calendar.ics' | 'voucher.pdf' | `receipt-${string}.pdf`,
  booking: { ref: string; token?: string },
): string {
  return `/booking/files/${encodeURIComponent(booking.ref)}/${file}${buildQuery({ token: booking.token })}`;
}

/** Where a host, or who acts for one, chooses how messages come. */
export function hostSettingsUrl(hostId: string): string {
  return routes['host-settings'].path + buildQuery({ host: hostId });
}

/** A host's statement of a month, as a file; `hostId` where somebody else's is meant. */
export function statementUrl(month: string, file: 'pdf' | 'csv', hostId: string | null): string {
  return `${routes['host-earnings'].path}/statement-${month}.${file}${buildQuery({ host: hostId ?? undefined })}`;
}

/** Where the back office begins. */
export const adminUrl = '/admin';

/** The page with which a host checks vouchers, also without a network (docs/domain/bookings.md#voucher). */
export const voucherCheckUrl = '/check';

/** The list of a departure for paper (docs/domain/hosts.md#today). */
export function manifestUrl(departureId: number): string {
  return `/dashboard/host-panel/manifest/${departureId}`;
}

/** The file of a document that a host has sent, for operators (docs/domain/hosts.md#document-access). */
export function credentialUrl(id: string): string {
  return `/host-documents/${id}`;
}

/** The page of an invitation to a team; the secret stands in the query, which no log keeps (docs/domain/hosts.md#invitations). */
export function teamInvitationUrl(token: string): string {
  return `/team-invitation${buildQuery({ token })}`;
}

/** The page behind a link of a message (docs/domain/hosts.md#link-pages). Short, because it stands in short messages. */
export function hostLinkUrl(secret: string): string {
  return `/h/${encodeURIComponent(secret)}`;
}

/** A content page of the operator: `/{page}` (docs/reference/addresses.md#paths). */
export function contentPageUrl(slug: string): string {
  return `/${encodeURIComponent(slug)}`;
}

/** The form of a booking's review; a mail's link brings ref and token, which name the booking to who is not signed in. */
export function writeReviewUrl(booking: { booking_id: string; ref?: string; token?: string }): string {
  return `/write-review${buildQuery({ ...booking })}`;
}

/** The page that turns off notices of a topic, with the secret of a mail about a booking (docs/domain/messages.md#optional-emails). */
export function stopNoticesUrl(of: { topic: string; booking: string; token: string }): string {
  return `/notices/stop${buildQuery({ ...of })}`;
}

/** An invitation: first hash is the inviter, second a campaign or listing (docs/reference/addresses.md#paths). */
export function inviteUrl(hash: string, campaign?: string): string {
  const first = `/invite/${encodeURIComponent(hash)}`;
  return campaign === undefined ? first : `${first}/${encodeURIComponent(campaign)}`;
}

/**
 * The page of a link in a mail, which verifies an address or takes a booking into its account
 * (docs/domain/accounts.md#links-in-booking-emails).
 */
export function accountLinkUrl(token: string, result: Readonly<Record<string, string>> = {}): string {
  return `/user/confirm${buildQuery({ token, ...result })}`;
}
