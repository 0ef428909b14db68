// The inline head script (ADR 023). Holds presses and input until hydration, except links and plain forms; then
// requests the scripts.
import type { PendingInput, PendingField, PendingPress } from './pending-input.ts';

// Scripts are requested after the first paint, to leave it the bandwidth (ADR 023).

/** ms after the end of the document. */
const scriptWaitMs = 3000;

/** Resolves when the page's first images and used fonts are painted. */
async function firstPaint(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await Promise.allSettled([painted, document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  // Two frames: the first commits, the second comes after it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

// Links and scripts in a template are inert; moved to the head they load together.
function load(): void {
  const { content } = document.getElementById('scripts') as HTMLTemplateElement;
  document.head.append(content);
}

/** After the first paint, at the first input, or after a timeout, as in a hidden tab, which never paints. */
function requestScripts(): void {
  const interaction = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, resolve, true);
  });
  document.addEventListener('DOMContentLoaded', () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, scriptWaitMs));
    void Promise.race([interaction, timeout, firstPaint()]).then(load);
  });
}

const pressExpiryMs = 20_000;
const page = document.documentElement;
const presses: PendingPress[] = [];
const fields = new Map<Element, PendingField>();

const isLive = (element: Element): boolean =>
  page.dataset['live'] !== undefined && element.closest('[data-late]') === null;

const isNative = (control: HTMLElement): boolean => {
  if (control instanceof HTMLAnchorElement) return control.dataset['late'] === undefined;
  if (!(control instanceof HTMLButtonElement)) return true;
  return control.type !== 'button' && control.form?.hasAttribute('action') === true;
};

// The control looks busy; after the timeout the press is dropped.
const holdPress = (element: HTMLElement, value?: string): void => {
  const held = presses.find((press) => press.element === element);
  if (held !== undefined) return void Object.assign(held, { value });
  const press: PendingPress = { element, name: element.dataset['press'], path: location.pathname, value };
  presses.push(press);
  element.dataset['pressed'] = '';
  element.ariaBusy = 'true';
  setTimeout(() => {
    const at = presses.indexOf(press);
    if (at < 0) return;
    presses.splice(at, 1);
    delete element.dataset['pressed'];
    delete element.dataset['late'];
    element.ariaBusy = null;
  }, pressExpiryMs);
};

const controlOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button, input, select') : null;

addEventListener(
  'click',
  (event) => {
    const control = controlOf(event);
    if (control === null || isLive(control) || isNative(control)) return;
    if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.ariaDisabled !== 'true') holdPress(control);
    }
  },
  true,
);

addEventListener(
  'input',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isLive(target)) return;
    if (target instanceof HTMLSelectElement && target.form === null) {
      holdPress(target, target.value);
      for (const option of target.options) option.selected = option.defaultSelected;
    } else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      fields.delete(target);
      fields.set(target, { value: target.value, isChecked: target instanceof HTMLInputElement && target.checked });
    }
  },
  true,
);

Object.assign(globalThis, { pendingInput: { presses, fields } satisfies PendingInput });

try {
  // Before the first paint, so a list with a hidden map does not shift (src/web/guest/search/ListingShell.tsx).
  if (localStorage.getItem('listMap') === 'off') page.dataset['listMap'] = 'off';
} catch {
  // Storage is off: the map is open.
}
requestScripts();
