// `window.Stripe` for pages that use the payment sandbox.

import { SANDBOX } from './channel.js';
import { CardField } from './element.js';
import { WalletButton, walletParams } from './wallet-button.js';

const FIELD_TYPES = ['cardNumber', 'cardExpiry', 'cardCvc'];

const GROUPS = new WeakMap();

function createElements(options = {}) {
  // Not randomUUID: a demo may be reached without https, where browsers do not have it.
  const id = `group-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const group = { id, fields: new Map(), options: { ...options }, isSubmitted: false, agreed: null };
  const elements = {
    create(type, given = {}) {
      if (group.fields.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
      const field = type === 'expressCheckout' ? createWallet(group, given) : createField(type, group, given);
      group.fields.set(type, field);
      return field;
    },
    getElement(type) {
      const name = typeof type === 'string' ? type : type?.__elementType;
      return group.fields.get(name) ?? null;
    },
    update(changed) {
      Object.assign(group.options, changed);
    },
    async fetchUpdates() {
      return {};
    },
    async submit() {
      group.isSubmitted = true;
      return {};
    },
  };
  GROUPS.set(elements, group);
  return elements;
}

function createField(type, group, options) {
  if (FIELD_TYPES.includes(type)) return new CardField(type, group, options);
  throw new Error(`The payment sandbox has no ${type} element: use ${FIELD_TYPES.join(', ')} or expressCheckout.`);
}

function createWallet(group, options) {
  const { mode, amount, currency } = group.options;
  if (mode === 'payment' && amount > 0 && currency) return new WalletButton(group, options);
  throw new Error('The expressCheckout element needs Elements with mode: payment, an amount and a currency.');
}

function flatten(value, name, into = new URLSearchParams()) {
  if (value === undefined || value === null) return into;
  if (typeof value !== 'object') into.append(name, String(value));
  else for (const [key, item] of Object.entries(value)) flatten(item, name ? `${name}[${key}]` : key, into);
  return into;
}

async function callApi(key, method, path, params) {
  const form = flatten(params, '');
  const url = `${SANDBOX}${path}${method === 'GET' ? `?${form}` : ''}`;
  try {
    const answer = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'GET' ? {} : { body: form }),
    });
    const body = await answer.json();
    return answer.ok ? { result: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment sandbox cannot be reached.' } };
  }
}

function numberField(card) {
  const field = card instanceof CardField ? card.group.fields.get('cardNumber') : undefined;
  if (!field?.channel) throw new Error('The card number Element must be mounted before it can be used.');
  return field;
}

async function createFromCard(key, path, card, more) {
  if (!(card instanceof CardField)) return callApi(key, 'POST', path, { ...more, card });
  return numberField(card).channel.ask('create', { key, path, params: more });
}

async function createPaymentMethod(key, { elements, params, type, card, billing_details, metadata }) {
  const path = '/v1/payment_methods';
  const more = { type, billing_details, metadata };
  const ask = () => {
    if (elements) return callApi(key, 'POST', path, walletParams(GROUPS.get(elements), params));
    return type === 'card' ? createFromCard(key, path, card, more) : callApi(key, 'POST', path, more);
  };
  const answer = await ask();
  return answer.error ? { error: answer.error } : { paymentMethod: answer.result };
}

function idOf(clientSecret) {
  const match = /^(pi_[A-Za-z0-9]+)_secret_/.exec(clientSecret);
  if (!match) throw new Error('Invalid value for paymentIntent client_secret.');
  return match[1];
}

async function confirm(key, clientSecret, params) {
  const path = `/v1/payment_intents/${idOf(clientSecret)}/confirm`;
  const answer = await callApi(key, 'POST', path, { ...params, client_secret: clientSecret });
  if (answer.error) return { error: answer.error };
  return follow(answer.result);
}

// Opens the hosted page if needed; the promise then stays pending.
function follow(paymentIntent) {
  const action = paymentIntent.next_action;
  const url = action?.redirect_to_url?.url ?? action?.alipay_handle_redirect?.url;
  if (!url) return { paymentIntent };
  window.location.assign(url);
  return new Promise(() => {});
}

async function confirmCardPayment(key, clientSecret, data = {}) {
  const given = data.payment_method;
  let id = typeof given === 'string' ? given : undefined;
  if (given && typeof given !== 'string') {
    const made = await createPaymentMethod(key, {
      type: 'card',
      card: given.card,
      billing_details: given.billing_details,
    });
    if (made.error) return { error: made.error };
    id = made.paymentMethod.id;
  }
  return confirm(key, clientSecret, { payment_method: id, return_url: data.return_url ?? window.location.href });
}

async function retrievePaymentIntent(key, clientSecret) {
  const answer = await callApi(key, 'GET', `/v1/payment_intents/${idOf(clientSecret)}`, {
    client_secret: clientSecret,
  });
  return answer.error ? { error: answer.error } : { paymentIntent: answer.result };
}

function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new Error('Please call Stripe() with a test publishable key (pk_test_...): this is the payment sandbox.');
  }
  return {
    elements: (options) => createElements(options),
    createPaymentMethod: (data) => createPaymentMethod(key, data),
    async createToken(card, data = {}) {
      const { name, ...address } = data;
      const answer = await createFromCard(key, '/v1/tokens', card, {
        billing_details: { name, ...pickAddress(address) },
      });
      return answer.error ? { error: answer.error } : { token: answer.result };
    },
    confirmCardPayment: (clientSecret, data) => confirmCardPayment(key, clientSecret, data),
    confirmAlipayPayment: (clientSecret, data = {}) =>
      confirm(key, clientSecret, {
        payment_method_data: { type: 'alipay' },
        return_url: data.return_url ?? window.location.href,
      }),
    retrievePaymentIntent: (clientSecret) => retrievePaymentIntent(key, clientSecret),
    async handleNextAction({ clientSecret }) {
      const answer = await retrievePaymentIntent(key, clientSecret);
      return answer.error ? answer : follow(answer.paymentIntent);
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function pickAddress(data) {
  const lines = {
    line1: data.address_line1,
    line2: data.address_line2,
    city: data.address_city,
    state: data.address_state,
  };
  return { address: { ...lines, postal_code: data.address_zip, country: data.address_country } };
}

// The release name that the loader package expects.
Stripe.version = 'endive';
window.Stripe = Stripe;
