import { useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { adminListingsUrl, listingPreviewUrl } from '#src/contract/addresses/host-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { Departures, type DeparturesAhead } from '#src/web/admin/departures/Departures.tsx';
import { Notes, type StaffNotes } from '#src/web/admin/notes/Notes.tsx';
import { useMayDo } from '#src/web/admin/areas.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { ContentFacts } from '#src/web/listing/ContentFacts.tsx';
import { ListingHistory } from '#src/web/listing/ListingHistory.tsx';
import { ListingStatus } from '#src/web/listing/ListingStatus.tsx';
import { namesOf } from '#src/web/listing/place-names.ts';
import { lackText } from '#src/web/listing/lack-text.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { HostFacts } from './HostFacts.tsx';
import type { Review, ReviewData } from './load.ts';
import { Correction, StaffActs } from './StaffActs.tsx';
import { t } from './texts.ts';

/** A whole listing with its host: read, looked at as guests will, and decided. */
export function ReviewPage({ data: { admitted, choices, notes, departures } }: { readonly data: ReviewData }) {
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
