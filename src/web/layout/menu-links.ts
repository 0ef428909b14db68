// The links of header and footer, as far as their pages exist.
import { routes } from '#src/contract/routes.ts';
import { contentPageUrl } from '#src/contract/urls.ts';
import { t } from '../locale/t.ts';
import type { ClientSettings } from '../page-settings.ts';

/** One link of a menu (spec 3: menu entry). */
export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

type Settings = Pick<ClientSettings, 'contentPages' | 'brand'>;

function existing(settings: Settings, links: readonly (readonly [slug: string, title: string])[]): readonly MenuLink[] {
  return links
    .filter(([slug]) => settings.contentPages.includes(slug))
    .map(([slug, title]) => ({ title, url: contentPageUrl(slug) }));
}

/** About and How it Works (spec 2: header, logged out). */
export function headerLinks(settings: Settings): readonly MenuLink[] {
  return existing(settings, [
    ['about-us', t('menu.about')],
    ['how-it-works', t('menu.howItWorks')],
  ]);
}

/** The mobile menu adds Contact us and Help (spec 2). */
export function mobileLinks(settings: Settings): readonly MenuLink[] {
  return [
    ...headerLinks(settings),
    ...existing(settings, [
      ['contact-us', t('menu.contact')],
      ['faq', t('menu.help')],
    ]),
  ];
}

/** What somebody signed in is offered beside Log Out (spec 2: header, logged in). */
export function accountLinks(): readonly MenuLink[] {
  return [{ title: t('menu.booking'), url: routes['dashboard-booking'].path }];
}

/** The footer's two columns (spec 2: Discover and Company). */
export function footerColumns(settings: Settings): {
  readonly discover: readonly MenuLink[];
  readonly company: readonly MenuLink[];
} {
  return {
    discover: existing(settings, [
      ['how-it-works', t('footer.howItWorks')],
      ['trust-and-safety', t('footer.trust')],
      ['commitment-to-impact', t('footer.impact')],
      ['how-you-can-help', t('footer.help')],
      ['be-a-host', t('footer.host')],
      ['ambassadors', t('footer.ambassadors')],
      ['faq', t('footer.faq')],
    ]),
    company: existing(settings, [
      ['about-us', t('footer.about')],
      ['backstreet-in-press', settings.brand.press_title],
      ['contact-us', t('footer.contact')],
      ['terms-of-service', t('footer.terms')],
      ['privacy-policy', t('footer.privacy')],
    ]),
  };
}
