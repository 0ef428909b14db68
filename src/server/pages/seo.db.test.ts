// What search engines and link previews get over HTTP, in both modes (docs/reference/addresses.md#search-engines,
// docs/reference/texts.md#demo-world).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces, insertReviews } from '#tests/support/catalogue/catalogue.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { readHead } from '#tests/support/pages/read-head.ts';
import { richResultFaults } from '#tests/support/pages/rich-result-faults.ts';

const origin = 'https://banyan.example';
const production = {
  BANYAN_MODE: 'production',
  BANYAN_ORIGIN: origin,
  BANYAN_RATE_LIMIT_FACTOR: '1',
  SMTP_URL: 'none',
  STRIPE_SECRET_KEY: 'none',
  PAYPAL_CLIENT_ID: 'none',
  SMS_ACCOUNT_SID: 'none',
  WHATSAPP_PHONE_NUMBER_ID: 'none',
};

async function fill({ pool }: TestDatabase): Promise<void> {
  await insertPlaces(pool);
  for (let id = 1; id <= 14; id += 1) {
    await insertCourse(pool, {
      id,
      title: `Cooking number ${id}`,
      summary: `What happens on walk ${id}.`,
      rank: 50 - id,
    });
  }
  await insertCourse(pool, { id: 20, title: 'Walking in the valley', city_id: 2, summary: 'A walk.' });
  await insertCourse(pool, { id: 30, status: 'paused' });
  await insertCourse(pool, { id: 31, title: 'Walking by the river', status: 'draft' });
  await insertReviews(pool, 1, [5, 4, 4]);
  await pool.query('update installation set home_image = (select images -> 0 from course where id = 1)');
}

let open: TestApp;
let demo: TestApp;

beforeAll(async () => {
  open = await createTestApp({ settings: production, fill });
  demo = await createTestApp({ fill });
});

afterAll(async () => {
  await open.close();
  await demo.close();
});

const get = (url: string, program: TestApp = open) => program.app.inject({ url });

async function look(url: string, program: TestApp = open) {
  const answer = await get(url, program);
  return { status: answer.statusCode, headers: answer.headers, ...readHead(answer.body) };
}

const product = '/hanoi/1/cooking-number-1';
const listed = [
  '/',
  '/1/hanoi',
  '/1/hanoi?page=2',
  '/1/hanoi/food',
  '/1/hanoi/food?page=2',
  '/2/kathmandu',
  product,
  '/kathmandu/20/walking-in-the-valley',
  '/about-us',
];

describe('a page that may be found', () => {
  it.each(listed)('%s says so, and has a title, a description and its own address', async (url) => {
    const page = await look(url);
    expect([page.status, page.robots, page.headers['x-robots-tag']]).toEqual([200, undefined, undefined]);
    expect(page.canonical).toBe(origin + url);
    expect(page.title.length).toBeGreaterThan(5);
    expect(page.description?.length).toBeGreaterThan(3);
  });

  it('shares neither title nor address with another', async () => {
    const pages = await Promise.all(listed.map((url) => look(url)));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(listed.length);
    expect(new Set(pages.map(({ canonical }) => canonical)).size).toBe(listed.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(listed.length);
  });

  it.each([
    ['/', 'website'],
    ['/1/hanoi', 'website'],
    [product, 'product'],
    ['/about-us', 'article'],
  ])('%s has a preview of the type %s', async (url, type) => {
    const { og, title, description } = await look(url);
    expect(og).toMatchObject({ type, site_name: 'Banyan', url: origin + url, description });
    expect(title).toContain(og['title']);
    expect(og['image']).toMatch(new RegExp(`^${origin}/images/[a-z0-9-]+/og-1200\\.jpg$`));
    expect(og['image:alt']).not.toBe('');
  });
});

describe('structured data', () => {
  const types = async (url: string, program?: TestApp) => {
    const { jsonLd } = await look(url, program);
    expect(jsonLd.flatMap(richResultFaults)).toEqual([]);
    return jsonLd.map((data) => data['@type']);
  };

  it.each([
    ['/', ['WebSite']],
    ['/1/hanoi', ['ItemList', 'BreadcrumbList']],
    ['/1/hanoi?page=2', ['ItemList', 'BreadcrumbList']],
    ['/1/hanoi/food', ['ItemList', 'BreadcrumbList']],
    [product, ['Product', 'BreadcrumbList']],
  ])('of %s is %j, and can be used', async (url, wanted) => {
    expect(await types(url)).toEqual(expect.arrayContaining(wanted));
  });

  it('of a list names its experiences in their order, with whole addresses', async () => {
    const list = (await look('/1/hanoi')).jsonLd.find((data) => data['@type'] === 'ItemList');
    const items = list?.['itemListElement'] as { url: string }[];
    expect(items.map(({ url }) => url).slice(0, 2)).toEqual([origin + product, `${origin}/hanoi/2/cooking-number-2`]);
    expect(items).toHaveLength(12);
  });

  it('of an experience has the all-in price, and its rating where reviews are real', async () => {
    const data = (await look(product)).jsonLd.find((one) => one['@type'] === 'Product');
    expect(data).toMatchObject({
      offers: { '@type': 'Offer', price: '21.20', priceCurrency: 'USD', url: origin + product },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.33, reviewCount: 3 },
    });
    const unreviewed = (await look('/hanoi/2/cooking-number-2')).jsonLd.find((one) => one['@type'] === 'Product');
    expect(unreviewed).not.toHaveProperty('aggregateRating');
  });

  it('of a demo carries no rating', async () => {
    const data = (await look(product, demo)).jsonLd.find((one) => one['@type'] === 'Product');
    expect(data).toBeDefined();
    expect(data).not.toHaveProperty('aggregateRating');
  });
});

