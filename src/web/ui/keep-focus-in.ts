/**
 * Puts the focus of an open dialog where it serves, and keeps it inside. A dialog by itself takes its first button, which
 * is Close; here it is the field or heading marked `data-first-focus`, else the title, from which reading and Tab go on.
 * The same place takes the focus when the control that has it goes away, as with the next step of a question (WCAG
 * 2.4.3). Answers what to call at the end.
 */
export function keepFocusIn(dialog: HTMLDialogElement): () => void {
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
