import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { PopupBody } from './PopupBody.tsx';
import { classNames } from './class-names.ts';
import { keepFocusIn } from './keep-focus-in.ts';
import { closePopup, usePopup } from './popup.ts';

interface PopupProps {
  /** The registered name; `openPopup(name)` shows it. */
  readonly name: string;
  readonly title: string;
  /** `dialog` stands in the middle, `sheet` fills the screen of a phone from below. */
  readonly kind?: 'dialog' | 'sheet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Hides the title bar where the content brings its own (booking flow: custom navigation). */
  readonly bare?: boolean;
  readonly onClose?: () => void;
  /** Asked before Escape closes it; false keeps it open, and the content may ask the question itself. */
  readonly mayClose?: () => boolean;
  readonly children: ReactNode;
}

const widths = { small: 'max-w-[26rem]', medium: 'max-w-[36rem]', large: 'max-w-[56rem]' } as const;

// The second press of a double click falls on the backdrop of what the first one opened.
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
 * A popup on the native dialog: focus stays inside and returns to the opener, Escape closes unless locked, the page
 * behind neither scrolls nor shifts (spec 4). Its content exists only while it is open.
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
        // A press on the backdrop arrives at the dialog itself.
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
