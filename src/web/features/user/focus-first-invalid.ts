/** Moves focus to the first field with an error, once it has been drawn (spec 8: errors scroll to the message). */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
