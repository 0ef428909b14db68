// What the browser may know of this installation (spec 3: server configuration).
import type { PageAssets, PageSettings } from '#src/web/page-settings.ts';
import type { Config } from '../config.ts';

/** Public values only, the same for every visitor, because pages are cached. */
export function pageSettings(
  config: Config,
  assets: PageAssets,
  stored: Pick<PageSettings, 'contentPages' | 'hero'>,
): PageSettings {
  const { stripe, brand } = config;
  return {
    brand: {
      name: brand.name,
      tagline: brand.tagline,
      press_title: brand.press_title,
      contacts: brand.contacts,
      social: brand.social,
    },
    mode: config.mode,
    payment: stripe.kind === 'none' ? { publicKey: '', scriptUrl: '' } : paymentOf(stripe),
    imageBase: config.imageBase,
    map: config.map,
    socialAppId: config.socialAppId,
    analyticsIds: config.analyticsIds,
    accommodationsUrl: config.accommodationsUrl,
    partners: config.partners,
    experiments: config.experiments,
    distributorId: config.distributorUserId,
    contentPages: stored.contentPages,
    hero: stored.hero,
    assets,
  };
}

function paymentOf(stripe: { publishableKey: string; scriptUrl: string }) {
  return { publicKey: stripe.publishableKey, scriptUrl: stripe.scriptUrl };
}
