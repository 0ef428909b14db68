// One card field as the page sees it: mount, listen, style, focus. Same calls and events as the provider's.

import { FieldChannel } from './channel.js';
import { containerOf, Emitter } from './emitter.js';

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const FIELD_OPTIONS = ['style', 'placeholder', 'disabled'];

export class CardField extends Emitter {
  constructor(type, group, options) {
    super();
    this.type = type;
    this.group = group;
    this.options = { ...options };
    this.channel = null;
    this.container = null;
    this.state = { complete: false, empty: true, error: undefined, focused: false };
    this.focusFromLabel = (event) => {
      event.preventDefault();
      this.focus();
    };
  }

  mount(target) {
    const container = containerOf(target);
    if (this.destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    this.unmount();
    this.container = container;
    this.channel = new FieldChannel(this.type, this.group.id, (kind, data) => this.receive(kind, data));
    this.channel.tell('options', this.fieldOptions(this.options));
    container.replaceChildren(this.channel.frame);
    for (const label of this.labels()) label.addEventListener('click', this.focusFromLabel);
    this.paint();
  }

  unmount() {
    if (!this.channel) return;
    this.channel.close();
    this.channel = null;
    for (const label of this.labels()) label.removeEventListener('click', this.focusFromLabel);
    this.container.classList.remove(...this.classNames(Object.keys(CLASSES)));
    this.container = null;
    this.state = { complete: false, empty: true, error: undefined, focused: false };
  }

  destroy() {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.group.fields.delete(this.type);
  }

  update(options) {
    Object.assign(this.options, options);
    this.channel?.tell('options', this.fieldOptions(options));
    this.paint();
  }

  focus() {
    this.channel?.frame.focus();
    this.channel?.tell('focus');
  }

  blur() {
    this.channel?.tell('blur');
  }

  clear() {
    this.channel?.tell('clear');
  }

  receive(kind, data) {
    if (kind === 'height') this.channel.frame.style.height = `${data}px`;
    else if (kind === 'submit') this.container.closest('form')?.requestSubmit();
    else if (kind === 'ready') this.emit('ready', { elementType: this.type });
    else if (kind === 'focus' || kind === 'blur' || kind === 'escape') {
      if (kind !== 'escape') this.state.focused = kind === 'focus';
      this.paint();
      this.emit(kind, { elementType: this.type });
    } else if (kind === 'change') {
      Object.assign(this.state, data);
      this.paint();
      this.emit('change', { elementType: this.type, ...data, value: undefined });
    }
  }

  labels() {
    const id = this.container?.id;
    return id ? document.querySelectorAll(`label[for="${CSS.escape(id)}"]`) : [];
  }

  fieldOptions(options) {
    return Object.fromEntries(FIELD_OPTIONS.filter((name) => name in options).map((name) => [name, options[name]]));
  }

  classNames(kinds) {
    const chosen = { ...CLASSES, ...this.options.classes };
    return kinds.flatMap((kind) => chosen[kind].split(' ')).filter((name) => name !== '');
  }

  paint() {
    if (!this.container) return;
    const { complete, empty, error, focused } = this.state;
    const kinds = ['base', complete && 'complete', empty && 'empty', focused && 'focus', error && 'invalid'].filter(
      Boolean,
    );
    this.container.classList.remove(...this.classNames(Object.keys(CLASSES)));
    this.container.classList.add(...this.classNames(kinds));
  }
}
