import { t } from '../locale/t.ts';
import { useSession } from '../session/session.ts';
import { buttonLook } from '../ui/button-look.ts';
import { classNames } from '../ui/class-names.ts';
import { openPopup } from '../ui/popup.ts';
import { accountLinks } from './menu-links.ts';
import { UserMenu } from './UserMenu.tsx';

/** Login for a visitor; name and Log Out for somebody signed in. Wide screens only: phones have the slide-out menu. */
export function AccountMenu() {
  const { isLogin, data } = useSession();
  return isLogin && data !== null ? (
    <UserMenu name={data.name} image={data.image} links={accountLinks()} />
  ) : (
    <LoginLink />
  );
}

// A link, so that it works before and without script; with script it opens the popup (spec 2: Login opens a popup).
function LoginLink() {
  return (
    <a
      href="/user/login"
      className={classNames(buttonLook('secondary', 'small'), 'ml-2 max-widebox:hidden')}
      onClick={(event) => {
        event.preventDefault();
        openPopup('login');
      }}
    >
      {t('menu.login')}
    </a>
  );
}
