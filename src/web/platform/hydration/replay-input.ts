// Replays presses and input from before hydration (ADR 023).
import type { PendingInput, PendingField, PendingPress } from './pending-input.ts';
import { useEffect } from 'react';

function pendingInput(): PendingInput {
  const { pendingInput: input } = globalThis as { pendingInput?: PendingInput };
  return input ?? { presses: [], fields: new Map() };
}

const isStillLoading = (element: Element): boolean => element.isConnected && element.closest('[data-late]') !== null;

function dispatch(element: Element, ...kinds: readonly string[]): void {
  for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }));
}

function retick(input: HTMLInputElement, isChecked: boolean): void {
  const group = input.type === 'radio' ? (input.form ?? document).querySelectorAll<HTMLInputElement>('input') : [input];
  // React detects a changed checkbox: restore the server's state, then press again.
  for (const one of group) if (one.type === input.type && one.name === input.name) one.checked = one.defaultChecked;
  if (input.checked !== isChecked) input.click();
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const type = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React ignores a value equal to its tracker's: reset it before the input event.
  field.value = field.defaultValue;
  type?.call(field, value);
  dispatch(field, 'input', 'change');
}

function refill(field: Element, { value, isChecked }: PendingField): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    dispatch(field, 'input', 'change');
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) retick(field, isChecked);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) retype(field, value);
}

/** The control or its replacement; null when gone or unreachable. */
function currentControl({ element, name, path }: PendingPress): HTMLElement | null {
  if (path !== location.pathname) return null;
  const current =
    !element.isConnected && name !== undefined
      ? document.querySelector<HTMLElement>(`[data-press="${CSS.escape(name)}"]`)
      : element;
  if (current === null || !current.isConnected || !current.checkVisibility({ visibilityProperty: true })) return null;
  const modal = document.querySelector('dialog:modal');
  return modal === null || modal.contains(current) ? current : null;
}

function replayPress(press: PendingPress, control: HTMLElement): void {
  if (document.activeElement === document.body) control.focus({ preventScroll: true });
  if (press.value === undefined || !(control instanceof HTMLSelectElement)) return control.click();
  control.value = press.value;
  dispatch(control, 'input', 'change');
}

// One at a time: what a press opens must exist before the next.
function replayPresses(presses: PendingPress[]): void {
  const press = presses.find(({ element }) => !isStillLoading(element));
  if (press === undefined) return;
  presses.splice(presses.indexOf(press), 1);
  delete press.element.dataset['pressed'];
  press.element.ariaBusy = null;
  const control = currentControl(press);
  if (control !== null) replayPress(press, control);
  setTimeout(() => replayPresses(presses));
}

/** Presses on late parts (`data-late`) keep waiting; those on removed controls, other pages or behind a popup are dropped. */
export function replayInput(): void {
  const { presses, fields } = pendingInput();
  for (const [field, pending] of fields) {
    if (isStillLoading(field)) continue;
    fields.delete(field);
    refill(field, pending);
  }
  replayPresses(presses);
}

export function goLive(): void {
  document.documentElement.dataset['live'] = '';
  replayInput();
}

/** For a part that loads later than its page (ADR 023). */
export function useReplayInput(): void {
  useEffect(() => {
    const timer = setTimeout(replayInput);
    return () => clearTimeout(timer);
  }, []);
}
