// /dashboard/host-panel/listings: a host's listings and public profile (docs/domain/listings.md).
import { hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type PanelHost, hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { HostPageSection, type HostPage } from './HostPageSection.tsx';
import { t } from './listings-texts.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { ListingStatus, lackText } from './ListingStatus.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Money } from '#src/web/ui/text/Money.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type ListingLine = CallOutput<'listing/mine'>['data'][number];

interface ListingsData {
  readonly panel: Panel | null;
  readonly listings: readonly ListingLine[];
  readonly page: HostPage | null;
}

export async function load(input: PageInput): Promise<PageResult<ListingsData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'listings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, listings: [], page: null }, head };
  const [mine, page] = await Promise.all([
    input.api('listing/mine', hostOf(panel)),
    input.api('host/page', hostOf(panel)),
  ]);
  if (!mine.ok) return failed(mine);
  if (!page.ok) return failed(page);
  return { kind: 'page', data: { panel, listings: mine.data.data, page: page.data }, head };
}

/** Status, missing parts and next step of each listing. */
function ListingsPage({ data: { panel, listings, page } }: { readonly data: ListingsData }) {
  const visible = listings.filter(({ status }) => status !== 'archived');
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
          <List listings={visible} />
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

function ListingCard({ listing }: { readonly listing: ListingLine }) {
  const { title, image, status, price, city_name, url, words } = listing;
  const { href, label, isMain } = nextStep(listing);
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        {image === null ? (
          <span aria-hidden className="block size-18 shrink-0 rounded-chip bg-sand" />
        ) : (
          <Picture image={image} shape="card" sizes="72px" decorative className="size-18 shrink-0 rounded-chip" />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-bold wrap-anywhere">{title === '' ? t('card.untitled') : title}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
            <ListingStatus status={status} />
            {city_name !== null && <span>{city_name}</span>}
            {price !== null && <Money cents={wireCents(price)} />}
          </p>
        </div>
      </div>
      <Lacks listing={listing} />
      {words !== '' && (status === 'sent_back' || status === 'rejected') && (
        <p className="rounded-control bg-marigold-soft p-3 text-small wrap-anywhere whitespace-pre-line">{words}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <a href={href} className={buttonLook(isMain ? 'primary' : 'secondary', 'small')}>
          {label}
        </a>
        {url !== null && (
          <a href={url} className={buttonLook('quiet', 'small')}>
            {t('card.page')}
          </a>
        )}
      </div>
    </article>
  );
}

function Lacks({ listing: { status, missing, waiting } }: { readonly listing: ListingLine }) {
  const isWritten = status === 'draft' || status === 'sent_back';
  const [first] = missing;
  if (waiting > 0) return <p className="text-small text-ink-2">{t('card.waiting', { count: waiting })}</p>;
  if (!isWritten) return null;
  if (first === undefined) return <p className="text-small text-ink-2">{t('card.ready')}</p>;
  return (
    <p className="text-small text-ink-2">
      <strong className="font-medium">{t('card.lacks', { count: missing.length })}.</strong> {lackText(first.lack)}
    </p>
  );
}

function nextStep({ id, status, missing }: ListingLine): { href: string; label: string; isMain: boolean } {
  const [first] = missing;
  if (status === 'draft' && first !== undefined)
    return { href: hostListingUrl(id, first.part), label: t('card.continue'), isMain: true };
  const href = hostListingUrl(id);
  if (status === 'draft') return { href, label: t('card.send'), isMain: true };
  if (status === 'sent_back') return { href, label: t('card.again'), isMain: true };
  if (status === 'paused') return { href, label: t('card.resume'), isMain: true };
  return { href, label: t(status === 'published' ? 'card.edit' : 'card.open'), isMain: false };
}

export { ListingsPage as Page };
