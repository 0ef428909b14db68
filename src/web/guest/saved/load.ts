// /dashboard/wishlist: the list of the account, or the browser's list of a visitor; /wishlist: a shared list
// (docs/accounts.md#wish-list).
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

type Listed = CallOutput<'wishlist/list'>;

/** An experience of the list with its card. */
export interface Wish {
  readonly course: Listed['data'][number];
  readonly entry: Listed['entries'][number];
}

/** A part of the list. */
export interface WishPart {
  readonly data: readonly Wish[];
  readonly total: number;
}

/** The account's list, or nothing: then the browser has the list of this visitor. */
export type WishlistData =
  | { readonly kind: 'account'; readonly list: WishPart; readonly link: string | null }
  | { readonly kind: 'visitor' };

/** Cards and entries together. */
export function wishPart({ data, entries, total }: Listed): WishPart {
  const wishes = data.flatMap((course, nth) => {
    const entry = entries[nth];
    return entry === undefined ? [] : [{ course, entry }];
  });
  return { data: wishes, total };
}

/** Loads the own list, or at its address one that is shared. */
export const load = (input: PageInput): Promise<PageResult<ListData>> =>
  input.url.pathname === routes['shared-wishlist'].path ? loadShared(input) : loadOwn(input);

// A visitor's list is not on the server.
async function loadOwn({ api }: PageInput): Promise<PageResult<WishlistData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('wishlist/list', {});
  if (answer.ok) {
    const { link_url: link } = answer.data;
    return { kind: 'page', data: { kind: 'account', list: wishPart(answer.data), link }, head };
  }
  const isVisitor = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isVisitor ? { kind: 'page', data: { kind: 'visitor' }, head } : failed(answer);
}

/** What a shared list shows; null for a link that opens nothing. */
export interface SharedData {
  readonly kind: 'shared';
  readonly token: string;
  readonly list: CallOutput<'wish-link/open'> | null;
}

/** Any of the lists. */
export type ListData = WishlistData | SharedData;

// The address without a secret is one's own list.
async function loadShared({ api, url }: PageInput): Promise<PageResult<SharedData>> {
  const token = url.searchParams.get('token');
  if (token === null) return { kind: 'redirect', to: routes['dashboard-wishlist'].path, status: 302 };
  const head = { title: t('shared.title'), robots: 'noindex' } as const;
  const answer = await api('wish-link/open', { token });
  if (answer.ok) return { kind: 'page', data: { kind: 'shared', token, list: answer.data }, head };
  if (answer.kind !== 'refusal') return failed(answer);
  const isNone = answer.error.code === 'link-invalid' || answer.error.code === 'bad-input';
  return isNone ? { kind: 'page', data: { kind: 'shared', token, list: null }, head, status: 404 } : failed(answer);
}
