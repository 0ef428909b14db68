/** Brings the first wrong field into view and focus; to be called once its error is drawn (spec 8: errors scroll to the message). */
export function focusTrouble(form: Pick<HTMLFormElement, 'querySelector'> | null, focusCard: () => void): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? null;
  if (first === null) return;
  // A field in a folded part must be opened before it can take the focus.
  first.closest<HTMLDetailsElement>('details:not([open])')?.setAttribute('open', '');
  // A card field is a frame: only the provider's own call moves the focus into it.
  if (first.dataset['part'] === undefined) first.focus();
  else focusCard();
  first.scrollIntoView({ block: 'center' });
}
