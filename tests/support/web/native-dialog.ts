// What a browser does with dialogs and popovers and the document in memory does not: focus in and back, Escape. Import it
// for its effect.
import { fireEvent } from '@testing-library/react';

const openers = new WeakMap<HTMLDialogElement, Element | null>();
const { showModal, close } = HTMLDialogElement.prototype;

HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  showModal.call(this);
  this.querySelector<HTMLElement>('button')?.focus();
};

// A browser tells of the close in a task of its own, after the focus has gone back.
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

/** Escape as a browser takes it: the page may use the key, else the uppermost dialog is asked, and closes unless it refuses. */
export function pressEscape(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  if (!fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })) return;
  const top = dialogs.at(-1);
  if (top !== undefined && fireEvent(top, new Event('cancel', { cancelable: true }))) top.close();
}
