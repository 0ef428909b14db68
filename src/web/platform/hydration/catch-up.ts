// Does what was pressed, chosen and typed before the page's script could follow (ADR 044).
import type { EarlyWork, KeptField, KeptPress } from './early-work.ts';
import { useEffect } from 'react';

// Without the early script, as in a test of a part, nothing waits.
function earlyWork(): EarlyWork {
  const { earlyWork: kept } = globalThis as { earlyWork?: EarlyWork };
  return kept ?? { presses: [], fields: new Map() };
}

// A part whose own script is still on its way.
const isLate = (element: Element): boolean => element.isConnected && element.closest('[data-late]') !== null;

function tell(element: Element, ...kinds: readonly string[]): void {
  for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }));
}

function retick(input: HTMLInputElement, isChecked: boolean): void {
  const group = input.type === 'radio' ? (input.form ?? document).querySelectorAll<HTMLInputElement>('input') : [input];
  // React hears of a tick by its change: first as the server had it, then the press again.
  for (const one of group) if (one.type === input.type && one.name === input.name) one.checked = one.defaultChecked;
  if (input.checked !== isChecked) input.click();
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const type = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React remembers the value that a script sets, and hears of one that is typed.
  field.value = field.defaultValue;
  type?.call(field, value);
  tell(field, 'input', 'change');
}

function refill(field: Element, { value, isChecked }: KeptField): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    tell(field, 'input', 'change');
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) retick(field, isChecked);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) retype(field, value);
}

/** The control as it is now: itself, or what has taken its place; null when it is gone or out of reach. */
function controlNow({ element, name, path }: KeptPress): HTMLElement | null {
  if (path !== location.pathname) return null;
  const found =
    !element.isConnected && name !== undefined
      ? document.querySelector<HTMLElement>(`[data-press="${CSS.escape(name)}"]`)
      : element;
  if (found === null || !found.isConnected || !found.checkVisibility({ visibilityProperty: true })) return null;
  const modal = document.querySelector('dialog:modal');
  return modal === null || modal.contains(found) ? found : null;
}

function redo(press: KeptPress, control: HTMLElement): void {
  if (document.activeElement === document.body) control.focus({ preventScroll: true });
  if (press.value === undefined || !(control instanceof HTMLSelectElement)) return control.click();
  control.value = press.value;
  tell(control, 'input', 'change');
}

// One at a time: what the first one opens must be there before the next one is looked for.
function catchUpPresses(presses: KeptPress[]): void {
  const press = presses.find(({ element }) => !isLate(element));
  if (press === undefined) return;
  presses.splice(presses.indexOf(press), 1);
  delete press.element.dataset['pressed'];
  press.element.ariaBusy = null;
  const control = controlNow(press);
  if (control !== null) redo(press, control);
  setTimeout(() => catchUpPresses(presses));
}

/**
 * Does what waits and can be done by now. Presses on parts that are still to come (`data-late`) wait on; what is gone, on
 * another page or behind a popup is dropped.
 */
export function catchUp(): void {
  const { presses, fields } = earlyWork();
  for (const [field, kept] of fields) {
    if (isLate(field)) continue;
    fields.delete(field);
    refill(field, kept);
  }
  catchUpPresses(presses);
}

/** Marks the page as one whose script has taken over, and does what was waiting for that. */
export function goLive(): void {
  document.documentElement.dataset['live'] = '';
  catchUp();
}

/** For a part that loads later than its page: once it is there, does what was pressed before (ADR 044). */
export function useCatchUp(): void {
  useEffect(() => {
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, []);
}
