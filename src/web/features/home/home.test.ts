import { describe, expect, it } from 'vitest';
import { renderPage } from '../../entry-server.tsx';
import { fixtureCourses } from '../../fixtures/courses.ts';
import { fixtureSettings } from '../../fixtures/settings.ts';
import { fixtureTransport } from '../../fixtures/transport.ts';
import { homeRows } from './home.ts';

const ids = (courses: readonly { readonly id: number }[]): number[] => courses.map(({ id }) => id);

describe('homeRows', () => {
  it('deals every course to one row: loved, soon, more', () => {
    const { loved, soon, more } = homeRows(fixtureCourses);
    expect(ids(loved)).toEqual([1, 3, 5, 7]);
    expect(ids(soon)).toEqual([2, 6, 10, 4]);
    const all = ids([...loved, ...soon, ...more]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(12);
  });

  it('makes no row of one course and none without reviews', () => {
    const fresh = fixtureCourses.map((course) => ({ ...course, review_average: null, review_total: 0, badges: [] }));
    expect(homeRows(fresh)).toMatchObject({ loved: [], soon: [] });
    expect(homeRows(fresh).more).toHaveLength(8);
    expect(homeRows(fixtureCourses.slice(0, 1))).toMatchObject({ loved: [], soon: [] });
    expect(homeRows([])).toEqual({ loved: [], soon: [], more: [] });
  });
});

describe('the partner text', () => {
  it('promises up to 70% off flights and hotels, and says whose offer it is', async () => {
    const page = { url: '/', origin: 'https://banyan.example', api: fixtureTransport, page: fixtureSettings };
    const strip = /<section aria-label="Partner offer"[^]*?<\/section>/.exec((await renderPage(page)).html)?.[0] ?? '';
    expect(strip.match(/up to 70% off/g)).toHaveLength(2);
    for (const text of ['Flights', 'Hotels', '>Partner offer<']) expect(strip).toContain(text);
  });
});
