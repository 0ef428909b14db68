// /dashboard/host-panel/listings/{id}: a listing; `?part=` opens a question (docs/domain/listings.md#editor).
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type EditorData, isQuestion, StepPage } from './StepPage.tsx';
import { t } from './texts.ts';
import { Circle, CircleCheck, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { hostListingUrl, hostListingsUrl, listingPreviewUrl } from '#src/contract/addresses/host-urls.ts';
import { type ListingPart, type OwnListing, type PlaceNames, contentRows } from './content-rows.ts';
import { lackText, ListingStatus } from './ListingStatus.tsx';
import { ListingHistory, ContentFacts } from './ContentFacts.tsx';
import { namesOf, loadChoices } from './place-names.ts';
import { t as shared } from './content-texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';

type Act = Exclude<OwnListing['acts'][number], 'save'>;

// Irreversible actions are confirmed.
const confirmed: readonly Act[] = ['discard', 'archive'];

interface ListingActsProps {
  readonly listing: OwnListing;
  readonly onDone: (listing: OwnListing, message: string) => void;
}

/** Actions on the listing; the next step is the main one. */
function ListingActs({ listing, onDone }: ListingActsProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [sure, setSure] = useState<Act | null>(null);
  const [first] = listing.missing;
  const act = (name: Act): void =>
    void run(async () => {
      setSure(null);
      const { id, version } = listing;
      const answer = await api('listing/act', { listing_id: id, version, act: name });
      if (!answer.ok) return failureText(answer);
      if (answer.data.listing === null) navigate(hostListingsUrl(listing.host.id), { replace: true });
      else onDone(answer.data.listing, answer.data.message);
      return null;
    });
  const canDo = listing.acts.filter((one): one is Act => one !== 'save');
  const button = (name: Act) => {
    const isMain = name === 'submit' || name === 'resume';
    const kind = isMain ? 'primary' : confirmed.includes(name) ? 'danger' : 'secondary';
    return (
      <Button
        key={name}
        kind={kind}
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => (confirmed.includes(name) && sure !== name ? setSure(name) : act(name))}
      >
        {t(sure === name ? (`sure.${name as 'discard' | 'archive'}` as const) : `act.${name}`)}
      </Button>
    );
  };
  return (
    <div className="needs-script grid gap-3">
      <FormMessage text={trouble} />
      {sure !== null && (
        <p role="status" className="text-small">
          {t(`sureText.${sure as 'discard' | 'archive'}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {first !== undefined && canDo.includes('submit') ? (
          <a href={hostListingUrl(listing.id, first.part)} className={buttonLook('primary')}>
            {t('act.continue')}
          </a>
        ) : null}
        {canDo.filter((name) => name !== 'submit' || first === undefined).map(button)}
        {sure !== null && (
          <Button kind="quiet" onClick={() => setSure(null)}>
            {t('sure.no')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Another host's listing answers like a missing one. */
export async function load(input: PageInput): Promise<PageResult<EditorData>> {
  const { api, params, url } = input;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'listings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, open: null }, head };
  const [answer, choices] = await Promise.all([
    api('listing/edit', { listing_id: params['id'] ?? '' }),
    loadChoices(api),
  ]);
  if (!answer.ok) {
    const code = answer.kind === 'refusal' ? answer.error.code : null;
    const isMissing = code === 'listing-not-found' || code === 'bad-input';
    return isMissing ? { kind: 'missing', what: 'page' } : failed(answer);
  }
  const { listing } = answer.data;
  const requested = listingParts.find((one) => one === url.searchParams.get('part')) ?? null;
  // An archived listing is read-only.
  const part = listing.acts.includes('save') && isQuestion(listing, requested) ? requested : null;
  const title = listing.content.kind?.title || t('title');
  return { kind: 'page', data: { panel, open: { listing, choices, part } }, head: { ...head, title } };
}

export function ListingPage({ data: { panel, open } }: { readonly data: EditorData }) {
  const title = open?.listing.content.kind?.title || t('title');
  return (
    <HostShell panel={panel} title={title} isForAll>
      {() => {
        if (open === null) return null;
        const { listing, part } = open;
        const key = `${listing.id} ${part ?? ''}`;
        return (
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
            {panel !== null && panel.hosts.length > 1 && (
              <p className="text-ink-2">{t('for', { name: listing.host.name })}</p>
            )}
            {part === null ? <Overview key={key} {...open} /> : <StepPage key={key} {...open} part={part} />}
          </div>
        );
      }}
    </HostShell>
  );
}

export { ListingPage as Page };

type OverviewProps = NonNullable<EditorData['open']>;

/** Status, missing parts, all answers and actions. */
function Overview({ listing: first, choices }: OverviewProps) {
  const [listing, setListing] = useState(first);
  const [done, setDone] = useState('');
  const names = namesOf(choices);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ListingStatus status={listing.status} />
        <a href={listing.url ?? listingPreviewUrl(listing.id)} className={buttonLook('secondary', 'small')}>
          {t(listing.url === null ? 'overview.preview' : 'overview.page')}
        </a>
      </div>
      {done !== '' && <Banner tone="success">{done}</Banner>}
      <Word listing={listing} />
      <WaitingChanges
        waiting={listing.waiting}
        names={names}
        onDone={(now, message) => {
          setListing(now);
          setDone(message);
        }}
      />
      <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
        {listingParts
          .filter((part) => isQuestion(listing, part))
          .map((part) => (
            <PartLine key={part} {...{ part, listing, names }} />
          ))}
      </ul>
      {listing.course_id !== null && (
        <p>
          <a href={routes['host-calendar'].path} className={buttonLook('secondary', 'small')}>
            {t('overview.calendar')}
          </a>
        </p>
      )}
      <ListingActs
        listing={listing}
        onDone={(now, message) => {
          setListing(now);
          setDone(message);
        }}
      />
      <ListingHistory history={listing.history} />
      <p>
        <a href={hostListingsUrl()} className="link inline-flex min-h-11 items-center">
          {t('overview.back')}
        </a>
      </p>
    </>
  );
}

interface PartLineProps extends Pick<OverviewProps, 'listing'> {
  readonly part: ListingPart;
  readonly names: PlaceNames;
}

function PartLine({ part, listing, names }: PartLineProps) {
  const canSave = listing.acts.includes('save');
  const lacks = listing.missing.filter((one) => one.part === part);
  const values = contentRows(part, listing.content, names).flatMap((row) => row.values);
  const text = lacks[0] === undefined ? values.slice(0, 2).join(' · ') || t('overview.none') : lackText(lacks[0].lack);
  const isDone = lacks.length === 0;
  const Icon = isDone ? CircleCheck : Circle;
  const inside = (
    <>
      <Icon aria-hidden size={22} className={classNames('shrink-0', isDone ? 'text-success' : 'text-ink-3')} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {shared(`part.${part}`)}
          {!isDone && <span className="sr-only"> {t('overview.missing')}</span>}
        </span>
        <span className={classNames('text-small wrap-anywhere text-ink-2', isDone && 'line-clamp-2')}>{text}</span>
      </span>
      {canSave && <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-3 rtl:rotate-180" />}
    </>
  );
  const look = 'flex min-h-16 items-center gap-3 px-4 py-2.5';
  return (
    <li className="border-b border-line last:border-b-0">
      {canSave ? (
        <a href={hostListingUrl(listing.id, part)} className={classNames(look, 'hover:bg-sand')}>
          {inside}
        </a>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </li>
  );
}

function Word({ listing: { status, words } }: { readonly listing: OwnListing }) {
  if (status === 'in_review') return <Banner tone="info">{t('word.in_review')}</Banner>;
  if (status !== 'sent_back' && status !== 'rejected') return null;
  return (
    <Banner tone="warning" title={t(`word.${status}`)}>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
    </Banner>
  );
}

interface WaitingChangesProps extends Pick<OwnListing, 'waiting'> {
  readonly names: PlaceNames;
  readonly onDone: (listing: OwnListing, message: string) => void;
}

/** Unpublished changes: the old values are live until approved, or the changes are withdrawn. */
function WaitingChanges({ waiting, names, onDone }: WaitingChangesProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const withdraw = (id: number): void =>
    void run(async () => {
      const answer = await api('listing/withdraw', { change_id: id });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.listing, answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      {waiting.map((change) => (
        <Banner key={change.id} tone="warning" title={t('waiting.title', { part: shared(`part.${change.part}`) })}>
          <p>{t('waiting.text')}</p>
          <div className="mt-3">
            <ContentFacts part={change.part} content={change.after} names={names} />
          </div>
          <Button
            kind="secondary"
            size="small"
            className="needs-script mt-3"
            loading={busy}
            loadingLabel={t('busy')}
            onClick={() => withdraw(change.id)}
          >
            {t('waiting.back')}
          </Button>
        </Banner>
      ))}
    </>
  );
}
