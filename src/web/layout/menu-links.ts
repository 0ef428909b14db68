// The links of header, sidebar and footer, as far as their pages exist.
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { t } from '../locale/t.ts';
import type { ClientSettings } from '../app/page-settings.ts';
import { pages } from '../routes.tsx';
import { chosenLinks } from './footer-links.ts';

/** One link of a menu (menu entry). */
export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

type Settings = Pick<ClientSettings, 'contentPages' | 'brand' | 'menus'>;
// A link to a page that answers 404 would be a lie.
const hasPage = (name: RouteName): boolean => pages[name] !== undefined;

function existing(settings: Settings, links: readonly (readonly [slug: string, title: string])[]): readonly MenuLink[] {
  return links
    .filter(([slug]) => settings.contentPages.includes(slug))
    .map(([slug, title]) => ({ title, url: contentPageUrl(slug) }));
}

function ofRoutes(links: readonly (readonly [name: RouteName, title: string])[]): readonly MenuLink[] {
  return links.filter(([name]) => hasPage(name)).map(([name, title]) => ({ title, url: routes[name].path }));
}

const inHeader = (settings: Settings) =>
  existing(settings, [
    ['about-us', t('menu.about')],
    ['how-it-works', t('menu.howItWorks')],
  ]);
const inDrawer = (settings: Settings) =>
  existing(settings, [
    ['contact-us', t('menu.contact')],
    ['faq', t('menu.help')],
  ]);

/** About and How it Works (header, logged out), or what an operator has made of them. */
export function headerLinks(settings: Settings): readonly MenuLink[] {
  return chosenLinks(settings.menus?.header, inHeader(settings), inDrawer(settings)) ?? inHeader(settings);
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
  const own = inDrawer(settings);
  return [...headerLinks(settings), ...(chosenLinks(settings.menus?.drawer, inHeader(settings), own) ?? own)];
}

/** The user menu besides Log Out, and the dashboard's sidebar (docs/routes.md#header). */
export function accountLinks(): readonly MenuLink[] {
  const links = [
    ['dashboard', t('menu.dashboard')],
    ['dashboard-account', t('menu.profile')],
    ['dashboard-booking', t('menu.booking')],
    ['dashboard-wishlist', t('menu.wishlist')],
    ['dashboard-host-panel', t('menu.hostPanel')],
  ] as const;
  return ofRoutes(links);
}
