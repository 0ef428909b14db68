import { describe, expect, it } from 'vitest';
import { renderPage } from '#src/web/entry-server.tsx';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import type { PageSettings } from '#src/web/platform/app/page-settings.ts';
import { homeRows } from './home.ts';

const ids = (courses: readonly { readonly id: number }[]): number[] => courses.map(({ id }) => id);

async function home(change: object = {}, settings: Partial<PageSettings> = {}): Promise<string> {
  const api: ApiTransport = async (name, input) => {
    const answer = (await fixtureTransport(name, input)) as object;
    return name === 'page/home' ? { ...answer, ...change } : answer;
  };
  const page = { ...fixtureSettings, ...settings };
  const { html } = await renderPage({ url: '/', origin: 'https://banyan.example', api, page });
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
}

const part = (html: string, id: string): string =>
  new RegExp(`<section aria-label(?:ledby)?="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';

describe('the hosts of the home page', () => {
  const hosts = Array.from({ length: 6 }, (_, index) => ({
    id: `018f0000-0000-7000-8000-00000000000${index}`,
    name: `Host ${index}`,
    image: { id: `host-${index}`, alt: 'x', width: 384, height: 384, blur: null, dominant: '#112233', focal: null },
    city_name: 'Pokhara',
    course: { id: index + 1, title: 'Lake by boat', city_slug: 'pokhara' },
  }));

  it('are six faces, each leading to something they offer, with room kept for them', async () => {
    const strip = part(await home({ hosts }), 'hosts');
    expect([...strip.matchAll(/<img[^>]+width="192" height="192"/g)]).toHaveLength(6);
    expect(strip).toContain('href="/pokhara/1/lake-by-boat"');
    expect(strip).not.toContain('wide-640');
  });

  it('are a picture of the work where fewer than six have a face', async () => {
    const strip = part(await home({ hosts: hosts.slice(0, 5) }), 'hosts');
    expect(strip).not.toContain('square-96');
    expect(strip).toContain('wide-640');
  });
});

describe('homeRows', () => {
  it('deals soon first, then loved, then the rest, and no course twice', () => {
    const rows = homeRows({
      soon: fixtureCourses.slice(0, 6),
      loved: fixtureCourses.slice(2, 8),
      courses: [...fixtureCourses],
    });
    expect(ids(rows.soon)).toEqual([1, 2, 3, 4]);
    expect(ids(rows.loved)).toEqual([5, 6, 7, 8]);
    expect(ids(rows.more)).toEqual([9, 10, 11, 12]);
  });

  it('leaves what is in both lists to the loved ones, where there are others', () => {
    const rows = homeRows({
      soon: fixtureCourses.slice(0, 6),
      loved: fixtureCourses.slice(0, 2),
      courses: [],
    });
    expect(ids(rows.soon)).toEqual([3, 4, 5, 6]);
    expect(ids(rows.loved)).toEqual([1, 2]);
  });

  it('makes no row of one course, and loses none', () => {
    const [one] = fixtureCourses;
    const rows = homeRows({ soon: one === undefined ? [] : [one], loved: [], courses: fixtureCourses.slice(0, 3) });
    expect(rows).toMatchObject({ soon: [], loved: [] });
    expect(ids(rows.more)).toEqual([1, 2, 3]);
    expect(homeRows({ soon: [], loved: [], courses: [] })).toEqual({ soon: [], loved: [], more: [] });
  });
});

describe('the home page', () => {
  it('shows what is available today and tomorrow, and what guests love', async () => {
    const html = await home();
    expect(part(html, 'soon')).toContain('Join today or tomorrow');
    expect(part(html, 'soon').match(/<article/g)?.length).toBeGreaterThan(1);
    expect(part(html, 'loved')).toContain('Loved by guests');
  });

  it('quotes three guests, each with the experience', async () => {
    const quotes = part(await home(), 'quotes');
    expect(quotes.match(/<figure/g)).toHaveLength(3);
    expect(quotes).toContain('Rated 5 out of 5');
    expect(quotes).toContain('href="/hanoi/1/course-1"');
  });

  it('leads from a category to its search', async () => {
    const categories = [
      { id: 1, name: 'Food & drink', slug: 'food', total: 4, image: null, drawing: 'tree' },
      { id: 2, name: 'Crafts', slug: 'crafts', total: 3, image: null, drawing: 'tree' },
    ];
    expect(part(await home({ categories }), 'categories')).toContain('href="/s/Food%20%26%20drink"');
  });

  it('is a page too where there is no city yet', async () => {
    const nothing = { cities: [], countries: [], categories: [], courses: [], soon: [], loved: [] };
    const html = await home({ ...nothing, totals: { courses: 0, cities: 0, hosts: 0, reviews: 0 } });
    expect(html).toContain('Nothing to book yet');
    expect(html).toContain('href="/be-a-host"');
    expect(html).toContain('How payment works');
    expect(html).not.toContain('0 experiences');
    expect(html).not.toContain('<article');
  });
});

describe('the partner text', () => {
  it('promises up to 70% off flights and hotels, and says whose offer it is', async () => {
    const strip = part(await home(), 'Partner offer');
    expect(strip.match(/up to 70% off/g)).toHaveLength(2);
    for (const text of ['Flights', 'Hotels', '>Partner offer<']) expect(strip).toContain(text);
  });

  it('names the source that the operator sets', async () => {
    const strip = part(await home({}, { partners: { shown: true, source: 'Example Travel' } }), 'Partner offer');
    expect(strip).toContain('Source: Example Travel');
  });

  it('is gone where the operator switches it off', async () => {
    expect(await home({}, { partners: { shown: false, source: null } })).not.toContain('70%');
  });
});
