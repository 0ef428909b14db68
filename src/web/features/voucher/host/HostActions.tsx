import { CalendarPlus, CircleX } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { openPopup } from '../../../ui/popup.ts';
import type { BookingDetail } from '../opener.ts';
import { t } from '../t.ts';

/** What a host can do with one booking: into the calendar, or cancel it. */
export function HostActions({ booking: { can, links } }: { readonly booking: BookingDetail }) {
  if (!can.host_cancel && links.calendar === null) return null;
  return (
    <div className="grid gap-3 phone:grid-cols-2">
      {links.calendar !== null && (
        <a href={links.calendar} download className={buttonLook('secondary', 'large')}>
          <CalendarPlus aria-hidden size={20} />
          {t('tools.calendar')}
        </a>
      )}
      {can.host_cancel && (
        <Button kind="danger" size="large" className="needs-script" onClick={() => openPopup('booking-cancel')}>
          <CircleX aria-hidden size={20} />
          {t('host.cancel')}
        </Button>
      )}
    </div>
  );
}
