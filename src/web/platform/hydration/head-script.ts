// The inline script in the head of a page (ADR 023). It holds presses and input until the page's own script can handle them; links and
// forms, which the browser handles itself, work at once. Then it requests the page's scripts (ADR 023).
import type { PendingInput, PendingField, PendingPress } from './pending-input.ts';

// When a page asks for its scripts: once what is seen first is drawn, so that they take no bandwidth from it (ADR 023).

/** The longest that scripts wait for pictures and letters after the page's last line has come. */
const scriptWaitMs = 3000;

/** Resolves when the pictures that a page names as its first ones and the letters in use are there, and drawn. */
async function firstPaint(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await Promise.allSettled([painted, document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  // Two frames: the first one hands it to the screen, the second one comes after that.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

// Links and scripts do nothing in a template; in the head they ask, all in one round.
function load(): void {
  const { content } = document.getElementById('scripts') as HTMLTemplateElement;
  document.head.append(content);
}

/**
 * Asks for the scripts that the document names: once the first sight is drawn, at the first press or key, or after a
 * timeout, as in a hidden tab, where nothing is drawn.
 */
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

// The control shows that it is busy. After the expiry the press is dropped, and a link works as a link again.
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
      // What only a script can do is not shown as done.
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
  // Before anything is drawn: a list whose map was hidden does not move (src/web/guest/search/ListingShell.tsx).
  if (localStorage.getItem('listMap') === 'off') page.dataset['listMap'] = 'off';
} catch {
  // Nothing may be kept here: the map is open.
}
requestScripts();
