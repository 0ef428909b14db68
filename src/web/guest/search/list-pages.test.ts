import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureCities, fixtureCourses } from '#tests/support/web/courses.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const render = (url: string, api: ApiTransport = fixtureTransport) =>
  renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });

const noOne = {
  status: 'success',
  data: [],
  total: 0,
  total_is_capped: false,
  offset: 0,
  further: { why: 'too_small', total: 0, total_is_capped: false, shown: 0 },
  corrected_keyword: null,
};
const only =
  (name: 'course/city', answer: object): ApiTransport =>
  async (called, input) =>
    called === name ? answer : fixtureTransport(called, input);
const empty = only('course/city', noOne);
const long = only('course/city', { ...noOne, data: fixtureCourses, total: 40 });

/** The page of an address, and its two listing calls. */
async function asked(url: string) {
  const listings: unknown[] = [];
  const answer = await render(url, async (name, input) => {
    if (name === 'course/city' || name === 'course/search') listings.push([name, input]);
    return fixtureTransport(name, input);
  });
  return { ...answer, listings };
}

describe('the first load of a list', () => {
  it('starts a city with recomended and a search with popularity, at page 0 without filters', async () => {
    expect((await asked('/1/kathmandu')).listings).toEqual([['course/city', { city_id: 1, offset: 0 }]]);
    expect((await asked('/s/rice')).listings).toEqual([
      ['course/search', { keyword: 'rice', offset: 0, sort: 'popularity', sort_type: 'desc' }],
    ]);
  });

  it('reads sort, page and filters from the address', async () => {
    const { listings } = await asked('/1/kathmandu?page=2&sort=price&price=10-50&times=morning&ba_host=1');
    const filters = { amount_min: 10, amount_max: 50, time_type: ['morning'], ba_host: 1 };
    expect(listings).toEqual([
      ['course/city', { city_id: 1, offset: 12, sort: 'price', sort_type: 'asc', ...filters }],
    ]);
  });

  it('reads the keyword as it was encoded', async () => {
    const { listings } = await asked('/s/street%20food%20%26%20tea%2Fcoffee');
    expect(listings).toMatchObject([['course/search', { keyword: 'street food & tea/coffee' }]]);
  });

  it.each([
    ['an error', { status: 'error', code: 'internal', message: 'x' }],
    ['no status', { data: [], total: 0 }],
  ])('answers 404 when the listing has %s', async (_what, broken) => {
    const api: ApiTransport = async (name, input) =>
      name === 'course/city' || name === 'course/search' ? broken : fixtureTransport(name, input);
    expect([(await render('/1/kathmandu', api)).status, (await render('/s/rice', api)).status]).toEqual([404, 404]);
  });

  it('answers 404 City not found for another slug', async () => {
    const { status, html } = await render('/1/hanoi');
    expect([status, html.includes('City not found')]).toEqual([404, true]);
  });
});

describe('a category in a city', () => {
  it('lists its category only, without a filter of categories', async () => {
    const { html, listings } = await asked('/1/kathmandu/food?times=morning');
    expect(listings).toEqual([['course/city', { city_id: 1, category_ids: [1], offset: 0, time_type: ['morning'] }]]);
    expect(html).toMatch(/<form[^>]*action="\/1\/kathmandu\/food"/);
    expect(html).not.toContain('>Category<');
  });

  it('states its figures, and leads to the city and to the category elsewhere', async () => {
    const { html } = await render('/1/kathmandu/food?pax=2');
    expect(html).toContain(
      '6 experiences with 3 local hosts, from US$21.20 per person with all fees. Typical length: 2.5 h.',
    );
    expect(html).toContain('Next free day: Thu 3 Dec 2026.');
    const [there] = fixtureCities.filter(({ id }) => id !== 1);
    expect(html).toContain(`href="/${there?.id}/${there?.slug}/food?pax=2"`);
    expect(html).toContain('href="/1/kathmandu?pax=2"');
  });

  it('drops other categories from the address', async () => {
    const answer = await render('/1/kathmandu/food?categories=2&times=morning');
    expect([answer.status, answer.redirect]).toEqual([302, '/1/kathmandu/food?times=morning']);
  });
});

