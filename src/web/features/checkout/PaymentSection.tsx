import { CreditCard, Smartphone, Wallet } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { openPopup } from '../../ui/popup.ts';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCard } from '../../ui/RadioCard.tsx';
import { SupportLines } from '../../popups/SupportLines.tsx';
import { sgdText } from './AlipayText.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutPlace } from './place.ts';
import { Trouble } from './Trouble.tsx';
import { t } from './t.ts';
import type { Checkout } from './use-checkout.ts';
import { stripeErrors } from './use-troubles.ts';

interface PaymentSectionProps {
  readonly data: Pick<CheckoutData, 'sgdRate'>;
  /** What is paid now, in US dollars. */
  readonly due: number;
  readonly checkout: Pick<Checkout, 'fields' | 'card' | 'troubles' | 'method' | 'methods'>;
  readonly place: Pick<CheckoutPlace, 'kind'>;
}

const icons: Record<PaymentMethod, ComponentType<{ size: number; className: string; 'aria-hidden': true }>> = {
  stripe: CreditCard,
  paypal: Wallet,
  alipay: Smartphone,
};

function alipayDetail(due: number, rate: number | null): string {
  return rate === null ? t('payment.alipayText') : t('payment.alipayAbout', { amount: sgdText(due * rate) });
}

/** How to pay: the ways that are set up, the first one chosen (spec 4: stripe by default). */
export function PaymentSection({ data, due, checkout, place }: PaymentSectionProps) {
  const { settings } = useApp();
  const { fields, card, troubles, method, methods } = checkout;
  const { payment } = troubles;
  if (due === 0) return <p>{t('payment.zero')}</p>;
  if (methods.length === 0) return <Banner tone="warning">{t('payment.none')}</Banner>;
  return (
    <>
      {/* The message of a payment that came back stands before the choice: another way may be the answer. */}
      <Trouble
        text={payment?.text ?? null}
        {...(payment?.code === 'payment-cancelled' && { tone: 'warning' as const })}
      />
      {payment !== null && payment.code !== null && stripeErrors.has(payment.code) && place.kind === 'sheet' && (
        <SupportLines />
      )}
      {payment !== null && payment.url !== null && (
        <a href={payment.url} className="link inline-flex min-h-11 items-center">
          {t('stripeError.booking')}
        </a>
      )}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('payment.choice')}</legend>
        {methods.map((one) => {
          const Icon = icons[one];
          return (
            <RadioCard
              key={one}
              name="paymentType"
              value={one}
              checked={method === one}
              onChange={() => fields.change('paymentType', one)}
              title={t(`payment.${one}`)}
              detail={one === 'alipay' ? alipayDetail(due, data.sgdRate) : t(`payment.${one}Text`)}
              aside={<Icon aria-hidden size={22} className="text-ink-2" />}
            />
          );
        })}
      </fieldset>
      {settings.mode === 'demo' && (
        <Banner tone="warning" title={t('sandbox.title')}>
          {t(method === 'stripe' ? 'sandbox.cards' : 'sandbox.pages')}
        </Banner>
      )}
      {methods.includes('stripe') && (
        <div hidden={method !== 'stripe'} className="grid gap-4">
          <CardChoice fields={fields} card={card} />
        </div>
      )}
      {place.kind === 'page' && (
        <button
          type="button"
          className="link needs-script min-h-11 justify-self-start text-small"
          onClick={() => openPopup('payment-support')}
        >
          {t('payment.support')}
        </button>
      )}
    </>
  );
}
