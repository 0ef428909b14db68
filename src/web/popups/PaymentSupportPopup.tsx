import { Popup } from '../ui/Popup.tsx';
import { SupportLines } from './SupportLines.tsx';
import { t } from './t.ts';

/** The popup `payment-support` (spec 2): what helps with a payment, and who helps. `openPopup` shows it. */
export function PaymentSupportPopup() {
  return (
    <Popup name="payment-support" title={t('paymentSupport.title')}>
      <div className="grid gap-5">
        <ul className="grid list-disc gap-2 pl-5">
          <li>{t('paymentSupport.once')}</li>
          <li>{t('paymentSupport.bank')}</li>
          <li>{t('paymentSupport.checking')}</li>
        </ul>
        <p>{t('paymentSupport.contact')}</p>
        <SupportLines />
      </div>
    </Popup>
  );
}
