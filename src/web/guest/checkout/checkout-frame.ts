// Where checkout runs: a page with popups, or a stage of the booking dialog.
import { openPopup, closePopup } from '#src/web/ui/popup/popup.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from '#src/web/platform/session/session.ts';

/** Only one popup may be open, so the sheet shows inline what a page shows in popups. */
export interface CheckoutFrame {
  readonly kind: 'page' | 'sheet';
  readonly setProcessing: (isProcessing: boolean) => void;
  /** Shows the Alipay amount to confirm: a popup, or stage 3 of the flow (docs/domain/checkout.md#checking-out). */
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly isConfirming: boolean;
}

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

/** A visitor, an account, or a distributor for its customer (docs/domain/partners.md#distributors). */
export function useBooker() {
  const { distributorId } = useApp().settings;
  const { isLogin, data: person, roles } = useSession();
  const isNamed = person !== null && person.id === distributorId;
  return { isLogin, person, isDistributor: isLogin && (isNamed || roles.includes('distributor')) };
}
