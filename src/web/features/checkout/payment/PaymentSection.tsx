import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState, type Ref, type ComponentType } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { CardFields, type CardFieldsHandle } from './card/CardFields.tsx';
import { loadCardScript } from './card/load-card-script.ts';
import { t } from '../t.ts';
import type { FormFields } from '../use-values.ts';
import { CreditCard, Smartphone, Wallet } from 'lucide-react';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { SupportLines } from '#src/web/popups/SupportLines.tsx';
import { sgdText } from './alipay/Alipay.tsx';
import { sgdCents } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { CheckoutPlace } from '../place.ts';
import { Trouble } from '../CheckoutNotices.tsx';
import type { Checkout } from '../use-checkout.ts';
import { stripeErrors } from '../checkout-state.ts';

interface CardChoiceProps {
  readonly fields: FormFields;
  readonly card: Ref<CardFieldsHandle>;
}

/** The card: the provider's fields once its script is there, and the name on it. */
function CardChoice({ fields, card }: CardChoiceProps) {
  const { publicKey, scriptUrl } = useApp().settings.payment;
  const [stripe, setStripe] = useState<Promise<Stripe | null> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (scriptUrl === '') return;
    const script = loadCardScript(scriptUrl, publicKey);
    setStripe(script);
    void script.then((loaded) => setMissing(loaded === null));
  }, [scriptUrl, publicKey]);
  if (scriptUrl === '') return <Banner tone="warning">{t('payment.none')}</Banner>;
  return (
    <>
      <noscript>
        <p>{t('card.noScript')}</p>
      </noscript>
      <div className="needs-script grid gap-4">
        {isMissing && <Banner tone="error">{t('card.scriptFailed')}</Banner>}
        {stripe === null ? (
          <span role="status" aria-label={t('card.loading')}>
            <Skeleton className="h-40" />
          </span>
        ) : (
          <CardFields stripe={stripe} ref={card} />
        )}
        <TextField
          label={t('card.name')}
          autoComplete="cc-name"
          maxLength={120}
          required
          {...fields.fieldOf('cardName')}
        />
      </div>
    </>
  );
}

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
  return rate === null
    ? t('payment.alipayText')
    : t('payment.alipayAbout', { amount: sgdText(sgdCents(wireCents(due), rate)) });
}

/** How to pay: the ways that are set up, the first one chosen (stripe by default). */
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
