import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/api/api.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { renderPage } from '../../entry-server.tsx';

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
