// In a demo `#popup=name` opens a popup over its page (docs/reference/addresses.md#popups).
import { openPopup, popupNames, type PopupName } from '#src/web/ui/popup/popup.ts';

type Step = { readonly press: string } | { readonly fill: string; readonly value: string };

const patienceMs = 10_000;

// Steps before a popup whose content depends on them.
const before: Readonly<Partial<Record<PopupName, readonly Step[]>>> = {
  'alipay-confirm': [{ press: 'input[name="paymentType"][value="alipay"]' }, { press: 'form button[type="submit"]' }],
  'booking-confirm': [{ press: 'dialog[open] [data-opens="booking-confirm"]:not([aria-disabled])' }],
  'course-gallery': [{ press: '[data-opens="course-gallery"]' }],
  'inquiry-sent': [
    { fill: 'dialog[open] textarea', value: 'Could you take a guest who eats no nuts?' },
    { press: 'dialog[open] button[type="submit"]' },
  ],
  'review-report': [{ press: '[data-opens="review-report"]' }],
};

// The popups in which those steps begin.
const begins: Readonly<Partial<Record<PopupName, PopupName>>> = {
  'booking-confirm': 'booking-cancel',
  'inquiry-sent': 'inquiry',
};

async function find(selector: string): Promise<HTMLElement> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const node = document.querySelector<HTMLElement>(selector);
    if (node !== null) return node;
    if (performance.now() > until) throw new Error(`nothing on this page is ${selector}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function take(step: Step): Promise<void> {
  if ('press' in step) return (await find(step.press)).click();
  const field = await find(step.fill);
  if (field instanceof HTMLTextAreaElement) field.value = step.value;
}

export async function openFromAddress(): Promise<void> {
  const named = new URLSearchParams(location.hash.slice(1)).get('popup');
  const name = popupNames.find((one) => one === named);
  if (name === undefined) return;
  const first = begins[name] ?? (before[name] === undefined ? name : null);
  if (first !== null) openPopup(first);
  for (const step of before[name] ?? []) await take(step);
}
