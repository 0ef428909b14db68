// Every setting of the marketplace: a row each with its meaning, kind and default. The back office's page, the call,
// the first start, the settings file, .env.example and the setup read this table
// (docs/reference/back-office.md#settings).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { mostWaitHours } from '#src/domain/payment/seat-wait.ts';
import type { OwnPage, SettingGroup } from './groups.ts';
import * as kind from './kinds.ts';
import { ownColours } from './theme.ts';

/** Other sources of a setting's first value, before the back office changes it. */
interface Beginning<Env extends string> {
  /** An environment variable; `meaning` describes it as well, unless it has its own description. */
  readonly env?: Env;
  readonly purpose?: string;
  /** A field of the settings file, such as `contacts.email`; a currency's figures are below `figures`. */
  readonly file?: string;
}

export interface SettingRule<Value, Group = SettingGroup, Env extends string = string> extends Beginning<Env> {
  readonly group: Group;
  readonly kind: kind.Kind<Value>;
  readonly first: string;
  /** Its effect, in one sentence without a full stop. */
  readonly meaning: string;
  /** A wrong value costs money: changes need a reason and the second factor. */
  readonly isMoney?: true;
}

/** A row's note besides kind and default; just the meaning where it has no other source. */
type SettingNote<Env extends string> = string | (Beginning<Env> & { readonly meaning: string });

const rule = <Value, const Env extends string = never>(
  group: SettingGroup,
  of: kind.Kind<Value>,
  first: string,
  about: SettingNote<Env>,
): SettingRule<Value, SettingGroup, Env> => ({
  group,
  kind: of,
  first,
  ...(typeof about === 'string' ? { meaning: about } : about),
});

const money = <Value, const Env extends string = never>(
  of: kind.Kind<Value>,
  first: string,
  about: SettingNote<Env>,
): SettingRule<Value, SettingGroup, Env> => ({ ...rule('money', of, first, about), isMoney: true });

/** A figure of the currency of prices; `''` means the currency's default (currency-figures.ts). */
const figure = <const Env extends string = never>(
  from: number,
  meaning: string,
  begins: Beginning<Env> = {},
): SettingRule<number | null, SettingGroup, Env> =>
  money(kind.figure(from), '', {
    ...begins,
    meaning: `${meaning}, in the smallest unit of the currency; leave empty for the currency’s default`,
  });

