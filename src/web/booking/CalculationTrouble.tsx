import { X } from 'lucide-react';
import { errors } from '#src/contract/errors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { t } from './t.ts';

/** The tooltip of a failed calculation; closing it reloads the page (spec 4). */
export function CalculationTrouble({ onClose }: { readonly onClose: () => void }) {
  return (
    <div
      role="alert"
      popover="manual"
      ref={(node) => {
        // In the top layer, so that it is seen over an open sheet too.
        if (node !== null && !node.matches(':popover-open')) node.showPopover();
      }}
      className="fixed inset-auto right-1/2 bottom-24 m-0 flex w-[min(26rem,calc(100vw-2rem))] translate-x-1/2 items-center gap-3 rounded-control border border-error bg-error-soft p-4 text-ink shadow-2"
    >
      <p className="flex-1 font-medium">{errors['calculation-failed'].text}</p>
      <IconButton label={t('flow.close')} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
