import {
  BadgeCheck,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  Store,
  Ticket,
  UserRound,
} from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { type SessionState, useSession } from '#src/web/platform/session/session.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import { type MenuLink, sidebarLinks } from './menu-links.ts';
import { UnreadBadge, unreadOf } from './UnreadBadge.tsx';

export function SidebarPerson({ session }: { readonly session: SessionState }) {
  const { isLoaded, isLogin, data, verified } = session;
  if (!isLoaded) return <Skeleton className="needs-script h-14 w-48" />;
  if (!isLogin || data === null) return null;
  return (
    <div className="flex items-center gap-3.5 desk:flex-col desk:items-start">
      <Avatar name={data.name} image={data.image} />
      <div className="min-w-0 flex-1 desk:w-full">
        <p className="wrap-anywhere font-bold">{data.name}</p>
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

/** The dashboard's left side (docs/reference/addresses.md#layouts): the person with the 'Verified ID' badge, and the links. */
export function Sidebar() {
  const session = useSession();
  return (
    <aside
      aria-label={t('sidebar.label')}
      className="border-line max-tablet:pt-4 tablet:border-b tablet:py-5 desk:sticky desk:top-(--header) desk:self-start desk:border-0 desk:py-9 print:hidden"
    >
      <SidebarPerson session={session} />
      <SidebarLinks links={sidebarLinks()} unread={unreadOf(session)} isHost={session.roles.includes('host')} />
    </aside>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  [routes.dashboard.path]: LayoutDashboard,
  [routes['dashboard-account'].path]: UserRound,
  [routes['dashboard-booking'].path]: Ticket,
  [messagesUrl()]: MessageCircle,
  [routes['dashboard-wishlist'].path]: Heart,
  [routes['dashboard-host-panel'].path]: Store,
};

const panelUrl = routes['dashboard-host-panel'].path;

// On phones a bar at the bottom, in reach of the thumb.
const bar =
  'foot-bar account-bar max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-(--z-header) max-tablet:border-t max-tablet:border-line ' +
  'max-tablet:bg-surface max-tablet:pb-[env(safe-area-inset-bottom)] tablet:mt-4 tablet:-ms-[12px] desk:mt-6';
const item =
  'relative flex items-center font-medium max-tablet:min-h-15 max-tablet:flex-col max-tablet:gap-0.5 max-tablet:pt-2 max-tablet:pb-1 ' +
  'max-tablet:min-w-11 max-tablet:px-0.5 max-tablet:text-center max-tablet:text-[0.75rem] max-tablet:leading-tight tablet:min-h-11 tablet:gap-3 ' +
  'tablet:rounded-control tablet:px-3 tablet:whitespace-nowrap hover:bg-sand focus-visible:-outline-offset-3';

interface SidebarLinksProps {
  readonly links: readonly MenuLink[];
  readonly unread?: number;
  readonly isHost?: boolean;
}

/** The sidebar's links, the current one marked (docs/reference/addresses.md#layouts). */
export function SidebarLinks({ links, unread = 0, isHost = false }: SidebarLinksProps) {
  const { path } = useNavigation();
  // "/dashboard" is a prefix of every dashboard path.
  const isHere = (url: string): boolean => path === url || (url !== '/dashboard' && path.startsWith(`${url}/`));
  return (
    <nav aria-label={t('sidebar.pages')} className={bar}>
      <ul className="flex max-tablet:overflow-x-auto max-tablet:*:min-w-min max-tablet:*:flex-1 tablet:flex-wrap tablet:gap-1 desk:grid">
        {links.map(({ url, title }) => {
          const Icon = icons[url];
          return (
            // The phone's bar has no room for a panel without listings; the menu has it.
            <li key={url} className={url === panelUrl && !isHost ? 'max-tablet:hidden' : ''}>
              <a
                href={url}
                aria-current={isHere(url) ? 'page' : undefined}
                className={classNames(item, isHere(url) && 'text-jade tablet:bg-jade-soft')}
              >
                {Icon !== undefined && <Icon aria-hidden size={20} className="shrink-0" />}
                {title}
                {url === messagesUrl() && unread > 0 && <UnreadBadge count={unread} />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
