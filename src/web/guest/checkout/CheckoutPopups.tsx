import { payingErrorText } from '#src/contract/errors/paying.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { SupportLines, PaymentSupportPopup } from './SupportLines.tsx';
import { t } from './texts.ts';
import type { CheckoutError } from './checkout-state.ts';
import { PickupAddressPopup } from '#src/web/guest/pickup/PickupAddressPopup.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import type { Checkout } from './use-checkout.ts';

interface CardErrorPopupProps {
  readonly trouble: CheckoutError;
  readonly onBack: () => void;
}

/** The card provider's errors (docs/reference/api.md#errors); a general one adds the support contact. */
function CardErrorPopup({ trouble, onBack }: CardErrorPopupProps) {
  return (
    <div className="grid gap-5">
      <p role="alert">{trouble.text}</p>
      {trouble.code === 'card-general' && <SupportLines />}
      {trouble.url !== null && (
        <a href={trouble.url} className={buttonLook('primary')}>
          {t('stripeError.booking')}
        </a>
      )}
      <Button kind={trouble.url === null ? 'primary' : 'secondary'} onClick={onBack}>
        {t(trouble.url === null ? 'stripeError.back' : 'stripeError.close')}
      </Button>
    </div>
  );
}

const general = (): CheckoutError => ({ code: 'card-general', text: payingErrorText('card-general'), url: null });

interface CheckoutPopupsProps {
  readonly checkout: Pick<
    Checkout,
    'ask' | 'busy' | 'confirm' | 'errors' | 'acceptAddress' | 'editAddress' | 'fields' | 'own'
  >;
}

/** Popups of the checkout page (docs/reference/addresses.md#popups). The sheet is a popup itself and shows them inline. */
export function CheckoutPopups({ checkout }: CheckoutPopupsProps) {
  const { ask, busy, confirm, fields, own } = checkout;
  const trouble = checkout.errors.popup ?? general();
  return (
    <>
      <Popup name="alipay-confirm" title={t('alipay.title')}>
        {ask?.draw({ busy, onConfirm: () => void confirm() })}
      </Popup>
      <Popup
        name="stripe-error"
        title={t(trouble.code === 'card-general' ? 'stripeError.checking' : 'stripeError.title')}
        // The dialog has returned the focus to the button by now.
        onClose={() => own.current?.focusFirst()}
      >
        <CardErrorPopup trouble={trouble} onBack={() => closePopup('stripe-error')} />
      </Popup>
      <PaymentSupportPopup />
      <PickupAddressPopup
        address={fields.values.pickupAddress}
        onUse={checkout.acceptAddress}
        onEdit={checkout.editAddress}
      />
    </>
  );
}
