// All payment methods of checkout, one line each (ADR 055).
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { PaymentSettings } from '#src/web/platform/app/page-settings.ts';
import { alipayMethod } from './alipay.tsx';
import { cardMethod } from './card/card-method.tsx';
import { type CheckoutMethod, failed, refusedAt } from './checkout-method.ts';
import { t } from '#src/web/guest/checkout/texts.ts';

// PayPal: the token opens an order; the response's form leads to its page.

const failedCode = 'booking-failed-paypal';

const paypalMethod: CheckoutMethod = {
  name: () => t('payment.paypal'),
  detail: () => t('payment.paypalText'),
  sandboxText: () => t('sandbox.pages'),
  failedCode,
  async start(booking_token, { api, payment }) {
    const answer = await api('payment/paypal', { booking_token });
    if (!answer.ok) return failed(answer, 'payment', failedCode);
    const form = readPaypal(answer.data.html, payment.paypalOrigin);
    return form === null ? refusedAt('payment', failedCode) : { kind: 'leave', leave: () => sendPaypal(form) };
  },
};

export const checkoutMethods: Readonly<Record<PayMethod, CheckoutMethod>> = {
  card: cardMethod,
  paypal: paypalMethod,
  alipay: alipayMethod,
};

/** The first configured method with express buttons, or null (docs/domain/checkout.md#express). */
export function expressMethod(payment: PaymentSettings) {
  for (const method of payment.methods) {
    const { Express, canPay } = checkoutMethods[method];
    if (Express !== undefined && canPay?.(payment) !== false) return { method, Express };
  }
  return null;
}

// PayPal's response is an HTML form (docs/domain/checkout.md#checking-out): parsed, never inserted; one GET form to one origin.

interface PaypalForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

interface ParsedHtml {
  readonly forms: ArrayLike<{
    readonly method: string;
    readonly getAttribute: (name: string) => string | null;
    readonly querySelectorAll: (selector: string) => Iterable<{ readonly name: string; readonly value: string }>;
  }>;
}

/** Null unless the document is exactly one GET form to `origin`. */
export function paypalFormOf({ forms }: ParsedHtml, origin: string | null): PaypalForm | null {
  const [form, ...others] = Array.from(forms);
  if (form === undefined || others.length > 0 || form.method.toLowerCase() !== 'get') return null;
  const action = form.getAttribute('action') ?? '';
  if (origin === null || !URL.canParse(action) || new URL(action).origin !== origin) return null;
  const fields = Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value] as const);
  return { action, fields: fields.filter(([name]) => name !== '') };
}

/** A parsed document runs no script and loads nothing. */
function readPaypal(html: string, origin: string | null): PaypalForm | null {
  return paypalFormOf(new DOMParser().parseFromString(html, 'text/html'), origin);
}

function sendPaypal({ action, fields }: PaypalForm): void {
  const form = Object.assign(document.createElement('form'), { method: 'get', action, hidden: true });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
