import { parseProductSearchUrl } from '#src/contract/urls.ts';
import { useApp } from '../app/app-context.tsx';
import { t } from '../locale/t.ts';
import { useNavigation } from '../router/navigation.tsx';
import { PlainSearch } from '../search/PlainSearch.tsx';
import { headerLinks } from './menu-links.ts';

const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

/** The menu and the search of phones for who has no script: there the drawer and the search popup cannot open. */
export function PlainMenu() {
  const { settings } = useApp();
  const { path } = useNavigation();
  const links = [
    ...headerLinks(settings),
    { title: t('menu.booking'), url: '/dashboard/booking' },
    { title: t('menu.login'), url: '/user/login' },
  ];
  return (
    <noscript>
      <div className="shell grid gap-3 border-b border-line py-3 widebox:hidden">
        {path !== '/' && <PlainSearch initial={parseProductSearchUrl(path) ?? ''} />}
        <nav aria-label={t('menu.main')} className="flex flex-wrap gap-x-5">
          {links.map(({ title, url }) => (
            <a key={url} href={url} className={look}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </noscript>
  );
}
