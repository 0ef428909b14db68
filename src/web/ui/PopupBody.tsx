import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../locale/t.ts';
import { IconButton } from './IconButton.tsx';
import { classNames } from './class-names.ts';
import { closePopup } from './popup.ts';

interface PopupBodyProps {
  readonly name: string;
  readonly title: string;
  readonly titleId: string;
  readonly bare: boolean;
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** The inside of a popup: title bar (no close button while locked) and a content that scrolls. */
export function PopupBody({ name, title, titleId, bare, locked, children }: PopupBodyProps) {
  return (
    <div className="flex max-h-[inherit] min-h-full flex-col">
      <div
        className={
          bare
            ? 'sr-only'
            : 'flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line py-1.5 pr-3 pl-(--pad)'
        }
      >
        <h2 id={titleId} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        {!locked && !bare && (
          <IconButton label={t('popup.close')} onClick={() => closePopup(name)}>
            <X aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      <div className={classNames('relative min-h-0 flex-1 overflow-y-auto', !bare && 'p-(--pad)')}>{children}</div>
    </div>
  );
}
