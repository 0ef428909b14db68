// One card field as the page sees it: mount, listen, style, focus. Same calls and events as the provider's.

import { FieldChannel } from './channel.js';

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const FIELD_OPTIONS = ['style', 'placeholder', 'disabled'];

/** A card field that a page mounts and listens to. */
export class CardField {
  constructor(type, group, options) {
    this.type = type;
    this.group = group;
    this.options = { ...options };
    this.listeners = new Map();
    this.channel = null;
    this.container = null;
    this.state = { complete: false, empty: true, error: undefined, focused: false };
    this.focusFromLabel = (event) => {
      event.preventDefault();
      this.focus();
    };
  }

  mount(target) {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container)
      throw new Error(
        `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
      );
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

  on(name, listener) {
    const list = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...list, listener]);
    return this;
  }

  once(name, listener) {
    const first = (event) => {
      this.off(name, first);
      listener(event);
    };
    return this.on(name, first);
  }

  off(name, listener) {
    const list = this.listeners.get(name) ?? [];
    this.listeners.set(name, listener ? list.filter((one) => one !== listener) : []);
    return this;
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

  emit(name, event) {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
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
