// Event listeners by name, shared by all Elements as at the provider.

export class Emitter {
  constructor() {
    this.listeners = new Map();
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

  emit(name, event) {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
  }
}

/** The page's element for a selector or a node. Throws when there is none. */
export function containerOf(target) {
  const container = typeof target === 'string' ? document.querySelector(target) : target;
  if (container) return container;
  throw new Error(`The selector you specified (${target}) applies to no DOM elements that are currently on the page.`);
}
