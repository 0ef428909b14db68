// Where checkout stands: a page with popups of its own, or a stage of the booking sheet, which is a popup itself.
import { openPopup, closePopup } from '../../ui/popup.ts';

/** What differs between the two: one popup may be open at a time, so the sheet says in itself what a page says in popups. */
export interface CheckoutPlace {
  readonly kind: 'page' | 'sheet';
  /** The payment is under way, or is not any more. */
  readonly processing: (is: boolean) => void;
  /** The Alipay amount is to be confirmed: a popup, or stage 3 of the flow (spec 4). */
  readonly confirming: (is: boolean) => void;
  /** Shows the confirmation: always for the page, whose popup decides itself. */
  readonly isConfirming: boolean;
}

/** The place of a page of its own. */
export function pagePlace(processing: (is: boolean) => void): CheckoutPlace {
  return {
    kind: 'page',
    processing,
    confirming: (is) => {
      if (is) openPopup('alipay-confirm');
      else closePopup('alipay-confirm');
    },
    isConfirming: true,
  };
}
