// Every setting of the marketplace that its back office rules: a row each, with what it is, what it may be, and what it begins
// with. The screen, the call, the first start, the settings file, .env.example and the setup read this one table
// (docs/reference/back-office.md#settings).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { mostWaitHours } from '#src/domain/payment/seat-wait.ts';
import type { OwnPage, SettingGroup } from './groups.ts';
import * as kind from './kinds.ts';
import { ownColours } from './theme.ts';

/** Where else a setting begins, before the back office rules it. */
interface Beginning<Env extends string> {
  /** A setting of the environment, whose purpose is `meaning` unless it has one of its own. */
  readonly env?: Env;
  readonly purpose?: string;
  /** A field of the settings file, such as `contacts.email`; the figures of a currency are below `figures`. */
  readonly file?: string;
}

/** What a setting is. */
export interface SettingRule<Value, Group = SettingGroup, Env extends string = string> extends Beginning<Env> {
  readonly group: Group;
  readonly kind: kind.Kind<Value>;
  /** The text that it has where nobody has said anything. */
  readonly first: string;
  /** What it does, in one sentence without a full stop. */
  readonly meaning: string;
  /** True where a wrong value costs money: a change asks for a reason and for the second factor. */
  readonly isMoney?: true;
}

/** What a row says besides kind and first text; the meaning alone where nothing else begins it. */
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

/** A figure of the currency of prices; `''` is the one that comes with the currency (currency-figures.ts). */
const figure = <const Env extends string = never>(
  from: number,
  meaning: string,
  begins: Beginning<Env> = {},
): SettingRule<number | null, SettingGroup, Env> =>
  money(kind.figure(from), '', {
    ...begins,
    meaning: `${meaning}, in the smallest unit of the currency; empty for what comes with the currency`,
  });

