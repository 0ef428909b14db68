// What operators may do with the menus (docs/reference/back-office.md#menus).
import { isAddress, type MenuLink, type MenuPlace, menuPlaces, type Menus, originalSlugs } from './menus.ts';
import { legalPages, pageLanguage } from './page-rules.ts';

/**
 * Most links of a group and longest texts in characters. Two texts of the header fit next to the search from 769 pixels
 * on; a third link shows from 1024 on.
 */
export const menuLimits = {
  links: { header: 3, drawer: 8, discover: 14, company: 14 },
  label: 40,
  headerLabel: 14,
  target: 300,
} as const;

/** Moving a link between these groups does not lose it. */
const blockedPlaces: Readonly<Record<MenuPlace, readonly MenuPlace[]>> = {
  header: ['header', 'drawer'],
  drawer: ['header', 'drawer'],
  discover: ['discover', 'company'],
  company: ['discover', 'company'],
};

/** Whether the catalogues have a text for this link in this group. */
export function hasOwnText(place: MenuPlace, target: string): boolean {
  return blockedPlaces[place].some((one) => originalSlugs[one].some((slug) => target === `/${slug}`));
}

/** What is wrong with a link, or with a whole group (`at` null). */
export interface MenuFault {
  readonly place: MenuPlace;
  readonly at: number | null;
  readonly what: 'target' | 'label' | 'long' | 'twice' | 'many' | 'law';
}

/** All faults, in group order. `isThere`: a path of this site leads to a page that guests see. */
export function menuFaults(menus: Menus, isThere: (path: string) => boolean): readonly MenuFault[] {
  return menuPlaces.flatMap((place) => {
    const { links } = menus[place];
    const tooMany: MenuFault[] = links.length > menuLimits.links[place] ? [{ place, at: null, what: 'many' }] : [];
    const missing = place === 'company' && legalLost(menus).length > 0;
    const law: MenuFault[] = missing ? [{ place, at: null, what: 'law' }] : [];
    const wrong = links.flatMap((link, at): MenuFault[] => {
      // The slide-out menu includes the header's links.
      const before = [...(place === 'drawer' ? menus.header.links : []), ...links.slice(0, at)];
      const what = linkFault(place, link, before, isThere);
      return what === null ? [] : [{ place, at, what }];
    });
    return [...tooMany, ...law, ...wrong];
  });
}

function linkFault(
  place: MenuPlace,
  { target, labels, is_hidden: isHidden }: MenuLink,
  before: readonly MenuLink[],
  isThere: (path: string) => boolean,
): MenuFault['what'] | null {
  const isElsewhere = isAddress(target);
  // A hidden link may wait for its page.
  if (!isElsewhere && !(isHidden && isPath(target)) && !isThere(target)) return 'target';
  if (before.some((other) => other.target === target)) return 'twice';
  if ((labels[pageLanguage] ?? '') === '' && !hasOwnText(place, target)) return 'label';
  const most = place === 'header' ? menuLimits.headerLabel : menuLimits.label;
  return Object.values(labels).some((label) => label.length > most) ? 'long' : null;
}

const isPath = (target: string) => /^\/(?![/\\])[^\s"<>\\]*$/.test(target);

/** Slugs of built-in links that guests no longer see in their part of the page. */
export function lostLinks(menus: Menus): readonly string[] {
  const lost = menuPlaces.flatMap((place) =>
    originalSlugs[place].filter(
      (slug) =>
        !blockedPlaces[place].some((one) =>
          menus[one].links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
        ),
    ),
  );
  return [...new Set(lost)];
}

/** Terms and privacy must be in the footer of every page. */
function legalLost(menus: Menus): readonly string[] {
  const links = blockedPlaces.company.flatMap((place) => menus[place].links);
  return legalPages.filter(
    (slug) => !links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
  );
}
