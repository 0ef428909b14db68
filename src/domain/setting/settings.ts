// Every setting of the marketplace that its back office rules: what it is, what it may be, and what it is at first. The screen, the
// call, the first start and the setup read this one list (docs/back-office.md#settings).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { mostWaitHours } from '#src/domain/payment/seat-wait.ts';
import type { OwnPage, SettingGroup } from './groups.ts';
import * as kind from './kinds.ts';
import { ownColours } from './theme.ts';

/** What a setting is. */
export interface SettingRule<Value, Group = SettingGroup> {
  readonly group: Group;
  readonly kind: kind.Kind<Value>;
  /** The text that it has where nobody has said anything. */
  readonly first: string;
  /** What it does, in one sentence without a full stop. */
  readonly meaning: string;
  /** True where a wrong value costs money: a change asks for a reason and for the second factor. */
  readonly isMoney?: true;
}

const rule = <Value>(
  group: SettingGroup,
  of: kind.Kind<Value>,
  first: string,
  meaning: string,
): SettingRule<Value> => ({ group, kind: of, first, meaning });

const money = <Value>(of: kind.Kind<Value>, first: string, meaning: string): SettingRule<Value> => ({
  ...rule('money', of, first, meaning),
  isMoney: true,
});

/** A figure of the currency of prices; `''` is the one that comes with the currency (currency-figures.ts). */
const figure = (from: number, meaning: string): SettingRule<number | null> =>
  money(
    kind.figure(from),
    '',
    `${meaning}, in the smallest unit of the currency; empty for what comes with the currency`,
  );

/** By their keys. */
export const settings = {
  brand_name: rule('brand', kind.line(1, 60), 'Banyan', 'The name of the marketplace, on pages, mails and papers'),
  tagline: rule('brand', kind.line(0, 120), '', 'What it is in a few words: the title of the home page and the footer'),
  press_title: rule('brand', kind.line(1, 80), 'In the press', 'The title of the press page'),
  contact_email: rule('brand', kind.email(), 'help@banyan.example', 'Where guests and hosts write for help'),
  contact_phone: rule('brand', kind.phone(false), '+977 1 555 0100', 'The number that guests and hosts call for help'),
  contact_whatsapp: rule('brand', kind.phone(true), '', 'The WhatsApp number for help; empty where there is none'),
  social_links: rule('brand', kind.links(), '', 'Where else the marketplace is found, shown in the footer'),
  logo: rule('look', kind.logo(), '', 'The mark beside the name; empty for the one that comes with the program'),
  hero_text: rule(
    'look',
    kind.line(0, 120),
    '',
    'The large line of the home page; empty for the one of the catalogue, in the language of the visitor',
  ),
  color_brand: rule('look', kind.colour(), ownColours.brand, 'The colour of buttons, links and the name'),
  color_accent: rule(
    'look',
    kind.colour(),
    ownColours.accent,
    'The second colour: notes, focus and what is free of charge',
  ),
  country: rule('place', kind.country(), '', 'The country in which the operator is at home, named on receipts'),
  mail_language: rule('place', kind.language(), 'en_US', 'The language of the mails that operators get'),
  currency: money(
    kind.currency(),
    'USD',
    'The currency of prices and of what is paid online; fixed once there is a price or a booking',
  ),
  service_fee_rate: money(kind.fraction(0, 0.5), '0.06', 'The service fee as a share of the price of the experience'),
  commission_rate: money(
    kind.optionalFraction(0, 1),
    '',
    'What the marketplace earns of the price of the experience; empty for the whole deposit',
  ),
  ambassador_rate: money(
    kind.fraction(0, Number(partnerRules.mostRate)),
    '0.05',
    'What an ambassador gets of the price of an experience, where none is set for the ambassador',
  ),
  distributor_rate: money(
    kind.fraction(0, Number(partnerRules.mostRate)),
    '0',
    'What a distributor gets of the price of an experience that it books, where none is set for the distributor',
  ),
  deposit_rate_min: money(kind.fraction(0.01, 0.2), '0.1', 'The smallest share of a price that is paid online'),
  deposit_rate_max: money(kind.fraction(0.2, 1), '0.5', 'The largest share of a price that is paid online'),
  kept_deposit_to: money(
    kind.choice(['host', 'marketplace']),
    'host',
    'Who gets the deposit that is kept after a late cancel or a no-show',
  ),
  online_minimum: figure(1, 'The smallest payment online'),
  review_reward: figure(1, 'What the code is worth that a review with a photo earns'),
  reward_minimum: figure(0, 'The price from which a code that a review has earned counts, without the service fee'),
  invite_gift: figure(1, 'What the codes are worth that an invitation gives to both sides'),
  invite_minimum: figure(0, 'The price from which a code of an invitation counts, without the service fee'),
  payout_minimum: figure(1, 'From how much owed on a host is paid by a payout run'),
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
  bookings_open_from: rule('booking', kind.day(), '2020-05-01', 'The earliest date that can be booked'),
  hold_minutes: rule('booking', kind.whole(1, 120), '15', 'How long seats are held while a guest pays, in minutes'),
  late_money_wait: rule(
    'booking',
    kind.whole(0, mostWaitHours),
    '0',
    'How long a payment that came too late and found no seat waits for one before it goes back, in hours; 0 for not at all',
  ),
  first_visit_code: rule(
    'pages',
    kind.line(0, 30),
    '',
    'The discount code that a first visit is offered; empty for none',
  ),
  first_visit_text: rule(
    'pages',
    kind.line(0, 200),
    '',
    'What that code gives and on what terms; without it no code is offered',
  ),
  partners_shown: rule(
    'pages',
    kind.flag(),
    '1',
    'Whether the home page shows the partner text about flights and hotels; outside of a demo only with a source',
  ),
  partners_source: rule('pages', kind.line(0, 120), '', 'Whose figure the partner text quotes'),
  accommodations_url: rule(
    'pages',
    kind.addressWith('{city}'),
    '',
    'The hotel partner that the page not found offers, with {city} where the name of the city goes',
  ),
  identity_checks: rule(
    'pages',
    kind.flag(),
    '0',
    'Whether you compare hosts with their identity documents, as pages of text then say',
  ),
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
