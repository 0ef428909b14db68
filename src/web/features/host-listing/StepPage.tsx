import { useEffect, useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import type { ListingPart, OwnListing } from '#src/web/listing/content-rows.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { EditorData } from './load.ts';
import { dropListingDraft, readListingDraft } from './listing-draft.ts';
import { isAsked } from './load.ts';
import { PhotosStep } from './photos/PhotosStep.tsx';
import { DaysStep } from './steps/DaysStep.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { DurationStep } from './steps/DurationStep.tsx';
import { ExtrasStep } from './steps/ExtrasStep.tsx';
import { KindStep } from './steps/KindStep.tsx';
import { LanguagesStep } from './steps/LanguagesStep.tsx';
import { PartyStep } from './steps/PartyStep.tsx';
import { PlaceStep } from './steps/PlaceStep.tsx';
import { PriceStep } from './steps/PriceStep.tsx';
import type { Patch, StepProps } from './steps/step.ts';
import { StoryStep } from './steps/StoryStep.tsx';
import { TermsStep } from './steps/TermsStep.tsx';
import { t } from './texts.ts';

const steps: Readonly<Record<ListingPart, (props: StepProps) => React.ReactNode>> = {
  kind: KindStep,
  story: StoryStep,
  place: PlaceStep,
  duration: DurationStep,
  price: PriceStep,
  party: PartyStep,
  days: DaysStep,
  photos: PhotosStep,
  details: DetailsStep,
  languages: LanguagesStep,
  terms: TermsStep,
  extras: ExtrasStep,
};

/**
 * The question after this one, or before it; null beyond the last and the first, and in a listing that guests can book, where one
 * thing is changed at a time.
 */
function partBeside(listing: OwnListing, part: ListingPart, step: 1 | -1): ListingPart | null {
  if (listing.course_id !== null) return null;
  const asked = listingParts.filter((one) => isAsked(listing, one));
  return asked[asked.indexOf(part) + step] ?? null;
}

type StepPageProps = NonNullable<EditorData['open']> & { readonly part: ListingPart };

/** One question on a screen of its own. What is typed is kept on the server when one goes on. */
export function StepPage({ listing: first, choices, part }: StepPageProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [listing, setListing] = useState(first);
  const save = (content: Patch): void =>
    void run(async () => {
      const { id, version } = listing;
      const answer = await api('listing/save', { listing_id: id, version, content });
      if (!answer.ok) return failureText(answer);
      const saved = answer.data.listing;
      dropListingDraft({ id, version, part });
      setListing(saved);
      navigate(hostListingUrl(saved.id, partBeside(saved, part, 1) ?? undefined));
      return null;
    });
  const Step = steps[part];
  // After the page of the server is there: only this device knows.
  const [draft, setDraft] = useState<Patch | null>(null);
  useEffect(() => setDraft(readListingDraft({ id: first.id, version: first.version, part })), [first, part]);
  const shown = draft === null ? listing : { ...listing, content: { ...listing.content, ...draft } };
  const before = partBeside(listing, part, -1);
  return (
    <>
      {before !== null && (
        <a href={hostListingUrl(listing.id, before)} className="link mb-2 inline-flex min-h-11 items-center">
          {t('step.back')}
        </a>
      )}
      <NoScriptNote>{t('script')}</NoScriptNote>
      {draft !== null && <Banner tone="info">{t('step.draft')}</Banner>}
      <Step
        key={draft === null ? 'saved' : 'draft'}
        {...{ listing: shown as OwnListing, setListing, choices, part, save, busy, trouble }}
        isLast={partBeside(listing, part, 1) === null}
      />
    </>
  );
}
