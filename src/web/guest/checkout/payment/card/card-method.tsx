// The card: the provider's fields, a token, and the call that pays with it.
import { type ComponentProps, useEffect, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/guest/checkout/texts.ts';
import {
  failed,
  type CheckoutMethod,
  refusedAt,
  type ExpressParts,
  type MadeToken,
} from '#src/web/guest/checkout/payment/checkout-method.ts';
import { CardFields } from './CardFields.tsx';
import { useCardScript } from './load-card-script.ts';
import { stripeMinor } from '#src/domain/payment/stripe-minor.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { tokenError } from './card-codes.ts';

// Apple Pay, Google Pay and Link in the provider's element (docs/domain/checkout.md#express, ADR 055); they yield a payment method
// like the card fields.

const HEIGHT = 48;

/** Only wallets that end in a card payment; other wallets are separate methods. */
const wallets = {
  applePay: 'auto',
  googlePay: 'auto',
  link: 'auto',
  amazonPay: 'never',
  klarna: 'never',
  paypal: 'never',
} as const;

function buttonLooks(): StripeExpressCheckoutElementOptions {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    buttonHeight: HEIGHT,
    buttonTheme: { applePay: isDark ? 'white' : 'black', googlePay: isDark ? 'white' : 'black' },
    buttonType: { applePay: 'book', googlePay: 'book' },
    layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
    paymentMethods: wallets,
  };
}

async function makeToken(stripe: Stripe | null, elements: StripeElements | null): Promise<MadeToken> {
  if (stripe === null || elements === null) return { ok: false, code: 'booking-failed-card' };
  const checked = await elements.submit();
  if (checked.error !== undefined) return { ok: false, code: tokenError(checked.error.code) };
  const result = await stripe.createPaymentMethod({ elements });
  if (result.paymentMethod === undefined) return { ok: false, code: tokenError(result.error.code) };
  return { ok: true, token: result.paymentMethod.id };
}

function WalletButtons({ dueCents, asksPerson, mayOpen, onPay, onOffered }: ExpressParts) {
  const { brand } = useApp().settings;
  const stripe = useStripe();
  const elements = useElements();
  const [looks] = useState(buttonLooks);
  return (
    <ExpressCheckoutElement
      options={{ ...looks, business: { name: brand.name }, emailRequired: asksPerson, billingAddressRequired: false }}
      onReady={({ availablePaymentMethods }) => onOffered(availablePaymentMethods !== undefined)}
      onLoadError={() => onOffered(false)}
      onClick={({ resolve, reject }) => {
        if (mayOpen()) resolve({ lineItems: [{ name: t('express.line'), amount: dueCents }] });
        else reject();
      }}
      onConfirm={async ({ billingDetails, paymentFailed }) => {
        const { name = '', email = '', phone = '' } = billingDetails ?? {};
        const isPaid = await onPay({ name, email, phone }, () => makeToken(stripe, elements));
        if (!isPaid) paymentFailed({ reason: 'fail' });
      }}
    />
  );
}

function CardExpress(parts: ExpressParts) {
  const { stripe, isMissing } = useCardScript();
  const { onOffered } = parts;
  useEffect(() => {
    if (isMissing) onOffered(false);
  }, [isMissing, onOffered]);
  if (stripe === null) return null;
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: stripeMinor(parts.dueCents, priceCurrency()),
        currency: priceCurrency().code.toLowerCase(),
        paymentMethodCreation: 'manual',
        allowedPaymentMethodTypes: ['card'],
        appearance: { variables: { borderRadius: '12px' } },
      }}
    >
      <WalletButtons {...parts} />
    </Elements>
  );
}

function CardChoice({ fields, own }: ComponentProps<NonNullable<CheckoutMethod['Fields']>>) {
  const { scriptUrl } = useApp().settings.payment;
  const { stripe, isMissing } = useCardScript();
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
          <CardFields stripe={stripe} ref={own} />
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

const failedCode = 'booking-failed-card';

export const cardMethod: CheckoutMethod = {
  name: () => t('payment.card'),
  // The marks name the cards.
  detail: () => undefined,
  sandboxText: () => t('sandbox.cards'),
  failedCode,
  Fields: CardChoice,
  Express: CardExpress,
  canPay: ({ scriptUrl }) => scriptUrl !== '',
  async start(booking_token, { api, values, own }) {
    const card = (await own.current?.token(values.cardName)) ?? { ok: false as const, code: failedCode };
    if (!card.ok) return refusedAt('payment', card.code);
    const paid = await api('payment/stripe', { stripe_token: card.token, booking_token });
    if (!paid.ok) return failed(paid, 'payment', failedCode);
    if (paid.data.url === null) return refusedAt('payment', failedCode);
    return { kind: 'go', url: paid.data.url, analytic: null };
  },
};
