// Back office settings: first values from file and environment, and the resulting configuration
// (docs/reference/back-office.md#settings).
import { figureKeys, missingFigures, priceCurrencyOf } from '#src/domain/setting/currency-figures.ts';
import { type OwnFee, serviceFees } from '#src/domain/pricing/service-fee.ts';
import { type NamedLink, textOfLinks } from '#src/domain/setting/kinds.ts';
import {
  begunSettings,
  readSettings,
  type SettingKey,
  settingKeys,
  settingRule,
  settings as rules,
  type SettingTexts,
  type SettingValues,
} from '#src/domain/setting/settings.ts';
import { logoFileOf, type Brand, type BrandFile } from './brand.ts';
import type { Settings } from './settings.ts';

interface FirstSettings {
  readonly texts: SettingTexts;
  /** Set by file or environment; the others have their default. */
  readonly given: readonly SettingKey[];
}

/** This code is in demo/shared.json. */
const demoOffer = { first_visit_code: 'WELCOME5', first_visit_text: 'US$5 off any experience of US$20 or more' };

function textAt(brand: BrandFile, path = ''): string | undefined {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], brand);
  if (Array.isArray(value)) return textOfLinks(value as NamedLink[]);
  return value === undefined || value === null ? undefined : String(value);
}

export function fileFieldOf(key: SettingKey): string | undefined {
  return figureKeys.some((one) => one === key) ? `figures.${key}` : settingRule(key).file;
}

function ofFile(brand: BrandFile): Partial<Record<SettingKey, string | undefined>> {
  return Object.fromEntries(settingKeys.map((key) => [key, textAt(brand, fileFieldOf(key))]));
}

function ofEnvironment(settings: Settings): Partial<Record<SettingKey, string | undefined>> {
  const names = Object.keys(begunSettings) as (keyof typeof begunSettings)[];
  const said = names.map((name) => [begunSettings[name], settings[name]] as const);
  // The value `none`.
  const isNone = settings.FIRST_VISIT_CODE === 'none';
  return { ...Object.fromEntries(said), ...(isNone && { first_visit_code: '', first_visit_text: '' }) };
}

/** `wrong` lists the keys of invalid values. */
export function firstSettings(
  settings: Settings,
  brand: BrandFile,
): { first: FirstSettings; values: SettingValues; wrong: readonly SettingKey[] } {
  const said = { ...ofFile(brand), ...ofEnvironment(settings) };
  const given = settingKeys.filter((key) => said[key] !== undefined);
  const isDemo = settings.BANYAN_MODE === 'demo';
  // The text names US dollars.
  const offer = (said.currency ?? rules.currency.first) === 'USD' ? demoOffer : {};
  const own: Partial<SettingTexts> =
    isDemo && settings.BANYAN_DEMO_DATA === 'world' ? { ...offer, identity_checks: '1' } : {};
  const texts = Object.fromEntries(
    settingKeys.map((key) => [key, said[key] ?? own[key] ?? rules[key].first]),
  ) as unknown as SettingTexts;
  return { first: { texts, given }, ...readSettings(texts) };
}

export function marketOf(
  values: SettingValues,
  { mode, isTrial }: { readonly mode: 'demo' | 'production'; readonly isTrial?: boolean },
  ownFees: readonly OwnFee[] = [],
) {
  const logoFile = logoFileOf(values.logo);
  const { first_visit_code: code, first_visit_text: text, partners_source: source } = values;
  return {
    brand: {
      name: values.brand_name,
      tagline: values.tagline,
      logo: values.logo === '' ? null : (logoFile?.path ?? values.logo),
      press_title: values.press_title,
      contacts: { email: values.contact_email, phone: values.contact_phone, whatsapp: values.contact_whatsapp },
      social: values.social_links,
      country: values.country,
      colour: values.color_brand,
    } satisfies Brand as Brand,
    /** Null: the catalogue's text. */
    heroText: values.hero_text === '' ? null : values.hero_text,
    logoFile,
    colors: { brand: values.color_brand, accent: values.color_accent },
    /** Currency of prices (ADR 009). */
    currency: priceCurrencyOf(values),
    mailLanguage: values.mail_language,
    bookingsOpenFrom: values.bookings_open_from,
    holdMinutes: values.hold_minutes,
    /** Hours; 0 refunds at once. */
    lateMoneyWaitHours: values.late_money_wait,
    serviceFees: serviceFees(values.service_fee_rate, ownFees),
    /** Null: the deposit is the commission (docs/domain/pricing.md#what-the-marketplace-earns). */
    commissionRate: values.commission_rate,
    /** Default commission rates (docs/domain/partners.md). */
    partnerRates: { ambassador: values.ambassador_rate, distributor: values.distributor_rate },
    /** Bounds of the deposit's share, as fractions. */
    depositRange: { min: values.deposit_rate_min, max: values.deposit_rate_max },
    keptDepositTo: values.kept_deposit_to,
    /** Minor units from which two operators must approve; null: never. */
    twoFrom: values.two_from,
    accommodationsUrl: values.accommodations_url === '' ? null : values.accommodations_url,
    /** Production requires a source for these figures (docs/reference/texts.md#partner-text). */
    partners: {
      shown: values.partners_shown && ((mode === 'demo' && !isTrial) || source !== ''),
      source: source === '' ? null : source,
    },
    checksIdentity: values.identity_checks,
    /** Null: default menus. */
    menus: values.menus,
    /** Code and text of the first visit, or none (docs/reference/texts.md#first-visit). */
    firstVisit: code === '' || text === '' ? null : { code, text },
  };
}

/** A line per invalid or missing first value. */
export function firstFaults({ wrong, values }: Pick<ReturnType<typeof firstSettings>, 'wrong' | 'values'>): string[] {
  const missing = missingFigures(values);
  return [
    ...wrong.map((key) => `${key}: must be ${rules[key].kind.must} (${rules[key].meaning}).`),
    ...missing.map(
      (key) =>
        `figures.${key}: the program has none for ${values.currency}, so the settings file names it (${rules[key].meaning}).`,
    ),
  ];
}
