import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Route, routes, type Layout as LayoutKind } from '#src/contract/addresses/routes.ts';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { StaticNavigation } from '#src/web/platform/router/navigation.tsx';
import { createSessionStore } from '#src/web/platform/session/session.ts';
import { ContactOptions } from '#src/web/guest/content/page.tsx';
import { AccountMenu } from './Header.tsx';
import { Footer } from './Footer.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Layout } from './Layout.tsx';
import { SidebarLinks, SidebarPerson } from './Sidebar.tsx';
import { accountLinks, sidebarLinks } from './menu-links.ts';

const app = { api: createApi(fixtureTransport), settings: fixtureSettings };

/** Renders a component at an address, as the server does. */
function drawn(node: ReactNode, path = '/dashboard/booking'): string {
  return renderToString(
    <AppProvider app={app}>
      <StaticNavigation url={new URL(path, 'https://banyan.example')}>{node}</StaticNavigation>
    </AppProvider>,
  );
}

/** The session after Asha has logged in. */
function asha(verified: boolean) {
  const store = createSessionStore();
  store.set({
    user_id: '018f0000-0000-7000-8000-000000000001',
    user_name: 'Asha Tamang',
    user_image: '/asha.jpg',
    roles: ['user'],
    areas: [],
    verified,
    total_unread: { guest: 0, host: 0 },
    wishlist: [],
    experiments: {},
  });
  return store.getState();
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const account = (
  ['dashboard', 'dashboard-account', 'dashboard-booking', 'dashboard-wishlist', 'dashboard-host-panel'] as const
).map((name) => routes[name].path);

describe('the three layouts', () => {
  it.each([
    ['default', { header: true, sidebar: false, footer: true }],
    ['dashboard', { header: true, sidebar: true, footer: false }],
    ['review', { header: true, sidebar: false, footer: false }],
  ] as const)('%s has its parts and no others', (kind: LayoutKind, expected) => {
    const html = drawn(<Layout kind={kind}>the page</Layout>);
    expect({
      header: html.includes('<header'),
      sidebar: html.includes('<aside'),
      footer: html.includes('<footer'),
    }).toEqual(expected);
    expect(html).toMatch(/<main[^>]*>the page<\/main>/);
  });
});

describe('a quiet page', () => {
  it('has a logo, its purpose and what belongs to paying, and leads nowhere else', () => {
    const html = drawn(
      <Layout kind="default" quiet>
        the page
      </Layout>,
      '/booking/checkout',
    );
    const own = html.slice(html.indexOf('<header'), html.indexOf('</footer'));
    expect(hrefs(own)).toEqual(['/', '/terms-of-service', '/privacy-policy', 'mailto:help@banyan.example']);
    expect(own).toContain('Secure checkout');
    expect(own).toContain('no real money moves');
    expect(own).not.toContain('type="search"');
  });

  it('is checkout and no other', () => {
    expect(Object.entries<Route>(routes).flatMap(([name, { quiet }]) => (quiet ? [name] : []))).toEqual([
      'booking-checkout',
    ]);
  });
});

describe('the sidebar', () => {
  it('links to the pages of the account that exist, and marks where one is', () => {
    const html = drawn(<SidebarLinks links={sidebarLinks()} />, '/dashboard/booking/detail/1');
    expect(hrefs(html).toSorted()).toEqual([...account, '/dashboard/messages'].toSorted());
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/dashboard\/booking" aria-current="page"/);
  });

  it('shows the name, the picture and the Verified ID badge', () => {
    const html = drawn(<SidebarPerson session={asha(true)} />);
    for (const part of ['Asha Tamang', 'src="/asha.jpg"', 'Verified ID']) expect(html).toContain(part);
  });

  it('shows no badge to whom it does not belong, and nobody before the server has said who is here', () => {
    expect(drawn(<SidebarPerson session={asha(false)} />)).not.toContain('Verified ID');
    expect(drawn(<SidebarPerson session={createSessionStore().getState()} />)).not.toContain('Asha');
  });
});

describe('the user menu', () => {
  it('holds the pages of the account that exist, and Log Out', () => {
    const html = drawn(<UserMenu name="Asha Tamang" image={null} links={accountLinks()} />);
    expect(hrefs(html)).toEqual(account);
    expect(html.slice(html.lastIndexOf('</a>'))).toContain('>Log Out<');
  });

  it('is a login before anybody is signed in', () => {
    expect(hrefs(drawn(<AccountMenu />))).toEqual(['/user/login']);
  });
});

describe('the ways to reach the operator', () => {
  const withoutWhatsapp = {
    ...fixtureSettings,
    brand: { ...fixtureSettings.brand, contacts: { ...fixtureSettings.brand.contacts, whatsapp: '' } },
  };
  const draw = (node: ReactNode, settings: typeof fixtureSettings): string =>
    renderToString(
      <AppProvider app={{ ...app, settings }}>
        <StaticNavigation url={new URL('/', 'https://banyan.example')}>{node}</StaticNavigation>
      </AppProvider>,
    );

  it.each([
    ['the footer', <Footer key="footer" />],
    ['the text pages', <ContactOptions key="ways" title="Help" />],
  ])('have no WhatsApp in %s where the operator has none', (_place, node) => {
    expect(draw(node, fixtureSettings)).toContain('https://wa.me/');
    expect(draw(node, withoutWhatsapp)).not.toContain('https://wa.me/');
  });
});
