import { paymentTypeOf } from '#src/domain/payment/methods.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from '#src/web/guest/checkout/texts.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { SupportLines } from '#src/web/guest/checkout/SupportLines.tsx';
import type { CheckoutData } from '#src/web/guest/checkout/checkout-data.ts';
import type { CheckoutFrame } from '#src/web/guest/checkout/checkout-frame.ts';
import { CheckoutNotice, BroughtIntoView } from '#src/web/guest/checkout/CheckoutNotices.tsx';
import type { Checkout } from '#src/web/guest/checkout/use-checkout.ts';
import { popupErrors } from '#src/web/guest/checkout/checkout-state.ts';
import { MethodMarks } from './PaymentMarks.tsx';
import { checkoutMethods, expressMethod } from './checkout-methods.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { useCallback, useId, useRef, useState } from 'react';
import { cashText, quotedCash } from '#src/web/guest/booking/quote-rows.ts';
import { IncompleteAddress } from '#src/web/guest/pickup/PickupAddressPopup.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { TermsLine } from '#src/web/guest/checkout/CheckoutSections.tsx';
import type { CodeState } from '#src/web/guest/checkout/use-code.ts';

interface PaymentSectionProps {
  readonly data: Pick<CheckoutData, 'sgdRate'>;
  readonly due: number;
  readonly checkout: Pick<Checkout, 'fields' | 'own' | 'errors' | 'method' | 'methods'>;
  readonly frame: Pick<CheckoutFrame, 'kind'>;
}

export function PaymentSection({ data, due, checkout, frame }: PaymentSectionProps) {
  const { settings } = useApp();
  const { fields, own, errors, method, methods } = checkout;
  const { payment } = errors;
  if (due === 0) return <p>{t('payment.zero')}</p>;
  if (methods.length === 0) return <Banner tone="warning">{t('payment.none')}</Banner>;
  return (
    <>
      {/* Above the choice: another method may be the answer. */}
      <CheckoutNotice
        text={payment?.text ?? null}
        {...(payment?.code === 'payment-cancelled' && { tone: 'warning' as const })}
      />
      {payment !== null && payment.code !== null && popupErrors.has(payment.code) && frame.kind === 'sheet' && (
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
          const { name, detail, Fields } = checkoutMethods[one];
          return (
            <div key={one} className="grid gap-4">
              <RadioCard
                name="paymentType"
                value={paymentTypeOf(one)}
                checked={method === one}
                onChange={() => fields.change('paymentType', one)}
                title={name()}
                detail={detail(due, data)}
                aside={
                  <span className="flex flex-wrap justify-end gap-1 [&_svg]:h-6 [&_svg]:w-9">
                    <MethodMarks method={one} />
                  </span>
                }
              />
              {Fields !== undefined && (
                <div hidden={method !== one} className="grid gap-4 pb-2">
                  <Fields fields={fields} own={own} />
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      {/* Below the fields: a trial must not push them away. */}
      {settings.mode === 'demo' && (
        <Banner tone="warning" title={t('sandbox.title')}>
          {checkoutMethods[method ?? methods[0] ?? 'card'].sandboxText()}
        </Banner>
      )}
      {frame.kind === 'page' && (
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

interface ExpressSectionProps {
  readonly code: Pick<CodeState, 'quote'>;
  readonly checkout: Pick<
    Checkout,
    'acceptAddress' | 'addressAskedBy' | 'editAddress' | 'express' | 'fields' | 'shape' | 'errors'
  >;
  readonly frame: Pick<CheckoutFrame, 'kind'>;
}

/**
 * Wallets above the form (docs/domain/checkout.md#express). Their space is reserved until the browser has none. Not for
 * a distributor's customer.
 */
export function ExpressSection({ code, checkout, frame }: ExpressSectionProps) {
  const { payment } = useApp().settings;
  const { express, fields, shape, errors, addressAskedBy } = checkout;
  const [isOffered, setOffered] = useState(true);
  const onOffered = useCallback((offered: boolean) => setOffered(offered), []);
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const due = code.quote.booking_deposit_due;
  const way = expressMethod(payment);
  if (due === 0 || shape.isDistributor || way === null || !isOffered) return null;
  const { method, Express } = way;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="needs-script pb-8 outline-none [&+section]:border-0 [&+section]:pt-0"
    >
      <h2 id={title} className="text-h3">
        {t('express.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t(shape.isLogin ? 'express.textLoggedIn' : 'express.text')}</p>
      <div className="mt-4 grid gap-4">
        <CheckoutNotice text={errors.express?.text ?? null} />
        <div className="min-h-12">
          <Express
            dueCents={wireCents(due)}
            asksPerson={!shape.isLogin}
            mayOpen={express.mayOpen}
            onPay={(person, token) => express.pay(method, person, token)}
            onOffered={onOffered}
          />
        </div>
        {frame.kind === 'sheet' && addressAskedBy === 'express' && (
          <BroughtIntoView>
            <IncompleteAddress
              address={fields.values.pickupAddress}
              onUse={() => {
                checkout.acceptAddress();
                box.current?.focus();
              }}
              onEdit={checkout.editAddress}
              hasTitle
            />
          </BroughtIntoView>
        )}
        <p className="text-small text-ink-2">
          {t('express.cash', { now: priceText(wireCents(due)), cash: cashText(quotedCash(code.quote)) })} <TermsLine />
        </p>
      </div>
      <p className="mt-7 flex items-center gap-4 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t(shape.isLogin ? 'express.orLoggedIn' : 'express.or')}
      </p>
    </section>
  );
}
