// Alipay in checkout: the amount in Singapore dollars is confirmed first, then the provider's script leaves the page.
import type { CallOutput } from '#src/contract/types.ts';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Smartphone } from 'lucide-react';
import { chargeText, rateText, priceText, priceUnitText } from '#src/texts/money-text.ts';
import { dateOf } from '#src/web/ui/text/wall-time.ts';
import { failed, type CheckoutMethod } from './checkout-method.ts';
import { loadCardScript } from './card/load-card-script.ts';
import { t } from '#src/web/guest/checkout/texts.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { alipayCents, currencyOf, sgdCents } from '#src/domain/money/currencies.ts';

const alipayFailed = 'booking-failed-alipay';

export const alipayMethod: CheckoutMethod = {
  Icon: Smartphone,
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

/** What the guest confirms before Alipay: the amount in SGD with its rate, and what the provider's script needs. */
export type AlipayAmount = CallOutput<'payment/alipay'> & { readonly due: number };

/** The part of the provider's script that is used. */
export type AlipayScript = Pick<Stripe, 'confirmAlipayPayment'>;

/**
 * Confirms and leaves for Alipay: the provider's script makes the source (docs/domain/checkout.md#checking-out).
 * @param origin of this site, since the provider wants a whole address to come back to
 * @returns only when that failed: false
 */
export async function confirmAlipay(
  { client_secret, url }: Pick<AlipayAmount, 'client_secret' | 'url'>,
  script: AlipayScript | null,
  origin: string,
): Promise<boolean> {
  if (script === null || client_secret === null) return false;
  // Whatever host the answer names, the guest comes back to the site that holds the cookies.
  const { pathname, search } = new URL(url, origin);
  try {
    const { error } = await script.confirmAlipayPayment(client_secret, { return_url: origin + pathname + search });
    return error === undefined;
  } catch {
    // The script could not reach its maker: nothing was confirmed.
    return false;
  }
}

interface AlipayTextProps {
  readonly ask: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    /** In the currency of prices. */
    readonly due: number;
  };
  /** The time zone of the place, for its dates (docs/domain/bookings.md#days). */
  readonly zone: string;
}

/** What Alipay charges: the amount in SGD, where it comes from, and how old the rate is (Alipay in SGD). */
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

/** SGD cents as `S$7.24`. */
export function sgdText(cents: number): string {
  return chargeText(cents, 'SGD');
}

interface AlipayConfirmProps {
  readonly ask: AlipayAmount;
  readonly zone: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The Alipay confirmation: what is charged and where it goes on (docs/domain/checkout.md#stages). In the sheet it is stage 3. */
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
