// The sections of the back office by what an operator is after, each with whose work it is (docs/routes.md#back-office).
import { adminRoutes, type AdminRouteName } from '#src/contract/admin/admin-routes.ts';
import { doesWork, type StaffArea, type StaffWork } from '#src/domain/admin/staff/areas.ts';
import { t } from './t.ts';

const groups = [
  [
    'group.now',
    [
      ['admin', 'section.tasks', 'to-do'],
      ['admin-figures', 'section.figures', 'figures'],
    ],
  ],
  [
    'group.bookings',
    [
      ['admin-bookings', 'section.bookings', 'bookings'],
      ['admin-cancellations', 'section.cancellations', 'cancellations'],
      ['admin-no-shows', 'section.noShows', 'no-shows'],
      ['admin-cash', 'section.cash', 'cash-disputes'],
    ],
  ],
  [
    'group.hosts',
    [
      ['admin-listings', 'section.listings', 'listings'],
      ['admin-documents', 'section.documents', 'documents'],
      ['admin-reviews', 'section.reviews', 'reviews'],
      ['admin-reports', 'section.reports', 'reports'],
    ],
  ],
  [
    'group.people',
    [
      ['admin-people', 'section.people', 'people'],
      ['admin-distributors', 'section.distributors', 'people'],
      ['admin-messages', 'section.messages', 'messages'],
      ['admin-ambassadors', 'section.ambassadors', 'partners'],
    ],
  ],
  [
    'group.money',
    [
      ['admin-payouts', 'section.payouts', 'payouts'],
      ['admin-fees', 'section.fees', 'fees'],
      ['admin-rates', 'section.rates', 'rates'],
      ['admin-refunds', 'section.refunds', 'refunds'],
      ['admin-ledger', 'section.ledger', 'ledger'],
      ['admin-codes', 'section.codes', 'codes'],
    ],
  ],
  [
    'group.site',
    [
      ['admin-places', 'section.places', 'places'],
      ['admin-words', 'section.words', 'words'],
      ['admin-content', 'section.content', 'texts'],
      ['admin-menus', 'section.menus', 'menus'],
    ],
  ],
  [
    'group.rules',
    [
      ['admin-settings', 'section.settings', 'settings'],
      ['admin-audit', 'section.audit', 'audit-log'],
    ],
  ],
] as const satisfies readonly (readonly [string, readonly (readonly [AdminRouteName, string, StaffWork])[]])[];

/** A page of the back office as its navigation names it. */
export interface AdminSection {
  readonly href: string;
  readonly label: string;
  /** The page shown is this one, or one below it. */
  readonly isHere: boolean;
}

/** What belongs together, under one heading. */
export interface AdminGroup {
  readonly title: string;
  readonly sections: readonly AdminSection[];
}

/** The groups of sections that are the work of these areas, with names and addresses, seen from the page with the path `path`. */
export function adminGroups(path: string, areas: readonly StaffArea[]): readonly AdminGroup[] {
  const isHere = (href: string) => path === href || (href !== adminRoutes.admin.path && path.startsWith(`${href}/`));
  return groups
    .map(([title, sections]) => ({
      title: t(title),
      sections: sections
        .filter(([, , work]) => doesWork(work, areas))
        .map(([route, name]) => ({
          href: adminRoutes[route].path,
          label: t(name),
          isHere: isHere(adminRoutes[route].path),
        })),
    }))
    .filter(({ sections }) => sections.length > 0);
}
