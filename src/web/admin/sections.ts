// The sections of the back office by what an operator is after, as far as their pages exist (docs/routes.md#back-office).
import { routes, type RouteName } from '#src/contract/addresses/routes.ts';
import { pages } from '../routes.tsx';
import { t } from './t.ts';

const groups = [
  [
    'group.now',
    [
      ['admin', 'section.tasks'],
      ['admin-figures', 'section.figures'],
    ],
  ],
  [
    'group.bookings',
    [
      ['admin-bookings', 'section.bookings'],
      ['admin-cancellations', 'section.cancellations'],
      ['admin-no-shows', 'section.noShows'],
      ['admin-cash', 'section.cash'],
    ],
  ],
  [
    'group.hosts',
    [
      ['admin-listings', 'section.listings'],
      ['admin-documents', 'section.documents'],
      ['admin-reviews', 'section.reviews'],
      ['admin-reports', 'section.reports'],
    ],
  ],
  [
    'group.people',
    [
      ['admin-people', 'section.people'],
      ['admin-messages', 'section.messages'],
    ],
  ],
  [
    'group.money',
    [
      ['admin-payouts', 'section.payouts'],
      ['admin-fees', 'section.fees'],
      ['admin-rates', 'section.rates'],
      ['admin-refunds', 'section.refunds'],
      ['admin-ledger', 'section.ledger'],
      ['admin-codes', 'section.codes'],
    ],
  ],
  [
    'group.site',
    [
      ['admin-places', 'section.places'],
      ['admin-words', 'section.words'],
      ['admin-content', 'section.content'],
      ['admin-menus', 'section.menus'],
    ],
  ],
  [
    'group.rules',
    [
      ['admin-settings', 'section.settings'],
      ['admin-audit', 'section.audit'],
    ],
  ],
] as const satisfies readonly (readonly [string, readonly (readonly [RouteName, string])[]])[];

/** A page of the back office as its navigation names it. */
export interface OfficeSection {
  readonly href: string;
  readonly label: string;
  /** The page shown is this one, or one below it. */
  readonly isHere: boolean;
}

/** What belongs together, under one heading. */
export interface OfficeGroup {
  readonly title: string;
  readonly sections: readonly OfficeSection[];
}

/** The groups of sections with names and addresses, seen from the page with the path `path`. */
export function officeGroups(path: string): readonly OfficeGroup[] {
  const isHere = (href: string) => path === href || (href !== routes.admin.path && path.startsWith(`${href}/`));
  return groups.map(([title, sections]) => ({
    title: t(title),
    sections: sections
      .filter(([route]) => pages[route] !== undefined)
      .map(([route, name]) => ({ href: routes[route].path, label: t(name), isHere: isHere(routes[route].path) })),
  }));
}
