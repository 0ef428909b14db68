import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import type { ApiTransport } from '../../api.ts';
import { renderPage } from '../../entry-server.tsx';
import { fixtureCities } from '../../fixtures/courses.ts';
import { fixtureSettings } from '../../fixtures/settings.ts';
import { fixtureTransport } from '../../fixtures/transport.ts';

async function mainOf(url: string, api: ApiTransport = fixtureTransport): Promise<string> {
  const { html } = await renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });
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
    const main = await mainOf('/no-such-page');
    for (const { id, slug, name, country_name } of fixtureCities) {
      expect(main).toMatch(new RegExp(`${country_name}</h3>[^]*href="/${id}/${slug}"[^>]*>${name}<`));
    }
    const { wide, narrow, abovePx } = limits.cityColumns;
    expect(main).toMatch(new RegExp(`class="[^"]*grid-cols-${narrow} [^"]*phone:grid-cols-${wide}[" ]`));
    const theme = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8');
    expect(Number(/--breakpoint-phone: ([\d.]+)rem/.exec(theme)?.[1]) * 16).toBe(abovePx + 1);
  });
});

describe('the error page', () => {
  it('says what happened, reloads, leads home and names the support', async () => {
    const main = await mainOf('/', () => Promise.reject(new TypeError('refused')));
    expect(main).toMatch(/<h1[^>]*>Something wrong</);
    expect(main).toMatch(/<a href=""[^>]*>Reload the page</);
    expect(main).toMatch(/<a href="\/"[^>]*>Go to the home page</);
    expect(main).toContain('href="mailto:');
  });
});