export const settings = {
  brand_name: rule('brand', kind.line(1, 60), 'Banyan', {
    meaning: 'The name of the marketplace, on pages, emails and PDFs',
    file: 'name',
  }),
  tagline: rule('brand', kind.line(0, 120), '', {
    meaning: 'The marketplace in a short sentence, in the home page title and the footer',
    file: 'tagline',
  }),
  press_title: rule('brand', kind.line(1, 80), 'In the press', {
    meaning: 'Title of the press page',
    file: 'press_title',
  }),
  contact_email: rule('brand', kind.email(), 'help@banyan.example', {
    meaning: 'The email address for guests and hosts who need help',
    file: 'contacts.email',
  }),
  contact_phone: rule('brand', kind.phone(false), '+977 1 555 0100', {
    meaning: 'The phone number for guests and hosts who need help',
    file: 'contacts.phone',
  }),
  contact_whatsapp: rule('brand', kind.phone(true), '', {
    meaning: 'The WhatsApp number for help; leave empty for none',
    file: 'contacts.whatsapp',
  }),
  social_links: rule('brand', kind.links(), '', {
    meaning: 'Links to social media and other sites, shown in the footer',
    file: 'social',
  }),
  logo: rule('look', kind.logo(), '', {
    meaning: 'The logo next to the name; leave empty for the Banyan logo',
    file: 'logo',
  }),
  hero_text: rule('look', kind.line(0, 120), '', {
    meaning: 'The headline of the home page; leave empty for the default in the visitor’s language',
    file: 'hero_text',
  }),
  color_brand: rule('look', kind.colour(), ownColours.brand, {
    meaning: 'The colour of buttons, links and the name',
    file: 'colors.brand',
  }),
  color_accent: rule('look', kind.colour(), ownColours.accent, {
    meaning: 'The accent colour: notes, focus and free items',
    file: 'colors.accent',
  }),
  country: rule('place', kind.country(), '', {
    meaning: 'The operator’s home country, shown on receipts',
    file: 'country',
  }),
  mail_language: rule('place', kind.language(), 'en_US', {
    meaning: 'The language of emails to operators',
    file: 'mail_language',
  }),
  currency: money(kind.currency(), 'USD', {
    meaning: 'The currency of prices and online payments; fixed once there is a price or a booking',
    file: 'currency',
  }),
  service_fee_rate: money(kind.fraction(0, 0.5), '0.06', {
    meaning: 'The service fee as a share of the experience price',
    env: 'BANYAN_SERVICE_FEE_RATE',
  }),
  commission_rate: money(kind.optionalFraction(0, 1), '', {
    meaning: 'The marketplace’s share of the experience price; leave empty for the whole deposit',
    env: 'BANYAN_COMMISSION_RATE',
  }),
  ambassador_rate: money(kind.fraction(0, Number(partnerRules.mostRate)), '0.05', {
    meaning: 'An ambassador’s share of the experience price, unless the ambassador has a custom rate',
    env: 'BANYAN_AMBASSADOR_RATE',
  }),
  distributor_rate: money(kind.fraction(0, Number(partnerRules.mostRate)), '0', {
    meaning: 'A distributor’s share of the experience price, unless the distributor has a custom rate',
    env: 'BANYAN_DISTRIBUTOR_RATE',
  }),
  deposit_rate_min: money(kind.fraction(0.01, 0.2), '0.1', {
    meaning: 'The smallest share of a price to pay online',
    env: 'BANYAN_DEPOSIT_RATE_MIN',
  }),
  deposit_rate_max: money(kind.fraction(0.2, 1), '0.5', {
    meaning: 'The largest share of a price to pay online',
    env: 'BANYAN_DEPOSIT_RATE_MAX',
  }),
  kept_deposit_to: money(kind.choice(['host', 'marketplace']), 'host', {
    meaning: 'Who gets the deposit after a late cancellation or a no-show',
    env: 'BANYAN_KEPT_DEPOSIT_TO',
  }),
  online_minimum: figure(1, 'The smallest payment online'),
  review_reward: figure(1, 'The value of the code for a review with a photo'),
  reward_minimum: figure(0, 'The lowest price, without the service fee, for using the code of a review', {
    env: 'BANYAN_REWARD_MINIMUM_CENTS',
  }),
  invite_gift: figure(1, 'The value of the codes that an invitation gives to both sides'),
  invite_minimum: figure(0, 'The lowest price, without the service fee, for using an invitation code'),
  payout_minimum: figure(1, 'The smallest amount owed that a payout run pays to a host', {
    env: 'BANYAN_PAYOUT_MINIMUM_CENTS',
  }),
  two_from: money(
    kind.figure(1),
    '',
    'From this amount, payouts, bank accounts and discount codes need a second operator, in the smallest unit of the currency; leave empty for never',
  ),
  price_least: figure(1, 'The lowest price of a listing for one guest'),
  price_most: figure(1, 'The highest price of a listing for one guest'),
  filter_most: money(
    kind.figure(1),
    '',
    'The maximum of the price filter, in whole units of the currency; leave empty for the currency’s default',
  ),
  cash_note: figure(1, 'The largest note or coin to round cash up to in currencies without usual notes'),
  bookings_open_from: rule('booking', kind.day(), '2020-05-01', {
    meaning: 'The earliest date guests can book',
    env: 'BANYAN_BOOKINGS_OPEN_FROM',
  }),
  hold_minutes: rule('booking', kind.whole(1, 120), '15', {
    meaning: 'How many minutes seats are held while a guest pays',
    env: 'BANYAN_HOLD_MINUTES',
  }),
  late_money_wait: rule('booking', kind.whole(0, mostWaitHours), '0', {
    meaning: 'How many hours a late payment waits for seats before it is refunded; 0 refunds it at once',
    env: 'BANYAN_LATE_MONEY_WAIT',
  }),
  first_visit_code: rule('pages', kind.line(0, 30), '', {
    meaning: 'The discount code offered on a first visit; leave empty for none',
    env: 'FIRST_VISIT_CODE',
    purpose: 'the discount code offered on a first visit; none, or unset in production, offers nothing',
  }),
  first_visit_text: rule('pages', kind.line(0, 200), '', {
    meaning: 'What the first-visit code gives and its terms; without this text no code is offered',
    env: 'FIRST_VISIT_TEXT',
    purpose: 'what FIRST_VISIT_CODE gives, and its terms, in a short sentence',
  }),
  partners_shown: rule('pages', kind.flag(), '1', {
    meaning: 'Show the partner text about flights and hotels on the home page; outside a demo it needs a source',
    env: 'BANYAN_PARTNERS',
    purpose: '0 hides the partner text about flights and hotels; production shows it only with BANYAN_PARTNERS_SOURCE',
  }),
  partners_source: rule('pages', kind.line(0, 120), '', {
    meaning: 'The source that the partner text quotes',
    env: 'BANYAN_PARTNERS_SOURCE',
  }),
  accommodations_url: rule('pages', kind.addressWith('{city}'), '', {
    meaning: 'The hotel partner’s link on “Page not found”, where {city} stands for the city name',
    env: 'BANYAN_ACCOMMODATIONS_URL',
  }),
  identity_checks: rule('pages', kind.flag(), '0', {
    meaning: 'Whether you check hosts against their identity documents; guest pages then mention it',
    env: 'BANYAN_IDENTITY_CHECKS',
    purpose:
      '1 if you check hosts against their identity documents, which guest pages then mention; unset, in demo mode only',
  }),
  menus: {
    group: 'menus',
    kind: kind.menus(),
    first: '',
    meaning: 'The links of the header, slide-out menu and footer; leave empty for the originals',
  },
} as const satisfies Record<string, SettingRule<unknown, SettingGroup | OwnPage>>;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as readonly SettingKey[];

