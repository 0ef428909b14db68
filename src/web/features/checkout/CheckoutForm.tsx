import { TextArea } from '../../ui/TextArea.tsx';
import { AlipayConfirm } from './AlipayConfirm.tsx';
import { BroughtIntoView } from './BroughtIntoView.tsx';
import { CheckoutPopups } from './CheckoutPopups.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { DetailsSection } from './DetailsSection.tsx';
import { ErrorCount } from './ErrorCount.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { IncompleteAddress } from '../../popups/IncompleteAddress.tsx';
import { NumberedSection } from './NumberedSection.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OtherTabBanner } from './OtherTabBanner.tsx';
import { PayBar } from './PayBar.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PickupSection } from './PickupSection.tsx';
import type { CheckoutPlace } from './place.ts';
import { PostedNotice } from './PostedNotice.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutPage } from './use-checkout-page.ts';

interface CheckoutFormProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly place: CheckoutPlace;
}

/**
 * The form of checkout in numbered sections; the button states what is paid (visual rule 18). It posts to the page's own
 * address where there is no script (ADR 037).
 */
export function CheckoutForm({ data, code, place }: CheckoutFormProps) {
  const checkout = useCheckout({ data, code, place });
  useCheckoutPage(data, code);
  const { fields, busy, submit, shape, ask, confirm, pickup, tabs } = checkout;
  const isConfirming = place.kind === 'sheet' && place.isConfirming && ask !== null;
  const isAskingAddress = place.kind === 'sheet' && pickup.isAsking;
  let number = 0;
  const next = (): number => (number += 1);
  const useAddress = (): void => {
    pickup.use();
    void submit(true);
  };
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
        {data.form !== null && <PostedNotice form={data.form} due={code.quote.booking_deposit_due} />}
        <OfflineBanner />
        <OtherTabBanner other={tabs.other} />
        <ErrorCount wrong={checkout.wrong} />
        <p role="status" className="visually-hidden">
          {fields.said}
        </p>
        <NumberedSection number={next()} title={t(shape.isDistributor ? 'details.customerTitle' : 'details.title')}>
          <DetailsSection data={data} fields={fields} />
        </NumberedSection>
        {shape.hasPickup && (
          <NumberedSection number={next()} title={t('pickup.title')}>
            <PickupSection data={data} fields={fields} />
          </NumberedSection>
        )}
        <NumberedSection number={next()} title={t('message.title')}>
          <TextArea
            label={t('message.label', { host: data.course.host.name })}
            hint={t('message.hint')}
            note={t('optional')}
            rows={3}
            maxLength={2000}
            {...fields.fieldOf('message')}
          />
        </NumberedSection>
        <NumberedSection number={next()} title={t('payment.title')}>
          <PaymentSection data={data} due={code.quote.booking_deposit_due} checkout={checkout} place={place} />
        </NumberedSection>
        <NumberedSection number={next()} title={t('review.title')}>
          {isAskingAddress && (
            <BroughtIntoView>
              <IncompleteAddress
                address={fields.values.pickupAddress}
                onUse={useAddress}
                onEdit={pickup.edit}
                hasTitle
              />
            </BroughtIntoView>
          )}
          <ReviewSection data={data} code={code} place={place} checkout={checkout} />
        </NumberedSection>
        {place.kind === 'sheet' && <PayBar code={code} checkout={checkout} />}
      </form>
      {isConfirming && <AlipayConfirm ask={ask} busy={busy} onConfirm={() => void confirm()} />}
      {place.kind === 'page' && <CheckoutPopups checkout={checkout} onUseAddress={useAddress} />}
    </>
  );
}
