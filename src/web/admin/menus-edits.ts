// What the editor of menus does to them, before anything is sent.
import { hasOwnText } from '#src/domain/catalogue/menu-rules.ts';
import { type MenuPlace as Place, originalSlugs } from '#src/domain/catalogue/menus.ts';
import { footerColumns, mobileLinks } from '#src/web/guest/layout/menu-links.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** The menus as they are kept. */
export type AdminMenus = CallOutput<'admin/menu-list'>;

/** The groups with their links. */
export type Menus = AdminMenus['menus'];
export type MenuPlace = keyof Menus;
export type MenuLink = Menus[MenuPlace]['links'][number];

/** A group among the menus that are changed. */
export interface MenuGroupProps {
  readonly place: MenuPlace;
  readonly menus: Menus;
  readonly kept: AdminMenus;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (menus: Menus) => void;
}

/** The menus with the links of one group changed. */
export function withLinks(menus: Menus, place: MenuPlace, links: MenuLink[]): Menus {
  return { ...menus, [place]: { ...menus[place], links } };
}

/** The link at a place in a group, one further up (-1) or down (1). */
export function moved(menus: Menus, place: MenuPlace, at: number, by: -1 | 1): Menus {
  const links = [...menus[place].links];
  const [link] = links.splice(at, 1);
  if (link !== undefined) links.splice(at + by, 0, link);
  return withLinks(menus, place, links);
}

/** The group that a link may be moved to. */
export function otherPlace(place: MenuPlace): MenuPlace {
  return ({ header: 'drawer', drawer: 'header', discover: 'company', company: 'discover' } as const)[place];
}

/** The link at the end of the other group. */
export function movedOver(menus: Menus, place: MenuPlace, at: number): Menus {
  const link = menus[place].links[at];
  if (link === undefined) return menus;
  const other = otherPlace(place);
  const left = withLinks(menus, place, menus[place].links.toSpliced(at, 1));
  return withLinks(left, other, [...menus[other].links, link]);
}

/** The text that the program has for a link in a group; null where it has none. */
export function usualText(settings: ClientSettings, place: Place, target: string): string | null {
  if (!hasOwnText(place, target)) return null;
  const { menus: _, ...rest } = settings;
  // As if every page were there: what is hidden is named, too.
  const usual = { ...rest, contentPages: Object.values(originalSlugs).flat() };
  const { discover, company } = footerColumns(usual);
  const links = place === 'header' || place === 'drawer' ? mobileLinks(usual) : [...discover, ...company];
  return links.find(({ url }) => url === target)?.title ?? null;
}
