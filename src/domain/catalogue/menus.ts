// Links of header, slide-out menu and footer, which operators edit (docs/reference/back-office.md#menus).
import { pageLanguage } from './page-rules.ts';

/** The header, the additional links of the slide-out menu, and the two columns of the footer. */
export const menuPlaces = ['header', 'drawer', 'discover', 'company'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** By locale. */
export type TextsByLanguage = Readonly<Record<string, string>>;

export interface MenuLink {
  /** A path of this site, or an address that begins with https://. */
  readonly target: string;
  /** Empty: the built-in text. */
  readonly labels: TextsByLanguage;
  readonly is_hidden: boolean;
}

/** A group of links; without a title, a footer column has the built-in one. */
export interface Menu {
  readonly titles: TextsByLanguage;
  readonly links: readonly MenuLink[];
}
export type Menus = Readonly<Record<MenuPlace, Menu>>;

/** The built-in links, by the slugs of their pages. */
export const originalSlugs: Readonly<Record<MenuPlace, readonly string[]>> = {
  header: ['about-us', 'how-it-works'],
  drawer: ['contact-us', 'faq'],
  discover: [
    'how-it-works',
    'trust-and-safety',
    'commitment-to-impact',
    'how-you-can-help',
    'be-a-host',
    'ambassadors',
    'fees',
    'faq',
  ],
  company: [
    'about-us',
    'backstreet-in-press',
    'contact-us',
    'how-we-rank',
    'how-reviews-work',
    'terms-of-service',
    'privacy-policy',
    'cookies',
    'accessibility',
  ],
};

const each = <Value>(make: (place: MenuPlace) => Value) =>
  Object.fromEntries(menuPlaces.map((place) => [place, make(place)])) as Record<MenuPlace, Value>;

export const originalMenus: Menus = each((place) => ({
  titles: {},
  links: originalSlugs[place].map((slug) => ({ target: `/${slug}`, labels: {}, is_hidden: false })),
}));

export function isAddress(target: string): boolean {
  return /^https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i.test(target);
}

/** A group as pages get it; null means the built-in text. */
export interface ShownMenu {
  readonly title: string | null;
  readonly links: readonly { readonly url: string; readonly title: string | null }[];
}
export type ShownMenus = Readonly<Record<MenuPlace, ShownMenu>>;

/** The menus of a page in a language, without hidden links and links to missing pages. */
export function visibleMenus(menus: Menus, language: string, isThere: (path: string) => boolean): ShownMenus {
  const textIn = (texts: TextsByLanguage) => texts[language] || texts[pageLanguage] || null;
  return each((place) => ({
    title: textIn(menus[place].titles),
    links: menus[place].links
      .filter(({ target, is_hidden: isHidden }) => !isHidden && (isAddress(target) || isThere(target)))
      .map(({ target, labels }) => ({ url: target, title: textIn(labels) })),
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is TextsByLanguage =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isLink = (value: unknown): value is MenuLink =>
  isRecord(value) &&
  typeof value['target'] === 'string' &&
  isTexts(value['labels']) &&
  typeof value['is_hidden'] === 'boolean';

/** Stored menus: JSON, or empty for the built-in ones (null). Undefined for any other text. */
export function readMenus(text: string): Menus | null | undefined {
  if (text === '') return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isWhole =
    isRecord(parsed) &&
    menuPlaces.every((place) => {
      const menu = (parsed as Record<string, unknown>)[place];
      return isRecord(menu) && isTexts(menu['titles']) && Array.isArray(menu['links']) && menu['links'].every(isLink);
    });
  return isWhole ? (parsed as unknown as Menus) : undefined;
}

/** The text that `readMenus` parses; empty for the built-in menus. */
export function textOfMenus(menus: Menus): string {
  const tidied = each((place) => ({
    titles: withoutEmpty(menus[place].titles),
    links: menus[place].links.map(({ target, labels, is_hidden }) => ({
      target,
      labels: withoutEmpty(labels),
      is_hidden,
    })),
  }));
  const text = JSON.stringify(tidied);
  return text === JSON.stringify(originalMenus) ? '' : text;
}

const withoutEmpty = (texts: TextsByLanguage): TextsByLanguage =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '')
      .map(([language, text]) => [language, text.trim()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
