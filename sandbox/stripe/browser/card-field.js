// Runs in a card field's frame: formats and checks the input, and sends the card to the sandbox.
import {
  brandOf,
  cvcLength,
  digitsOf,
  formatExpiry,
  groupNumber,
  incomplete,
  judgeCvc,
  judgeExpiry,
  judgeNumber,
} from './card-rules.js';
import { applyLook } from './field-look.js';
import { joinSiblings } from './siblings.js';

const type = location.pathname.split('/').pop();
const query = new URLSearchParams(location.search);
const page = query.get('page') ?? '';
const input = document.getElementById('field');
const DEFAULT_PLACEHOLDER = { cardNumber: '1234 1234 1234 1234', cardExpiry: 'MM / YY', cardCvc: 'CVC' };

let style = {};
let brand = 'unknown';
let shown = { complete: false, empty: true, error: undefined };

const siblings = joinSiblings(query.get('group'), type, () => digitsOf(input.value), hearSibling);

function tellPage(kind, data, answerTo) {
  parent.postMessage({ kind, data, answerTo }, page);
}

function judge(digits) {
  const today = new Date();
  if (type === 'cardNumber') return judgeNumber(digits);
  if (type === 'cardExpiry') return judgeExpiry(digits, today.getFullYear(), today.getMonth() + 1);
  return judgeCvc(digits, brand);
}

function format(digits) {
  if (type === 'cardNumber') return groupNumber(digits);
  if (type === 'cardExpiry') return formatExpiry(digits);
  return digits.slice(0, brand === 'unknown' ? 4 : cvcLength(brand));
}

// `complain` (on leaving) also reports incomplete input, `demand` (on paying) empty fields.
function report({ complain = false, demand = false } = {}) {
  const judged = judge(digitsOf(input.value));
  const unfinished = !judged.complete && judged.error === null && (demand || (complain && !judged.empty));
  const error = judged.error ?? (unfinished ? incomplete(type) : undefined);
  const next = { complete: judged.complete, empty: judged.empty, error };
  const ownBrand = type === 'cardNumber' ? brandOf(digitsOf(input.value)) : brand;
  const changed = JSON.stringify([next, ownBrand]) !== JSON.stringify([shown, brand]);
  shown = next;
  if (type === 'cardNumber' && ownBrand !== brand) {
    brand = ownBrand;
    siblings.say('brand', { brand });
  }
  input.setAttribute('aria-invalid', error ? 'true' : 'false');
  applyLook(input, style, shown);
  if (changed) tellPage('change', type === 'cardNumber' ? { ...next, brand } : next);
  return error;
}

function hearSibling(kind, data) {
  if (kind === 'brand') {
    brand = data.brand;
    if (type !== 'cardCvc' || input.value === '') return;
    input.value = format(digitsOf(input.value));
    report();
  } else if (kind === 'demand') report({ demand: true });
  else if (kind === 'who' && type === 'cardNumber') siblings.say('brand', { brand });
}

function onInput() {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = format(digitsOf(input.value));
  const caret = atEnd ? input.value.length : positionAfter(input.value, before);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
  report();
}

function positionAfter(text, digits) {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at])) seen += 1;
  }
  return text.length;
}

// A backspace on a separator deletes the digit before it, as readers expect.
function onBeforeInput(event) {
  if (event.inputType !== 'deleteContentBackward' || input.selectionStart !== input.selectionEnd) return;
  const head = input.value.slice(0, input.selectionStart);
  const trimmed = head.replace(/\D+$/, '');
  if (trimmed === head || trimmed === '') return;
  event.preventDefault();
  input.value = trimmed.slice(0, -1) + input.value.slice(head.length);
  input.setSelectionRange(trimmed.length - 1, trimmed.length - 1);
  onInput();
}

async function create({ key, path, params, answerTo }) {
  const values = await siblings.collect();
  siblings.say('demand', {});
  const problem = report({ demand: true }) ?? otherProblem(values);
  if (problem) return tellPage('answer', { error: problem }, answerTo);
  const card = {
    number: values.cardNumber,
    exp_month: Number(values.cardExpiry.slice(0, 2)),
    exp_year: 2000 + Number(values.cardExpiry.slice(2, 4)),
    cvc: values.cardCvc,
  };
  tellPage('answer', await send(key, path, { ...params, card }), answerTo);
}

function otherProblem(values) {
  const today = new Date();
  const expiry = judgeExpiry(values.cardExpiry, today.getFullYear(), today.getMonth() + 1);
  if (!expiry.complete) return expiry.error ?? incomplete('cardExpiry');
  return judgeCvc(values.cardCvc, brand).complete ? undefined : incomplete('cardCvc');
}

async function send(key, path, params) {
  const form = new URLSearchParams();
  const add = (value, name) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [part, item] of Object.entries(value)) add(item, name ? `${name}[${part}]` : part);
  };
  add(params, '');
  try {
    const answer = await fetch(new URL(`..${path}`, import.meta.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    const body = await answer.json();
    return answer.ok ? { result: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment sandbox cannot be reached.' } };
  }
}

function setOptions(options) {
  if (options.style) style = options.style;
  if (options.placeholder !== undefined) input.placeholder = options.placeholder;
  if (options.disabled !== undefined) input.disabled = options.disabled;
  applyLook(input, style, shown);
  tellPage('height', Math.ceil(input.getBoundingClientRect().height));
}

const COMMANDS = {
  options: setOptions,
  focus: () => input.focus(),
  blur: () => input.blur(),
  clear: () => {
    input.value = '';
    report();
  },
  create,
};

window.addEventListener('message', (event) => {
  if (event.source === parent && event.origin === page) COMMANDS[event.data.kind]?.(event.data.data ?? {});
});
input.placeholder = DEFAULT_PLACEHOLDER[type];
input.addEventListener('input', onInput);
input.addEventListener('beforeinput', onBeforeInput);
input.addEventListener('focus', () => {
  applyLook(input, style, shown);
  tellPage('focus');
});
input.addEventListener('blur', () => {
  report({ complain: true });
  tellPage('blur');
});
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tellPage('escape');
});
document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  tellPage('submit');
});
new ResizeObserver(() => tellPage('height', Math.ceil(input.getBoundingClientRect().height))).observe(input);
// A page that focuses the frame means the field: no key may be lost.
window.addEventListener('focus', () => input.focus());
siblings.say('who', {});
tellPage('hello');
tellPage('ready');
// A quick guest has focused the field and typed before this script loads.
if (document.activeElement === input) tellPage('focus');
if (input.value !== '') onInput();
