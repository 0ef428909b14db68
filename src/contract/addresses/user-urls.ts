// The pages of logging in and of links that were asked for. Apart from the other addresses, because few pages load them.
import { buildQuery } from './query-string.ts';

/** The pages below /user that need no link (docs/accounts.md#signing-in). */
export const userUrls = {
  login: '/user/login',
  signup: '/user/signup',
  forgot: '/user/forgot',
  findBooking: '/user/find-booking',
  /** Everything that is kept of who is signed in, as a file. */
  myData: '/user/my-data.json',
} as const;

const mailedPages = { 'sign-up': 'verify', 'sign-in': 'sign-in', reset: 'reset', address: 'address' } as const;

/** What a mailed link may be for, by the last part of its address. */
export const mailedPurposes: Readonly<Record<string, keyof typeof mailedPages>> = Object.fromEntries(
  Object.entries(mailedPages).map(([purpose, page]) => [page, purpose as keyof typeof mailedPages]),
);

/** The page of a link that was asked for by typing an address (docs/accounts.md#links-that-were-asked-for). */
export function mailedLinkUrl(purpose: keyof typeof mailedPages, token: string): string {
  return `/user/${mailedPages[purpose]}${buildQuery({ token })}`;
}
