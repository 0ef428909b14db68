// Links of header, sidebar and footer; content pages only where they exist.
import type { ShownMenu, ShownMenus } from '#src/domain/catalogue/menus.ts';
import type { NamedMenus, PageSettings, ClientSettings } from '#src/web/platform/app/page-settings.ts';
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { contentPageUrl, adminUrl } from '#src/contract/addresses/urls.ts';
import { t } from '#src/web/guest/texts.ts';

export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

type Links = readonly (readonly [slug: string, title: string])[];
type Settings = Pick<ClientSettings, 'contentPages' | 'brand' | 'menus'>;

function existing({ contentPages }: Pick<Settings, 'contentPages'>, links: Links): readonly MenuLink[] {
  return links
    .filter(([slug]) => contentPages.includes(slug))
    .map(([slug, title]) => ({ title, url: contentPageUrl(slug) }));
}

function ofRoutes(links: readonly (readonly [name: RouteName, title: string])[]): readonly MenuLink[] {
  return links.map(([name, title]) => ({ title, url: routes[name].path.replace(/\/:.*/, '') }));
}

export function headerLinks(settings: Settings): readonly MenuLink[] {
  return (
    settings.menus?.header.links ??
    existing(settings, [
      ['about-us', t('menu.about')],
      ['how-it-works', t('menu.howItWorks')],
    ])
  );
}

export function personalLinks(): readonly MenuLink[] {
  const links = [
    ['dashboard-wishlist', t('menu.wishlist')],
    ['dashboard-booking', t('menu.booking')],
  ] as const;
  return ofRoutes(links);
}

/** Adds Contact us and Help (docs/reference/addresses.md#header), or is the operator's menu. */
export function mobileLinks(settings: Settings): readonly MenuLink[] {
  return [
    ...headerLinks(settings),
    ...(settings.menus?.drawer.links ??
      existing(settings, [
        ['contact-us', t('menu.contact')],
        ['faq', t('menu.help')],
      ])),
  ];
}

/** User menu (docs/reference/addresses.md#header); staff, with `roles`, get the back office as well. */
export function accountLinks(roles: readonly string[] = []): readonly MenuLink[] {
  const links = [
    ['dashboard', t('menu.dashboard')],
    ['dashboard-account', t('menu.profile')],
    ['dashboard-booking', t('menu.booking')],
    ['dashboard-wishlist', t('menu.wishlist')],
    ['dashboard-host-panel', t('menu.hostPanel')],
  ] as const;
  const admin = roles.includes('operator') ? [{ title: t('menu.backOffice'), url: adminUrl }] : [];
  return [...ofRoutes(links), ...admin];
}

/** The dashboard's sidebar, on phones its bar (docs/reference/addresses.md#layouts). */
export function sidebarLinks(): readonly MenuLink[] {
  return ofRoutes([
    ['dashboard', t('menu.dashboard')],
    ['dashboard-booking', t('menu.booking')],
    ['dashboard-messages', t('menu.messages')],
    ['dashboard-wishlist', t('menu.wishlist')],
    ['dashboard-account', t('menu.profile')],
    ['dashboard-host-panel', t('menu.hostPanel')],
  ]);
}

/** The footer of a quiet page (docs/reference/addresses.md#quiet). */
export function quietLinks({ contentPages }: Pick<Settings, 'contentPages'>): readonly MenuLink[] {
  return existing({ contentPages }, [
    ['terms-of-service', t('footer.terms')],
    ['privacy-policy', t('footer.privacy')],
  ]);
}

/**
 * Discover and Company (docs/reference/addresses.md#footer), ranking and review checks (docs/domain/reviews.md#trust), or the
 * operator's menu.
 */
export function footerColumns({ contentPages, brand, menus }: Settings): {
  readonly discover: readonly MenuLink[];
  readonly company: readonly MenuLink[];
} {
  const there = (links: Links) => existing({ contentPages }, links);
  return {
    discover:
      menus?.discover.links ??
      there([
        ['how-it-works', t('footer.howItWorks')],
        ['trust-and-safety', t('footer.trust')],
        ['commitment-to-impact', t('footer.impact')],
        ['how-you-can-help', t('footer.help')],
        ['be-a-host', t('footer.host')],
        ['ambassadors', t('footer.ambassadors')],
        ['fees', t('footer.fees')],
        ['faq', t('footer.faq')],
      ]),
    company:
      menus?.company.links ??
      there([
        ['about-us', t('footer.about')],
        ['backstreet-in-press', brand.press_title],
        ['contact-us', t('footer.contact')],
        ['how-we-rank', t('footer.ranking')],
        ['how-reviews-work', t('footer.reviews')],
        ['terms-of-service', t('footer.terms')],
        ['privacy-policy', t('footer.privacy')],
        ['cookies', t('footer.cookies')],
        ['accessibility', t('footer.accessibility')],
      ]),
  };
}

/** The operator's menus, with built-in titles for known links (docs/reference/back-office.md#menus). Resolved on the server. */
export function namedMenus(menus: ShownMenus, { brand, contentPages }: PageSettings): NamedMenus {
  const { discover, company } = footerColumns({ brand, contentPages });
  const [above, below] = [mobileLinks({ brand, contentPages }), [...discover, ...company]];
  const named = ({ title, links }: ShownMenu, own: typeof above) => ({
    title,
    links: links.map(({ url, title: text }) => ({
      url,
      title: text ?? own.find((link) => link.url === url)?.title ?? url,
    })),
  });
  return {
    header: named(menus.header, above),
    drawer: named(menus.drawer, above),
    discover: named(menus.discover, below),
    company: named(menus.company, below),
  };
}
