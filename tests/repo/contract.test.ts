import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { extraCalls } from '#src/contract/calls/extra.ts';
import { handlers } from '#src/server/features/calls.ts';
import { readSourceFile, readSourceFiles } from '#scripts/tree/source-files.ts';

// The calls that were given, group by group (docs/calls.md).
const table: Record<string, string[]> = {
  booking: [
    'available-date',
    'available-pax',
    'available-time',
    'calculate',
    'cancel',
    'checkout',
    'confirm',
    'detail',
    'inquiry',
    'inquiry-check',
    'inquiry-verify',
    'list-guest',
    'list-host',
    'send-companion',
  ],
  category: ['list'],
  city: ['active', 'detail', 'list-by-country', 'travel-tips'],
  content: ['page'],
  country: ['isd'],
  course: ['city', 'detail', 'homepage', 'related', 'search'],
  feedback: ['save'],
  image: ['remove', 'upload'],
  message: ['history', 'send', 'total-unread'],
  review: ['check', 'course-list', 'homepage', 'image', 'profile-list', 'save'],
  page: ['home', 'product-list', 'product-detail'],
  payment: ['alipay', 'alipay-check', 'paypal', 'paypal-confirm', 'stripe'],
  user: [
    'auth',
    'detail',
    'detail-update',
    'facebook',
    'login',
    'logout',
    'password-reset-send',
    'password-reset-validate',
    'password-update',
    'register',
  ],
  wishlist: ['check', 'list', 'remove', 'save'],
};
const named = Object.entries(table).flatMap(([group, calls]) => calls.map((call) => `${group}/${call}`));

