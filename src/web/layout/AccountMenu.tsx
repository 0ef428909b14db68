import { lazy, Suspense } from 'react';
import { t } from '#src/web/locale/texts.ts';
import { accountLinks } from './menu-links.ts';
import { useSession } from '#src/web/session/session.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';

// Only for who is signed in, which is known after the page.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((file) => ({ default: file.UserMenu })));

/** Login for a visitor; name and Log Out for somebody signed in. Wide screens only: phones have the slide-out menu. */
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

// A link, so that it works before and without script; with script it opens the popup (Login opens a popup).
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
