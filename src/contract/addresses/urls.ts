// Builds and parses every address of the site; no other file writes a path by hand. Loads no schema library.
import { keywordMax } from '#src/domain/search/part-kinds.ts';
import { parseId, pathParts, slugify } from './path-parts.ts';
import type { CallInput } from '#src/contract/types.ts';
import { buildQuery } from './query-string.ts';
import { routes } from './routes.ts';

export { routeName, routes, type RouteName } from './routes.ts';

/** In characters. */
export const KEYWORD_MAX = keywordMax;

/**
 * The address if it is a path of this site, else null. Browsers drop tabs and line ends and read a backslash as a
 * slash: "//host", "/\\host" and "/<tab>/host" lead to another site.
 */
export function ownPath(address: string | null): string | null {
  if (address?.startsWith('/') !== true) return null;
  return /^\/[/\\]/.test(address.replaceAll(/[\t\n\r]/g, '')) ? null : address;
}

/** A city's list: `/{id}/{slug}` (productList). */
export function productListUrl(city: { id: number; slug: string }): string {
  return `/${city.id}/${encodeURIComponent(city.slug.toWellFormed())}`;
}

/** A category in a city: `/{id}/{slug}/{category}` with the slugs of both (productCategory). */
export function productCategoryUrl(city: { id: number; slug: string }, category: string): string {
  return `${productListUrl(city)}/${encodeURIComponent(category.toWellFormed())}`;
}

/**
 * Parses a city's list address; the id must be numeric (docs/reference/addresses.md#paths). Only the city knows whether
 * the slug is right.
 */
export function parseProductListUrl(path: string): { id: number; slug: string } | null {
  const parts = pathParts(path);
  const id = parseId(parts?.[0]);
  const slug = parts?.[1];
  return parts?.length === 2 && id !== null && slug ? { id, slug } : null;
}

/** Parses the address of a category in a city. */
export function parseProductCategoryUrl(path: string): { id: number; slug: string; category: string } | null {
  const [city, slug, category] = pathParts(path) ?? [];
  const id = parseId(city);
  return id !== null && slug && category ? { id, slug, category } : null;
}

/** An experience: `/{city}/{id}/{title}` with the slugs of city and title (productDetail). */
export function productDetailUrl(course: { city: string; id: number; title: string }): string {
  return `/${encodeURIComponent(course.city.toWellFormed())}/${course.id}/${slugify(course.title)}`;
}

/** Parses an experience's address: the id must be numeric, the city must not be (docs/reference/addresses.md#paths). */
export function parseProductDetailUrl(path: string): { city: string; id: number; title: string } | null {
  const parts = pathParts(path);
  const [city, , title] = parts ?? [];
  const id = parseId(parts?.[1]);
  if (parts?.length !== 3 || !city || /^[0-9]+$/.test(city) || id === null || !title) return null;
  return { city, id, title };
}

/** The keyword as searched: no control characters, no outer spaces, at most KEYWORD_MAX characters. */
export function cleanKeyword(keyword: string): string {
  const plain = keyword.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return plain.trim().slice(0, KEYWORD_MAX).toWellFormed().trim();
}

/** A search: `/s/{slug}` with the encoded keyword (productSearch). An empty keyword leads home. */
export function productSearchUrl(keyword: string): string {
  const cleaned = cleanKeyword(keyword);
  if (cleaned === '') return '/';
  // Browsers resolve a part of one or two dots; the parser trims the space after it.
  const slug = cleaned === '.' || cleaned === '..' ? `${cleaned} ` : cleaned;
  return `/s/${encodeURIComponent(slug)}`;
}

/** The keyword of a search address, or null when it is empty or another address. */
export function parseProductSearchUrl(path: string): string | null {
  const parts = pathParts(path);
  if (parts?.length !== 2 || parts[0] !== 's') return null;
  return cleanKeyword(parts[1] ?? '') || null;
}

/**
 * A booking's page: by its guest's login or cookie, or by the ref and token of an email
 * (docs/domain/accounts.md#opening-a-booking).
 */
export function bookingDetailUrl(bookingAccess?: { id: string } | { ref: string; token?: string }): string {
  return `/booking/detail${buildQuery({ ...bookingAccess })}`;
}

/** A booking on the dashboard (docs/reference/addresses.md#paths). */
export function dashboardBookingUrl(id: string): string {
  return `/dashboard/booking/detail/${encodeURIComponent(id)}`;
}

/** A booking's pickup page, by its ref and token (docs/domain/bookings.md#pickup). */
export function pickupLocationUrl(booking: { ref: string; token?: string }): string {
  return `/pickup-location/${encodeURIComponent(booking.ref)}${buildQuery({ token: booking.token })}`;
}

/** A course's pickup area (docs/domain/bookings.md#pickup). */
export function coursePickupLocationUrl(courseId: number): string {
  return `/course-pickup-location/${courseId}`;
}

/** All inquiries on the dashboard, or one (docs/reference/addresses.md#paths). */
export function dashboardInquiryUrl(id?: string): string {
  return id === undefined ? '/dashboard/booking/inquiry' : `/dashboard/booking/inquiry/${encodeURIComponent(id)}`;
}

/** A shared wish list; the secret is in the query, which no log stores. */
export function sharedWishlistUrl(token: string): string {
  return `/wishlist${buildQuery({ token })}`;
}

