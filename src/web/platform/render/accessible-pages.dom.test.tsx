// axe checks every page as rendered, with all fields filled: names, roles, labels, landmarks, headings, tables.
// tests/e2e/pages checks colors and sizes in a browser.
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { type Route, routes } from '#src/contract/addresses/routes.ts';
import { mailedPurposes } from '#src/contract/addresses/user-urls.ts';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { accessFaults } from '#tests/support/web/axe.ts';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import { answeringCheckout } from '#tests/support/web/checkout.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { sampleAnswer } from '#tests/support/web/sample-answers.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const token = 'A'.repeat(43);
const booking = `ref=KHWMTQRA&token=${token}`;

/** Rendered like another page: texts like `about-us`, the card's question like `contact-us`. */
const drawnAlike = [
  'ambassadors',
  'backstreet-in-press',
  'how-it-works',
  'how-you-can-help',
  'trust-and-safety',
  'terms-of-service',
  'privacy-policy',
  'contact-us-cardContact',
  'page',
];

/** Pages with a query or several states; none for pages that only redirect. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(drawnAlike.map((name) => [name, []])),
  'invite-hash': ['/invite/bcdfhjkmnprt/summer'],
  'with-code': ['/with/MINA7K2Q'],
  'team-invitation': [`/team-invitation?token=${token}`],
  'write-review': ['/write-review', `/write-review?booking_id=${id}`],
  'dashboard-messages': ['/dashboard/messages', `/dashboard/messages/${id}`],
  'dashboard-booking-inquiry': ['/dashboard/booking/inquiry', `/dashboard/booking/inquiry/${id}`],
  'host-manifest': ['/dashboard/host-panel/manifest/1'],
  'host-calendar': ['/dashboard/host-panel/calendar', '/dashboard/host-panel/calendar?view=day&date=2026-12-05'],
  'public-host': [`/hosts/${id}`],
  'shared-wishlist': [`/wishlist?token=${token}`],
  'booking-checkout': ['/booking/checkout', '/booking/checkout?cid=9&date=2026-12-05&time=09:00&pax=2'],
  'booking-detail': [`/booking/detail?${booking}`],
  'payment-alipay': [`/payment/alipay?token=${token}`],
  'pickup-location': [`/pickup-location/KHWMTQRA?token=${token}`],
  'course-pickup-location': ['/course-pickup-location/9'],
  inquiry: [`/inquiry/${id}?token=${token}`],
  'product-detail': [],
  'product-list': [],
  'product-search': [],
  user: [
    ...['login', 'signup', 'forgot', 'find-booking', 'facebook'].map((page) => `/user/${page}`),
    ...Object.keys(mailedPurposes).map((page) => `/user/${page}?token=${token}`),
    `/user/confirm?token=${token}`,
  ],
  auth: ['/auth/login'],
  productSearch: ['/s/rice'],
  productDetail: ['/ubud/9/rice-terraces-tea'],
  productCategory: ['/1/kathmandu/food'],
  productList: ['/1/kathmandu', '/1/kathmandu?price=499-500'],
  'admin-country': ['/admin/places/countries/ID', '/admin/places/countries/new'],
  'admin-city': ['/admin/places/1', '/admin/places/new'],
  'admin-text': ['/admin/content/about-us?version=1', '/admin/content/new'],
  'admin-code': [`/admin/codes/${id}`, '/admin/codes/new', '/admin/codes/batch'],
  'content-preview': ['/admin/content/about-us/preview?version=1'],
  'admin-rate': ['/admin/rates/IDR'],
  'admin-message': ['/admin/messages/m1'],
};

/** Handwritten responses, for pages that compare them with their address or show only some. */
const byHand: Readonly<Record<string, (url: URL) => object>> = {
  'page/product-detail': () => ({ course_detail: fixtureCourse, travel_tips: [], user: null }),
  'booking/detail': () => fixtureBooking,
  'payment/alipay-check': () => ({ state: 'pending', url: null, message: '' }),
  'review/check': () => ({ ...sampleAnswer('review/check'), exists: false, can_review: true }),
  'account/mailed': ({ pathname }) => ({
    ...sampleAnswer('account/mailed'),
    purpose: mailedPurposes[pathname.split('/')[2] ?? ''],
  }),
};
const checkout = answeringCheckout();
const fixtures = [
  'page/home',
  'page/product-list',
  'place/category',
  'course/city',
  'course/search',
  'course/homepage',
];

