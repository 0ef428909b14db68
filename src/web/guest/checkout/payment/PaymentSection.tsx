import { paymentTypeOf } from '#src/domain/payment/methods.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from '#src/web/guest/checkout/texts.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { SupportLines } from '#src/web/guest/checkout/SupportLines.tsx';
import type { CheckoutData } from '#src/web/guest/checkout/checkout-data.ts';
import type { CheckoutPlace } from '#src/web/guest/checkout/place.ts';
import { Trouble } from '#src/web/guest/checkout/CheckoutNotices.tsx';
import type { Checkout } from '#src/web/guest/checkout/use-checkout.ts';
import { popupErrors } from '#src/web/guest/checkout/checkout-state.ts';
import { payWays } from './ways.ts';

interface PaymentSectionProps {
  readonly data: Pick<CheckoutData, 'sgdRate'>;
  /** What is paid now, in the currency of prices. */
  readonly due: number;
  readonly checkout: Pick<Checkout, 'fields' | 'own' | 'troubles' | 'method' | 'methods'>;
  readonly place: Pick<CheckoutPlace, 'kind'>;
}

/** How to pay: the ways that are set up, the first one chosen. */
export function PaymentSection({ data, due, checkout, place }: PaymentSectionProps) {
  const { settings } = useApp();
  const { fields, own, troubles, method, methods } = checkout;
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
      {payment !== null && payment.code !== null && popupErrors.has(payment.code) && place.kind === 'sheet' && (
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
          const { Icon, name, detail } = payWays[one];
          return (
            <RadioCard
              key={one}
              name="paymentType"
              value={paymentTypeOf(one)}
              checked={method === one}
              onChange={() => fields.change('paymentType', one)}
              title={name()}
              detail={detail(due, data)}
              aside={<Icon aria-hidden size={22} className="text-ink-2" />}
            />
          );
        })}
      </fieldset>
      {methods.map((one) => {
        const { Fields } = payWays[one];
        return (
          Fields !== undefined && (
            <div key={one} hidden={method !== one} className="grid gap-4">
              <Fields fields={fields} own={own} />
            </div>
          )
        );
      })}
      {/* Under the fields: in a trial nothing should push them away. */}
      {settings.mode === 'demo' && (
        <Banner tone="warning" title={t('sandbox.title')}>
          {payWays[method ?? methods[0] ?? 'card'].sandboxText()}
        </Banner>
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