/** The settings in the list, each one text in one field. */
export type ListedKey = Exclude<SettingKey, OwnPage>;
export const listedKeys = settingKeys.filter((key): key is ListedKey => key !== 'menus');

// A row without `env` would infer any text.
type EnvOf<Rule> = Rule extends { readonly env?: infer Env extends string }
  ? string extends Env
    ? never
    : Env
  : never;
type Begun = { readonly [Key in ListedKey as EnvOf<(typeof settings)[Key]>]: Key };

/** The setting that each environment variable initialises, by the variable's name. */
export const begunSettings = Object.fromEntries(
  listedKeys.flatMap((key) => {
    const { env }: SettingRule<unknown> = settings[key];
    return env === undefined ? [] : [[env, key]];
  }),
) as Begun;

export type SettingTexts = Readonly<Record<SettingKey, string>>;

type ValueOf<Rule> = Rule extends { readonly kind: kind.Kind<infer Value> } ? Value : never;
export type SettingValues = { readonly [Key in SettingKey]: ValueOf<(typeof settings)[Key]> };

export function settingRule(key: SettingKey): SettingRule<unknown, SettingGroup | OwnPage> {
  return settings[key];
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settings, key);
}

/** A text as stored: no empty lines, and no spaces around one. */
export function tidy(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((one) => one.trim());
  return lines.filter((one) => one !== '').join('\n');
}

/** All values, and the keys with invalid texts, which get their default. A missing text is the default. */
export function readSettings(texts: Partial<SettingTexts>): { values: SettingValues; wrong: readonly SettingKey[] } {
  const wrong: SettingKey[] = [];
  const entries = settingKeys.map((key) => {
    const { kind: of, first } = settingRule(key);
    const found = of.read(texts[key] ?? first);
    if (found === null) wrong.push(key);
    return [key, (found ?? of.read(first))?.value] as const;
  });
  return { values: Object.fromEntries(entries) as unknown as SettingValues, wrong };
}
