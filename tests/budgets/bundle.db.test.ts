// Budgets of script, style and font bytes for each page (docs/reference/benchmarks.md), read from the built bundle.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPageOf } from '#src/web/admin-pages.ts';
import { entryOf } from '#src/web/routes.tsx';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { readBundle, type BuiltBundle } from './manifest.ts';

const light = {
  home: 'src/web/guest/home/page.tsx',
  'a city': 'src/web/guest/search/city-page.tsx',
  'a search': 'src/web/guest/search/search-page.tsx',
  'a page of text': 'src/web/guest/content/page.tsx',
};
const product = 'src/web/guest/course/page.tsx';

let program: TestApp;
let bundle: BuiltBundle;

beforeAll(async () => {
  program = await createTestApp();
  bundle = readBundle();
});
afterAll(() => program.close());

describe('a page costs at most', () => {
  it.each([
    // The search box finds the nearest city at a press, and a category may have a photo.
    ['home', 119.2, 'home'],
    // Lists name sixteen filters with their choices, what follows the matches, the categories of a city with pictures, and
    // folded tips.
    ['a city', 124.8, 'productList'],
    ['a search', 124.8, 'productSearch'],
    ['a page of text', 120.2, 'page'],
    ['becoming a host', 126.7, 'be-a-host'],
    // Its own codes, and the way on from a hold of another device.
    ['checkout', 153.4, 'booking-checkout'],
    ['the day of a host', 135, 'dashboard-host-panel'],
    ['requests of a host', 130.8, 'host-requests'],
    ['the calendar of a host', 135.3, 'host-calendar'],
    ['what a host tells guests', 129.6, 'host-tell'],
    ['listings of a host', 133, 'host-listings'],
    ['the editor of a listing', 146.5, 'host-listing'],
    ['saved replies', 127.3, 'host-replies'],
    ['earnings', 130.5, 'host-earnings'],
    ['what a host learns', 125.5, 'host-insights'],
    ['reviews of a host', 129.7, 'host-reviews'],
    ['a team', 128.7, 'host-team'],
    ['an invitation to a team', 120.9, 'team-invitation'],
    ['documents of a host', 128.5, 'host-documents'],
    ['settings of a host', 128.1, 'host-settings'],
    ['the guest list of a departure', 121, 'host-manifest'],
  ] as const)('%s: %d kB of script', async (_name, budget, route) => {
    const { sources = [] } = (await entryOf(route)) ?? {};
    expect(bundle.kilobytes(bundle.scripts(...sources))).toBeLessThanOrEqual(budget);
  });

  // One limit for all, new pages too: each has the tables and the section names.
  it.each(Object.entries(adminRoutes))('%s: 141.8 kB of script', (_name, { path }) => {
    const sources = adminPageOf(path.replaceAll(/:\w+/g, '1'))?.entry.sources ?? [];
    expect(sources).toHaveLength(2);
    expect(bundle.kilobytes(bundle.scripts(...sources))).toBeLessThanOrEqual(141.8);
  });

  // Among it a guest's codes, why a day cannot be booked, pages of a calendar with two months, access, diets and themes,
  // and the way to the streets below the small map, and sold-out days with their alert.
  it('a product with its booking part: 202.5 kB of script', () => {
    expect(
      bundle.kilobytes(bundle.scripts(product, 'src/web/guest/booking/form/BookingPanel.tsx')),
    ).toBeLessThanOrEqual(202.5);
  });

  it('the drawings of all categories: 3 kB', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await program.app.inject({ url: '/static/categories.svg', headers });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
      200,
      'image/svg+xml',
      'br',
    ]);
    expect(answer.rawPayload.length).toBeLessThan(3000);
  });

  it('no name of a page of the panel, where guests look', async () => {
    const names = (file: string) => bundle.text(file).includes('availability/page');
    const { sources = [] } = (await entryOf('host-calendar')) ?? {};
    expect(bundle.scripts(...sources).some(names)).toBe(true);
    for (const source of Object.values(light)) expect(bundle.scripts(source).filter(names)).toEqual([]);
  });

  it('60 kB of script at the entrance, with all that it may load, and no React', () => {
    const folder = new URL('../../dist/check/', import.meta.url);
    const chunks = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const scripts = Object.values(chunks).flatMap(({ file }) => (file.endsWith('.js') ? file : []));
    const texts = scripts.map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    expect(bytes / 1000).toBeLessThanOrEqual(60);
    expect(texts.filter((text) => /react/i.test(text))).toEqual([]);
  });

  it('30 kB of style in what every page loads and any one page adds', () => {
    // The detailed map loads its library's style, only on a press.
    const styles = bundle.styles().filter((file) => !bundle.text(file).includes('maplibregl'));
    expect(bundle.kilobytes(styles)).toBeLessThanOrEqual(30);
  });

  it('one kilobyte of script in the page itself, whose hash is the only one that the policy names', async () => {
    const { body, headers } = await program.app.inject({ url: '/' });
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
    expect(inline).toHaveLength(1);
    const [text = ''] = inline;
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(1024);
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [, sources = ''] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(sources.split(' ').filter((source) => /sha|nonce|unsafe/.test(source))).toEqual([hash]);
  });

  it('two preloaded fonts of 70 kB', async () => {
    const { body } = await program.app.inject({ url: '/' });
    const fonts = [...body.matchAll(/<link\b[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(fonts).toHaveLength(2);
    expect(bundle.plainKilobytes(fonts)).toBeLessThanOrEqual(70);
  });
});

describe('a browser', () => {
  it('finds every script that a page needs at once named in its document, and none that is needed later', async () => {
    const { body } = await program.app.inject({ url: '/s/walk' });
    const asleep = /<template id="scripts">(.*?)<\/template>/s.exec(body)?.[1] ?? '';
    const named = [...asleep.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.toSorted()).toEqual([...new Set(bundle.scripts(light['a search']))].toSorted());
    expect(body.replace(asleep, '')).not.toMatch(/modulepreload|<script[^>]* src=/);
  });

  it('draws icons without what their library can do besides', () => {
    expect(bundle.allScripts().filter((file) => bundle.text(file).includes('absoluteStrokeWidth'))).toEqual([]);
  });

  it('gets no key of a text that stands where it is used', () => {
    const has = (key: string) => bundle.allScripts().filter((file) => bundle.text(file).includes(key));
    expect([has('footer.howItWorks'), has('menu.skip')]).toEqual([[], []]);
    expect(has('filter.transport').length).toBeGreaterThan(0);
  });
});

// A text of each that survives the minifier.
const marks = {
  'the detailed map': 'maplibregl',
  'the lightbox': 'yarl__',
  'the calendar kit': 'data-rac',
};

describe.each(Object.entries(marks))('%s', (_name, mark) => {
  const has = (file: string) => bundle.text(file).includes(mark);

  it('is in the bundle, under the text that this test looks for', () => {
    expect(bundle.allScripts().filter(has).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(light))('does not come with %s', (_page, source) => {
    expect(bundle.scripts(source).filter(has)).toEqual([]);
  });

  it('does not come with a product before it is used', () => {
    expect(bundle.scripts(product).filter(has)).toEqual([]);
  });
});

describe('the texts of a booking', () => {
  const has = (file: string) => bundle.text(file).includes('Would you like an add-on?');

  it('come with a product', () => {
    expect(bundle.scripts(product, 'src/web/guest/booking/form/BookingPanel.tsx').some(has)).toBe(true);
  });

  it.each(Object.entries(light))('do not come with %s', (_page, source) => {
    expect(bundle.scripts(source).filter(has)).toEqual([]);
  });
});
