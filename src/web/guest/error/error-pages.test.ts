import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureCities } from '#tests/support/web/courses.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { filterCities, hotelUrl } from './missing.tsx';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const groups = [
  { country_code: 'NP', country_name: 'Nepal', cities: [{ id: 1, name: 'Kathmandu', slug: 'kathmandu' }] },
  {
    country_code: 'VN',
    country_name: 'Vietnam',
    cities: [
      { id: 2, name: 'Hanoi', slug: 'hanoi' },
      { id: 5, name: 'Đà Nẵng', slug: 'da-nang' },
    ],
  },
];

async function mainOf(url: string, api: ApiTransport = fixtureTransport, page = fixtureSettings): Promise<string> {
  const { html } = await renderPage({ url, origin: 'https://banyan.example', api, page });
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
}

describe('the 404 page', () => {
  it('has a city search, five related experiences, a way home and contact details', async () => {
    const main = await mainOf('/no-such-page');
    expect(main).toContain('<form role="search"');
    expect(main.match(/<article/g)).toHaveLength(limits.notFoundRelatedCourses);
    expect(main).toMatch(/<a href="\/"[^>]*>Go to the home page</);
    expect(main).toContain(`href="mailto:${fixtureSettings.brand.contacts.email}"`);
    expect(main).toContain('href="tel:+97715550100"');
  });

  it('asks for the five of the city that the first part of the path names', async () => {
    const asked: unknown[] = [];
    await mainOf('/hanoi/x/y/z', async (name, input) => {
      if (name === 'course/city') asked.push(input);
      return fixtureTransport(name, input);
    });
    expect(asked).toEqual([{ city_name: 'Hanoi', limit: 5, sort: 'popularity', sort_type: 'desc' }]);
  });

  it('lists every city under its country, in 4 columns above 480 px and in 2 below', async () => {
    const main = (await mainOf('/no-such-page')).replaceAll(/<\/?bdi[^>]*>/g, '');
    for (const { id, slug, name, country_name } of fixtureCities) {
      expect(main).toMatch(new RegExp(`${country_name}</h3>[^]*href="/${id}/${slug}"[^>]*>${name}<`));
    }
    const { wide, narrow, abovePx } = limits.cityColumns;
    expect(main).toMatch(new RegExp(`class="[^"]*grid-cols-${narrow} [^"]*phone:grid-cols-${wide}[" ]`));
    const theme = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8');
    expect(Number(/--breakpoint-phone: ([\d.]+)rem/.exec(theme)?.[1]) * 16).toBe(abovePx + 1);
  });
});

describe('its city search', () => {
  it('narrows the list while one types, without case and accents', () => {
    const names = (query: string) =>
      filterCities(groups, query).map(({ country_name, cities }) => [country_name, cities.map(({ name }) => name)]);
    expect(names('')).toHaveLength(2);
    expect(names(' DA N')).toEqual([['Vietnam', ['Đà Nẵng']]]);
    expect(names('viet')).toEqual([['Vietnam', ['Hanoi', 'Đà Nẵng']]]);
    expect(names('a')).toEqual([
      ['Nepal', ['Kathmandu']],
      ['Vietnam', ['Hanoi', 'Đà Nẵng']],
    ]);
    expect(names('oslo')).toEqual([]);
    expect(filterCities([{ country_code: 'LA', country_name: 'Laos', cities: [] }], '')).toEqual([]);
  });

  it('is a form that searches where there is no script', async () => {
    const main = await mainOf('/no-such-page');
    expect(main).toMatch(/<form role="search"[^>]* action="\/product\/search"/);
    expect(main).toMatch(/<input[^>]* type="search"[^>]* name="keyword"/);
  });

  it('offers the hotel partner only where the operator has one', async () => {
    expect(await mainOf('/no-such-page')).not.toContain('type="checkbox"');
    const page = { ...fixtureSettings, accommodationsUrl: 'https://hotels.example/?q={city}' };
    const main = await mainOf('/no-such-page', fixtureTransport, page);
    expect(main).toMatch(/<input[^>]*type="checkbox"/);
    expect(main).toContain('partner');
  });

  it('puts the city into the address of the partner', () => {
    expect(hotelUrl('https://hotels.example/?q={city}&x=1', ' Đà Nẵng & co ')).toBe(
      'https://hotels.example/?q=%C4%90%C3%A0%20N%E1%BA%B5ng%20%26%20co&x=1',
    );
    expect(hotelUrl('https://hotels.example/{city}', "$&$'")).toBe("https://hotels.example/%24%26%24'");
  });
});

describe('the error page', () => {
  it('quotes what names the request in the log, whether a call failed or the page itself', async () => {
    const shown = async (api: ApiTransport) => {
      const page = { url: '/', origin: 'https://banyan.example', api, page: fixtureSettings, reference: 'req-7f3a' };
      const { status, html } = await renderPage(page);
      return [status, /Reference: ([\w-]+)/.exec(html)?.[1]];
    };
    expect(await shown(async () => ({ status: 'error', code: 'internal', message: 'x' }))).toEqual([500, 'req-7f3a']);
    expect(await shown(async () => ({ status: 'success' }))).toEqual([500, 'req-7f3a']);
  });

  it('says what happened, reloads, leads home and names the support', async () => {
    const main = await mainOf('/', () => Promise.reject(new TypeError('refused')));
    expect(main).toMatch(/<h1[^>]*>Something wrong</);
    expect(main).toMatch(/<a href=""[^>]*>Reload the page</);
    expect(main).toMatch(/<a href="\/"[^>]*>Go to the home page</);
    expect(main).toContain('href="mailto:');
  });
});