describe('a list', () => {
  it('shows the travel tips of its city', async () => {
    const { html } = await render('/1/kathmandu');
    expect(html).toContain('Before you go to Kathmandu');
    expect(html).toContain('October to December brings clear mornings.');
  });

  it('starts at the first page again when the sort changes, and keeps the filters', async () => {
    const { html } = await render('/1/kathmandu?page=2&sort=price&times=morning');
    const sorts = [...html.matchAll(/<a href="(\/1\/kathmandu[^"]*)"[^>]*>(?:Recommended|Top rated)</g)].map(
      ([, to]) => to,
    );
    expect(sorts).toEqual(['/1/kathmandu?times=morning', '/1/kathmandu?sort=rating&amp;times=morning']);
  });

  it('keeps filters and sort in the addresses of its other pages', async () => {
    const { html } = await render('/1/kathmandu?sort=price&times=morning', long);
    expect(html).toMatch(/<a href="\/1\/kathmandu\?page=2&amp;sort=price&amp;times=morning" rel="next"/);
  });

  it('shows a tag for each filter in use, with a link that removes it, and one that resets', async () => {
    const { html } = await render('/1/kathmandu?page=2&times=morning,evening&price=10-50');
    const tags = /<ul aria-label="Active filters"[^]*?<\/ul>/.exec(html)?.[0] ?? '';
    expect([...tags.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/1/kathmandu?times=morning,evening',
      '/1/kathmandu?price=10-50&amp;times=evening',
      '/1/kathmandu?price=10-50&amp;times=morning',
      '/1/kathmandu',
    ]);
    expect((await render('/1/kathmandu?price=0-500&duration=1-24')).html).not.toContain('Active filters');
  });

  it('is a form without script, with the names of the address', async () => {
    const { html } = await render('/1/kathmandu?sort=rating&attributes=solo');
    const form = /<form[^>]*action="\/1\/kathmandu"[^]*?<\/form>/.exec(html)?.[0] ?? '';
    const names = new Set([...form.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name));
    // The fixture's city has no categories.
    const filters = Object.keys(listingFilters).filter((name) => name !== 'categories');
    expect([...names].toSorted()).toEqual([...filters, 'sort'].toSorted());
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="solo"|<input[^>]*value="solo"[^>]*checked=""/);
  });

  it('leads what such a form sends to the address of the list', async () => {
    expect(await render('/1/kathmandu?times=morning&times=evening&price=0&price=50&dates=&dates=')).toMatchObject({
      status: 302,
      redirect: '/1/kathmandu?price=0-50&times=morning,evening',
    });
    expect(await render('/s/rice?sort=&price=0&price=500')).toMatchObject({ status: 302, redirect: '/s/rice' });
  });

  it('says which words found nothing, and offers the plain path when filters fit nothing', async () => {
    const nothing = (await render('/s/nothing-like-this')).html;
    expect(nothing).toContain('No experiences match your search. Try fewer words or pick a city.');
    expect(nothing).toContain('Popular with guests');
    const narrowed = (await render('/1/kathmandu?price=10-11', empty)).html;
    expect(narrowed).toContain('No experiences match all of these filters. Remove one to see more.');
    expect(narrowed).toMatch(/<a href="\/1\/kathmandu"[^>]*>Remove all filters</);
  });

  it('names the filters to drop when they fit nothing, the most helpful first, at most three', async () => {
    const totals = new Map([
      ['attributes', 2],
      ['time_type', 14],
      ['amount_min', 0],
      ['transport', 5],
      ['ba_host', 1],
    ]);
    const api: ApiTransport = async (name, input) => {
      if (name !== 'course/city') return fixtureTransport(name, input);
      const missing = [...totals].filter(([field]) => !Object.hasOwn(input as object, field));
      return { ...noOne, total: missing.length === 1 ? missing[0]?.[1] : 0 };
    };
    const { html } = await render(
      '/1/kathmandu?price=10-11&times=evening&free_pickup=1&attributes=solo&ba_host=1',
      api,
    );
    expect(
      [...html.matchAll(/Remove “([^”]+)”: (\d+ results?)/g)].map(([, name, count]) => `${name} ${count}`),
    ).toEqual(['Evening 14 results', 'Free pickup 5 results', 'Solo 2 results']);
  });

  it('says where it ends when a page past the end is asked for', async () => {
    const { html, status } = await render('/1/kathmandu?page=9&times=morning', async (name, input) =>
      name === 'course/city' ? { ...noOne, total: 30 } : fixtureTransport(name, input),
    );
    expect(status).toBe(404);
    expect(html).toContain('30 experiences');
    expect(html).toMatch(/<a href="\/1\/kathmandu\?page=3&amp;times=morning"[^>]*>Go to the last page</);
  });

  it('says what was searched for instead, and which cities the words mean', async () => {
    const { html } = await render('/s/kathmadnu', async (name, input) =>
      name === 'course/search'
        ? { ...noOne, data: fixtureCourses.slice(0, 2), total: 2, corrected_keyword: 'kathmandu' }
        : fixtureTransport(name, input),
    );
    expect(html).toContain('Search result for kathmadnu');
    expect(html).toContain('Showing results for “kathmandu”');
    expect(html).toMatch(/href="\/s\/kathmadnu\?as_words=spelling"[^>]*>Search instead for “kathmadnu”/);
    expect(html).toMatch(/<a href="\/1\/kathmandu"[^>]*><bdi>Kathmandu</);
  });
});

