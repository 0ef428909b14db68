export { loadHost as load } from './load.ts';
import { Download } from 'lucide-react';
import { hostBookingsFileUrl } from '#src/contract/addresses/host-urls.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { BookingShelf } from './BookingShelf.tsx';
import type { HostBookingsData } from './load.ts';
import { t } from './texts.ts';

/** The bookings of the hosts that somebody acts for: found by words, in lists, and as a file. */
export function HostBookingsPage({ data: { panel, shelf } }: { readonly data: HostBookingsData }) {
  const file = shelf !== null && (
    <a href={hostBookingsFileUrl(shelf)} download className={buttonLook('secondary', 'small')}>
      <Download aria-hidden size={18} />
      {t('file')}
    </a>
  );
  return (
    <HostShell panel={panel} title={t('title.host')} action={file} isForAll>
      {() => shelf !== null && <BookingShelf data={shelf} />}
    </HostShell>
  );
}

export { HostBookingsPage as Page };
