// The links of header, sidebar and footer; those to pages of text as far as these exist.
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { contentPageUrl, adminUrl } from '#src/contract/addresses/urls.ts';
import { t } from '#src/web/guest/texts.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';

/** One link of a menu (menu entry). */
export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

type Settings = Pick<ClientSettings, 'contentPages' | 'brand' | 'menus'>;

function existing(settings: Settings, links: readonly (readonly [slug: string, title: string])[]): readonly MenuLink[] {
  return links
    .filter(([slug]) => settings.contentPages.includes(slug))
    .map(([slug, title]) => ({ title, url: contentPageUrl(slug) }));
}

function ofRoutes(links: readonly (readonly [name: RouteName, title: string])[]): readonly MenuLink[] {
  return links.map(([name, title]) => ({ title, url: routes[name].path }));
}

/** About and How it Works (header, logged out), or what an operator has made of them. */
export function headerLinks(settings: Settings): readonly MenuLink[] {
  return (
    settings.menus?.header.links ??
    existing(settings, [
      ['about-us', t('menu.about')],
      ['how-it-works', t('menu.howItWorks')],
    ])
  );
}

/** Wish List and My Booking (header, logged in). */
export function personalLinks(): readonly MenuLink[] {
  const links = [
    ['dashboard-wishlist', t('menu.wishlist')],
    ['dashboard-booking', t('menu.booking')],
  ] as const;
  return ofRoutes(links);
}

/** The mobile menu adds Contact us and Help (docs/routes.md#header), or what an operator has made of them. */
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

/**
 * The user menu besides Log Out, and the dashboard's sidebar (docs/routes.md#header). The menus of somebody of the staff, who names
 * `roles`, lead to the back office as well.
 */
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