describe('what was read in a search', () => {
  const cards = { ...noOne, data: fixtureCourses.slice(0, 2), total: 2 };
  const part = (kind: string, text: string, name: string | null = null, filters = {}) => ({
    kind,
    text,
    name,
    is_kept: true,
    filters,
  });
  const read = async (url: string, answer: object) =>
    (
      await render(url, async (name, input) =>
        name === 'course/search' ? { ...cards, elsewhere: null, ...answer } : fixtureTransport(name, input),
      )
    ).html;

  it('stands as tags, each of which can be taken back', async () => {
    const html = await read('/s/kids%20hanoi%20under%2030%20dollars?as_words=time', {
      recognised: [
        part('attribute', 'kids', null, { attributes: ['child-friendly', 'family'] }),
        part('city', 'hanoi', 'Hanoi'),
        part('price', 'under 30 dollars', null, { amount_max: 30 }),
        part('length', 'half day', null, { duration_min: 2.5, duration_max: 5.5 }),
        part('day', 'on 2 dec', null, { date_start: '2099-12-02', date_end: '2099-12-02' }),
        part('guests', 'for two', null, { pax: 2 }),
      ],
      fit: 'all',
      missing_words: [],
    });
    const list = /<ul aria-label="Filters from your search"[^]*?<\/ul>/.exec(html)?.[0] ?? '';
    const labels = [...list.matchAll(/<a [^>]*>([^<]+)</g)].map(([, label]) => label);
    expect(labels).toEqual([
      'Child-friendly, Family',
      'Hanoi',
      'Up to US$30',
      '2.5 to 5.5 h',
      expect.stringContaining('2 Dec'),
      '2 guests',
    ]);
    expect(list).toContain('href="/s/kids%20hanoi%20under%2030%20dollars?as_words=time,city"');
    expect(list).toContain('Remove filter Hanoi');
    expect(html).toContain('Best match');
  });

  it.each([
    ['other_limits', [], 'No exact match. These differ in: date.'],
    ['some_words', [], 'No exact match. Here are the closest.'],
    ['some_words', ['zzz'], 'No results for “zzz”.'],
    ['other_city', [], 'No match in Hanoi. In other cities:'],
    ['city_only', [], 'No match in Hanoi. Here are other experiences there.'],
  ])('says what the list leaves out: %s, %j', async (fit, missing_words, sentence) => {
    const day = { ...part('day', 'on 2 dec', null, { date_start: '2099-12-02' }), is_kept: fit !== 'other_limits' };
    const html = await read('/s/x', { recognised: [part('city', 'hanoi', 'Hanoi'), day], fit, missing_words });
    expect(html).toContain(sentence);
    expect(html.includes('<s>')).toBe(fit === 'other_limits');
  });

  it('asks whether a word of a language was meant otherwise, with and without results', async () => {
    const lost = { recognised: [], fit: 'all', missing_words: ['boot'], similar_keyword: 'boat hanoi' };
    for (const answer of [lost, { ...lost, data: [], total: 0 }])
      expect(await read('/s/boot%20hanoi', answer)).toMatch(
        /href="\/s\/boat%20hanoi"[^>]*>Did you mean “boat hanoi”\?/,
      );
  });

  it('names a place without experiences, and the nearest', async () => {
    const recognised = [{ ...part('city', 'phuket', 'Phuket'), is_kept: false }];
    const elsewhere = { name: 'Phuket', nearest: { city: 'Krabi', km: 62 } };
    const html = await read('/s/phuket', { recognised, fit: 'near_place', elsewhere, missing_words: [] });
    expect(html).toContain('No experiences in Phuket yet. The nearest are in Krabi, about 62 km away.');
    expect(html).toContain('Remove filter Phuket, not applied');
    const far = {
      recognised,
      fit: 'all',
      elsewhere: { name: 'Phuket', nearest: null },
      missing_words: [],
      data: [],
      total: 0,
    };
    expect(await read('/s/phuket', far)).toContain('No experiences in Phuket yet.');
  });

  it('offers the city that the words name, unless the search is narrowed to it already', async () => {
    const chips = async (recognised: unknown[]) => {
      const html = await read('/s/hanoi', { recognised, fit: 'all', missing_words: [] });
      return /<dl[^]*?<\/dl>/.exec(/<main[^]*<\/main>/.exec(html)?.[0] ?? '')?.[0]?.match(/href="[^"]*hanoi"/g) ?? [];
    };
    expect(await chips([])).toHaveLength(1);
    expect(await chips([part('city', 'hanoi', 'Hanoi')])).toEqual([]);
  });

  it('asks for words as words', async () => {
    const asked: unknown[] = [];
    await render('/s/night%20hanoi?as_words=time,nonsense,city', async (name, input) => {
      if (name === 'course/search') asked.push(input);
      return name === 'course/search' ? cards : fixtureTransport(name, input);
    });
    expect(asked).toEqual([expect.objectContaining({ keyword: 'night hanoi', as_words: ['city', 'time'] })]);
  });
});

