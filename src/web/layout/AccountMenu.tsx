import { t } from '../locale/t.ts';
import { useSession } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { classNames } from '../ui/class-names.ts';
import { openPopup } from '../ui/popup.ts';
import { accountLinks } from './menu-links.ts';
import { useDetailsMenu } from './use-details-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** Login for a visitor; name and Log Out for somebody signed in. Wide screens only: phones have the slide-out menu. */
export function AccountMenu() {
  const { isLogin, data } = useSession();
  return isLogin && data !== null ? <SignedIn name={data.name} image={data.image} /> : <LoginLink />;
}

function SignedIn({ name, image }: { readonly name: string; readonly image: string | null }) {
  const menu = useDetailsMenu();
  const leave = useSignOut();
  return (
    <details ref={menu} className="relative ml-2 max-widebox:hidden">
      <summary className="grid size-12 place-items-center rounded-full hover:bg-sand">
        <Avatar name={name} image={image} size="small" />
        <span className="visually-hidden">{t('menu.account', { name })}</span>
      </summary>
      <div className="absolute top-full right-0 z-(--z-sheet) mt-2 w-60 rounded-card border border-line bg-surface p-2 shadow-2">
        <p className="truncate border-b border-line px-3 pt-2 pb-3 font-medium">{name}</p>
        {accountLinks().map((link) => (
          <a
            key={link.url}
            href={link.url}
            className="mt-2 flex min-h-11 items-center rounded-control px-3 hover:bg-sand"
          >
            {link.title}
          </a>
        ))}
        <button
          type="button"
          className="flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sand"
          onClick={leave}
        >
          {t('menu.logout')}
        </button>
      </div>
    </details>
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
