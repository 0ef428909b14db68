// Settings that the back office rules: their first texts, from the settings file and the environment, and what the program reads
// of them (docs/reference/back-office.md#settings).
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

/** The texts that an installation begins with. */
interface FirstSettings {
  readonly texts: SettingTexts;
  /** Those that the settings file or the environment gives; the others are what comes with the program. */
  readonly given: readonly SettingKey[];
}

/** A code of demo/shared.json, so that a demo shows what a first visit is offered. */
const demoOffer = { first_visit_code: 'WELCOME5', first_visit_text: 'US$5 off any experience of US$20 or more' };

/** A field of the settings file as a text. */
function textAt(brand: BrandFile, path = ''): string | undefined {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], brand);
  if (Array.isArray(value)) return textOfLinks(value as NamedLink[]);
  return value === undefined || value === null ? undefined : String(value);
}

/** The field of the settings file that a setting begins with. */
export function fileFieldOf(key: SettingKey): string | undefined {
  return figureKeys.some((one) => one === key) ? `figures.${key}` : settingRule(key).file;
}

/** What the settings file says, by key; what it leaves out is undefined. */
function ofFile(brand: BrandFile): Partial<Record<SettingKey, string | undefined>> {
  return Object.fromEntries(settingKeys.map((key) => [key, textAt(brand, fileFieldOf(key))]));
}

/** What the environment says, by key. */
function ofEnvironment(settings: Settings): Partial<Record<SettingKey, string | undefined>> {
  const names = Object.keys(begunSettings) as (keyof typeof begunSettings)[];
  const said = names.map((name) => [begunSettings[name], settings[name]] as const);
  // The word for no offer.
  const isNone = settings.FIRST_VISIT_CODE === 'none';
  return { ...Object.fromEntries(said), ...(isNone && { first_visit_code: '', first_visit_text: '' }) };
}

/** The texts that this installation begins with, and the keys of texts that cannot be. */
export function firstSettings(
  settings: Settings,
  brand: BrandFile,
): { first: FirstSettings; values: SettingValues; wrong: readonly SettingKey[] } {
  const said = { ...ofFile(brand), ...ofEnvironment(settings) };
  const given = settingKeys.filter((key) => said[key] !== undefined);
  const isDemo = settings.BANYAN_MODE === 'demo';
  // Its words are about US dollars.
  const offer = (said.currency ?? rules.currency.first) === 'USD' ? demoOffer : {};
  const own: Partial<SettingTexts> =
    isDemo && settings.BANYAN_DEMO_DATA === 'world' ? { ...offer, identity_checks: '1' } : {};
  const texts = Object.fromEntries(
    settingKeys.map((key) => [key, said[key] ?? own[key] ?? rules[key].first]),
  ) as unknown as SettingTexts;
  return { first: { texts, given }, ...readSettings(texts) };
}

/** The part of the configuration that settings and service fees of the back office make. */
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
    /** The large line of the home page; null for the one of the catalogue. */
    heroText: values.hero_text === '' ? null : values.hero_text,
    /** The operator's own mark, where the settings hold it. */
    logoFile,
    colors: { brand: values.color_brand, accent: values.color_accent },
    /** Of prices, and of what is paid online (ADR 009). */
    currency: priceCurrencyOf(values),
    /** The locale of mails to operators. */
    mailLanguage: values.mail_language,
    bookingsOpenFrom: values.bookings_open_from,
    holdMinutes: values.hold_minutes,
    /** How long late money waits for a seat; 0: it goes back at once. */
    lateMoneyWaitHours: values.late_money_wait,
    serviceFees: serviceFees(values.service_fee_rate, ownFees),
    /** Null: the deposit is the commission (docs/domain/pricing.md#what-the-marketplace-earns). */
    commissionRate: values.commission_rate,
    /** What each kind of partner gets where it has no rate of its own (docs/domain/partners.md). */
    partnerRates: { ambassador: values.ambassador_rate, distributor: values.distributor_rate },
    /** Between which shares of its price a host chooses what is paid online; fractions. */
    depositRange: { min: values.deposit_rate_min, max: values.deposit_rate_max },
    keptDepositTo: values.kept_deposit_to,
    /** From which amount on two of the staff take part, in minor units; null: never. */
    twoFrom: values.two_from,
    accommodationsUrl: values.accommodations_url === '' ? null : values.accommodations_url,
    /** In production nobody promises a figure without a source (docs/reference/texts.md#partner-text). */
    partners: {
      shown: values.partners_shown && ((mode === 'demo' && !isTrial) || source !== ''),
      source: source === '' ? null : source,
    },
    checksIdentity: values.identity_checks,
    /** Null: those of the program. */
    menus: values.menus,
    /** The offer to a first visit: the code with what it gives, or none (voucher code, docs/reference/texts.md#first-visit). */
    firstVisit: code === '' || text === '' ? null : { code, text },
  };
}

/** One line for each first text that cannot be or is missing, for whoever starts the program. */
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