/** By their keys. */
export const settings = {
  brand_name: rule('brand', kind.line(1, 60), 'Banyan', {
    meaning: 'The name of the marketplace, on pages, mails and papers',
    file: 'name',
  }),
  tagline: rule('brand', kind.line(0, 120), '', {
    meaning: 'What it is in a few words: the title of the home page and the footer',
    file: 'tagline',
  }),
  press_title: rule('brand', kind.line(1, 80), 'In the press', {
    meaning: 'The title of the press page',
    file: 'press_title',
  }),
  contact_email: rule('brand', kind.email(), 'help@banyan.example', {
    meaning: 'Where guests and hosts write for help',
    file: 'contacts.email',
  }),
  contact_phone: rule('brand', kind.phone(false), '+977 1 555 0100', {
    meaning: 'The number that guests and hosts call for help',
    file: 'contacts.phone',
  }),
  contact_whatsapp: rule('brand', kind.phone(true), '', {
    meaning: 'The WhatsApp number for help; empty where there is none',
    file: 'contacts.whatsapp',
  }),
  social_links: rule('brand', kind.links(), '', {
    meaning: 'Where else the marketplace is found, shown in the footer',
    file: 'social',
  }),
  logo: rule('look', kind.logo(), '', {
    meaning: 'The mark beside the name; empty for the one that comes with the program',
    file: 'logo',
  }),
  hero_text: rule('look', kind.line(0, 120), '', {
    meaning: 'The large line of the home page; empty for the one of the catalogue, in the language of the visitor',
    file: 'hero_text',
  }),
  color_brand: rule('look', kind.colour(), ownColours.brand, {
    meaning: 'The colour of buttons, links and the name',
    file: 'colors.brand',
  }),
  color_accent: rule('look', kind.colour(), ownColours.accent, {
    meaning: 'The second colour: notes, focus and what is free of charge',
    file: 'colors.accent',
  }),
  country: rule('place', kind.country(), '', {
    meaning: 'The country in which the operator is at home, named on receipts',
    file: 'country',
  }),
  mail_language: rule('place', kind.language(), 'en_US', {
    meaning: 'The language of the mails that operators get',
    file: 'mail_language',
  }),
  currency: money(kind.currency(), 'USD', {
    meaning: 'The currency of prices and of what is paid online; fixed once there is a price or a booking',
    file: 'currency',
  }),
  service_fee_rate: money(kind.fraction(0, 0.5), '0.06', {
    meaning: 'The service fee as a share of the price of the experience',
    env: 'BANYAN_SERVICE_FEE_RATE',
  }),
  commission_rate: money(kind.optionalFraction(0, 1), '', {
    meaning: 'What the marketplace earns of the price of the experience; empty for the whole deposit',
    env: 'BANYAN_COMMISSION_RATE',
  }),
  ambassador_rate: money(kind.fraction(0, Number(partnerRules.mostRate)), '0.05', {
    meaning: 'What an ambassador gets of the price of an experience, where none is set for the ambassador',
    env: 'BANYAN_AMBASSADOR_RATE',
  }),
  distributor_rate: money(kind.fraction(0, Number(partnerRules.mostRate)), '0', {
    meaning:
      'What a distributor gets of the price of an experience that it books, where none is set for the distributor',
    env: 'BANYAN_DISTRIBUTOR_RATE',
  }),
  deposit_rate_min: money(kind.fraction(0.01, 0.2), '0.1', {
    meaning: 'The smallest share of a price that is paid online',
    env: 'BANYAN_DEPOSIT_RATE_MIN',
  }),
  deposit_rate_max: money(kind.fraction(0.2, 1), '0.5', {
    meaning: 'The largest share of a price that is paid online',
    env: 'BANYAN_DEPOSIT_RATE_MAX',
  }),
  kept_deposit_to: money(kind.choice(['host', 'marketplace']), 'host', {
    meaning: 'Who gets the deposit that is kept after a late cancel or a no-show',
    env: 'BANYAN_KEPT_DEPOSIT_TO',
  }),
  online_minimum: figure(1, 'The smallest payment online'),
  review_reward: figure(1, 'What the code is worth that a review with a photo earns'),
  reward_minimum: figure(0, 'The price from which a code that a review has earned counts, without the service fee', {
    env: 'BANYAN_REWARD_MINIMUM_CENTS',
  }),
  invite_gift: figure(1, 'What the codes are worth that an invitation gives to both sides'),
  invite_minimum: figure(0, 'The price from which a code of an invitation counts, without the service fee'),
  payout_minimum: figure(1, 'From how much owed on a host is paid by a payout run', {
    env: 'BANYAN_PAYOUT_MINIMUM_CENTS',
  }),
  two_from: money(
    kind.figure(1),
    '',
    'From which amount on payouts, their bank details and discount codes take two of the staff, in the smallest unit of the currency; empty for never',
  ),
  price_least: figure(1, 'The lowest price of a listing for one guest'),
  price_most: figure(1, 'The highest price of a listing for one guest'),
  filter_most: money(
    kind.figure(1),
    '',
    'The upper end of the filter of prices, in whole units of the currency; empty for what comes with the currency',
  ),
  cash_note: figure(
    1,
    'What a note or coin is worth at most that cash in a currency without usual notes is rounded up to',
  ),
  bookings_open_from: rule('booking', kind.day(), '2020-05-01', {
    meaning: 'The earliest date that can be booked',
    env: 'BANYAN_BOOKINGS_OPEN_FROM',
  }),
  hold_minutes: rule('booking', kind.whole(1, 120), '15', {
    meaning: 'How long seats are held while a guest pays, in minutes',
    env: 'BANYAN_HOLD_MINUTES',
  }),
  late_money_wait: rule('booking', kind.whole(0, mostWaitHours), '0', {
    meaning:
      'How long a payment that came too late and found no seat waits for one before it goes back, in hours; 0 for not at all',
    env: 'BANYAN_LATE_MONEY_WAIT',
  }),
  first_visit_code: rule('pages', kind.line(0, 30), '', {
    meaning: 'The discount code that a first visit is offered; empty for none',
    env: 'FIRST_VISIT_CODE',
    purpose: 'the discount code that a first visit is offered; none, or unset in production, offers nothing',
  }),
  first_visit_text: rule('pages', kind.line(0, 200), '', {
    meaning: 'What that code gives and on what terms; without it no code is offered',
    env: 'FIRST_VISIT_TEXT',
    purpose: 'what FIRST_VISIT_CODE gives and on what terms, in a few words',
  }),
  partners_shown: rule('pages', kind.flag(), '1', {
    meaning:
      'Whether the home page shows the partner text about flights and hotels; outside of a demo only with a source',
    env: 'BANYAN_PARTNERS',
    purpose: '0 hides the partner text about flights and hotels; production shows it only with BANYAN_PARTNERS_SOURCE',
  }),
  partners_source: rule('pages', kind.line(0, 120), '', {
    meaning: 'Whose figure the partner text quotes',
    env: 'BANYAN_PARTNERS_SOURCE',
  }),
  accommodations_url: rule('pages', kind.addressWith('{city}'), '', {
    meaning: 'The hotel partner that the page not found offers, with {city} where the name of the city goes',
    env: 'BANYAN_ACCOMMODATIONS_URL',
  }),
  identity_checks: rule('pages', kind.flag(), '0', {
    meaning: 'Whether you compare hosts with their identity documents, as pages of text then say',
    env: 'BANYAN_IDENTITY_CHECKS',
    purpose:
      '1 when you compare hosts with their identity documents, as pages of text then say; unset, in demo mode only',
  }),
  menus: {
    group: 'menus',
    kind: kind.menus(),
    first: '',
    meaning: 'The links of header, slide-out menu and footer; empty for those of the program',
  },
} as const satisfies Record<string, SettingRule<unknown, SettingGroup | OwnPage>>;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as readonly SettingKey[];

/** What the list of settings shows, each as one text in one field. */
export type ListedKey = Exclude<SettingKey, OwnPage>;
export const listedKeys = settingKeys.filter((key): key is ListedKey => key !== 'menus');

// A row without one has any text there.
type EnvOf<Rule> = Rule extends { readonly env?: infer Env extends string }
  ? string extends Env
    ? never
    : Env
  : never;
type Begun = { readonly [Key in ListedKey as EnvOf<(typeof settings)[Key]>]: Key };

/** Which setting each one of the environment begins, by its name there. */
export const begunSettings = Object.fromEntries(
  listedKeys.flatMap((key) => {
    const { env }: SettingRule<unknown> = settings[key];
    return env === undefined ? [] : [[env, key]];
  }),
) as Begun;

/** What each is, as a text. */
export type SettingTexts = Readonly<Record<SettingKey, string>>;

type ValueOf<Rule> = Rule extends { readonly kind: kind.Kind<infer Value> } ? Value : never;
/** What the texts say. */
export type SettingValues = { readonly [Key in SettingKey]: ValueOf<(typeof settings)[Key]> };

/** The rule of a setting, whatever its kind. */
export function settingRule(key: SettingKey): SettingRule<unknown, SettingGroup | OwnPage> {
  return settings[key];
}

/** True for a key that there is. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settings, key);
}

/** A text as it is kept: no empty lines, and no spaces round one. */
export function tidy(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((one) => one.trim());
  return lines.filter((one) => one !== '').join('\n');
}

/** All values, and the keys whose text is none: these have their first value. A missing text is the first one. */
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
