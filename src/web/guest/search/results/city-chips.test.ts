import { expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const city = { kind: 'city', text: 'hanoi', name: 'Hanoi', is_kept: true, filters: {} };

/** Targets of the chips above a search. */
async function chips(recognised: readonly object[]): Promise<readonly string[]> {
  const api: ApiTransport = async (name, input) => {
    const answer = (await fixtureTransport(name, input)) as object;
    const found = {
      data: fixtureCourses.slice(0, 2),
      total: 2,
      recognised,
      fit: 'all',
      elsewhere: null,
      missing_words: [],
    };
    return name === 'course/search' ? { ...answer, ...found } : answer;
  };
  const page = { url: '/s/hanoi', origin: 'https://banyan.example', api, page: fixtureSettings };
  const { html } = await renderPage(page);
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return [...(/<dl[^]*?<\/dl>/.exec(main)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

it('offers the city that the words name, unless the search is narrowed to it already', async () => {
  expect(await chips([])).toEqual([expect.stringMatching(/^\/\d+\/hanoi$/)]);
  expect(await chips([city])).toEqual([]);
});
