import { hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import type { PanelHost } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { HostPageSection } from './HostPageSection.tsx';
import { ListingCard } from './ListingCard.tsx';
import type { ListingsData } from './load.ts';
import { t } from './texts.ts';

/** The listings of a host: where each stands, what it lacks, and the one thing to do with it. */
export function ListingsPage({ data: { panel, listings, page } }: { readonly data: ListingsData }) {
  const shown = listings.filter(({ status }) => status !== 'archived');
  const archived = listings.filter(({ status }) => status === 'archived');
  const action = panel?.host && listings.length > 0 && <StartButton host={panel.host} label={t('start')} />;
  return (
    <HostShell panel={panel} title={t('title')} action={action}>
      {(host) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <NoScriptNote>{t('script')}</NoScriptNote>
          {listings.length === 0 && (
            <EmptyState title={t('empty.title')} action={<StartButton host={host} label={t('start.first')} />}>
              {t('empty.text')}
            </EmptyState>
          )}
          <List listings={shown} />
          {archived.length > 0 && (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                {t('archived', { count: archived.length })}
              </summary>
              <List listings={archived} />
            </details>
          )}
          {page !== null && <HostPageSection key={page.host_id} page={page} />}
        </div>
      )}
    </HostShell>
  );
}

function List({ listings }: Pick<ListingsData, 'listings'>) {
  if (listings.length === 0) return null;
  return (
    <ul className="grid gap-3 desk:grid-cols-2">
      {listings.map((listing) => (
        <li key={listing.id} className="grid">
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function StartButton({ host, label }: { readonly host: PanelHost; readonly label: string }) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const start = (): void =>
    void run(async () => {
      const answer = await api('listing/start', { host_id: host.id });
      if (!answer.ok) return failureText(answer);
      navigate(hostListingUrl(answer.data.listing.id, 'kind'));
      return null;
    });
  return (
    <div className="needs-script grid gap-3">
      <Button onClick={start} loading={busy} loadingLabel={t('busy')}>
        {label}
      </Button>
      <FormMessage text={trouble} />
    </div>
  );
}
