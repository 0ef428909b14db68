// The footer's two columns, as far as their pages exist.
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { t } from '#src/web/guest/texts.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';

type Settings = Pick<ClientSettings, 'contentPages' | 'brand' | 'menus'>;

/** A line of the footer, as pages that follow from another show it too. */
export interface FooterLink {
  readonly title: string;
  readonly url: string;
}

type Links = readonly (readonly [slug: string, title: string])[];

function existingLinks(contentPages: Settings['contentPages'], links: Links): readonly FooterLink[] {
  return links
    .filter(([slug]) => contentPages.includes(slug))
    .map(([slug, title]) => ({ title, url: contentPageUrl(slug) }));
}

/** What stays in the footer of a quiet page (docs/routes.md#quiet). */
export function quietLinks({ contentPages }: Pick<Settings, 'contentPages'>): readonly FooterLink[] {
  return existingLinks(contentPages, [
    ['terms-of-service', t('footer.terms')],
    ['privacy-policy', t('footer.privacy')],
  ]);
}

/**
 * Discover and Company (docs/routes.md#footer), and how lists are ranked and reviews are checked (docs/reviews.md#trust), or what an
 * operator has made of them.
 */
export function footerColumns({ contentPages, brand, menus }: Settings): {
  readonly discover: readonly FooterLink[];
  readonly company: readonly FooterLink[];
} {
  const existing = (links: Links) => existingLinks(contentPages, links);
  return {
    discover:
      menus?.discover.links ??
      existing([
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
      existing([
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
