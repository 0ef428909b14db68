// PayPal in checkout: the token opens an order, and the answer's form leads to its page.
import { Wallet } from 'lucide-react';
import { t } from '#src/web/features/checkout/texts.ts';
import { failed, type PayWay, refusedAt } from '#src/web/features/checkout/payment/way.ts';
import { readPaypal, sendPaypal } from './paypal-form.ts';

const failedCode = 'booking-failed-paypal';

export const paypalWay: PayWay = {
  Icon: Wallet,
  name: () => t('payment.paypal'),
  detail: () => t('payment.paypalText'),
  sandboxText: () => t('sandbox.pages'),
  failedCode,
  async start(booking_token, { api, payment }) {
    const opened = await api('payment/paypal', { booking_token });
    if (!opened.ok) return failed(opened, 'payment', failedCode);
    const form = readPaypal(opened.data.html, payment.paypalOrigin);
    return form === null ? refusedAt('payment', failedCode) : { kind: 'leave', leave: () => sendPaypal(form) };
  },
};
