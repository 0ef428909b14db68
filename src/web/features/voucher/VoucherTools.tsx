import { CalendarPlus, FileDown, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** Ways to have the voucher at hand on the day: calendar, file, paper, the phone's own share sheet. */
export function VoucherTools({ booking: { links, ref, course } }: { readonly booking: BookingDetail }) {
  const [canShare, setCanShare] = useState(false);
  // Only the browser knows, so the button comes after hydration; on a desktop without a share sheet it stays away.
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const look = buttonLook('secondary', 'medium', true);
  const share = (): void => {
    const title = t('share.title', { title: course.title, ref });
    // Closing the sheet without choosing is no failure.
    navigator.share({ title, url: window.location.href }).catch(() => undefined);
  };
  return (
    <div className="grid gap-2.5 print:hidden">
      {links.calendar !== null && (
        <a href={links.calendar} download className={look}>
          <CalendarPlus aria-hidden size={18} />
          {t('tools.calendar')}
        </a>
      )}
      {links.pdf !== null && (
        <a href={links.pdf} download className={look}>
          <FileDown aria-hidden size={18} />
          {t('tools.pdf')}
        </a>
      )}
      <Button kind="secondary" full className="needs-script" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {t('print')}
      </Button>
      {canShare && (
        <Button kind="secondary" full onClick={share}>
          <Share2 aria-hidden size={18} />
          {t('tools.share')}
        </Button>
      )}
    </div>
  );
}
