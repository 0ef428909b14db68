import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { type AdminRouteName, adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import { hasPermission, type StaffArea, type StaffPermission } from '#src/domain/admin/areas.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { PageResult } from '#src/web/platform/router/page.ts';
import { useStaffAreas } from '#src/web/platform/session/staff-areas.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { usePopup } from '#src/web/ui/popup/popup.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { useFactorRequested } from './fresh-factor.ts';
import { t } from './texts.ts';

// Sections by subject, each with its permission (docs/reference/addresses.md#back-office).

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
      ['admin-searches', 'section.searches', 'words'],
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
] as const satisfies readonly (readonly [string, readonly (readonly [AdminRouteName, string, StaffPermission])[]])[];

interface AdminSection {
  readonly href: string;
  readonly label: string;
  readonly isHere: boolean;
}

interface AdminGroup {
  readonly title: string;
  readonly sections: readonly AdminSection[];
}

function adminGroups(path: string, areas: readonly StaffArea[]): readonly AdminGroup[] {
  const isHere = (href: string) => path === href || (href !== adminRoutes.admin.path && path.startsWith(`${href}/`));
  return groups
    .map(([title, sections]) => ({
      title: t(title),
      sections: sections
        .filter(([, , permission]) => hasPermission(permission, areas))
        .map(([route, name]) => ({
          href: adminRoutes[route].path,
          label: t(name),
          isHere: isHere(adminRoutes[route].path),
        })),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** A sidebar, or on narrow screens a menu that names the current section. */
function AdminNav() {
  const { path } = useNavigation();
  const groups = adminGroups(path, useStaffAreas());
  const here = groups.flatMap(({ sections }) => sections).find(({ isHere }) => isHere);
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = side.current;
    const open = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && open) nav.scrollTop = open.offsetTop - nav.clientHeight / 2;
  }, [path]);
  return (
    <>
      <nav
        ref={side}
        aria-label={t('nav.label')}
        className="sticky top-(--header) grid max-h-[calc(100vh-var(--header))] gap-y-3 self-start overflow-y-auto py-7 max-desk:hidden print:hidden"
      >
        <Groups groups={groups} look="min-h-7 text-small" />
      </nav>
      {/* Remounted on navigation, so it is closed. */}
      <details
        key={path}
        className="group mb-5 rounded-card border border-line bg-surface desk:hidden print:hidden"
        name="admin-menu"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-medium">
          <span>
            <span className="text-ink-2">{t('nav.label')}</span>
            {here !== undefined && ` · ${here.label}`}
          </span>
          <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
        </summary>
        <nav aria-label={t('nav.label')} className="grid gap-x-4 gap-y-5 border-t border-line p-3 tablet:grid-cols-3">
          <Groups groups={groups} look="min-h-11" />
        </nav>
      </details>
    </>
  );
}

function Groups({ groups, look }: { readonly groups: readonly AdminGroup[]; readonly look: string }) {
  return groups.map(({ title, sections }) => (
    <div key={title}>
      <p aria-hidden className="px-3 pb-1 text-micro font-bold text-ink-2">
        {title}
      </p>
      <ul aria-label={title}>
        {sections.map(({ href, label, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'flex items-center rounded-control px-3 font-medium hover:bg-sand focus-visible:-outline-offset-3',
                look,
                isHere && 'bg-jade-soft text-jade',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

const FactorPopup = lazy(() => import('./FactorPopup.tsx').then((file) => ({ default: file.FactorPopup })));

export function FactorRequest() {
  const isRequested = useFactorRequested();
  const { name } = usePopup();
  // A demo opens it by its address.
  return (
    (isRequested || name === 'show-factor') && (
      <Suspense>
        <FactorPopup />
      </Suspense>
    )
  );
}

function OtherArea() {
  return (
    <EmptyState
      title={t('area.title')}
      action={
        <a href={adminRoutes.admin.path} className={buttonLook('primary')}>
          {t('area.tasks')}
        </a>
      }
    >
      {t('area.text')}
    </EmptyState>
  );
}

interface AdminShellProps<T> {
  readonly admitted: Admitted<T>;
  readonly title: string;
  /** The title is stored data, such as an email's subject, not a catalogue text. */
  readonly isData?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Navigation, title and access check of each back office page (docs/reference/addresses.md#back-office). */
export function AdminShell<T>({ admitted, title, isData, children }: AdminShellProps<T>) {
  useReloadOnLogin();
  if (admitted.kind === 'signed-out')
    return (
      <div className="shell pt-6 pb-10 desk:pt-9">
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      </div>
    );
  if (admitted.kind === 'refused')
    return (
      <div className="shell pt-6 pb-10 desk:pt-9">
        <EmptyState
          heading="h1"
          title={t('refused.title')}
          action={
            <a href={routes['dashboard-account'].path} className={buttonLook('primary')}>
              {t('refused.account')}
            </a>
          }
        >
          {t('refused.text')}
        </EmptyState>
      </div>
    );
  return (
    <div className="shell-wide grid grid-cols-[minmax(0,1fr)] gap-x-8 pt-4 pb-16 tablet:pt-5 desk:grid-cols-[11.5rem_minmax(0,1fr)] desk:pt-0 print:block">
      <AdminNav />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start desk:py-9">
        <h1 data-content={isData} className="mb-5 text-h1">
          {title}
        </h1>
        {admitted.kind === 'in' ? children(admitted.data) : <OtherArea />}
        <FactorRequest />
      </div>
    </div>
  );
}

/** A page's data, or why it is hidden: no login, no operator, no permission. */
export type Admitted<T> =
  | { readonly kind: 'in'; readonly data: T }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'other-area' };

export function admittedPage<N extends CallName>(
  answer: ApiAnswer<N>,
  title: string,
): PageResult<Admitted<CallOutput<N>>> {
  const head: Head = { title, robots: 'noindex' };
  if (answer.ok) return { kind: 'page', data: { kind: 'in', data: answer.data }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { kind: 'signed-out' }, head };
  if (code === 'forbidden') return { kind: 'page', data: { kind: 'refused' }, head, status: 403 };
  if (code === 'other-area') return { kind: 'page', data: { kind: 'other-area' }, head, status: 403 };
  return failed(answer);
}
