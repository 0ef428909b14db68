// The links of header, slide-out menu and footer that an operator rules (docs/reference/back-office.md#menus).
import { pageLanguage } from './page-rules.ts';

/** Where links stand: the header, what the slide-out menu has besides, and the two columns of the footer. */
export const menuPlaces = ['header', 'drawer', 'discover', 'company'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** Texts by the locale of their language. */
export type TextsByLanguage = Readonly<Record<string, string>>;

/** A link as it is kept. */
export interface MenuLink {
  /** A path of this site, or an address that begins with https://. */
  readonly target: string;
  /** Without one it has the text that the program has for it. */
  readonly labels: TextsByLanguage;
  readonly is_hidden: boolean;
}

/** A group of links; without a title a column of the footer has that of the program. */
export interface Menu {
  readonly titles: TextsByLanguage;
  readonly links: readonly MenuLink[];
}
export type Menus = Readonly<Record<MenuPlace, Menu>>;

/** The links of the program, by the slugs of their pages. */
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

/** The menus of the program. */
export const originalMenus: Menus = each((place) => ({
  titles: {},
  links: originalSlugs[place].map((slug) => ({ target: `/${slug}`, labels: {}, is_hidden: false })),
}));

/** An address elsewhere. */
export function isAddress(target: string): boolean {
  return /^https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i.test(target);
}

/** A group as pages get it; null stands for the text of the program. */
export interface ShownMenu {
  readonly title: string | null;
  readonly links: readonly { readonly url: string; readonly title: string | null }[];
}
export type ShownMenus = Readonly<Record<MenuPlace, ShownMenu>>;

/** What a page in a language shows: without what is hidden and without links to pages that are not there. */
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

/** Menus as they are kept: JSON, or nothing for those of the program (null). What is neither is undefined. */
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

/** Menus as the text that `readMenus` reads; nothing for those of the program. */
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
