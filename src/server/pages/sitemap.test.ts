import { describe, expect, it } from 'vitest';
import { sitemapIndexOf, sitemapOf } from './sitemap.ts';

const origin = 'https://banyan.example';

describe('a sitemap', () => {
  it('has whole addresses, escaped, and the day of a change only where one is known', () => {
    const changed = new Date('2026-11-21T07:00:00Z');
    const xml = sitemapOf([{ path: '/' }, { path: '/a&b/<c>', changed }], origin);
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://banyan.example/</loc></url>\n' +
        '<url><loc>https://banyan.example/a&amp;b/&lt;c&gt;</loc><lastmod>2026-11-21T07:00:00.000Z</lastmod></url>\n' +
        '</urlset>\n',
    );
  });

  it('is found through an index', () => {
    expect(sitemapIndexOf(['/sitemap-pages.xml'], origin)).toContain(
      '<sitemap><loc>https://banyan.example/sitemap-pages.xml</loc></sitemap>',
    );
  });
});
