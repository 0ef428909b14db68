import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '../../api.ts';
import { renderPage } from '../../entry-server.tsx';
import { fixtureSettings } from '../../fixtures/settings.ts';
import { fixtureTransport } from '../../fixtures/transport.ts';

const render = (url: string, api: ApiTransport = fixtureTransport) =>
  renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });

/** The page of an address, and what it asked of the two listing calls. */
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

describe('a list', () => {
  it('shows the travel tips of its city', async () => {
    const { html } = await render('/1/kathmandu');
    expect(html).toContain('Before you go to Kathmandu');
    expect(html).toContain('October to December brings clear mornings.');
  });

  it('starts at the first page again when the sort changes, and keeps the filters', async () => {
    const { html } = await render('/1/kathmandu?page=2&sort=price&times=morning');
    const form = /<form[^>]*action="\/1\/kathmandu"[^]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toMatch(/<input type="hidden" name="times" value="morning"/);
    expect(form).toMatch(/<select[^>]*name="sort"/);
    expect(form).not.toContain('name="page"');
  });

  it('says which words found nothing, and offers the plain path when filters fit nothing', async () => {
    const nothing = (await render('/s/nothing-like-this')).html;
    expect(nothing).toContain('We found no experience for these words. Try another city or fewer words.');
    const empty: ApiTransport = async (name, input) =>
      name === 'course/city'
        ? { status: 'success', data: [], total: 0, total_is_capped: false, offset: 0, corrected_keyword: null }
        : fixtureTransport(name, input);
    const narrowed = (await render('/1/kathmandu?price=10-11', empty)).html;
    expect(narrowed).toContain('No experience fits all of these filters. Remove one to see more.');
    expect(narrowed).toMatch(/<a href="\/1\/kathmandu"[^>]*>Remove all filters</);
  });
});

describe('addresses without a name', () => {
  const api: ApiTransport = async (name, input) => {
    if (name === 'course/detail')
      return { status: 'success', data: { city: { slug: 'ubud' }, title: 'Rice terraces & tea' } };
    if (name === 'city/detail') return { status: 'success', data: { id: 2, slug: 'hanoi' } };
    return fixtureTransport(name, input);
  };

  it.each([
    ['/product/detail?id=9', '/ubud/9/rice-terraces-tea'],
    ['/product/list?id=2', '/2/hanoi'],
    ['/product/search?keyword=rice', '/s/rice'],
  ])('%s leads to %s for good', async (url, to) => {
    expect(await render(url, api)).toMatchObject({ status: 301, redirect: to });
  });
});
