import { t } from '../locale/t.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { MenuLink } from './menu-links.ts';
import { useDetailsMenu } from './use-details-menu.ts';
import { useSignOut } from './use-sign-out.ts';

interface UserMenuProps {
  readonly name: string;
  readonly image: string | null;
  readonly links: readonly MenuLink[];
}

const line = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sand';

/** The user menu of wide screens: the pages of the account and Log Out (spec 2: header, logged in). */
export function UserMenu({ name, image, links }: UserMenuProps) {
  const menu = useDetailsMenu();
  const leave = useSignOut();
  return (
    <details ref={menu} className="relative ml-2 max-widebox:hidden">
      <summary className="grid size-12 place-items-center rounded-full hover:bg-sand">
        <Avatar name={name} image={image} size="small" />
        <span className="visually-hidden">{t('menu.account', { name })}</span>
      </summary>
      <div className="absolute top-full right-0 z-(--z-sheet) mt-2 w-60 rounded-card border border-line bg-surface p-2 shadow-2">
        <p className="mb-2 truncate border-b border-line px-3 pt-2 pb-3 font-medium">{name}</p>
        {links.map((link) => (
          <a key={link.url} href={link.url} className={line}>
            {link.title}
          </a>
        ))}
        <button type="button" className={line} onClick={leave}>
          {t('menu.logout')}
        </button>
      </div>
    </details>
  );
}
