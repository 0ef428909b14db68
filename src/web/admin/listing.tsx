// /admin/listings/{id}: one listing and its review (docs/domain/listings.md#review).
import { useState } from 'react';
import { adminListingsUrl, listingPreviewUrl } from '#src/contract/addresses/host-urls.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { ContentFacts, ListingHistory } from '#src/web/host/listing/ContentFacts.tsx';
import { lackText, ListingStatus } from '#src/web/host/listing/ListingStatus.tsx';
import type { PlaceNames } from '#src/web/host/listing/content-rows.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { type Choices, loadChoices, namesOf } from '#src/web/host/listing/place-names.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Departures, type DeparturesAhead } from './Departures.tsx';
import { Correction, StaffActs } from './ListingActs.tsx';
import { loadNotes, Notes, type StaffNotes } from './Notes.tsx';
import { Section } from './kit/Section.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { t } from './listing-texts.ts';

type Review = CallOutput<'listing/review-detail'>;

/** Publishes, returns or rejects the version that was read; the note is emailed to the host. */
function DecisionForm({ listing: { id, version } }: Pick<Review, 'listing'>) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <DecideForm
        label={t('words')}
        hint={t('words.hint')}
        most={listingLimits.wordsMax}
        missing={t('need.words')}
        decisions={[
          { key: 'approve', name: t('act.approve'), kind: 'primary' },
          { key: 'send_back', name: t('act.send_back'), kind: 'secondary', least: 1 },
          { key: 'reject', name: t('act.reject'), kind: 'danger', least: 1 },
        ]}
        make={(decision, note) => api('listing/review', { listing_id: id, version, decision, words: note })}
        onDone={() => navigate(adminListingsUrl(id), { replace: true })}
      />
    </div>
  );
}

interface Extra {
  readonly choices: Choices;
  readonly notes: StaffNotes;
  readonly departures: DeparturesAhead;
}

export const { load, Page } = adminPage({
  call: 'listing/review-detail',
  input: ({ id = '' }) => ({ listing_id: id }),
  missing: ['listing-not-found', 'bad-input'],
  title: (review) => review?.listing.content.kind?.title || t('title'),
  head: () => t('title'),
  async extra({ api, params }): Promise<Extra> {
    const about = { listing_id: params['id'] ?? '' };
    const [choices, notes, ahead] = await Promise.all([
      loadChoices(api),
      loadNotes(api, about),
      api('admin/departures', about),
    ]);
    return { choices, notes, departures: ahead.ok ? ahead.data.departures : [] };
  },
  keyOf: ({ listing }) => listing.id,
  Body,
});

type ListingProps = BodyProps<'listing/review-detail', Extra>;

function Body({ choices, ...props }: ListingProps) {
  const review = props.data;
  const { listing } = review;
  const names = namesOf(choices);
  // In review the listing comes first, otherwise the actions.
  const isInReview = listing.status === 'in_review';
  const aside = <Aside key={listing.version} {...props} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <ListingStatus status={listing.status} reader="staff" />
        <a href={listing.url ?? listingPreviewUrl(listing.id)} className={buttonLook('secondary', 'small')}>
          {t(listing.url === null ? 'preview' : 'page')}
        </a>
        <a href={adminListingsUrl()} className={buttonLook('quiet', 'small')}>
          {t('back')}
        </a>
      </div>
      <NoScriptNote>{t('noscript')}</NoScriptNote>
      {listing.missing.length > 0 && (
        <Banner tone="warning">
          {t('missing', { what: listing.missing.map(({ lack }) => lackText(lack)).join(' ') })}
        </Banner>
      )}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
        {!isInReview && aside}
        <Content review={review} names={names} />
        {isInReview && aside}
      </div>
    </div>
  );
}

interface ContentProps {
  readonly review: Review;
  readonly names: ReturnType<typeof namesOf>;
}

function Content({ review: { listing, changes }, names }: ContentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:col-start-1 desk:row-start-1">
      {changes.length > 0 && (
        <Section id="changes" title={t('changes')}>
          {changes.map((change) => (
            <ChangeCard key={change.id} change={change} names={names} />
          ))}
        </Section>
      )}
      <div className="grid overflow-hidden rounded-card border border-line bg-surface">
        {listingParts.map((part) => (
          <section key={part} className="border-b border-line p-4 last:border-b-0">
            <h2 className="mb-2 text-body font-bold">{shared(`part.${part}`)}</h2>
            <ContentFacts part={part} content={listing.content} names={names} />
          </section>
        ))}
      </div>
      <ListingHistory history={listing.history} />
    </div>
  );
}

