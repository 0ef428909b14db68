import { TicketPercent } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { keepLinkCode, useLinkCode } from '#src/web/guest/booking/own-codes.ts';
import { t } from '#src/web/guest/texts.ts';

/** Shown on every page until the code of a link is applied or removed. */
export function LinkCodeLine() {
  const code = useLinkCode();
  if (code === null) return null;
  return (
    <div role="status" className="bg-success-soft print:hidden">
      <p className="shell flex items-center gap-2 py-1 text-small">
        <TicketPercent aria-hidden size={18} className="shrink-0 text-success" />
        <span className="min-w-0 flex-1 wrap-anywhere">{t('linkCode.text', { code })}</span>
        <Button kind="quiet" size="small" onClick={() => keepLinkCode(null)}>
          {t('linkCode.remove')}
        </Button>
      </p>
    </div>
  );
}
