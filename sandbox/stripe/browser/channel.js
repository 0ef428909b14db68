// Connects to one card field, an iframe of the sandbox's origin: the page never sees a card number.

/** This script's folder: a shop may show the sandbox below another path. */
export const SANDBOX = new URL('./', document.currentScript.src).href.replace(/\/$/, '');
const ORIGIN = new URL(SANDBOX).origin;
let frameCount = 0;

/** The page's end of the channel to one card field. */
export class FieldChannel {
  /** `receive(kind, data)` gets the field's reports. */
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

  /** Sends to the field; kept until the field listens. */
  tell(kind, data) {
    const message = { kind, data };
    if (this.awake) this.deliver(message);
    else this.queue.push(message);
  }

  /** Sends to the field and resolves with its reply. */
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
