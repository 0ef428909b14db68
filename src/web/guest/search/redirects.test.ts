import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { renderPage } from '#src/web/entry-server.tsx';

const render = (url: string, api: ApiTransport) =>
  renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });

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

  it.each(['/product/detail', '/product/list', '/product/search', '/product/search?keyword=%20'])(
    '%s names nothing and is 404',
    async (url) => {
      expect(await render(url, api)).toMatchObject({ status: 404 });
    },
  );
});

describe('the list of a city', () => {
  it('has one address: a slash at its end leads to it for good', async () => {
    const city = await fixtureTransport('page/product-list', { city_id: 2 });
    const { slug } = (city as { city_data: { slug: string } }).city_data;
    const answer = await render(`/2/${slug}/?sort=price`, fixtureTransport);
    expect(answer).toMatchObject({ status: 301, redirect: expect.stringMatching(`^/\\d+/${slug}\\?sort=price$`) });
  });

  it('is 404 where the list fails, whatever else fails with it', async () => {
    const down: ApiTransport = async (name, input) =>
      name === 'page/product-list' || name === 'course/city' || name === 'course/search'
        ? { status: 'error', code: 'internal', message: 'Something wrong' }
        : fixtureTransport(name, input);
    expect(await render('/2/hanoi', down)).toMatchObject({ status: 404 });
  });
});
