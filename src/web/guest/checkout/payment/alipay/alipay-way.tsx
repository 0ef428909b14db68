// Alipay in checkout: the amount in Singapore dollars is confirmed first, then the provider's script leaves the page.
import { Smartphone } from 'lucide-react';
import { sgdCents } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { t } from '#src/web/guest/checkout/texts.ts';
import { loadCardScript } from '#src/web/guest/checkout/payment/card/load-card-script.ts';
import { failed, type PayWay } from '#src/web/guest/checkout/payment/way.ts';
import { AlipayConfirm, sgdText } from './Alipay.tsx';
import { confirmAlipay } from './confirm-alipay.ts';

const failedCode = 'booking-failed-alipay';

export const alipayWay: PayWay = {
  Icon: Smartphone,
  name: () => t('payment.alipay'),
  detail: (due, { sgdRate }) =>
    sgdRate === null
      ? t('payment.alipayText')
      : t('payment.alipayAbout', { amount: sgdText(sgdCents(wireCents(due), sgdRate)) }),
  sandboxText: () => t('sandbox.pages'),
  failedCode,
  async start(booking_token, { api, shownDue, zone }) {
    const opened = await api('payment/alipay', { booking_token });
    if (!opened.ok) return failed(opened, 'payment', failedCode);
    const ask = { ...opened.data, due: shownDue };
    return {
      kind: 'ask',
      ask: {
        draw: (press) => <AlipayConfirm ask={ask} zone={zone} {...press} />,
        go: async ({ scriptUrl, publicKey }) =>
          confirmAlipay(ask, await loadCardScript(scriptUrl, publicKey), location.origin),
        failedCode,
      },
    };
  },
};
