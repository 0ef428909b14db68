import { describe, expect, it } from 'vitest';
import { isHidden, robotsText } from './robots.ts';

const origin = 'https://banyan.example';

describe('robots.txt', () => {
  it('lets nobody into a demo', () => {
    expect(robotsText({ mode: 'demo', origin })).toContain('User-agent: *\nDisallow: /\n');
  });

  it('in production keeps calls and personal pages out, lets searches be read, and names the sitemap', () => {
    const lines = robotsText({ mode: 'production', origin }).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /booking/']));
    expect(lines).not.toContain('Disallow: /');
    expect(lines.some((line) => line.startsWith('Disallow: /s'))).toBe(false);
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

describe('the noindex header', () => {
  it.each(['/', '/?s=1', '/s', '/1/hanoi', '/hanoi/7/pho', '/faq', '/images/a/card-295.webp'])(
    'is on %s of a demo only',
    (url) => {
      expect([isHidden('demo', url), isHidden('production', url)]).toEqual([true, false]);
    },
  );

  it.each([
    '/s/pho',
    '/s/pho?page=2',
    '/%73/pho',
    '/dashboard',
    '/dashboard/booking/detail/7',
    '/booking/checkout?cid=7',
    '/booking/detail',
    '/user/login',
    '/auth',
    '/pickup-location/ABCDEFGH',
    '/invite/abc',
    '/write-review',
  ])('is on %s everywhere', (url) => {
    expect(isHidden('production', url)).toBe(true);
  });
});
