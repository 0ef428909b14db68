import { TicketPercent } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from '#src/web/guest/texts.ts';

interface LinkCodeLineProps {
  readonly code: string;
  readonly onRemove: () => void;
}

/** Shown on every page until the code of a link is applied or removed. */
export function LinkCodeLine({ code, onRemove }: LinkCodeLineProps) {
  return (
    <div role="status" className="bg-success-soft print:hidden">
      <p className="shell flex items-center gap-2 py-1 text-small">
        <TicketPercent aria-hidden size={18} className="shrink-0 text-success" />
        <span className="min-w-0 flex-1 wrap-anywhere">{t('linkCode.text', { code })}</span>
        <Button kind="quiet" size="small" onClick={onRemove}>
          {t('linkCode.remove')}
        </Button>
      </p>
    </div>
  );
}
