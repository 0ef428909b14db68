import { useEffect, useRef, type RefObject } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import type { MenuLink } from './menu-links.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { UnreadBadge, unreadOf } from './UnreadBadge.tsx';
import { useSignOut } from './use-sign-out.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** A `<details>` as a menu: closes on Escape, outside press, followed link and lost focus. */
function useDetailsMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const node = menu.current;
    if (node === null) return;
    const close = (): void => {
      node.open = false;
    };
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !node.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !node.open) return;
      close();
      node.querySelector('summary')?.focus();
    };
    const onFollow = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a') !== null) close();
    };
    const onLeave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !node.contains(event.relatedTarget)) close();
    };
    document.addEventListener('pointerdown', onPress);
    node.addEventListener('keydown', onKey);
    node.addEventListener('click', onFollow);
    node.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      node.removeEventListener('keydown', onKey);
      node.removeEventListener('click', onFollow);
      node.removeEventListener('focusout', onLeave);
    };
  }, []);
  return menu;
}

interface UserMenuProps {
  readonly name: string;
  readonly image: string | null;
  readonly links: readonly MenuLink[];
}

const line = 'flex min-h-11 w-full items-center rounded-control px-3 text-start hover:bg-sand';

export function UserMenu({ name, image, links }: UserMenuProps) {
  const unread = unreadOf(useSession());
  const menu = useDetailsMenu();
  const leave = useSignOut();
  return (
    <details ref={menu} className="relative ms-2 max-widebox:hidden">
      <summary className="relative grid size-12 place-items-center rounded-full hover:bg-sand">
        <Avatar name={name} image={image} size="small" />
        <span className="visually-hidden">{t('menu.account', { name })}</span>
        {unread > 0 && <UnreadBadge count={unread} isCorner />}
      </summary>
      <div className="absolute top-full end-0 z-(--z-sheet) mt-2 w-60 rounded-card border border-line bg-surface p-2 shadow-2">
        <p className="mb-2 truncate border-b border-line px-3 pt-2 pb-3 font-medium">{name}</p>
        {links.map((link) => (
          <a key={link.url} href={link.url} className={line}>
            <Written>{link.title}</Written>
          </a>
        ))}
        <button type="button" className={line} onClick={leave}>
          {t('menu.logout')}
        </button>
      </div>
    </details>
  );
}
