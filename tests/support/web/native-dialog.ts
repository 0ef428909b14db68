// Browser behaviour of dialogs and popovers that the in-memory document lacks: focus in and back, Escape. Import it for
// its effect.
import { fireEvent } from '@testing-library/react';

const openers = new WeakMap<HTMLDialogElement, Element | null>();
const { showModal, close } = HTMLDialogElement.prototype;

HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  showModal.call(this);
  this.querySelector<HTMLElement>('button')?.focus();
};

// A browser fires the close event in a separate task, after the focus has returned.
HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement, value?: string) {
  const opener = openers.get(this);
  openers.delete(this);
  const isOver = document.querySelectorAll('dialog[open]').length > 1;
  const isBehind = opener instanceof HTMLElement && opener.closest('dialog') === null;
  if (opener instanceof HTMLElement && opener.isConnected && !(isOver && isBehind)) opener.focus();
  close.call(this, value);
};

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;

/** Escape as in a browser: the page may use the key, else the topmost dialog is asked, and closes unless it refuses. */
export function pressEscape(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  if (!fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })) return;
  const top = dialogs.at(-1);
  if (top !== undefined && fireEvent(top, new Event('cancel', { cancelable: true }))) top.close();
}