function Aside({ data: review, notes, departures, done: { banner, onDone } }: Omit<ListingProps, 'choices'>) {
  const { listing, host } = review;
  const mayDo = useMayDo();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:sticky desk:top-24 desk:col-start-2 desk:row-start-1">
      {banner}
      {listing.status === 'in_review' && mayDo('listing-review') && <DecisionForm listing={listing} />}
      {mayDo('listing-acts') && <StaffActs review={review} onDone={onDone} />}
      {mayDo('listing-acts') && <Correction review={review} onDone={onDone} />}
      {listing.course_id !== null && (
        <Departures
          courseId={listing.course_id}
          departures={departures}
          canAct={mayDo('booking-acts')}
          onDone={onDone}
        />
      )}
      <Notes about={{ listing_id: listing.id }} notes={notes} />
      <HostFacts host={host} />
    </div>
  );
}

function HostFacts({ host }: Pick<Review, 'host'>) {
  const facts: readonly (readonly [string, string])[] = [
    [t('host.phone'), host.phone],
    [t('host.email'), host.email ?? t('host.noEmail')],
    [t('host.languages'), host.languages.join(', ')],
    [t('host.offer'), host.offer],
    [t('host.since'), dateText(host.since)],
    [t('host.published'), String(host.published)],
    [t('host.verified'), host.verified ? t('host.yes') : t('host.no')],
    [t('host.helpers'), host.helpers.join(', ')],
    [t('host.story'), host.story],
  ];
  return (
    <section aria-labelledby="host" className="rounded-card border border-line bg-surface p-4">
      <h2 id="host" className="text-h3 wrap-anywhere">
        {t('host.title')}:{' '}
        <a href={adminPersonUrl(host.id)} className="link">
          {host.name}
        </a>
      </h2>
      {host.headline !== '' && (
        <p className="wrap-anywhere text-ink-2">
          <Written isBlock>{host.headline}</Written>
        </p>
      )}
      <dl className="mt-3 grid gap-2 text-small">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface ChangeCardProps {
  readonly change: CallOutput<'listing/review-detail'>['changes'][number];
  readonly names: PlaceNames;
}

/** A change before and after, its author, and the decision. */
function ChangeCard({ change, names }: ChangeCardProps) {
  const { part, review, by, on_behalf_of: host, words } = change;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{shared(`part.${part}`)}</h3>
        <Badge tone={review === 'waiting' ? 'marigold' : 'sand'}>{t(`change.${review ?? 'live'}`)}</Badge>
      </div>
      <p className="text-small text-ink-2">
        <time dateTime={change.at}>{t('time.utc', { at: instantText(change.at, 'UTC') })}</time>
        {', '}
        {host === null ? shared('by', { name: by }) : shared('byFor', { name: by, host })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['before', 'after'] as const).map((time) => (
          <div key={time} className="min-w-0">
            <h4 className="mb-1 text-small font-medium text-ink-2">{t(time)}</h4>
            <ContentFacts part={part} content={change[time]} names={names} />
          </div>
        ))}
      </div>
      {words !== '' && <p className="text-small wrap-anywhere whitespace-pre-line">{words}</p>}
      {(review === null || review === 'waiting') && <Decide change={change} />}
    </article>
  );
}

function Decide({ change: { id, review } }: Pick<ChangeCardProps, 'change'>) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  if (done !== '') return <Banner tone="success">{done}</Banner>;
  return (
    <DecideForm<'approve' | 'refuse' | 'seen'>
      {...(review === 'waiting'
        ? {
            label: t('words'),
            missing: t('need.words'),
            decisions: [
              { key: 'approve', name: t('change.approve'), kind: 'primary' },
              { key: 'refuse', name: t('change.refuse'), kind: 'danger', least: 1 },
            ],
          }
        : { decisions: [{ key: 'seen', name: t('change.see'), kind: 'secondary' }] })}
      most={listingLimits.wordsMax}
      make={(decision, note) => api('listing/change-review', { change_id: id, decision, words: note })}
      onDone={setDone}
    />
  );
}
