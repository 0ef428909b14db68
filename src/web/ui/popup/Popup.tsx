import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, type RefObject } from 'react';
import { t } from '#src/web/ui/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { closePopup, type PopupName, usePopup } from './popup.ts';

interface PopupBodyProps {
  readonly name: PopupName;
  readonly title: string;
  readonly titleId: string;
  readonly bare: boolean;
  readonly locked: boolean;
  readonly children: ReactNode;
}

export function PopupBody({ name, title, titleId, bare, locked, children }: PopupBodyProps) {
  return (
    <div className="flex max-h-[inherit] min-h-full flex-col">
      <div
        className={
          bare
            ? 'sr-only'
            : 'flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line pe-3 ps-(--pad)'
        }
      >
        <h2 id={titleId} tabIndex={-1} className={classNames('text-h3 outline-none', !bare && 'py-3.5')}>
          {title}
        </h2>
        {!locked && !bare && (
          <IconButton label={t('popup.close')} className="mt-2.5 self-start" onClick={() => closePopup(name)}>
            <X aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      <div className={classNames('relative min-h-0 flex-1 overflow-y-auto', !bare && 'p-(--pad)')}>{children}</div>
    </div>
  );
}

/**
 * Focuses `[data-first-focus]`, else the title, on open and when the focused control disappears (WCAG 2.4.3); a native
 * dialog would focus Close. Keeps focus inside. Returns the cleanup.
 */
function keepFocusIn(dialog: HTMLDialogElement): () => void {
  const start = (): void => {
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? title)?.focus({ preventScroll: true });
  };
  start();
  let last = document.activeElement;
  const onFocus = (): void => {
    last = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isGone = last !== null && (!last.isConnected || !last.checkVisibility());
    if (dialog.open && isLost && isGone) start();
  });
  dialog.addEventListener('focusin', onFocus);
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['hidden', 'class'] });
  return () => {
    dialog.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

interface PopupProps {
  readonly name: PopupName;
  readonly title: string;
  /** `sheet` covers a phone's screen from below. */
  readonly kind?: 'dialog' | 'sheet';
  readonly size?: 'small' | 'medium' | 'large';
  /** No title bar: the content has one (booking flow: custom navigation). */
  readonly bare?: boolean;
  readonly onClose?: () => void;
  /** False keeps it open on Escape; the content may ask first. */
  readonly mayClose?: () => boolean;
  readonly children: ReactNode;
}

const widths = { small: 'max-w-[26rem]', medium: 'max-w-[36rem]', large: 'max-w-[56rem]' } as const;

// The second click of a double click lands on the new backdrop.
const DOUBLE_MS = 500;

function useNativeDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): RefObject<number> {
  const openedAt = useRef(0);
  useEffect(() => {
    const node = dialog.current;
    if (node === null) return undefined;
    if (isOpen && !node.open) {
      node.showModal();
      openedAt.current = performance.now();
      return keepFocusIn(node);
    }
    if (!isOpen && node.open) node.close();
    return undefined;
  }, [dialog, isOpen]);
  return openedAt;
}

/**
 * A native dialog: traps and returns focus, Escape closes unless locked, no scroll or shift
 * (docs/reference/design.md#popups). Content mounts on open.
 */
export function Popup({ name, title, kind = 'dialog', size = 'small', bare = false, ...rest }: PopupProps) {
  const { onClose, mayClose, children } = rest;
  const { name: open, locked } = usePopup();
  const isOpen = open === name;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const openedAt = useNativeDialog(dialog, isOpen);
  const box = `max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-panel ${widths[size]}`;
  return (
    <dialog
      ref={dialog}
      data-popup={name}
      aria-labelledby={titleId}
      className={classNames('popup', kind === 'sheet' ? 'sheet h-dvh max-h-dvh tablet:rounded-t-panel' : box)}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (mayClose?.() !== false) closePopup(name);
      }}
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        closePopup(name);
        onClose?.();
      }}
      onClick={(event) => {
        // A press on the backdrop targets the dialog itself.
        const isDouble = performance.now() - openedAt.current < DOUBLE_MS;
        if (event.target === dialog.current && kind === 'dialog' && !isDouble) closePopup(name);
      }}
    >
      {isOpen && (
        <PopupBody name={name} title={title} titleId={titleId} bare={bare} locked={locked}>
          {children}
        </PopupBody>
      )}
    </dialog>
  );
}
