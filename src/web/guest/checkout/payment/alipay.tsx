// Alipay: the amount in SGD is confirmed first, then the provider's script leaves the page.
import type { CallOutput } from '#src/contract/types.ts';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '#src/web/ui/button/Button.tsx';
import { chargeText, rateText, priceText, priceUnitText } from '#src/texts/money-text.ts';
import { dateOf } from '#src/web/ui/text/wall-time.ts';
import { failed, type CheckoutMethod } from './checkout-method.ts';
import { loadCardScript } from './card/load-card-script.ts';
import { t } from '#src/web/guest/checkout/texts.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { alipayCents, currencyOf, sgdCents } from '#src/domain/money/currencies.ts';

const alipayFailed = 'booking-failed-alipay';

export const alipayMethod: CheckoutMethod = {
  name: () => t('payment.alipay'),
  detail: (due, { sgdRate }) =>
    sgdRate === null
      ? t('payment.alipayText')
      : t('payment.alipayAbout', { amount: sgdText(sgdCents(wireCents(due), sgdRate)) }),
  sandboxText: () => t('sandbox.pages'),
  failedCode: alipayFailed,
  async start(booking_token, { api, shownDue, zone }) {
    const payment = await api('payment/alipay', { booking_token });
    if (!payment.ok) return failed(payment, 'payment', alipayFailed);
    const ask = { ...payment.data, due: shownDue };
    return {
      kind: 'ask',
      ask: {
        draw: (press) => <AlipayConfirm ask={ask} zone={zone} {...press} />,
        go: async ({ scriptUrl, publicKey }) =>
          confirmAlipay(ask, await loadCardScript(scriptUrl, publicKey), location.origin),
        failedCode: alipayFailed,
      },
    };
  },
};

export type AlipayAmount = CallOutput<'payment/alipay'> & { readonly due: number };

export type AlipayScript = Pick<Stripe, 'confirmAlipayPayment'>;

/**
 * Creates the source and leaves for Alipay (docs/domain/checkout.md#checking-out). Returns only on failure: false. The
 * return address must be absolute, hence `origin`.
 */
export async function confirmAlipay(
  { client_secret, url }: Pick<AlipayAmount, 'client_secret' | 'url'>,
  script: AlipayScript | null,
  origin: string,
): Promise<boolean> {
  if (script === null || client_secret === null) return false;
  // Return to the site that holds the cookies, whatever host the response names.
  const { pathname, search } = new URL(url, origin);
  try {
    const { error } = await script.confirmAlipayPayment(client_secret, { return_url: origin + pathname + search });
    return error === undefined;
  } catch {
    // The script could not reach its provider: nothing was confirmed.
    return false;
  }
}

interface AlipayTextProps {
  readonly ask: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    readonly due: number;
  };
  readonly zone: string;
}

export function AlipayText({ ask, zone }: AlipayTextProps) {
  const rate = t('alipay.rate', {
    unit: priceUnitText(),
    due: priceText(wireCents(ask.due)),
    rate: rateText(ask.rate, currencyOf('SGD'), 4),
  });
  return (
    <div className="grid gap-1">
      <p className="text-ink-2">{t('alipay.charged')}</p>
      <p className="numbers text-h2 font-bold">{sgdText(alipayCents(ask.amount_sgd))}</p>
      <p className="numbers text-small text-ink-2">
        {rate} · {t('alipay.rateOf', { date: dateOf(ask.rate_at, zone) })}
      </p>
    </div>
  );
}

export function sgdText(cents: number): string {
  return chargeText(cents, 'SGD');
}

interface AlipayConfirmProps {
  readonly ask: AlipayAmount;
  readonly zone: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The Alipay confirmation (docs/domain/checkout.md#stages); stage 3 in the sheet. */
export function AlipayConfirm({ ask, zone, busy, onConfirm }: AlipayConfirmProps) {
  return (
    <div className="grid gap-5">
      <AlipayText ask={ask} zone={zone} />
      <p>{t('alipay.text')}</p>
      <Button size="large" full loading={busy} loadingLabel={t('button.working')} onClick={onConfirm} data-first-focus>
        {t('alipay.pay', { amount: sgdText(alipayCents(ask.amount_sgd)) })}
      </Button>
    </div>
  );
}
