// The frame of checkout: a page with popups of its own, or a stage of the booking dialog, which is a popup itself.
import { openPopup, closePopup } from '#src/web/ui/popup/popup.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from '#src/web/platform/session/session.ts';

/** What differs between the two: one popup may be open at a time, so the sheet says in itself what a page says in popups. */
export interface CheckoutFrame {
  readonly kind: 'page' | 'sheet';
  /** The payment is under way, or is not any more. */
  readonly setProcessing: (isProcessing: boolean) => void;
  /** The Alipay amount is to be confirmed: a popup, or stage 3 of the flow (docs/domain/checkout.md#checking-out). */
  readonly setConfirming: (isConfirming: boolean) => void;
  /** Shows the confirmation: always for the page, whose popup decides itself. */
  readonly isConfirming: boolean;
}

/** The place of a page of its own. */
export function pageFrame(setProcessing: CheckoutFrame['setProcessing']): CheckoutFrame {
  return {
    kind: 'page',
    setProcessing,
    setConfirming: (isConfirming) => {
      if (isConfirming) openPopup('alipay-confirm');
      else closePopup('alipay-confirm');
    },
    isConfirming: true,
  };
}

/**
 * The booker: a visitor, an account with its own details, or a distributor that types its customer's
 * (docs/domain/partners.md#distributors).
 */
export function useBooker() {
  const { distributorId } = useApp().settings;
  const { isLogin, data: person, roles } = useSession();
  const isNamed = person !== null && person.id === distributorId;
  return { isLogin, person, isDistributor: isLogin && (isNamed || roles.includes('distributor')) };
}
