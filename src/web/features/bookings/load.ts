// /dashboard/booking: the bookings of whoever is signed in, as guest and as host (spec 2).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/api/api.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** The tabs of the list (visual 7.2). */
export const tabs = ['upcoming', 'past', 'cancelled'] as const;

/** One of the tabs. */
export type Tab = (typeof tabs)[number];

/** Which list is in view: one's own bookings, or those of one's experiences. */
export interface Shelf {
  readonly as: 'guest' | 'host';
  readonly tab: Tab;
}

/** A part of a list. */
export type BookingList = CallOutput<'booking/list-guest'>;

/** A booking made with the account's address, which waits for its owner. */
export type OfferedBooking = CallOutput<'account/offered'>['data'][number];

/** The list, what waits beside it, and whether this person has experiences of their own; or a stranger. */
export type BookingsData =
  | ({
      readonly kind: 'list';
      readonly list: BookingList;
      readonly offered: readonly OfferedBooking[];
      readonly isHost: boolean;
    } & Shelf)
  | { readonly kind: 'stranger' };

const wanted: Record<Tab, CallInput<'booking/list-guest'>> = {
  upcoming: { when: 'upcoming' },
  past: { when: 'past' },
  cancelled: { booking_status: 'cancelled' },
};

/** The part of a list from an offset. */
export function askList(api: Api, { as, tab }: Shelf, offset = 0) {
  return api(as === 'host' ? 'booking/list-host' : 'booking/list-guest', {
    ...wanted[tab],
    ...(offset > 0 && { offset }),
  });
}

/** Reads the tab and the role of an address. */
export function readShelf(query: URLSearchParams): Shelf {
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'upcoming';
  return { as: query.get('as') === 'host' ? 'host' : 'guest', tab };
}

/** Loads the list; without a login the page asks for one. */
export async function load({ api, url }: PageInput): Promise<PageResult<BookingsData>> {
  const shelf = readShelf(url.searchParams);
  const head = { title: t('title'), robots: 'noindex' } as const;
  // Nobody but the server knows who is a host: it refuses the list to everybody else.
  const [answer, asHost, waiting] = await Promise.all([
    askList(api, shelf),
    shelf.as === 'host' ? null : api('booking/list-host', { when: 'upcoming' }),
    shelf.as === 'host' ? null : api('account/offered', {}),
  ]);
  if (answer.ok) {
    const isHost = shelf.as === 'host' || asHost?.ok === true;
    const offered = waiting?.ok === true ? waiting.data.data : [];
    return { kind: 'page', data: { kind: 'list', list: answer.data, offered, isHost, ...shelf }, head };
  }
  if (answer.kind !== 'refusal') return failed(answer);
  if (answer.error.code === 'unauthorized') return { kind: 'page', data: { kind: 'stranger' }, head };
  // Somebody else's link to the host's list: one's own is shown.
  return answer.error.code === 'forbidden' ? { kind: 'redirect', to: url.pathname, status: 302 } : failed(answer);
}
