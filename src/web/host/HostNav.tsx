import { Ellipsis, UserRound } from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import type { Panel } from './panel.ts';
import { type Section, sectionsOf } from './sections.ts';
import { t } from './texts.ts';

// Under the thumb on a phone: what a day is made of; the rest opens above it.
const first = 4;
const item =
  'flex min-h-15 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-micro leading-tight font-medium wrap-anywhere ' +
  'hover:bg-sand focus-visible:-outline-offset-3';

/** The sections of the panel: tabs where there is room, on a phone a bar at the foot in place of that of the account. */
export function HostNav({ panel }: { readonly panel: Panel }) {
  const { path } = useNavigation();
  const sections = sectionsOf(panel);
  const top: string = routes['dashboard-host-panel'].path;
  const isHere = ({ route }: Section): boolean => {
    const own: string = routes[route].path;
    return path === own || (own !== top && path.startsWith(`${own}/`));
  };
  const rest = sections.slice(first);
  return (
    <>
      <div className="mb-6 max-tablet:hidden print:hidden">
        <LinkTabs
          label={t('nav.label')}
          tabs={sections.map((section) => ({ href: section.href, label: section.title, isHere: isHere(section) }))}
        />
      </div>
      <nav
        aria-label={t('nav.label')}
        className="foot-bar host-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden print:hidden"
      >
        <ul className="flex *:min-w-0 *:flex-1">
          {sections.slice(0, first).map((section) => (
            <li key={section.route}>
              <BarLink section={section} isHere={isHere(section)} />
            </li>
          ))}
          <li>
            <details className="group" name="host-more">
              <summary className={classNames(item, 'cursor-pointer list-none', rest.some(isHere) && 'text-jade')}>
                <Ellipsis aria-hidden size={20} className="shrink-0" />
                {t('nav.more')}
              </summary>
              <ul className="absolute inset-x-0 bottom-full max-h-[70vh] overflow-y-auto border-t border-line bg-surface px-2 py-2 shadow-2">
                {rest.map((section) => (
                  <li key={section.route}>
                    <RowLink href={section.href} title={section.title} isHere={isHere(section)}>
                      <section.icon aria-hidden size={20} />
                    </RowLink>
                  </li>
                ))}
                <li className="mt-1 border-t border-line pt-1">
                  <RowLink href={routes.dashboard.path} title={t('nav.account')} isHere={false}>
                    <UserRound aria-hidden size={20} />
                  </RowLink>
                </li>
              </ul>
            </details>
          </li>
        </ul>
      </nav>
    </>
  );
}

function BarLink({ section, isHere }: { readonly section: Section; readonly isHere: boolean }) {
  return (
    <a
      href={section.href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(item, isHere && 'text-jade')}
    >
      <section.icon aria-hidden size={20} className="shrink-0" />
      {section.title}
    </a>
  );
}

interface RowLinkProps {
  readonly href: string;
  readonly title: string;
  readonly isHere: boolean;
  readonly children: React.ReactNode;
}

function RowLink({ href, title, isHere, children }: RowLinkProps) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-sand',
        isHere && 'text-jade',
      )}
    >
      {children}
      {title}
    </a>
  );
}
