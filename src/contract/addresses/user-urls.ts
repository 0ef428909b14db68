// The pages of logging in, of links that were asked for and of links of ambassadors. Apart from the other addresses, because few pages load them.
import { matchRoute } from './match-route.ts';
import { buildQuery } from './query-string.ts';
import { ownPath } from './urls.ts';

/** The pages below /user that need no link (docs/domain/accounts.md#logging-in). */
export const userUrls = {
  login: '/user/login',
  signup: '/user/signup',
  forgot: '/user/forgot',
  findBooking: '/user/find-booking',
  /** Everything that is kept of who is signed in, as a file. */
  myData: '/user/my-data.json',
} as const;

const mailedPages = {
  'sign-up': 'verify',
  'sign-in': 'sign-in',
  reset: 'reset',
  address: 'address',
  identity: 'connect',
  'identity-code': 'two-step',
  delete: 'delete-account',
} as const;

/** What a mailed link may be for, by the last part of its address. */
export const mailedPurposes: Readonly<Record<string, keyof typeof mailedPages>> = Object.fromEntries(
  Object.entries(mailedPages).map(([purpose, page]) => [page, purpose as keyof typeof mailedPages]),
);

/** The page of a link that was asked for by typing an address (docs/domain/accounts.md#account-links). */
export function mailedLinkUrl(purpose: keyof typeof mailedPages, token: string, next = ''): string {
  return `/user/${mailedPages[purpose]}${buildQuery({ token, ...(next !== '' && { next }) })}`;
}

/** The way to a provider and the way back (docs/domain/accounts.md#google-and-facebook). */
export function identityUrls(provider: 'google' | 'facebook'): { begin: string; comeBack: string } {
  return { begin: `/user/with/${provider}`, comeBack: `/user/with/${provider}/return` };
}

/** The login, which says what became of a way to a provider, and goes on to `next`. */
export function loginUrl(query: { refused?: string; sent?: string; next?: string }): string {
  const { next = '', ...others } = query;
  return `${userUrls.login}${buildQuery({ ...others, ...(next !== '' && { next }) })}`;
}

/** The own account, which says what became of one that was to be connected. */
export function accountUrl(query: { refused?: string; done?: string }): string {
  return `/dashboard/account${buildQuery(query)}#connected`;
}

/**
 * The link of an ambassador, to a listing where one is named by its path.
 */
export function recommendedUrl(code: string, to?: string): string {
  return `/with/${encodeURIComponent(code)}${buildQuery({ to })}`;
}

/**
 * Where a link of an ambassador leads on to: the listing that it names by `to`, a path of this site, else the home page. Nobody is
 * led away from the site, nor to a page that changes something.
 */
export function recommendedTarget(to: string | null): string {
  const path = ownPath(to);
  return path !== null && matchRoute(path)?.name === 'productDetail' ? path : '/';
}
