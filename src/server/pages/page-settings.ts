// Public settings for the browser.
import { leadsToPage } from '#src/contract/addresses/menu-targets.ts';
import { visibleMenus } from '#src/domain/catalogue/menus.ts';
import { takenMethods } from '#src/server/features/payment/index.ts';
import { limits } from '#src/domain/limits.ts';
import { themeStyle } from '#src/domain/setting/theme.ts';
import { earningsOf } from '#src/domain/earnings/earnings.ts';
import { tagOf } from '#src/texts/locale.ts';
import type { PageAssets, PageSettings } from '#src/web/platform/app/page-settings.ts';
import type { Config } from '#src/server/platform/config.ts';
import { demoLogins } from './dev/dev-roles.ts';
import { offeredIdentities } from '#src/server/platform/config/providers.ts';

/** Most used; others are at the start. */
const barLogins = demoLogins
  .filter(({ role }) => ['guest', 'host', 'coordinator', 'operator'].includes(role))
  .map(({ role, account, path }) => ({ role, account, path }));

/** Equal for every visitor, since pages are cached. */
export function pageSettings(
  config: Config,
  assets: PageAssets,
  { locale, hero }: Pick<PageSettings, 'hero'> & { readonly locale: string },
): PageSettings {
  const { brand } = config;
  return {
    brand: {
      name: brand.name,
      tagline: brand.tagline,
      logo: brand.logo,
      press_title: brand.press_title,
      contacts: brand.contacts,
      social: brand.social,
    },
    heroText: config.heroText,
    mode: config.mode,
    ...(config.isTrial && { isTrial: true }),
    ...(config.hasDemoBar && { demoLogins: barLogins }),
    currency: config.currency,
    payment: paymentOf(config),
    firstVisit: config.firstVisit,
    imageBase: config.imageBase,
    map: config.map,
    logins: offeredIdentities(config),
    socialAppId: config.socialAppId,
    analyticsIds: config.analyticsIds,
    accommodationsUrl: config.accommodationsUrl,
    partners: config.partners,
    experiments: config.experiments,
    languages: languagesOf(config.locales),
    distributorId: config.distributorUserId,
    rates: ratesOf(config),
    contentPages: config.contentPages,
    ...(config.menus !== null && { ownMenus: visibleMenus(config.menus, locale, leadsToPage(config.contentPages)) }),
    hero,
    assets,
    theme: themeStyle(config.colors),
  };
}

/** 'Tiếng Việt'; with country when ambiguous. */
function languagesOf(locales: readonly string[]): PageSettings['languages'] {
  if (locales.length < 2) return [];
  const titled = locales.map((locale) => {
    const tag = tagOf(locale);
    const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' });
    const { language } = new Intl.Locale(tag);
    return { locale, short: names.of(language) ?? tag, whole: names.of(tag) ?? tag };
  });
  const isAlone = (short: string) => titled.filter((one) => one.short === short).length === 1;
  return titled.map(({ locale, short, whole }) => ({ locale, title: isAlone(short) ? short : whole }));
}

/** Alipay uses the card provider (docs/domain/checkout.md#ways-to-pay). */
function paymentOf(config: Config): PageSettings['payment'] {
  const { stripe, paypal } = config;
  return {
    publicKey: stripe.kind === 'none' ? '' : stripe.publishableKey,
    scriptUrl: stripe.kind === 'none' ? '' : stripe.scriptUrl,
    methods: takenMethods(config),
    paypalOrigin: paypal.kind === 'none' ? null : paypal.pageOrigin,
  };
}

function ratesOf({ serviceFees, commissionRate, currency }: Config): PageSettings['rates'] {
  // At twenty times the lowest price.
  const example = { pax: 2, price_cents: 20 * currency.figures.price_least };
  const percent = limits.usualDepositPercent;
  const { total_cents, online_cents, cash_cents } = earningsOf({
    ...example,
    service_fee_rate: serviceFees.usual,
    deposit_rate: `0.${String(percent).padStart(2, '0')}`,
    commission_rate: commissionRate,
  });
  return {
    serviceFee: serviceFees.usual,
    deposit: percent / 100,
    commission: commissionRate,
    example: { ...example, total_cents, online_cents, cash_cents },
  };
}
