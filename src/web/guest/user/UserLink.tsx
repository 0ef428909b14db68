import { classNames } from '#src/web/ui/class-names.ts';
import { closePopup, openPopup, type PopupName } from '#src/web/ui/popup/popup.ts';

interface UserLinkProps {
  readonly href: string;
  /** In a popup: its replacement, or null for a page, which closes it. Undefined on a page. */
  readonly popup?: PopupName | null | undefined;
  readonly className?: string;
  readonly children: string;
}

export function UserLink({ href, popup, className, children }: UserLinkProps) {
  return (
    <a
      href={href}
      className={classNames('link inline-flex min-h-11 items-center', className)}
      onClick={(event) => {
        if (popup === undefined) return;
        if (popup === null) closePopup();
        else if (openPopup(popup)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
