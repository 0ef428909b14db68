import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { footerColumns, accountLinks, headerLinks, mobileLinks, personalLinks } from './menu-links.ts';

// The footer's links, without the login.
const places = [
  'commitment-to-impact',
  'trust-and-safety',
  'ambassadors',
  'be-a-host',
  'how-you-can-help',
  'about-us',
  'how-it-works',
  'backstreet-in-press',
  'faq',
  'contact-us',
  'terms-of-service',
  'privacy-policy',
];
const settings = { ...fixtureSettings, contentPages: places };

/** Header and footer as a visitor without script gets them. */
async function around(url: string) {
  const { html } = await renderPage({ url, origin: 'https://banyan.example', api: fixtureTransport, page: settings });
  const part = (name: string) => new RegExp(`<${name}[ >][^]*?</${name}>`).exec(html)?.[0] ?? '';
  return { html, header: part('header'), footer: part('footer') };
}

const theme = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8');
const pixelsOf = (breakpoint: string) =>
  Number(new RegExp(`--breakpoint-${breakpoint}: ([\\d.]+)rem`).exec(theme)?.[1]) * 16;

describe('the header', () => {
  it('has the logo, a search, what opens the menu of small screens, About, How it Works and Login', async () => {
    const { header } = await around('/about-us');
    expect(header).toMatch(/<a href="\/" aria-label="Banyan, home page"/);
    expect(header).toMatch(/<form role="search"/);
    expect(header).toContain('aria-expanded="false"');
    const links = [...header.replaceAll(/<\/?bdi[^>]*>/g, '').matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
      ([, href, text]) => [href, text],
    );
    expect(links).toEqual([
      ['/about-us', 'About'],
      ['/how-it-works', 'How it Works'],
      ['/user/login', 'Login'],
    ]);
  });

  it('has no search on the home page, and one everywhere else', async () => {
    expect((await around('/')).header).not.toContain('role="search"');
    for (const url of ['/1/kathmandu', '/s/rice', '/nope'])
      expect((await around(url)).header).toContain('role="search"');
  });

  it('writes the long placeholder where the width is not known', async () => {
    expect((await around('/about-us')).header).toContain('placeholder="Search Destination or Experience"');
  });

  it('shows the wide search box above 768 px and the small one below', async () => {
    const { header } = await around('/about-us');
    expect(pixelsOf('widebox')).toBe(limits.wideSearchBoxAbovePx + 1);
    expect(header).toMatch(/<div class="hidden [^"]*widebox:block"><form role="search"/);
    expect(header).toMatch(/<button[^>]*aria-label="Where to\? City or experience"[^>]*widebox:hidden/);
  });
});

describe('the slide-out menu', () => {
  it('adds Contact us and Help', () => {
    expect(headerLinks(settings).map(({ title }) => title)).toEqual(['About', 'How it Works']);
    expect(mobileLinks(settings).slice(2)).toEqual([
      { title: 'Contact us', url: '/contact-us' },
      { title: 'Help', url: '/faq' },
    ]);
  });
});

describe('the account menu', () => {
  it('offers My Booking to somebody signed in, and nobody else', async () => {
    expect(accountLinks()).toContainEqual({ title: 'My Booking', url: '/dashboard/booking' });
    const { html } = await around('/about-us');
    // Without script both ways in appear, because the shared page cannot know the login.
    expect(html.replaceAll(/<noscript>[^]*?<\/noscript>/g, '')).not.toContain('/dashboard/booking');
    expect(html).toMatch(/<noscript>[^]*\/dashboard\/booking[^]*\/user\/login[^]*<\/noscript>/);
  });

  it('has the entries of the specification in its order and no other', () => {
    const entries = [
      ['Dashboard', '/dashboard'],
      ['Profile', '/dashboard/account'],
      ['My Booking', '/dashboard/booking'],
      ['Wish List', '/dashboard/wishlist'],
      ['Host Panel', '/dashboard/host-panel'],
    ] as const;
    expect(accountLinks()).toEqual(entries.map(([title, url]) => ({ title, url })));
    expect(accountLinks(['user', 'operator']).at(-1)).toEqual({ title: 'Back office', url: '/admin' });
    const personal = entries.filter(([title]) => title === 'Wish List' || title === 'My Booking');
    expect(
      personalLinks()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(personal.map(([title]) => title).toSorted());
  });
});

describe('the marks of ways to pay', () => {
  const marks = async (mode: 'demo' | 'production', methods: readonly PayMethod[]) => {
    const page = { ...settings, mode, payment: { ...settings.payment, methods } };
    const { html } = await renderPage({ url: '/about-us', origin: 'https://b.example', api: fixtureTransport, page });
    return [...html.matchAll(/<svg role="img" aria-label="(Visa|Mastercard|Amex|PayPal|Alipay)"/g)].map(
      ([, name]) => name,
    );
  };
  const all = ['Visa', 'Mastercard', 'Amex', 'PayPal', 'Alipay'];

  it.each([
    ['demo', [], all],
    ['production', ['card', 'paypal', 'alipay'], all],
    ['production', ['paypal'], ['PayPal']],
    ['production', [], []],
  ] as const)('in %s with %j are %j', async (mode, methods, shown) => {
    expect(await marks(mode, methods)).toEqual(shown);
  });
});

describe('the footer', () => {
  it('has two columns with the thirteen links of the specification', async () => {
    const { footer } = await around('/about-us');
    const columns = [...footer.matchAll(/<nav aria-label="([^"]+)">([^]*?)<\/nav>/g)];
    expect(columns.map(([, name]) => name)).toEqual(['Discover', 'Company']);
    const hrefs = columns.flatMap(([, , inside = '']) =>
      [...inside.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    );
    expect(hrefs.toSorted()).toEqual([...places.map((slug) => `/${slug}`), '/user/login'].toSorted());
  });

  it('adds how lists are ranked and how reviews are checked', () => {
    const { company } = footerColumns({ ...settings, contentPages: ['how-we-rank', 'how-reviews-work'] });
    expect(company.map(({ url }) => url)).toEqual(['/how-we-rank', '/how-reviews-work']);
  });

  it('leaves out what has no page', () => {
    const { discover, company } = footerColumns({ ...settings, contentPages: ['faq'] });
    expect([...discover, ...company].map(({ url }) => url)).toEqual(['/faq']);
  });

  it('says how to reach support, and where else the operator is', async () => {
    const { footer } = await around('/about-us');
    const { contacts, social } = settings.brand;
    for (const href of [
      `tel:${contacts.phone.replaceAll(' ', '')}`,
      `https://wa.me/${contacts.whatsapp.replace(/\D/g, '')}`,
      `mailto:${contacts.email}`,
      social[0]?.url,
    ])
      expect(footer).toContain(`href="${href}"`);
    expect(footer).toMatch(/href="\/faq"[^>]*>Help</);
  });

  it('shows five ways to pay', async () => {
    const { footer } = await around('/about-us');
    const marks = [...footer.matchAll(/<svg role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(marks).toEqual(['Visa', 'Mastercard', 'Amex', 'PayPal', 'Alipay']);
  });
});

describe('around every page', () => {
  it('stand header and footer; its popups come later', async () => {
    const { html, header, footer } = await around('/about-us');
    expect([header === '', footer === '', html.includes('<dialog')]).toEqual([false, false, false]);
  });

  it('says what the browser may know of the installation', async () => {
    const { html } = await around('/about-us');
    const state = JSON.parse(/<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(state.settings).toMatchObject({
      payment: { publicKey: 'pk_test' },
      imageBase: '/images',
      experiments: {},
      distributorId: null,
    });
  });
});