describe('the head of a list', () => {
  const canonical = async (url: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec((await render(url, long)).html)?.[1];

  it('points to the plain path when filtered or sorted, and to itself on a plain page', async () => {
    const plain = 'https://banyan.example/1/kathmandu';
    expect(await canonical('/1/kathmandu')).toBe(plain);
    expect(await canonical('/1/kathmandu?utm_source=x')).toBe(plain);
    expect(await canonical('/1/kathmandu?page=2')).toBe(`${plain}?page=2`);
    expect(await canonical('/1/kathmandu?page=2&sort=price')).toBe(plain);
    expect(await canonical('/1/kathmandu?times=morning')).toBe(plain);
  });

  it('carries the way here and the courses as structured data, counted over the pages', async () => {
    const { html } = await render('/1/kathmandu?page=2', long);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
    const [way, list] = blocks.map(([, json]) => JSON.parse(json ?? '') as { itemListElement: object[] });
    expect(way?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://banyan.example/' },
      { '@type': 'ListItem', position: 2, name: 'Kathmandu', item: 'https://banyan.example/1/kathmandu' },
    ]);
    expect(list?.itemListElement[0]).toMatchObject({ position: 13, name: fixtureCourses[0]?.title });
  });

  it('asks search engines to leave a search out', async () => {
    const page = { ...fixtureSettings, mode: 'production' } as const;
    const { html } = await renderPage({
      url: '/s/rice',
      origin: 'https://banyan.example',
      api: fixtureTransport,
      page,
    });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>Search result for rice</title>');
  });
});
