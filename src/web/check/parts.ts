// The page's fixed parts, and the result panel.
import { type Result, stampText } from './result.ts';
import type { Seen } from './seen.ts';
import { t } from './texts.ts';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { hostLanguageCookieName, isHostLocale, locale } from '#src/texts/locale.ts';
import { hostLanguageName } from '#src/web/platform/locale/language-names.ts';
import { localeCookie } from '#src/web/platform/locale/locale-cookie.ts';

interface Parts {
  status: HTMLElement;
  contact: HTMLElement;
  gone: HTMLElement;
  look: HTMLElement;
  cameraButton: HTMLButtonElement;
  video: HTMLVideoElement;
  hint: HTMLElement;
  form: HTMLFormElement;
  code: HTMLTextAreaElement;
  result: HTMLElement;
  day: HTMLElement;
  phone: HTMLElement;
  log: HTMLElement;
  list: HTMLElement;
}

export function buildParts(root: HTMLElement): Parts {
  const status = element('p', { class: 'status', role: 'status' }, t('preparing'));
  const contact = element('p', { class: 'contact', role: 'status', hidden: '' });
  const gone = element('section', { class: 'gone', hidden: '' });
  const look = element('section', { class: 'look', hidden: '' });
  const cameraButton = element('button', { type: 'button', class: 'main' }, t('camera.start'));
  const video = element('video', { playsinline: '', muted: '', hidden: '', 'aria-label': t('camera.hint') });
  video.muted = true;
  const hint = element('p', { class: 'hint', role: 'alert', hidden: '' });
  const code = element('textarea', {
    id: 'code',
    rows: '2',
    required: '',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
  });
  const label = element('label', { for: 'code' }, t('form.label'));
  const form = element('form', {}, label, code, element('button', { type: 'submit' }, t('form.check')));
  const result = element('section', { class: 'result', 'aria-live': 'assertive', tabindex: '-1', hidden: '' });
  const day = element('section', { class: 'day', hidden: '' });
  const phone = element('details', { class: 'phone', hidden: '' });
  const list = element('ul', { class: 'list' });
  const log = element('details', {}, element('summary', {}, t('list.title')), list);
  const title = element('h1', {}, t('title'));
  root.replaceChildren(title, status, contact, gone, look, result);
  root.append(cameraButton, video, hint, form, day, phone, log, languageChoice());
  return { status, contact, gone, look, cameraButton, video, hint, form, code, result, day, phone, log, list };
}

const marks = { good: '✓', careful: '!', bad: '✕', ready: '?' } as const;

export function panelHead(tone: keyof typeof marks, headline: string): HTMLElement {
  return element('h2', {}, element('span', { class: 'mark', 'aria-hidden': 'true' }, marks[tone]), headline);
}

/** Shows, scrolls to and announces a result; its button calls `onNext`. */
export function showResult({ result: panel }: Parts, result: Result, onNext: () => void): void {
  const next = element('button', { type: 'button', class: 'next' }, t('next'));
  next.addEventListener('click', onNext);
  panel.className = `result ${result.tone}`;
  panel.replaceChildren(
    panelHead(result.tone, result.headline),
    ...result.facts.map((fact, index) => element('p', { class: index < 2 ? 'fact big' : 'fact' }, fact)),
    ...result.notes.map((note) => element('p', { class: 'note' }, note)),
    next,
  );
  panel.hidden = false;
  panel.focus();
}

export function showSeen({ list }: Parts, seen: readonly Seen[]): void {
  const entries = seen.map(({ at, ref, pax }) =>
    element('li', {}, t('list.entry', { count: pax, when: stampText(at), ref })),
  );
  list.replaceChildren(...(entries.length > 0 ? entries : [element('li', {}, t('list.none'))]));
}

// The language of this phone (docs/reference/texts.md#languages-of-hosts).

/** Each language named in itself. Reloads the page, which needs the network. */
function languageChoice(): HTMLElement {
  const select = element('select', { id: 'language' });
  const now = isHostLocale(locale()) ? locale() : 'en';
  for (const code of hostLanguageCodes) {
    const option = element('option', { value: code, lang: code }, hostLanguageName(code));
    option.selected = code === now;
    select.append(option);
  }
  select.addEventListener('change', () => {
    document.cookie = localeCookie(select.value, location.protocol === 'https:', hostLanguageCookieName);
    location.reload();
  });
  return element('p', { class: 'language' }, element('label', { for: 'language' }, t('language.label')), select);
}

/** Texts become text nodes: input is never parsed as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export function pressButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, text);
  button.addEventListener('click', onPress);
  return button;
}
