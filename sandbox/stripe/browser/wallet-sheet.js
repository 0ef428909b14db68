// The sheet of the sandbox's wallet: a made-up person with three test cards, to pay with or to close.

import { make, walletBox, walletMoney } from './wallet-look.js';

const PERSON = { name: 'Sam Sandbox', email: 'sam@sandbox.example' };
const CARDS = [
  { token: 'tok_visa', text: 'Visa •••• 4242, pays' },
  { token: 'tok_chargeDeclined', text: 'Visa •••• 0002, is declined' },
  { token: 'tok_authenticationRequiredOnSetup', text: 'Visa •••• 3155, asks for 3-D Secure' },
];

function field(label, name, type, value) {
  const input = make('input', { name, type, value, autocomplete: 'off', required: '' });
  return make('label', { class: 'field' }, label, input);
}

function cardChoice({ token, text }, at) {
  const input = make('input', { type: 'radio', name: 'card', value: token });
  input.checked = at === 0;
  return make('label', {}, input, text);
}

function sheetForm({ amount, currency, business, lineItems = [], emailRequired }) {
  const due = walletMoney(amount, currency);
  const lines = lineItems.map((line) =>
    make('p', { class: 'soft' }, `${line.name}: ${walletMoney(line.amount, currency)}`),
  );
  const cancel = make('button', { type: 'button' }, 'Cancel');
  const form = make(
    'form',
    { novalidate: '' },
    make('h2', { id: 'title' }, 'Sandbox wallet'),
    make('p', { class: 'soft' }, business?.name ?? ''),
    make('p', { class: 'amount' }, due),
    ...lines,
    field('Name', 'name', 'text', PERSON.name),
    ...(emailRequired ? [field('Email', 'email', 'email', PERSON.email)] : []),
    make('fieldset', {}, make('legend', {}, 'Card'), ...CARDS.map(cardChoice)),
    make('button', { type: 'submit', class: 'main' }, `Pay ${due}`),
    cancel,
  );
  return { form, cancel };
}

/** Opens the sheet; resolves with the approval, or null when closed. */
export function openWalletSheet(request) {
  const { host, root } = walletBox();
  const { form, cancel } = sheetForm(request);
  const note = make('p', { class: 'note' }, 'Payment sandbox: nobody is charged. Everything here is made up.');
  const dialog = make('dialog', { 'aria-labelledby': 'title' }, note, form);
  root.append(dialog);
  document.body.append(host);
  return new Promise((resolve) => {
    let agreed = null;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = Object.fromEntries(new FormData(form));
      agreed = { token: given.card, billingDetails: { name: given.name, email: given.email } };
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(agreed);
    });
    dialog.showModal();
    form.querySelector('[type=submit]').focus();
  });
}
