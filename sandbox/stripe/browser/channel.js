// Talks to one card field: an iframe of the sandbox's own origin, so that the page never sees a card number.

/** The folder that this script came from: a shop may show the sandbox below an address of its own. */
export const SANDBOX = new URL('./', document.currentScript.src).href.replace(/\/$/, '');
const ORIGIN = new URL(SANDBOX).origin;
let frameCount = 0;

/** The page's end of the line to one card field. */
export class FieldChannel {
  /** `receive(kind, data)` gets what the field reports. */
  constructor(type, group, receive) {
    this.receive = receive;
    this.waiting = new Map();
    this.queue = [];
    this.awake = false;
    this.frame = document.createElement('iframe');
    frameCount += 1;
    const query = new URLSearchParams({ group, page: window.location.origin });
    this.frame.src = `${SANDBOX}/elements/${type}?${query}`;
    this.frame.name = `sandbox-field-${frameCount}`;
    this.frame.title = { cardNumber: 'Card number', cardExpiry: 'Expiry date', cardCvc: 'Security code' }[type];
    this.frame.setAttribute('allowtransparency', 'true');
    // The same colour scheme inside and outside keeps the frame see-through in dark pages.
    this.frame.style.cssText =
      'border:0;margin:0;padding:0;width:1px;min-width:100%;height:1.5em;display:block;background:transparent;color-scheme:light only;';
    this.listen = (event) => this.hear(event);
    window.addEventListener('message', this.listen);
  }

  hear(event) {
    if (event.source !== this.frame.contentWindow || event.origin !== ORIGIN) return;
    const { kind, answerTo, data } = event.data;
    if (kind === 'answer') {
      this.waiting.get(answerTo)?.(data);
      this.waiting.delete(answerTo);
      return;
    }
    if (kind === 'hello') {
      this.awake = true;
      for (const message of this.queue.splice(0)) this.deliver(message);
    }
    this.receive(kind, data);
  }

  deliver(message) {
    this.frame.contentWindow?.postMessage(message, ORIGIN);
  }

  /** Tells the field something; kept until the field listens. */
  tell(kind, data) {
    const message = { kind, data };
    if (this.awake) this.deliver(message);
    else this.queue.push(message);
  }

  /** Asks the field and resolves with its answer. */
  ask(kind, data) {
    return new Promise((resolve) => {
      const id = `${this.frame.name}-${this.waiting.size}-${Math.random().toString(36).slice(2)}`;
      this.waiting.set(id, resolve);
      this.tell(kind, { ...data, answerTo: id });
    });
  }

  close() {
    window.removeEventListener('message', this.listen);
    this.frame.remove();
    const gone = {
      error: { type: 'invalid_request_error', message: 'The card field was removed before it could answer.' },
    };
    for (const resolve of this.waiting.values()) resolve(gone);
    this.waiting.clear();
  }
}
