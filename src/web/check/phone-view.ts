// The name of this phone, by which others see who let whom in, and by which a lost one is found.
import { element } from './element.ts';
import type { State } from './entrance.ts';
import { t } from './texts.ts';

/** What a phone is called until somebody names it. */
export function phoneName(agent: string): string {
  if (/iPhone|iPad/.test(agent)) return t('phone.iphone');
  return t(agent.includes('Android') ? 'phone.android' : 'phone.other');
}

/** Draws the form once; later only the name is kept up, so that nobody is disturbed while typing. */
export function showPhone(into: HTMLElement, { device, list }: State, onName: (name: string) => void): void {
  into.hidden = list === null || device === null;
  if (device === null || into.querySelector('form') !== null) return;
  const name = element('input', { id: 'phone-name', maxlength: '40', required: '', autocomplete: 'off' });
  name.value = device.name;
  const save = element('button', { type: 'submit' }, t('phone.save'));
  const form = element('form', {}, element('label', { for: 'phone-name' }, t('phone.name')), name, save);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onName(name.value.trim());
  });
  into.replaceChildren(
    element('summary', {}, t('phone.title')),
    element('p', { class: 'soft' }, t('phone.text')),
    form,
  );
}
