// The Express Checkout Element as the page sees it: one button that opens the sandbox's wallet. Same calls and events
// as the provider's.

import { containerOf, Emitter } from './emitter.js';
import { make, walletBox } from './wallet-look.js';
import { openWalletSheet } from './wallet-sheet.js';

const AVAILABLE = { amazonPay: false, applePay: false, googlePay: false, klarna: false, link: true, paypal: false };
const ABOUT = { elementType: 'expressCheckout' };

export class WalletButton extends Emitter {
  constructor(group, options) {
    super();
    this.group = group;
    this.options = { ...options };
    this.isReady = false;
    this.host = null;
  }

  // Late listeners get it too: at the provider, loading takes longer than any page.
  on(name, listener) {
    if (name === 'ready' && this.isReady) queueMicrotask(() => listener(this.readyEvent()));
    return super.on(name, listener);
  }

  mount(target) {
    const container = containerOf(target);
    if (this.destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    this.unmount();
    const { host, root } = walletBox();
    this.button = make('button', { type: 'button', class: 'main' }, 'Pay with the sandbox wallet');
    this.button.addEventListener('click', () => this.press());
    root.append(this.button);
    this.host = host;
    container.replaceChildren(host);
    this.isReady = true;
    queueMicrotask(() => this.emit('ready', this.readyEvent()));
  }

  unmount() {
    this.host?.remove();
    this.host = null;
    this.isReady = false;
  }

  destroy() {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.group.fields.delete('expressCheckout');
  }

  update(options) {
    Object.assign(this.options, options);
  }

  focus() {
    this.button?.focus();
  }

  blur() {
    this.button?.blur();
  }

  readyEvent() {
    return { ...ABOUT, availablePaymentMethods: AVAILABLE };
  }

  /** Asks the page whether the wallet may open, as the provider does: the page must call one of the two. */
  press() {
    const resolve = (details = {}) => void this.open(details);
    if (!this.listeners.get('click')?.length) return resolve();
    this.emit('click', { ...ABOUT, expressPaymentType: 'link', resolve, reject: () => undefined });
  }

  async open(details) {
    const { amount, currency } = this.group.options;
    const agreed = await openWalletSheet({ ...this.options, ...details, amount, currency });
    if (agreed === null) return this.emit('cancel', ABOUT);
    this.group.agreed = agreed;
    const { billingDetails } = agreed;
    this.emit('confirm', { ...ABOUT, expressPaymentType: 'link', billingDetails, paymentFailed: () => undefined });
  }
}

/**
 * The approved payment method of the wallet, as parameters of the API. Throws where the provider would: the page has
 * skipped a step.
 */
export function walletParams({ options, agreed, isSubmitted }, params = {}) {
  if (options.paymentMethodCreation !== 'manual')
    throw new Error('Elements must be created with paymentMethodCreation: manual to create a PaymentMethod from them.');
  if (!isSubmitted)
    throw new Error('elements.submit() must be called before a PaymentMethod is created from Elements.');
  if (!agreed) throw new Error('Nobody has agreed to a payment in these Elements yet.');
  return { ...params, type: 'card', card: { token: agreed.token }, billing_details: agreed.billingDetails };
}