async function open(path: string) {
  const url = new URL(path, 'https://banyan.example');
  const api: ApiTransport = async (name, input) => {
    if (url.pathname === routes['booking-checkout'].path) return checkout(name, input);
    if (name === 'content/page') return fixtureTransport(name, { slug: 'about-us' });
    if (fixtures.includes(name)) return fixtureTransport(name, input);
    return { status: 'success', ...(byHand[name]?.(url) ?? sampleAnswer(name)) };
  };
  return renderPage({ url: path, origin: url.origin, api, page: fixtureSettings });
}

const withScript = (html: string) => html.replaceAll(/<noscript>[^]*?<\/noscript>/g, '');

/** Forms without a submit button with script (WCAG H32), by their beginning. */
function formsWithoutButton(html: string): string[] {
  const live = withScript(html);
  return [...live.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].flatMap(([, head = '', body = '']) => {
    const named = / id="([^"]+)"/.exec(head)?.[1];
    const buttons = body.match(/<button\b[^>]*>|<input\b[^>]*type="(?:submit|image)"/g) ?? [];
    const sends = buttons.some((one) => !/type="(?:button|reset)"/.test(one));
    // A chosen file is submitted at once.
    if (body.includes('type="file"')) return [];
    return sends || (named !== undefined && live.includes(`form="${named}"`)) ? [] : [head.slice(0, 80)];
  });
}

/** Navigations that share a name without script. */
function navsOfOneName(html: string): string[] {
  const namesIn = (part: string) =>
    [...part.matchAll(/<nav\b[^>]* aria-label="([^"]+)"/g)].map(([, name = '']) => name);
  const [plain = ''] = /<noscript>[^]*<\/noscript>/.exec(html) ?? [];
  const live = namesIn(withScript(html));
  return namesIn([...plain.matchAll(/<noscript>[^]*?<\/noscript>/g)].join(' ')).filter((name) => live.includes(name));
}

/** Asides without a name. */
const asidesWithoutName = (html: string) =>
  (html.match(/<aside\b[^>]*>/g) ?? []).filter((one) => !/ (?:aria-label|aria-labelledby|inert)\b/.test(one));

const every: readonly (readonly [string, Route])[] = Object.entries({ ...routes, ...adminRoutes });
const pages = every.flatMap(([name, { path, layout }]) =>
  (addresses[name] ?? [path.replaceAll(/:\w+\??/g, id)]).map((url) => {
    const frame = name.startsWith('admin') ? 'admin' : name.startsWith('host-') ? 'host' : layout;
    return { name, url, frame };
  }),
);

/** Frames are large, so each layout is checked with one page. */
const framed = new Set<string>();

describe('a page can be read and used by everybody', () => {
  it.each(pages)('$name: $url', async ({ name, url, frame }) => {
    const { status, error, html } = await open(url);
    expect([status, error]).toEqual([name === '404' ? 404 : 200, undefined]);
    expect(await accessFaults(html, !framed.has(frame))).toEqual([]);
    expect([formsWithoutButton(html), navsOfOneName(html), asidesWithoutName(html)]).toEqual([[], [], []]);
    framed.add(frame);
  });
});

describe('what the pages are looked at with finds', () => {
  const around = (main: string) =>
    `<html lang="en" dir="ltr"><head><title>A page</title></head><body><main><h1>A page</h1>${main}</main></body></html>`;

  it('nothing in a page without faults', async () => {
    const html = around('<label for="a">Name</label><input id="a"><button type="button">Go</button>');
    expect(await accessFaults(html)).toEqual([]);
  });

  it.each([
    ['button-name', '<button type="button"><svg aria-hidden="true"></svg></button>'],
    ['label', '<label for="other">Name</label><input id="a">'],
    ['heading-order', '<h2>A part</h2><h4>Too deep</h4>'],
    ['landmark-unique', '<nav aria-label="Pages"></nav><nav aria-label="Pages"></nav>'],
    ['aria-valid-attr-value', '<button type="button" aria-expanded="open">Go</button>'],
  ])('%s', async (rule, main) => {
    expect((await accessFaults(around(main))).map((fault) => fault.split(' ')[0])).toEqual([rule]);
  });
});
