import { useEffect, useState, lazy, Suspense } from 'react';
import { Heart, History, Menu, Search } from 'lucide-react';
import { parseProductSearchUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { SearchBox } from '#src/web/guest/search/box/SearchBox.tsx';
import { useSaved } from '#src/web/guest/cards/saved.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Logo } from './Logo.tsx';
import { headerLinks, personalLinks, accountLinks } from './menu-links.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';

// Loaded only after login.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((file) => ({ default: file.UserMenu })));

export function AccountMenu() {
  const { isLogin, data, roles } = useSession();
  return isLogin && data !== null ? (
    <Suspense fallback={<span className="ms-2 size-12 max-widebox:hidden" />}>
      <UserMenu name={data.name} image={data.image} links={accountLinks(roles)} />
    </Suspense>
  ) : (
    <LoginLink />
  );
}

// A link, so it works without script; with script it opens the popup.
function LoginLink() {
  return (
    <a
      href="/user/login"
      className={classNames(buttonLook('secondary', 'small'), 'ms-2 max-widebox:hidden')}
      onClick={(event) => {
        event.preventDefault();
        openPopup('login');
      }}
    >
      {t('menu.login')}
    </a>
  );
}

/** Hidden when scrolled down past the header, shown on the way up. */
function useHeaderHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setHidden(now > last && now > 160);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}

/** The header; no search on home (docs/reference/addresses.md#header). */
export function Header({ menuOpen, onMenu }: { readonly menuOpen: boolean; readonly onMenu: () => void }) {
  const { settings } = useApp();
  const { path } = useNavigation();
  const away = useHeaderHidden();
  const hasSearch = path !== '/';
  return (
    <header
      data-away={away}
      className="site-header sticky top-0 z-(--z-header) border-b border-line bg-surface print:hidden"
    >
      <div className="shell flex h-(--header) items-center gap-3 desk:gap-6">
        <a
          href="/"
          aria-label={t('menu.home', { brand: settings.brand.name })}
          className="-ms-1 inline-flex min-h-11 items-center rounded-chip px-1"
        >
          <Logo brand={settings.brand} />
        </a>
        {hasSearch && (
          <div className="hidden max-w-[29rem] flex-1 widebox:block">
            <SearchBox key={path} look="header" label={t('search.site')} initial={parseProductSearchUrl(path) ?? ''} />
          </div>
        )}
        <div className="ms-auto flex items-center gap-1">
          <MainLinks />
          <IconButton
            label={t('recent.open')}
            className="needs-script max-widebox:hidden"
            onClick={() => openPopup('recently-viewed')}
          >
            <History aria-hidden size={21} />
          </IconButton>
          <SavedButton />
          {hasSearch && (
            <IconButton
              label={t('search.open')}
              className="needs-script widebox:hidden"
              onClick={() => openPopup('search-box')}
            >
              <Search aria-hidden size={21} />
            </IconButton>
          )}
          <AccountMenu />
          <IconButton
            label={t('menu.open')}
            aria-expanded={menuOpen}
            aria-controls={menuOpen ? 'drawer' : undefined}
            className="needs-script -me-2 widebox:hidden"
            onClick={onMenu}
          >
            <Menu aria-hidden size={23} />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

// Saved hearts with their number (docs/reference/addresses.md#history); an account links to its list.
function SavedButton() {
  const { length: count } = useSaved();
  if (useSession().isLogin) return null;
  return (
    <IconButton
      label={t('saved.count', { count })}
      className="needs-script relative max-widebox:hidden"
      onClick={() => openPopup('wishlist')}
    >
      <Heart aria-hidden size={21} />
      {count > 0 && (
        <span
          aria-hidden
          className="numbers absolute end-0 top-0 min-w-5 rounded-full bg-brand px-1 text-center text-[0.75rem] leading-5 font-bold text-on-brand"
        >
          {count}
        </span>
      )}
    </IconButton>
  );
}

// Logged out: About and How it Works; logged in: Wish List and My Booking (docs/reference/addresses.md#header).
function MainLinks() {
  const { settings } = useApp();
  const { isLogin } = useSession();
  const links = isLogin ? personalLinks() : headerLinks(settings);
  return (
    <nav aria-label={t('menu.main')} className="hidden items-center widebox:flex">
      {links.map((link) => (
        <a
          key={link.url}
          href={link.url}
          className="inline-flex min-h-11 items-center rounded-control px-3.5 max-desk:nth-[n+3]:hidden text-[0.9375rem] font-medium whitespace-nowrap transition-colors duration-(--hover) hover:bg-sand"
        >
          <Written>{link.title}</Written>
        </a>
      ))}
    </nav>
  );
}
