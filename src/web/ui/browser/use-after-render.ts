import { useEffect, useState } from 'react';

type Move = () => void;

/**
 * Runs a move of the focus as soon as everything that is set next to it is drawn, such as the errors of a form, and after
 * the messages that take the focus when they appear. It waits for neither a frame nor a timer: a browser with much to do
 * gives the first late, and the second before the drawing.
 */
export function useAfterRender(): (move: Move) => void {
  const [pending, setPending] = useState<{ readonly move: Move } | null>(null);
  useEffect(() => pending?.move(), [pending]);
  return (move) => setPending({ move });
}

/** Moves the focus to the first number of a form that could not be read (`NumberField`), and says whether there is one. */
export function focusUnread(form: HTMLFormElement): boolean {
  const unread = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
  unread?.reportValidity();
  return unread !== undefined;
}

/** Moves the focus to the first field of a form that has an error (errors scroll to the message). */
export function focusFirstInvalid(form: Pick<HTMLFormElement, 'querySelector'>): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