describe('the sitemap', () => {
  it('has the categories of a city with at least two experiences', async () => {
    const { body } = await get('/sitemap-categories.xml');
    expect([...body.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([`${origin}/1/hanoi/food`]);
  });
});

describe('a list that is filtered or sorted', () => {
  it.each([
    '?price=10-50',
    '?sort=price',
    '?categories=1',
    '?page=2&sort=price',
    '?times=morning&page=2',
    '?utm_source=x',
  ])('%s points to the plain one', async (query) => {
    const page = await look(`/1/hanoi${query}`);
    expect([page.status, page.canonical]).toEqual([200, `${origin}/1/hanoi`]);
  });

  it('a query on an experience points to it without', async () => {
    expect((await look(`${product}?date=2026-12-01`)).canonical).toBe(origin + product);
  });
});

describe('what must not be found', () => {
  it.each(['/s/cooking', '/s/cooking?page=2', '/booking/detail', '/user/login', '/auth', '/dashboard'])(
    '%s is noindex in its header',
    async (url) => {
      expect((await get(url)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('a search says so in its page too, and has no address of its own to offer', async () => {
    const page = await look('/s/cooking');
    expect([page.status, page.robots, page.title]).toEqual([200, 'noindex', 'Search result for cooking']);
  });

  it.each(['/s/Hanoi', '/s/ha%20noi', '/s/hanoi?sort=price'])('%s points to the list of the city', async (url) => {
    expect((await look(url)).canonical).toBe(`${origin}/1/hanoi`);
  });

  it.each([...listed, '/nowhere', '/robots.txt'])('%s of a demo', async (url) => {
    const answer = await get(url, demo);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    if (String(answer.headers['content-type']).startsWith('text/html'))
      expect(readHead(answer.body).robots).toBe('noindex');
  });
});

describe('an address that is not right', () => {
  it.each([
    [`/hanoi/1/another-title?date=2026-12-01&pax=2`, `${product}?date=2026-12-01&pax=2`],
    ['/hanoi/30/another-title', '/hanoi/30/a-course-of-the-test'],
    ['/product/detail?id=1', product],
    ['/product/list?id=1', '/1/hanoi'],
    ['/1/hanoi/food/?sort=price', '/1/hanoi/food?sort=price'],
    ['/product/search?keyword=ph%E1%BB%9F', '/s/ph%E1%BB%9F'],
  ])('%s leads to %s for good', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each<[string, string, string?]>([
    ['/1/wrong-slug', 'City not found'],
    ['/99/hanoi', 'City not found'],
    ['/3/closed-city', 'City not found'],
    ['/1/wrong-slug/food', 'City not found'],
    ['/99/hanoi/food', 'City not found'],
    ['/1/hanoi/no-such', 'This page could not be found'],
    ['/1/hanoi/%20x', 'This page could not be found'],
    ['/1/hanoi/craft', 'This page could not be found'],
    ['/99999999999/hanoi', 'This page could not be found'],
    ['/0/hanoi', 'This page could not be found'],
    ['/kathmandu/1/cooking-number-1', 'This page could not be found'],
    ['/hanoi/99/nothing', 'This page could not be found'],
    // A paused experience has a page without offers (docs/reference/addresses.md); a draft has none.
    ['/hanoi/30/a-course-of-the-test', 'This experience is taking a break', 'A course of the test is taking a break'],
    ['/kathmandu/30/a-course-of-the-test', 'This page could not be found'],
    ['/hanoi/31/walking-by-the-river', 'This page could not be found'],
    ['/hanoi/x1/nothing', 'This page could not be found'],
    ['/no-such-page', 'This page could not be found'],
    ['/product/detail', 'This page could not be found'],
    ['/product/detail?id=99', 'This page could not be found'],
    ['/product/list?id=abc', 'City not found'],
    ['/404', 'This page could not be found'],
  ])('%s is 404: %s', async (url, text, ownTitle) => {
    const answer = await get(url);
    const { robots, canonical, title, jsonLd } = readHead(answer.body);
    const wanted = ownTitle === undefined ? 'Banyan' : `${ownTitle} · Banyan`;
    expect([answer.statusCode, robots, canonical, title, jsonLd]).toEqual([404, 'noindex', undefined, wanted, []]);
    expect(answer.body).toContain(text);
    if (ownTitle !== undefined) expect(answer.body).not.toContain('This page could not be found');
  });

  it.each(['/1/hanoi?page=50', '/1/hanoi/food?page=50', '/s/cooking?page=50'])(
    '%s is past the end: 404, empty, with the true total and no canonical address',
    async (url) => {
      const answer = await get(url);
      const { canonical, robots } = readHead(answer.body);
      expect([answer.statusCode, robots, canonical]).toEqual([404, 'noindex', undefined]);
      expect(answer.body).toContain('14 experiences');
      expect(answer.body).toContain('This page doesn’t exist');
    },
  );
});
