// Loads a guest's own trips (/dashboard/booking) or a host's bookings (docs/reference/addresses.md#paths).
import { cleanKeyword } from '#src/contract/addresses/urls.ts';
import { type BookingGroup, bookingGroups } from '#src/domain/booking/groups.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';

export const tabs = bookingGroups;

type Tab = BookingGroup;

export interface ListView {
  readonly as: 'guest' | 'host';
  readonly tab: Tab;
  readonly search: string;
}

export type BookingList = CallOutput<'booking/list-host'>;

export type OfferedBooking = CallOutput<'account/offered'>['data'][number];

export type BookingsData =
  | ({
      readonly kind: 'list';
      readonly list: BookingList;
      readonly offered: readonly OfferedBooking[];
      readonly isHost: boolean;
    } & ListView)
  | { readonly kind: 'signed-out' };

export function askList(api: Api, { as, tab, search }: ListView, offset = 0) {
  return api(as === 'host' ? 'booking/list-host' : 'booking/list-guest', {
    group: tab,
    ...(search !== '' && { search }),
    ...(offset > 0 && { offset }),
  });
}

export const SEARCH_MAX = 80;

export function readListView(query: URLSearchParams): ListView {
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'upcoming';
  const search = cleanKeyword(query.get('q') ?? '').slice(0, SEARCH_MAX);
  return { as: 'guest', tab, search };
}

/** The guest's trips; the page asks for a missing login. The host's list is a panel page. */
export async function load({ api, url }: PageInput): Promise<PageResult<BookingsData>> {
  const shelf = readListView(url.searchParams);
  if (url.searchParams.get('as') === 'host')
    return { kind: 'redirect', to: listViewUrl({ ...shelf, as: 'host' }), status: 301 };
  const head = { title: t('title'), robots: 'noindex' } as const;
  const [answer, waiting] = await Promise.all([askList(api, shelf), api('account/offered', {})]);
  if (answer.ok) {
    const isHost = 'is_host' in answer.data && answer.data.is_host === true;
    const offered = waiting.ok ? waiting.data.data : [];
    return { kind: 'page', data: { kind: 'list', list: answer.data, offered, isHost, ...shelf }, head };
  }
  const isSignedOut = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isSignedOut ? { kind: 'page', data: { kind: 'signed-out' }, head } : failed(answer);
}

export type BookingCard = CallOutput<'booking/list-guest'>['data'][number];

const over: ReadonlySet<BookingCard['booking_status']> = new Set([
  'completed',
  'no_show',
  'declined',
  'cancelled',
  'expired',
]);

/** The next trip, later ones in order, and ended ones, newest first. `now` in ms since 1970. */
export function splitBookings(bookings: readonly BookingCard[], now: number) {
  const begins = (card: BookingCard): number => Date.parse(card.starts_at);
  const isOver = (card: BookingCard): boolean => over.has(card.booking_status) || begins(card) < now - 86_400_000;
  const coming = bookings.filter((card) => !isOver(card)).toSorted((a, b) => begins(a) - begins(b));
  const past = bookings.filter(isOver).toSorted((a, b) => begins(b) - begins(a));
  return { next: coming[0] ?? null, later: coming.slice(1), past };
}

export function listViewUrl({ as, tab, search = '' }: Omit<ListView, 'search'> & { readonly search?: string }): string {
  const { path } = routes[as === 'host' ? 'host-bookings' : 'dashboard-booking'];
  const query = {
    tab: tab === 'upcoming' ? undefined : tab,
    q: search === '' ? undefined : search,
  };
  return `${path}${buildQuery(query)}`;
}
