// Addresses of login, requested links and ambassadors' links, apart from the others because few pages load them.
import { matchRoute } from './match-route.ts';
import { buildQuery } from './query-string.ts';
import { ownPath } from './urls.ts';

/** Pages below /user that need no link (docs/domain/accounts.md#logging-in). */
export const userUrls = {
  login: '/user/login',
  signup: '/user/signup',
  forgot: '/user/forgot',
  findBooking: '/user/find-booking',
  /** All stored data of the logged-in user, as a file. */
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

/** The purposes of emailed links, by the last part of their address. */
export const mailedPurposes: Readonly<Record<string, keyof typeof mailedPages>> = Object.fromEntries(
  Object.entries(mailedPages).map(([purpose, page]) => [page, purpose as keyof typeof mailedPages]),
);

/** The page of a link requested by typing an address (docs/domain/accounts.md#account-links). */
export function mailedLinkUrl(purpose: keyof typeof mailedPages, token: string, next = ''): string {
  return `/user/${mailedPages[purpose]}${buildQuery({ token, ...(next !== '' && { next }) })}`;
}

/** Start of a login at a provider, and the return from it (docs/domain/accounts.md#google-and-facebook). */
export function identityUrls(provider: 'google' | 'facebook'): { begin: string; comeBack: string } {
  return { begin: `/user/with/${provider}`, comeBack: `/user/with/${provider}/return` };
}

/** The login page, with the result of a login at a provider; it continues to `next`. */
export function loginUrl(query: { refused?: string; sent?: string; next?: string }): string {
  const { next = '', ...others } = query;
  return `${userUrls.login}${buildQuery({ ...others, ...(next !== '' && { next }) })}`;
}

/** The account page, with the result of connecting an identity. */
export function accountUrl(query: { refused?: string; done?: string }): string {
  return `/dashboard/account${buildQuery(query)}#connected`;
}

/** An ambassador's link, to a listing if `to` is its path. */
export function recommendedUrl(code: string, to?: string): string {
  return `/with/${encodeURIComponent(code)}${buildQuery({ to })}`;
}

/**
 * Where an ambassador's link leads: the listing in `to`, a path of this site, else the home page. Never to another
 * site, nor to a page that changes something.
 */
export function recommendedTarget(to: string | null): string {
  const path = ownPath(to);
  return path !== null && matchRoute(path)?.name === 'productDetail' ? path : '/';
}
