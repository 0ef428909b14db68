import { describe, expect, it } from 'vitest';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage, type PageAnswer } from '#src/web/entry-server.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { chooseLocale } from '#tests/support/choose-locale.ts';

const render = (url: string, api: ApiTransport = fixtureTransport): Promise<PageAnswer> =>
  renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });

const title = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

describe('renderPage', () => {
  it.each([
    ['/', 200, 'Banyan: Days worth retelling, hosted by people who live there'],
    ['/1/kathmandu', 200, 'Experiences in Kathmandu · Banyan'],
    ['/s/rice', 200, 'Search result for rice'],
    ['/about-us', 200, 'About us · Banyan'],
    ['/user/login', 200, 'Log in · Banyan'],
    ['/user', 200, 'Log in · Banyan'],
    ['/auth/login', 200, 'Log in · Banyan'],
    ['/404', 404, 'Banyan'],
    ['/1/wrong-slug', 404, 'Banyan'],
    ['/99/nowhere', 404, 'Banyan'],
    ['/no-such-page', 404, 'Banyan'],
    ['/dashboard/nothing', 404, 'Banyan'],
    ['/a/b/c/d', 404, 'Banyan'],
    ['/user/other', 404, 'Banyan'],
    ['/%E0%A4%A', 404, 'Banyan'],
  ])('%s answers %i', async (url, status, expected) => {
    const answer = await render(url);
    expect(answer.status).toBe(status);
    expect(title(answer.html)).toBe(expected);
    expect(answer.error).toBeUndefined();
  });

  it.each([
    ['/product/search?keyword=rice%20walk', 301, '/s/rice%20walk'],
    ['/product/search', undefined, undefined],
    ['/product/list?id=x', undefined, undefined],
  ])('%s redirects', async (url, status, to) => {
    const answer = await render(url);
    if (status === undefined) expect(answer.status).toBe(404);
    else expect(answer).toMatchObject({ status, redirect: to, html: '' });
  });

  it('says which city could not be found, in the words of the catalogue', async () => {
    expect((await render('/1/wrong')).html).toContain('City not found');
    expect((await render('/nope')).html).toContain('This page could not be found');
  });

  it('shows five related experiences of the city in the first path segment', async () => {
    const { html } = await render('/hanoi/x');
    expect(html).toContain('Experiences in Hanoi');
    expect(html.match(/<article/g)).toHaveLength(4);
    expect((await render('/nope')).html.match(/<article/g)).toHaveLength(5);
  });

  it('shows the error page when the service is away, and hands a bug to the log', async () => {
    const away = await render('/', () => Promise.reject(new Error('refused')));
    expect(away).toMatchObject({ status: 503 });
    expect(away.html).toContain('Something wrong');
    const broken = await render('/', async () => ({ status: 'success' }));
    expect(broken.status).toBe(500);
    expect(broken.error).toBeInstanceOf(Error);
    expect(broken.html).toContain('Something wrong');
  });

  it('links the styles of the page in view before its script runs, and of no other page', async () => {
    const styles = { 'src/web/guest/booking/detail/page.tsx': ['/assets/voucher.css'] };
    const page = { ...fixtureSettings, assets: { ...fixtureSettings.assets, styles } };
    const api: ApiTransport = async (name, input) =>
      name === 'booking/detail'
        ? { status: 'error', code: 'booking-not-found', message: 'x' }
        : fixtureTransport(name, input);
    const linked = async (url: string) => {
      const { html } = await renderPage({ url, origin: 'https://banyan.example', api, page });
      return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);
    };
    expect(await linked('/booking/detail?ref=ABCDEFGH')).toEqual(['/assets/entry.css', '/assets/voucher.css']);
    expect(await linked('/about-us')).toEqual(['/assets/entry.css']);
  });

  it('carries no inline script but the early one, no handler and no way out of the state', async () => {
    const hostile = '</script><script>alert(1)</script>\u2028';
    const { html } = await render('/about-us', async (name, input) => {
      const answer = (await fixtureTransport(name, input)) as { data: { title: string; summary: string } };
      return { ...answer, data: { ...answer.data, title: hostile, summary: `"><img src=x onerror=alert(1)>` } };
    });
    const scripts = html.match(/<script[^>]*>[^<]*/g) ?? [];
    const inline = scripts.filter((tag) => !/^<script[^>]*(src=|json)/.test(tag));
    expect(inline).toEqual([`<script>${fixtureSettings.assets.headScript}`]);
    expect(html.includes('<script>alert')).toBe(false);
    expect(html.slice(html.indexOf('id="state"')).includes('\u2028')).toBe(false);
    expect(html.includes('<img src=x')).toBe(false);
    expect(/ on[a-z]+="/.test(html)).toBe(false);
  });

  it('preloads the first picture, the two fonts and nothing of another origin', async () => {
    const { html } = await render('/');
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*imagesrcset="\/images\/home\//);
    expect(html.match(/rel="preload" as="font"/g)).toHaveLength(2);
    expect(html.match(/fetchPriority="high"/gi)?.length).toBeGreaterThanOrEqual(2);
  });

  it('gives every picture its box and every later one lazy loading', async () => {
    const { html } = await render('/');
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(10);
    for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toHaveLength(1);
  });

  it('asks search engines to stay away from a demonstration', async () => {
    expect((await render('/')).html).toContain('<meta name="robots" content="noindex">');
    const real = await renderPage({
      url: '/',
      origin: 'https://banyan.example',
      api: fixtureTransport,
      page: { ...fixtureSettings, mode: 'production' },
    });
    expect(real.html).not.toContain('name="robots"');
    expect(real.html).toContain('<link rel="canonical" href="https://banyan.example/">');
  });

  it('shows the price that holds every fee, and how many guests it is for', async () => {
    const { html } = await render('/1/kathmandu');
    expect(html).toContain('US$21.20');
    expect(html).toContain('Min. 2 guests · fees included');
  });

  it('takes every text from the catalogue', async () => {
    chooseLocale('en_XA');
    const words = ['Login', 'Search', 'Sort', 'Password', 'included', 'Company', 'Close', 'Menu', 'Loved', 'deposit'];
    for (const url of ['/', '/1/kathmandu', '/user/login']) {
      const { html } = await render(url);
      const body = html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));
      const texts = [...body.matchAll(/>([^<]+)</g)].map((match) => match[1] ?? '').join(' ');
      expect(words.filter((word) => new RegExp(`\\b${word}\\b`).test(texts))).toEqual([]);
    }
  });
});
