import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { handlers } from '#src/server/features/calls.ts';
import { readSourceFile, readSourceFiles } from '#scripts/tree/source-files.ts';

// The given calls, group by group (docs/reference/api.md).
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

const sources = readSourceFiles('src/server/features/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'));
/** The calls that files declare, each with the name of its file. */
const callFiles = sources
  .filter(({ text }) => /^export const (route|handle)\b/m.test(text))
  .map(({ path, text }) => ({ file: path, route: /^export const route = '([^']+)';$/m.exec(text)?.[1] ?? '' }));
/** The calls of resources, in tables of handlers or lists of the back office. */
const resourceCalls = sources.flatMap(({ text }) =>
  [
    ...text.matchAll(/'([a-z-]+\/[\w-]+)': [a-z][\w.]*(?=,| \})/g),
    ...text.matchAll(/^  call: '([a-z-]+\/[\w-]+)',$/gm),
  ].map(([, name = '']) => name),
);

describe('the contract', () => {
  it('has the 14 groups and 60 calls that were given, and additions in groups of their own alone', () => {
    expect(Object.keys(table)).toHaveLength(14);
    expect(named).toHaveLength(60);
    const given = Object.keys(contract).filter((name) => (name.split('/')[0] ?? '') in table);
    expect(given.sort()).toEqual([...named].sort());
  });
  it('has a file for each call that is built, named after the call, or for a resource with a table of its calls', () => {
    for (const { file, route } of callFiles) expect(`${route.split('/')[1]}.ts`, route).toBe(file.split('/').at(-1));
    const routes = [...callFiles.map(({ route }) => route), ...resourceCalls];
    expect(routes.sort()).toEqual(Object.keys(handlers).sort());
    for (const route of routes) expect(Object.keys(contract)).toContain(route);
  });
  // For each person, tests/access/matrix.md tests the access to the other calls.
  it('opens to everybody only what a visitor needs', () => {
    const open = Object.entries(contract).filter(([, spec]) => spec.access === 'public');
    expect(open.map(([name]) => name).sort()).toEqual([
      'account/address-confirm',
      'account/confirm',
      'account/delete',
      'account/find-bookings',
      'account/identity-confirm',
      'account/link',
      'account/mailed',
      'account/passkey-options',
      'account/passkey-sign-in',
      'account/resend',
      'account/sign-in',
      'account/sign-in-send',
      'account/sign-up-confirm',
      'admin/staff-invitation',
      'alternative/list',
      'ambassador/apply',
      'booking/available-date',
      'booking/available-pax',
      'booking/available-time',
      'booking/calculate',
      'booking/cancel',
      'booking/checkout',
      'booking/detail',
      'booking/inquiry',
      'booking/inquiry-check',
      'booking/inquiry-verify',
      'booking/send-companion',
      'cash/say',
      'category/list',
      'city/active',
      'city/detail',
      'city/list-by-country',
      'city/travel-tips',
      'code/list',
      'companion/remove',
      'companion/resend',
      'content/page',
      'conversation/attach',
      'conversation/block',
      'conversation/detach',
      'conversation/detail',
      'conversation/read',
      'conversation/report',
      'conversation/saved-replies',
      'conversation/send',
      'conversation/translate',
      'country/isd',
      'course/city',
      'course/detail',
      'course/homepage',
      'course/related',
      'course/search',
      'feedback/save',
      'hold/list',
      'host/become',
      'host/profile',
      'impact/figures',
      'inquiry/answer',
      'inquiry/detail',
      'invite/accept',
      'invite/open',
      'listing/choices',
      'listing/days',
      'listing/paused',
      'map/around',
      'no-show/answer',
      'no-show/contest',
      'other-time/answer',
      'other-time/detail',
      'page/home',
      'page/product-detail',
      'page/product-list',
      'partner/open',
      'partner/visit',
      'payment/alipay',
      'payment/alipay-check',
      'payment/paypal',
      'payment/paypal-confirm',
      'payment/stripe',
      'pickup/course',
      'pickup/save',
      'place/category',
      'place/list',
      'problem/report',
      'rate/sgd',
      'reminder/by-email',
      'reminder/code-send',
      'reminder/code-verify',
      'reminder/detail',
      'request/answer',
      'reschedule/move',
      'review/course-list',
      'review/homepage',
      'review/image',
      'review/profile-list',
      'search/suggest',
      'team/invitation',
      'user/auth',
      'user/facebook',
      'user/login',
      'user/logout',
      'user/password-reset-send',
      'user/password-reset-validate',
      'user/password-update',
      'user/register',
      'wish-link/open',
      'written-review/of-booking',
      'written-review/reply',
      'written-review/report',
    ]);
  });

  it('reaches the browser without the schema library', () => {
    const free = ['errors', 'refusal', 'listing/listing-query', 'listing/listing-request']
      .concat(['match-route', 'path-parts', 'query-string', 'routes', 'urls'].map((name) => `addresses/${name}`))
      .concat(['checkout-query', 'contact-rules'].map((name) => `checkout/${name}`))
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
