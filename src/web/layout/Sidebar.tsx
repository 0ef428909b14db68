import { BadgeCheck } from 'lucide-react';
import { type SessionState, useSession } from '../session/session.ts';
import { Avatar } from '../ui/media/Avatar.tsx';
import { Badge } from '../ui/states/Badge.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { t } from '../locale/t.ts';
import { useNavigation } from '../router/navigation.tsx';
import { classNames } from '../ui/class-names.ts';
import { accountLinks, type MenuLink } from './menu-links.ts';

/** Who is signed in: picture, name and, where an identity document was seen, the badge (docs/routes.md#layouts). */
export function SidebarPerson({ session }: { readonly session: SessionState }) {
  const { known, isLogin, data, verified } = session;
  if (!known) return <Skeleton className="h-14 w-48" />;
  if (!isLogin || data === null) return null;
  return (
    <div className="flex items-center gap-3.5 desk:flex-col desk:items-start">
      <Avatar name={data.name} image={data.image} />
      <div className="min-w-0 flex-1 desk:w-full">
        <p className="truncate font-bold">{data.name}</p>
        {verified && (
          <p className="mt-1">
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {t('verified.id')}
            </Badge>
          </p>
        )}
      </div>
    </div>
  );
}

/** The dashboard's left side (docs/routes.md#layouts): who is signed in, with the 'Verified ID' badge, and the links that exist. */
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
    <nav aria-label={t('sidebar.pages')} className="mt-4 -ms-[12px] desk:mt-6">
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