/** The calls that files below `src/server/features` declare, each with the name of its file. */
function callFiles(): { file: string; route: string }[] {
  return readSourceFiles('src/server/features/**/*.ts')
    .filter(({ path, text }) => !path.endsWith('.test.ts') && /^export const (route|handle)\b/m.test(text))
    .map(({ path, text }) => ({ file: path, route: /^export const route = '([^']+)';$/m.exec(text)?.[1] ?? '' }));
}

describe('the contract', () => {
  it('has the 14 groups and 60 calls that were given, and the declared extras, and nothing else', () => {
    expect(Object.keys(table)).toHaveLength(14);
    expect(named).toHaveLength(60);
    expect(Object.keys(contract).sort()).toEqual([...named, ...Object.keys(extraCalls)].sort());
  });

  it('keeps its extras in groups of their own', () => {
    for (const name of Object.keys(extraCalls)) expect(Object.keys(table)).not.toContain(name.split('/')[0]);
  });

  it('has one file for each call that is built, named after the call', () => {
    const found = callFiles();
    for (const { file, route } of found) expect(`${route.split('/')[1]}.ts`, route).toBe(file.split('/').at(-1));
    expect(found.map(({ route }) => route).sort()).toEqual(Object.keys(handlers).sort());
    for (const { route } of found) expect(Object.keys(contract)).toContain(route);
  });

  it('opens to everybody only what a visitor needs', () => {
    const closed = Object.entries(contract).filter(([, spec]) => spec.access !== 'public');
    expect(closed.map(([name, { access }]) => `${name}: ${access}`).sort()).toEqual(
      [
        'account/answer: user',
        'account/delete-send: user',
        'account/deletion: user',
        'account/export: user',
        'account/factor-begin: user',
        'account/factor-confirm: user',
        'account/factor-off: user',
        'account/factor-recovery: user',
        'account/factor-show: user',
        'account/factor: user',
        'account/identities: user',
        'account/identity-begin: user',
        'account/identity-remove: user',
        'account/key-make: distributor',
        'account/key-remove: distributor',
        'account/keys: distributor',
        'account/notices-save: user',
        'account/notices: user',
        'account/offered: user',
        'account/passkey-add: user',
        'account/passkey-begin: user',
        'account/passkey-remove: user',
        'account/passkeys: user',
        'account/picture-remove: user',
        'account/picture-save: user',
        'account/session-end: user',
        'account/sessions-end: user',
        'account/sessions: user',
        'booking/confirm: host',
        'booking/list-guest: user',
        'booking/list-host: host',
        'calendar-address/make: host',
        'calendar-address/revoke: host',
        'calendar/change: host',
        'calendar/one-at-a-time: host',
        'calendar/range: host',
        'calendar/week: host',
        'cash/decide: operator',
        'cash/disputes: operator',
        'check/cut-off: host',
        'check/phones: host',
        'check/sync: host',
        'dashboard/next: user',
        'departure/cancel-day: host',
        'departure/cancel: host',
        'departure/cancellations: operator',
        'departure/close: host',
        'departure/day: host',
        'departure/guides: host',
        'departure/late: host',
        'departure/list: host',
        'departure/pickups: host',
        'departure/today: host',
        'departure/week: host',
        'earnings/lines: host',
        'earnings/summary: host',
        'feed/add: host',
        'feed/list: host',
        'feed/read-now: host',
        'feed/remove: host',
        'host/address-send: coordinator',
        'host/mine: user',
        'host/open: coordinator',
        'host/page-save: host',
        'host/page: host',
        'host/picture-save: host',
        'image/remove: user',
        'image/upload: user',
        'inquiry/list: user',
        'insights/summary: host',
        'insights/words: host',
        'invite/mine: user',
        'listing/act: host',
        'listing/change-review: operator',
        'listing/edit: host',
        'listing/mine: host',
        'listing/photo-add: host',
        'listing/preview: user',
        'listing/review-detail: operator',
        'listing/review-list: operator',
        'listing/review: operator',
        'listing/save: host',
        'listing/start: host',
        'listing/withdraw: host',
        'message/history: user',
        'message/send: user',
        'message/total-unread: user',
        'no-show/decide: operator',
        'no-show/list: operator',
        'paper/decide: operator',
        'paper/list: host',
        'paper/queue: operator',
        'paper/remove: host',
        'paper/upload: host',
        'payout/details-decide: operator',
        'payout/details-save: host',
        'payout/details-withdraw: host',
        'payout/details: host',
        'payout/item-fail: operator',
        'payout/outlook: operator',
        'payout/run-cancel: operator',
        'payout/run-make: operator',
        'payout/run-paid: operator',
        'payout/run: operator',
        'payout/runs: operator',
        'payout/show: operator',
        'payout/waiting: operator',
        'office/audit-list: operator',
        'office/booking: operator',
        'office/booking-act: operator',
        'office/booking-list: operator',
        'office/code: operator',
        'office/code-batch: operator',
        'office/code-confirm: operator',
        'office/code-places: operator',
        'office/code-save: operator',
        'office/code-stop: operator',
        'office/codes: operator',
        'office/host-coordinator: operator',
        'office/partners: operator',
        'office/ambassador-applications: operator',
        'office/partner: operator',
        'office/partner-change: operator',
        'office/partner-pay: operator',
        'partner/mine: user',
        'office/content-list: operator',
        'office/content-text: operator',
        'office/content-version: operator',
        'office/content-draft: operator',
        'office/content-save: operator',
        'office/content-restore: operator',
        'office/content-publish: operator',
        'office/content-withdraw: operator',
        'office/content-hide: operator',
        'office/content-release: operator',
        'office/menu-list: operator',
        'office/menu-save: operator',
        'office/message: operator',
        'office/message-resend: operator',
        'office/messages: operator',
        'office/ambassador-decide: operator',
        'office/listings: operator',
        'office/listing-act: operator',
        'office/listing-correct: operator',
        'office/notes: operator',
        'office/note-add: operator',
        'office/note-remove: operator',
        'office/people: operator',
        'office/distributor: operator',
        'office/distributor-key-remove: operator',
        'office/distributors: operator',
        'office/person: operator',
        'office/person-act: operator',
        'office/person-areas: operator',
        'office/person-role: operator',
        'office/fee-list: operator',
        'office/fee-set: operator',
        'office/rate: operator',
        'office/rate-fetch: operator',
        'office/rate-list: operator',
        'office/rate-set: operator',
        'office/setting-change: operator',
        'office/setting-list: operator',
        'office/refund: operator',
        'office/seats: operator',
        'office/late-money: operator',
        'office/waiting: operator',
        'office/figure-list: operator',
        'office/ledger: operator',
        'office/refund-list: operator',
        'office/refund-retry: operator',
        'office/refund-settle: operator',
        'office/refund-show: operator',
        'office/city-list: operator',
        'office/city: operator',
        'office/country: operator',
        'office/country-save: operator',
        'office/departures: operator',
        'office/departure-act: operator',
        'office/city-close: operator',
        'office/city-open: operator',
        'office/city-save: operator',
        'office/category-save: operator',
        'office/synonym-list: operator',
        'office/synonym-change: operator',
        'office/review: operator',
        'office/review-list: operator',
        'other-time/choices: host',
        'other-time/offer: host',
        'reach/code-send: host',
        'reach/code-verify: host',
        'reach/detail: host',
        'reach/links-revoke: host',
        'reach/list: host',
        'reach/save: host',
        'report/act: operator',
        'report/detail: operator',
        'report/list: operator',
        'request/list: host',
        'review/check: user',
        'review/save: user',
        'saved-reply/list: host',
        'saved-reply/remove: host',
        'saved-reply/save: host',
        'task/close: operator',
        'task/list: operator',
        'team/accept: user',
        'team/change: host',
        'team/invite: host',
        'team/leave: user',
        'team/list: host',
        'team/own-teams: user',
        'team/remove: host',
        'team/revoke: host',
        'user/detail-update: user',
        'user/detail: user',
        'wish-link/end: user',
        'wish-link/make: user',
        'wishlist/check: user',
        'wishlist/list: user',
        'wishlist/remove: user',
        'wishlist/save: user',
        'written-review/list-host: host',
        'written-review/remove: operator',
        'written-review/restore: operator',
      ].sort(),
    );
  });

  it('reaches the browser without the schema library', () => {
    const free = ['errors', 'refusal', 'listing/listing-query', 'listing/listing-request']
      .concat(['match-route', 'path-parts', 'query-string', 'routes', 'urls'].map((name) => `addresses/${name}`))
      .concat(['checkout-query', 'contact-rules', 'distributor-guest'].map((name) => `checkout/${name}`))
      .map((name) => `${name}.ts`);
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const source = readSourceFile(`src/contract/${file}`);
      const loaded = [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gms)].map(
        ([, path]) => path,
      );
      expect(loaded, file).not.toContain('zod');
      for (const path of loaded) {
        if (path?.startsWith('.')) visit(posix.join(posix.dirname(file), path));
      }
    };
    for (const file of free) visit(file);
    expect(seen.size).toBeGreaterThan(free.length);
  });
});
