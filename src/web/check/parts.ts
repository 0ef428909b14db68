// The fixed parts of the check page and the panel that says what a code is worth.
import { type Result, stampWords } from './result.ts';
import type { Seen } from './seen.ts';
import { t } from './t.ts';

/** Makes an element with attributes and children. Texts become text nodes: nothing that is read is ever taken for HTML. */
function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

interface Parts {
  status: HTMLElement;
  cameraButton: HTMLButtonElement;
  video: HTMLVideoElement;
  hint: HTMLElement;
  form: HTMLFormElement;
  code: HTMLTextAreaElement;
  result: HTMLElement;
  list: HTMLElement;
}

/** Builds the page into `root`. */
export function buildParts(root: HTMLElement): Parts {
  const status = element('p', { class: 'status', role: 'status' }, t('preparing'));
  const cameraButton = element('button', { type: 'button', class: 'main' }, t('camera.start'));
  const video = element('video', { playsinline: '', muted: '', hidden: '', 'aria-label': t('camera.hint') });
  video.muted = true;
  const hint = element('p', { class: 'hint', role: 'alert', hidden: '' });
  const code = element('textarea', {
    id: 'code',
    rows: '3',
    required: '',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  const label = element('label', { for: 'code' }, t('form.label'));
  const form = element('form', {}, label, code, element('button', { type: 'submit' }, t('form.check')));
  const result = element('section', { class: 'result', 'aria-live': 'assertive', tabindex: '-1', hidden: '' });
  const list = element('ul', { class: 'list' });
  const log = element('details', {}, element('summary', {}, t('list.title')), list);
  root.replaceChildren(element('h1', {}, t('title')), status, result, cameraButton, video, hint, form, log);
  return { status, cameraButton, video, hint, form, code, result, list };
}

/** Shows a result, with a button that calls `onNext`, and brings it to the person who looks or listens. */
export function showResult({ result: panel }: Parts, result: Result, onNext: () => void): void {
  const next = element('button', { type: 'button', class: 'next' }, t('next'));
  next.addEventListener('click', onNext);
  const mark = { good: '✓', careful: '!', bad: '✕' }[result.tone];
  panel.className = `result ${result.tone}`;
  panel.replaceChildren(
    element('h2', {}, element('span', { class: 'mark', 'aria-hidden': 'true' }, mark), result.headline),
    ...result.facts.map((fact, index) => element('p', { class: index < 2 ? 'fact big' : 'fact' }, fact)),
    ...result.notes.map((note) => element('p', { class: 'note' }, note)),
    next,
  );
  panel.hidden = false;
  panel.focus();
}

/** Fills the list of who came in with this phone. */
export function showSeen({ list }: Parts, seen: readonly Seen[]): void {
  const entries = seen.map(({ at, ref, pax }) =>
    element('li', {}, t('list.entry', { count: pax, when: stampWords(at), ref })),
  );
  list.replaceChildren(...(entries.length > 0 ? entries : [element('li', {}, t('list.none'))]));
}
