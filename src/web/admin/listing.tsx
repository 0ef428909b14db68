export { load } from './listing-load.ts';
import { useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { adminListingsUrl, listingPreviewUrl } from '#src/contract/addresses/host-urls.ts';
import { AdminShell } from './AdminShell.tsx';
import { Departures, type DeparturesAhead } from './Departures.tsx';
import { Notes, type StaffNotes } from './Notes.tsx';
import { useMayDo } from '#src/web/platform/session/areas.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { ContentFacts } from '#src/web/host/listing/ContentFacts.tsx';
import { ListingHistory } from '#src/web/host/listing/ListingHistory.tsx';
import { ListingStatus } from '#src/web/host/listing/ListingStatus.tsx';
import { namesOf } from '#src/web/host/listing/place-names.ts';
import { lackText } from '#src/web/host/listing/lack-text.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote, FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ChangeCard } from './ListingChange.tsx';
import type { Review, ReviewData } from './listing-load.ts';
import { Correction, StaffActs } from './ListingActs.tsx';
import { t } from './listing-texts.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

const decisions = ['approve', 'send_back', 'reject'] as const;
const looks = { approve: 'primary', send_back: 'secondary', reject: 'danger' } as const;

/** Publish, send back or reject, with words that the host gets by mail. What is published is the version that was read. */
function DecisionForm({ listing }: Pick<Review, 'listing'>) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const decide = (decision: (typeof decisions)[number]): void => {
    const isMissing = decision !== 'approve' && words.trim() === '';
    setWrong(isMissing ? t('need.words') : undefined);
    if (isMissing) return;
    void run(async () => {
      const { id, version } = listing;
      const answer = await api('listing/review', { listing_id: id, version, decision, words });
      if (!answer.ok) return failureText(answer);
      navigate(adminListingsUrl(id), { replace: true });
      return null;
    });
  };
  return (
    <form
      className="needs-script grid gap-3 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormMessage text={trouble} />
      <TextArea
        label={t('words')}
        hint={t('words.hint')}
        maxLength={listingLimits.wordsMax}
        value={words}
        error={wrong}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {decisions.map((decision) => (
        <Button
          key={decision}
          kind={looks[decision]}
          full
          loading={busy}
          loadingLabel={t('busy')}
          onClick={() => decide(decision)}
        >
          {t(`act.${decision}`)}
        </Button>
      ))}
    </form>
  );
}

/** A whole listing with its host: read, looked at as guests will, and decided. */
function ReviewPage({ data: { admitted, choices, notes, departures } }: { readonly data: ReviewData }) {
  const { path, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  // What was done is said; the page then shows what is.
  const onDone = (what: string): void => {
    setSaid(what);
    navigate(path, { replace: true });
  };
  const title = admitted.kind === 'in' ? admitted.data.listing.content.kind?.title || t('title') : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(review) => (
        <Inside
          key={`${review.listing.id} ${review.listing.version}`}
          review={review}
          names={namesOf(choices)}
          said={said}
          notes={notes}
          departures={departures}
          onDone={onDone}
        />
      )}
    </AdminShell>
  );
}

interface InsideProps {
  readonly review: Review;
  readonly names: ReturnType<typeof namesOf>;
  /** What was just done. */
  readonly said: string | null;
  readonly notes: StaffNotes;
  readonly departures: DeparturesAhead;
  readonly onDone: (said: string) => void;
}

function Inside({ names, ...shown }: InsideProps) {
  const { review } = shown;
  const { listing } = review;
  // A listing in review is read first; of any other the acts come first, on a phone above all of it.
  const isInReview = listing.status === 'in_review';
  const aside = <Aside {...shown} />;
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

function Content({ review: { listing, changes }, names }: Pick<InsideProps, 'review' | 'names'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:col-start-1 desk:row-start-1">
      {changes.length > 0 && (
        <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="changes" className="text-h3">
            {t('changes')}
          </h2>
          {changes.map((change) => (
            <ChangeCard key={change.id} change={change} names={names} />
          ))}
        </section>
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

function Aside({ review, said, notes, departures, onDone }: Omit<InsideProps, 'names'>) {
  const { listing, host } = review;
  const mayDo = useMayDo();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:sticky desk:top-24 desk:col-start-2 desk:row-start-1">
      {said !== null && <Banner tone="success">{said}</Banner>}
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

/** Who is behind a listing, and how to reach them. */
function HostFacts({ host }: Pick<Review, 'host'>) {
  const facts: readonly (readonly [string, string])[] = [
    [t('host.phone'), host.phone],
    [t('host.email'), host.email ?? t('host.noEmail')],
    [t('host.languages'), host.languages.join(', ')],
    [t('host.offer'), host.offer],
    [t('host.since'), dateText(host.since)],
    [t('host.published'), String(host.published)],
    [t('host.verified'), t(host.verified ? 'host.yes' : 'host.no')],
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

export { ReviewPage as Page };
