import { alipayCents, currencyOf } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { chargeText, rateText, priceText, priceUnitText } from '#src/texts/money-text.ts';
import { dateOf } from '#src/web/ui/text/wall-time.ts';
import { t } from '#src/web/guest/checkout/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { AlipayAsk } from './confirm-alipay.ts';

interface AlipayTextProps {
  readonly ask: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    /** In the currency of prices. */
    readonly due: number;
  };
  /** Of the place, whose days are named (docs/vouchers.md#days). */
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
  readonly ask: AlipayAsk;
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
