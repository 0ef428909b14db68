import { useEffect, useState } from 'react';

type Move = () => void;

/**
 * Moves the focus after this render, and after messages that focus on mount. No frame or timer: a busy browser runs
 * them late or early.
 */
export function useAfterRender(): (move: Move) => void {
  const [pending, setPending] = useState<{ readonly move: Move } | null>(null);
  useEffect(() => pending?.move(), [pending]);
  return (move) => setPending({ move });
}

/** Focuses the first unreadable number (`NumberField`); false without one. */
export function focusUnread(form: HTMLFormElement): boolean {
  const unread = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
  unread?.reportValidity();
  return unread !== undefined;
}

/** Focuses the first invalid field (errors scroll to the message). */
export function focusFirstInvalid(form: Pick<HTMLFormElement, 'querySelector'>): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
