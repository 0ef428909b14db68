import { Download } from 'lucide-react';
import { hostBookingsFileUrl } from '#src/contract/addresses/host-urls.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { BookingLists } from '#src/web/guest/booking/list/BookingLists.tsx';
import { askList, type BookingList, readListView, type ListView } from '#src/web/guest/booking/list/load.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import { t } from '#src/web/guest/booking/list/texts.ts';

export interface HostBookingsData {
  readonly panel: Panel | null;
  readonly shelf: (ListView & { readonly list: BookingList }) | null;
}

export async function load(input: PageInput): Promise<PageResult<HostBookingsData>> {
  const loaded = await loadPanel(input, 'requests');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title.host'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, shelf: null }, head };
  const shelf = { ...readListView(input.url.searchParams), as: 'host' } as const;
  const answer = await askList(input.api, shelf);
  return answer.ok ? { kind: 'page', data: { panel, shelf: { ...shelf, list: answer.data } }, head } : failed(answer);
}

export function HostBookingsPage({ data: { panel, shelf } }: { readonly data: HostBookingsData }) {
  const file = shelf !== null && (
    <a href={hostBookingsFileUrl(shelf)} download className={buttonLook('secondary', 'small')}>
      <Download aria-hidden size={18} />
      {t('file')}
    </a>
  );
  return (
    <HostShell panel={panel} title={t('title.host')} action={file} isForAll>
      {() => shelf !== null && <BookingLists data={shelf} />}
    </HostShell>
  );
}

export { HostBookingsPage as Page };
