import { useEffect, type RefObject, useRef } from 'react';
import { Heart, History, type LucideIcon, X } from 'lucide-react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { t } from '#src/web/guest/texts.ts';
import { useSaved } from '#src/web/guest/cards/saved.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { openPopup, type PopupName } from '#src/web/ui/popup/popup.ts';
import { Logo } from './Logo.tsx';
import { isNavOpen, type MobileNavState } from './mobile-nav.ts';
import { accountLinks, mobileLinks } from './menu-links.ts';
import { useSignOut } from './use-sign-out.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** A modal panel: the page is inert, focus moves in and returns. No native dialog, because the menu animates out. */
function useModalPanel(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const page = document.getElementById('page');
    page?.setAttribute('inert', '');
    panel.current?.querySelector('button')?.focus();
    return () => {
      page?.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, isOpen]);
}

interface DrawerProps {
  readonly state: MobileNavState;
  readonly onClose: () => void;
}

export function Drawer({ state, onClose }: DrawerProps) {
  const { settings } = useApp();
  const isShown = isNavOpen(state);
  const panel = useRef<HTMLDivElement>(null);
  useModalPanel(panel, isShown);
  return (
    <>
      <div
        aria-hidden
        data-state={state}
        className="drawer-veil fixed inset-0 z-(--z-sheet) bg-(--backdrop) widebox:hidden"
        onClick={onClose}
      />
      <div
        ref={panel}
        id="drawer"
        role="dialog"
        aria-modal="true"
        aria-label={t('menu.main')}
        data-state={state}
        className="drawer fixed inset-y-0 end-0 z-(--z-sheet) flex w-[min(22rem,88vw)] flex-col gap-2 overflow-y-auto bg-surface px-4 pb-8 shadow-2 widebox:hidden"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <div className="flex h-(--header) shrink-0 items-center justify-between">
          <Logo brand={settings.brand} />
          <IconButton label={t('menu.close')} className="-me-1" onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </div>
        <DrawerAccount onClose={onClose} />
        <nav aria-label={t('menu.pages')} className="mt-2 border-t border-line pt-2">
          {mobileLinks(settings).map((link) => (
            <a
              key={link.url}
              href={link.url}
              className="flex min-h-13 items-center rounded-control px-2 font-serif text-h3 font-[560] hover:bg-sand"
            >
              <Written>{link.title}</Written>
            </a>
          ))}
        </nav>
        <OwnLists onClose={onClose} />
        <DrawerSupport email={settings.brand.contacts.email} />
      </div>
    </>
  );
}

function DrawerAccount({ onClose }: { readonly onClose: () => void }) {
  const { isLogin, data, roles } = useSession();
  const leave = useSignOut();
  if (isLogin && data !== null) {
    return (
      <>
        <div className="flex items-center gap-3 py-2">
          <Avatar name={data.name} image={data.image} />
          <p className="min-w-0 flex-1 truncate font-medium">{data.name}</p>
          <button type="button" className={buttonLook('quiet', 'small')} onClick={leave}>
            {t('menu.logout')}
          </button>
        </div>
        <nav aria-label={t('sidebar.pages')}>
          {accountLinks(roles).map((link) => (
            <a
              key={link.url}
              href={link.url}
              className="flex min-h-12 items-center rounded-control px-2 font-medium hover:bg-sand"
            >
              <Written>{link.title}</Written>
            </a>
          ))}
        </nav>
      </>
    );
  }
  return (
    <>
      <a
        href="/user/login"
        className={buttonLook('primary', 'medium', true)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          openPopup('login');
        }}
      >
        {t('menu.login')}
      </a>
      <a
        href={userUrls.findBooking}
        className="flex min-h-12 items-center rounded-control px-2 font-medium hover:bg-sand"
      >
        {t('menu.findBooking')}
      </a>
    </>
  );
}

interface ListButtonProps {
  readonly popup: PopupName;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClose: () => void;
}

function ListButton({ popup, label, Icon, onClose }: ListButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-12 items-center gap-3 rounded-control px-2 text-start font-medium hover:bg-sand"
      onClick={() => {
        onClose();
        openPopup(popup);
      }}
    >
      <Icon aria-hidden size={20} className="text-ink-2" />
      {label}
    </button>
  );
}

function OwnLists({ onClose }: { readonly onClose: () => void }) {
  const { length: count } = useSaved();
  const { isLogin } = useSession();
  return (
    <>
      <ListButton popup="recently-viewed" label={t('search.recent')} Icon={History} onClose={onClose} />
      {!isLogin && <ListButton popup="wishlist" label={t('saved.count', { count })} Icon={Heart} onClose={onClose} />}
    </>
  );
}

function DrawerSupport({ email }: { readonly email: string }) {
  return (
    <div className="mt-auto border-t border-line pt-4 text-small text-ink-2">
      <p>{t('footer.support')}</p>
      <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {email}
      </a>
    </div>
  );
}
