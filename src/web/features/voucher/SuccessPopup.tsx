import { CircleCheck } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { t } from './t.ts';
import type { Success } from './use-trip.ts';

function showHead(): void {
  const main = document.getElementById('main');
  // The button that opened the popup may be gone; the focus goes where the news stands.
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** Something went well: what, and what follows from it (spec 2: success dialogs). */
export function SuccessPopup({ success }: { readonly success: Success | null }) {
  return (
    <Popup
      name="success"
      title={success?.title ?? t('success.title')}
      onClose={() => success?.isNewState === true && showHead()}
    >
      <div className="grid justify-items-center gap-4 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <CircleCheck aria-hidden size={28} />
        </span>
        <p role="status" className="wrap-anywhere">
          {success?.text}
        </p>
        <Button full onClick={() => closePopup('success')}>
          {t('success.close')}
        </Button>
      </div>
    </Popup>
  );
}