/**
 * All conversations on the dashboard, or that of a booking or inquiry; a link in an email has a token
 * (docs/reference/addresses.md#paths).
 */
export function messagesUrl(id?: string, token?: string): string {
  return id === undefined
    ? '/dashboard/messages'
    : `/dashboard/messages/${encodeURIComponent(id)}${buildQuery({ token })}`;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const refForm = /^[A-Za-z]{8}$/;

type ConversationOpener = Pick<CallInput<'conversation/detail'>, 'booking_id' | 'ref' | 'inquiry_id' | 'token'>;

/**
 * What the name in a conversation's address may open: candidates in order; empty for an invalid name. Ids are random,
 * so only one can match.
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

/** The event stream of changes to a conversation, or to all of the reader's (docs/domain/messages.md#live-updates). */
export function liveMessagesUrl(opener: Readonly<Record<string, string | undefined>> = {}): string {
  return `/live/messages${buildQuery(opener)}`;
}

/** A file of a picture in a message; the query has what opens its conversation (docs/domain/messages.md#photos). */
export function messagePictureUrl(
  id: string,
  file: string,
  opener: Readonly<Record<string, string | undefined>> = {},
): string {
  return `/message-pictures/${encodeURIComponent(id)}/${file}${buildQuery(opener)}`;
}

/** A file of a photo in a problem report; `position` starts at '0' (docs/domain/bookings.md#problems). */
export function problemPhotoUrl(report: string, position: string, file: string): string {
  return `/problem-photos/${report}/${position}/${file}`;
}

/** An inquiry's page (docs/reference/addresses.md#paths); a link in an email has its token. */
export function inquiryUrl(id: string, token?: string): string {
  return `/inquiry/${encodeURIComponent(id)}${buildQuery({ token })}`;
}

/** Where Alipay returns the guest (docs/reference/addresses.md#paths); the token identifies the payment. */
export function alipayReturnUrl(token: string): string {
  return `/payment/alipay${buildQuery({ token })}`;
}

/** A booking's calendar file, printable voucher or receipt; the token is that of the booking's page. */
export function bookingFileUrl(
  file: 'calendar.ics' | 'voucher.pdf' | `receipt-${string}.pdf`,
  booking: { ref: string; token?: string },
): string {
  return `/booking/files/${encodeURIComponent(booking.ref)}/${file}${buildQuery({ token: booking.token })}`;
}

/** The settings of a host's message channels. */
export function hostSettingsUrl(hostId: string): string {
  return routes['host-settings'].path + buildQuery({ host: hostId });
}

/** A host's monthly statement as a file; `hostId` for a caller who acts for that host. */
export function statementUrl(month: string, file: 'pdf' | 'csv', hostId: string | null): string {
  return `${routes['host-earnings'].path}/statement-${month}.${file}${buildQuery({ host: hostId ?? undefined })}`;
}

export const adminUrl = '/admin';

/** The page on which a host checks vouchers, even offline (docs/domain/bookings.md#voucher). */
export const voucherCheckUrl = '/check';

/** A host's public page (docs/domain/listings.md#page-of-a-host). */
export function publicHostUrl(hostId: string): string {
  return `/hosts/${hostId}`;
}

/** A departure's printable guest list (docs/domain/hosts.md#today). */
export function manifestUrl(departureId: number): string {
  return `/dashboard/host-panel/manifest/${departureId}`;
}

/** A host's uploaded document, for operators (docs/domain/hosts.md#document-access). */
export function credentialUrl(id: string): string {
  return `/host-documents/${id}`;
}

/**
 * The page of an invitation to a team; the secret is in the query, which no log stores
 * (docs/domain/hosts.md#invitations).
 */
export function teamInvitationUrl(token: string): string {
  return `/team-invitation${buildQuery({ token })}`;
}

/** The page behind a link in a host's message (docs/domain/hosts.md#link-pages). Short, for SMS. */
export function hostLinkUrl(secret: string): string {
  return `/h/${encodeURIComponent(secret)}`;
}

/** A page of text: `/{page}` (docs/reference/addresses.md#paths). */
export function contentPageUrl(slug: string): string {
  return `/${encodeURIComponent(slug)}`;
}

/** The form of a booking's review; a link in an email has ref and token, for logged-out guests. */
export function writeReviewUrl(booking: { booking_id: string; ref?: string; token?: string }): string {
  return `/write-review${buildQuery({ ...booking })}`;
}

/**
 * The page that turns off emails of a topic, by the secret in an email about a booking
 * (docs/domain/messages.md#optional-emails).
 */
export function stopNoticesUrl(of: { topic: string; booking: string; token: string }): string {
  return `/notices/stop${buildQuery({ ...of })}`;
}

/**
 * An invitation: the first hash is the inviter, the second a campaign or listing (docs/reference/addresses.md#paths).
 */
export function inviteUrl(hash: string, campaign?: string): string {
  const first = `/invite/${encodeURIComponent(hash)}`;
  return campaign === undefined ? first : `${first}/${encodeURIComponent(campaign)}`;
}

/**
 * The page of an emailed link that verifies an address or adds a booking to its account
 * (docs/domain/accounts.md#links-in-booking-emails).
 */
export function accountLinkUrl(token: string, result: Readonly<Record<string, string>> = {}): string {
  return `/user/confirm${buildQuery({ token, ...result })}`;
}
