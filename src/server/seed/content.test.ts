import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '#src/contract/addresses/routes.ts';
import { voucherCheckUrl } from '#src/contract/addresses/urls.ts';
import { parseContent } from '#src/server/features/catalogue/index.ts';

const folder = new URL('../../../content/', import.meta.url);
const slugs = readdirSync(folder).map((name) => name.replace(/\.md$/, ''));
const pages = slugs.map((slug) => parseContent(slug, readFileSync(new URL(`${slug}.md`, folder), 'utf8')));

/** Text pages with their own route, and two about trust (docs/domain/reviews.md#trust). */
const wanted = [
  'accessibility',
  'cookies',
  'fees',
  'about-us',
  'ambassador',
  'ambassadors',
  'backstreet-in-press',
  'be-a-host',
  'commitment-to-impact',
  'contact-us',
  'faq',
  'how-it-works',
  'how-we-rank',
  'how-reviews-work',
  'how-you-can-help',
  'privacy-policy',
  'terms-of-service',
  'trust-and-safety',
];

describe('a content file', () => {
  it('is title, summary and text', () => {
    expect(parseContent('faq', '# Questions\n> Short.\n\n## One\nText\n')).toEqual({
      slug: 'faq',
      title: 'Questions',
      summary: 'Short.',
      body: '## One\nText',
    });
  });

  it('without a summary is refused by name', () => {
    expect(() => parseContent('faq', '# Questions\n\nText')).toThrow('content/faq.md');
  });
});

describe('the pages that come along', () => {
  it.each(wanted)('%s has a text of some length', (slug) => {
    expect(pages.find((page) => page.slug === slug)?.body.length).toBeGreaterThan(250);
  });

  it('have titles and summaries of their own, short enough for a search result', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ summary }) => summary)).size).toBe(pages.length);
    for (const { summary } of pages) expect(summary.length).toBeLessThanOrEqual(160);
  });

  it('lead only to pages that are there', () => {
    const paths = new Set<string>([
      ...Object.values(routes).map(({ path }) => path),
      ...slugs.map((slug) => `/${slug}`),
      voucherCheckUrl,
    ]);
    const links = pages.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((path) => path === undefined || !paths.has(path))).toEqual([]);
  });

  it('name pictures that are drawn', () => {
    const ids = pages.flatMap(({ body }) => [...body.matchAll(/^!\[\]\(([^)]*)\)$/gm)].map(([, id = '']) => id));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !existsSync(new URL(`../../../demo/pictures/${id}/`, import.meta.url)))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['terms-of-service', 'privacy-policy'])('%s says that it is a template', (slug) => {
    expect(pages.find((page) => page.slug === slug)?.summary).toContain('A template');
  });

  it('use no mark that pages do not draw, and no HTML', () => {
    for (const { slug, body } of pages) expect([slug, /<\w|^\||^#(?!#{1,2} )|```/m.test(body)]).toEqual([slug, false]);
  });
});
