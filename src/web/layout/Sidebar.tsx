import { t } from '../locale/t.ts';
import { useNavigation } from '../router/navigation.tsx';
import { useSession } from '../session/session.ts';
import { classNames } from '../ui/class-names.ts';
import { SidebarPerson } from './SidebarPerson.tsx';
import { accountLinks } from './menu-links.ts';
import type { MenuLink } from './menu-links.ts';

/** The dashboard's left side (spec 2): who is signed in, with the 'Verified ID' badge, and the links that exist. */
export function Sidebar() {
  return (
    <aside
      aria-label={t('sidebar.label')}
      className="border-b border-line py-5 desk:sticky desk:top-(--header) desk:self-start desk:border-0 desk:py-9 print:hidden"
    >
      <SidebarPerson session={useSession()} />
      <SidebarLinks links={accountLinks()} />
    </aside>
  );
}

/** The links of the sidebar, the one in view marked. */
export function SidebarLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const { path } = useNavigation();
  // "/dashboard" itself begins every other address of the dashboard.
  const isHere = (url: string): boolean => path === url || (url !== '/dashboard' && path.startsWith(`${url}/`));
  return (
    <nav aria-label={t('sidebar.pages')} className="mt-4 -ml-[12px] desk:mt-6">
      <ul className="flex flex-wrap gap-1 desk:grid">
        {links.map(({ url, title }) => (
          <li key={url}>
            <a
              href={url}
              aria-current={isHere(url) ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap hover:bg-sand',
                isHere(url) && 'bg-jade-soft text-jade',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
