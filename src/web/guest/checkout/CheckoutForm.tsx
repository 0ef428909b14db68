import { wireCents } from '#src/domain/money/money.ts';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { guestTotalCents, priceOfWire } from '#src/domain/pricing/price-rows.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { PayButton, ReviewSection, DetailsSection, HiddenFields, PickupSection } from './CheckoutSections.tsx';
import type { CodeState } from './use-code.ts';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { saleOf } from '#src/web/guest/booking/sale-of.ts';
import { record } from '#src/web/platform/analytics/data-layer.ts';
import type { CheckoutData } from './checkout-data.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import {
  BroughtIntoView,
  ErrorCount,
  OfflineBanner,
  OtherTabBanner,
  OwnSeats,
  PostedNotice,
} from './CheckoutNotices.tsx';
import { ExpressSection, PaymentSection } from './payment/PaymentSection.tsx';
import { IncompleteAddress } from '#src/web/guest/pickup/PickupAddressPopup.tsx';
import { expressMethod } from './payment/checkout-methods.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { CheckoutFrame } from './checkout-frame.ts';
import { t } from './texts.ts';

const CheckoutPopups = lazy(() => import('./CheckoutPopups.tsx').then((one) => ({ default: one.CheckoutPopups })));

/** Not rendered on the server, which does not wait for lazy files. */
function LatePopups({ checkout }: ComponentProps<typeof CheckoutPopups>) {
  const [hasRendered, setRendered] = useState(false);
  useEffect(() => setRendered(true), []);
  if (!hasRendered) return null;
  return (
    <Suspense fallback={null}>
      <CheckoutPopups checkout={checkout} />
    </Suspense>
  );
}

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7 pb-8 first-of-type:border-0 first-of-type:pt-0">
      <h2 id={id} className="mb-4 flex items-center gap-3 text-h3">
        <span
          aria-hidden
          className="numbers grid size-8 place-items-center rounded-full bg-brand-soft text-body text-brand"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

interface PayBarProps {
  readonly code: CodeState;
  readonly checkout: Pick<Checkout, 'busy' | 'method'>;
}

/** The sheet's bottom bar, as in its other stages (docs/reference/design.md#booking-on-the-page). */
function PayBar({ code, checkout }: PayBarProps) {
  return (
    <div className="sticky bottom-0 -mx-(--pad) -mb-(--pad) flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-(--pad) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <p className="leading-tight" aria-live="polite">
        <Money cents={guestTotalCents(priceOfWire(code.quote))} className="text-lead font-bold" />
        <span className="block text-micro text-ink-2">
          {booking('flow.payNow', { amount: priceText(wireCents(code.quote.booking_deposit_due)) })}
        </span>
      </p>
      <PayButton code={code} busy={checkout.busy} method={checkout.method} />
    </div>
  );
}

/** Reports begin_checkout, and reloads a page restored from the back/forward cache: its payment has ended. */
function useCheckoutPage({ choice, course }: CheckoutData, code: Pick<CodeState, 'quote' | 'applied'>): void {
  const first = useRef(code);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    // A code typed later does not begin checkout again: the first price is reported.
    const { quote, applied: coupon } = first.current;
    record({ event: 'begin_checkout', ecommerce: saleOf(course, choice, { quote, coupon }) });
  }, [choice, course]);
}

interface CheckoutFormProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly frame: CheckoutFrame;
}

/** Numbered sections; the button states the amount due now. Posts to the page's own address without script (ADR 023). */
export function CheckoutForm({ data, code, frame }: CheckoutFormProps) {
  const checkout = useCheckout({ data, code, frame });
  useCheckoutPage(data, code);
  const { fields, busy, submit, shape, ask, confirm } = checkout;
  const isConfirming = frame.kind === 'sheet' && frame.isConfirming && ask !== null;
  const isAskingAddress = frame.kind === 'sheet' && checkout.addressAskedBy === 'form';
  const { payment } = useApp().settings;
  // A wallet may skip the details but knows no pickup address, which is asked first.
  const isPickupFirst = shape.hasPickup && expressMethod(payment) !== null;
  const details = isPickupFirst ? 2 : 1;
  const message = shape.hasPickup ? 3 : 2;
  const pickup = shape.hasPickup && (
    <NumberedSection number={isPickupFirst ? 1 : 2} title={t('pickup.title')}>
      <PickupSection data={data} fields={fields} />
    </NumberedSection>
  );
  return (
    <>
      <form
        ref={checkout.form}
        method="post"
        action={data.address}
        noValidate
        aria-busy={busy}
        hidden={isConfirming}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {data.form !== null && <HiddenFields form={data.form} due={code.quote.booking_deposit_due} />}
        <PostedNotice data={data} due={code.quote.booking_deposit_due} />
        <OfflineBanner />
        <OtherTabBanner other={checkout.otherTab} />
        <OwnSeats own={data.own} choice={data.choice} />
        <ErrorCount wrong={checkout.wrong} />
        <p role="status" className="visually-hidden">
          {fields.said}
        </p>
        {isPickupFirst && pickup}
        <ExpressSection code={code} checkout={checkout} frame={frame} />
        <NumberedSection number={details} title={t(shape.isDistributor ? 'details.customerTitle' : 'details.title')}>
          <DetailsSection data={data} fields={fields} />
        </NumberedSection>
        {!isPickupFirst && pickup}
        <NumberedSection number={message} title={t('message.title')}>
          <TextArea
            label={t('message.label', { host: data.course.host.name })}
            hint={t('message.hint')}
            note={t('optional')}
            rows={3}
            maxLength={2000}
            {...fields.fieldOf('message')}
          />
        </NumberedSection>
        <NumberedSection number={message + 1} title={t('payment.title')}>
          <PaymentSection data={data} due={code.quote.booking_deposit_due} checkout={checkout} frame={frame} />
        </NumberedSection>
        <NumberedSection number={message + 2} title={t('review.title')}>
          {isAskingAddress && (
            <BroughtIntoView>
              <IncompleteAddress
                address={fields.values.pickupAddress}
                onUse={checkout.acceptAddress}
                onEdit={checkout.editAddress}
                hasTitle
              />
            </BroughtIntoView>
          )}
          <ReviewSection data={data} code={code} frame={frame} checkout={checkout} />
        </NumberedSection>
        {frame.kind === 'sheet' && <PayBar code={code} checkout={checkout} />}
      </form>
      {isConfirming && ask.draw({ busy, onConfirm: () => void confirm() })}
      {frame.kind === 'page' && <LatePopups checkout={checkout} />}
    </>
  );
}
