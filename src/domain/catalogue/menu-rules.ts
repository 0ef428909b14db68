// What an operator may make of the menus (docs/reference/back-office.md#menus).
import { isAddress, type MenuLink, type MenuPlace, menuPlaces, type Menus, originalSlugs } from './menus.ts';
import { legalPages, pageLanguage } from './page-rules.ts';

/**
 * The most that a group has room for, and the longest texts, in characters. Two texts of the header fit beside the search from 769 pixels
 * on; a third link is shown from 1024 on.
 */
export const menuLimits = {
  links: { header: 3, drawer: 8, discover: 14, company: 14 },
  label: 40,
  headerLabel: 14,
  target: 300,
} as const;

/** The groups between which a link may be moved and is still there. */
const beside: Readonly<Record<MenuPlace, readonly MenuPlace[]>> = {
  header: ['header', 'drawer'],
  drawer: ['header', 'drawer'],
  discover: ['discover', 'company'],
  company: ['discover', 'company'],
};

/** Whether the program has a text for this link in this group. */
export function hasOwnText(place: MenuPlace, target: string): boolean {
  return beside[place].some((one) => originalSlugs[one].some((slug) => target === `/${slug}`));
}

/** Why a link, or a group as a whole (`at` null), cannot be so. */
export interface MenuFault {
  readonly place: MenuPlace;
  readonly at: number | null;
  readonly what: 'target' | 'label' | 'long' | 'twice' | 'many' | 'law';
}

/** All faults, in the order of the groups. `isThere` says whether a path of this site leads to a page that guests are shown. */
export function menuFaults(menus: Menus, isThere: (path: string) => boolean): readonly MenuFault[] {
  return menuPlaces.flatMap((place) => {
    const { links } = menus[place];
    const tooMany: MenuFault[] = links.length > menuLimits.links[place] ? [{ place, at: null, what: 'many' }] : [];
    const missing = place === 'company' && legalLost(menus).length > 0;
    const law: MenuFault[] = missing ? [{ place, at: null, what: 'law' }] : [];
    const wrong = links.flatMap((link, at): MenuFault[] => {
      // The slide-out menu has the links of the header, too.
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
  // What is hidden may wait for its page.
  if (!isElsewhere && !(isHidden && isPath(target)) && !isThere(target)) return 'target';
  if (before.some((other) => other.target === target)) return 'twice';
  if ((labels[pageLanguage] ?? '') === '' && !hasOwnText(place, target)) return 'label';
  const most = place === 'header' ? menuLimits.headerLabel : menuLimits.label;
  return Object.values(labels).some((label) => label.length > most) ? 'long' : null;
}

const isPath = (target: string) => /^\/(?![/\\])[^\s"<>\\]*$/.test(target);

/** The slugs of links that the program has and guests are not shown in the same part of the page any more. */
export function lostLinks(menus: Menus): readonly string[] {
  const lost = menuPlaces.flatMap((place) =>
    originalSlugs[place].filter(
      (slug) =>
        !beside[place].some((one) =>
          menus[one].links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
        ),
    ),
  );
  return [...new Set(lost)];
}

/** Terms and privacy must be found on every page: they stay in the footer. */
function legalLost(menus: Menus): readonly string[] {
  const links = beside.company.flatMap((place) => menus[place].links);
  return legalPages.filter(
    (slug) => !links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
  );
}
