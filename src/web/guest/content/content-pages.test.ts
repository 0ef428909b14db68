import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

const names = [
  'about-us',
  'ambassador',
  'ambassadors',
  'backstreet-in-press',
  'be-a-host',
  'contact-us',
  'faq',
  'how-it-works',
  'how-you-can-help',
  'trust-and-safety',
  'commitment-to-impact',
  'terms-of-service',
  'privacy-policy',
] as const satisfies RouteName[];

/** Returns a different text per slug. */
const api: ApiTransport = async (name, input) => {
  if (name !== 'content/page') return fixtureTransport(name, input);
  const { slug } = input as { slug: string };
  const data = {
    slug,
    title: `Title of ${slug}`,
    summary: 'S',
    body: `Body of ${slug}`,
    pictures: [],
    updated_at: '2026-11-02T08:00:00Z',
  };
  return { status: 'success', data };
};
const render = (url: string) => renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });

describe('content pages', () => {
  it('show the picture of the home page when they are shared', async () => {
    const { html } = await render('/faq');
    const picture = fixtureSettings.hero?.id ?? 'none';
    expect(html).toContain(`<meta property="og:image" content="https://banyan.example/images/${picture}/og-1200.jpg"`);
    expect(html).toContain('<meta property="og:type" content="article"');
  });

  it('show the pictures that this installation has, the first next to the title, and no others', async () => {
    const picture = { id: 'pot', alt: 'A pot', width: 1600, height: 1000, blur: null, dominant: null, focal: null };
    const illustrated: ApiTransport = async (name, input) => {
      const answer = (await api(name, input)) as { data: object };
      if (name !== 'content/page') return answer;
      const body = '![](pot)\n\nText.\n\n![](gone)\n\n## More\n\n![](pot)';
      return { ...answer, data: { ...answer.data, body, pictures: [picture] } };
    };
    const page = { url: '/about-us', origin: 'https://banyan.example', api: illustrated, page: fixtureSettings };
    const { html } = await renderPage(page);
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main.match(/src="[^"]+"/g)).toEqual(Array(2).fill('src="/images/pot/wide-960.jpg"'));
    expect(main.indexOf('<img')).toBeLessThan(main.indexOf('Text.'));
    expect(html).toContain('<meta property="og:image" content="https://banyan.example/images/pot/og-1200.jpg"');
    expect(html).toMatch(/<link rel="preload" as="image"[^>]* imagesrcset="[^"]*\/images\/pot\/wide-1600.avif/);
  });

  it('lead on to pages that exist, whatever page it is', async () => {
    for (const name of names) {
      const { html } = await render(routes[name].path);
      const related = /<nav aria-labelledby="related"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
      const targets = [...related.matchAll(/href="\/([^"]+)"/g)].map(([, slug = '']) => slug);
      expect([name, targets.length]).toEqual([name, 3]);
      expect(targets).not.toContain(name);
      expect(targets.filter((slug) => !fixtureSettings.contentPages.includes(slug))).toEqual([]);
    }
  });

  it.each(names)('%s has its page and its text', async (name) => {
    const { status, html } = await render(routes[name].path);
    const title = name === 'backstreet-in-press' ? fixtureSettings.brand.press_title : `Title of ${name}`;
    expect([status, html.replaceAll(/<\/?bdi[^>]*>/g, '').includes(`${title}</h1>`)]).toEqual([200, true]);
    expect(html).toContain(`Body of ${name}`);
    expect(readFileSync(`content/${name}.md`, 'utf8')).toMatch(/^# \S/);
  });

  it('shows the contact page at its second address, and says where its first one is', async () => {
    const { status, html } = await render('/contact-us/cardContact');
    expect([status, html.includes('Body of contact-us')]).toEqual([200, true]);
    expect(html).toContain('<link rel="canonical" href="https://banyan.example/contact-us"');
  });

  it('has a page for any other slug that has a text', async () => {
    const { status, html } = await render('/cookie-policy');
    expect([status, html.includes('Body of cookie-policy')]).toEqual([200, true]);
  });
});
