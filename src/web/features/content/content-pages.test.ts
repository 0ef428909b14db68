import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import type { ApiTransport } from '#src/web/api/api.ts';
import { renderPage } from '../../entry-server.tsx';
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

/** Answers every slug with a text of its own, and nothing else about content. */
const api: ApiTransport = async (name, input) => {
  if (name !== 'content/page') return fixtureTransport(name, input);
  const { slug } = input as { slug: string };
  const data = {
    slug,
    title: `Title of ${slug}`,
    summary: 'S',
    body: `Body of ${slug}`,
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

  it.each(names)('%s has its page and its text', async (name) => {
    const { status, html } = await render(routes[name].path);
    const title = name === 'backstreet-in-press' ? fixtureSettings.brand.press_title : `Title of ${name}`;
    expect([status, html.includes(`${title}</h1>`)]).toEqual([200, true]);
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
