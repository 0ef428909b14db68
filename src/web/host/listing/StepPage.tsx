import { useEffect, useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { type ListingPart, type OwnListing, durationText } from './content-rows.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dropListingDraft, readListingDraft } from './listing-draft.ts';
import { PhotosStep } from './PhotosStep.tsx';
import { DaysStep } from './steps/DaysStep.tsx';
import { ExtrasStep } from './steps/ExtrasStep.tsx';
import { LanguagesStep } from './steps/LanguagesStep.tsx';
import { PlaceStep } from './steps/PlaceStep.tsx';
import { PriceStep } from './steps/PriceStep.tsx';
import type { Patch, StepProps } from './steps/step.ts';
import { StoryStep } from './steps/StoryStep.tsx';
import { t } from './texts.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { StepFrame } from './steps/StepFrame.tsx';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t as shared } from './content-texts.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import type { Panel } from '#src/web/host/panel.ts';
import type { Choices } from './place-names.ts';

/** `null` shows the overview. */
export interface EditorData {
  readonly panel: Panel | null;
  readonly open: { readonly listing: OwnListing; readonly choices: Choices; readonly part: ListingPart | null } | null;
}

/** A published listing's days are edited in the calendar. */
export function isQuestion({ course_id }: Pick<OwnListing, 'course_id'>, part: ListingPart | null): boolean {
  return part !== 'days' || course_id === null;
}

const confirmations = ['on_request', 'instant'] as const;
const policies = ['flexible', 'moderate', 'strict', 'final'] as const;

function TermsStep(props: StepProps) {
  const { terms } = props.listing.content;
  const [confirmation, setConfirmation] = useState(terms?.confirmation ?? null);
  const [policy, setPolicy] = useState(terms?.policy ?? null);
  return (
    <StepFrame {...props} patch={() => ({ terms: { policy, confirmation } })}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('terms.confirmation')}</legend>
        {confirmations.map((choice) => (
          <RadioCard
            key={choice}
            name="confirmation"
            title={t(`terms.${choice}`)}
            detail={t(`terms.${choice}Text`)}
            checked={confirmation === choice}
            onChange={() => setConfirmation(choice)}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('terms.policy')}</legend>
        {policies.map((one) => (
          <RadioCard
            key={one}
            name="policy"
            title={shared(`policy.${one}`)}
            checked={policy === one}
            onChange={() => setPolicy(one)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}

const usual = [60, 90, 120, 180, 240, 360, 480] as const;

function DurationStep(props: StepProps) {
  const [minutes, setMinutes] = useState(props.listing.content.duration?.minutes ?? null);
  return (
    <StepFrame {...props} patch={() => ({ duration: { minutes } })}>
      <div role="radiogroup" aria-label={t('ask.duration')} className="flex flex-wrap gap-2">
        {usual.map((one) => (
          <ChipToggle key={one} type="radio" name="minutes" checked={minutes === one} onChange={() => setMinutes(one)}>
            {durationText(one)}
          </ChipToggle>
        ))}
      </div>
      <NumberField
        label={t('duration.minutes')}
        className="numbers max-w-40"
        min={0}
        max={10_000}
        value={minutes}
        onNumber={setMinutes}
      />
    </StepFrame>
  );
}

const steps: Readonly<Record<ListingPart, (props: StepProps) => React.ReactNode>> = {
  kind: KindStep,
  story: StoryStep,
  place: PlaceStep,
  duration: DurationStep,
  price: PriceStep,
  party: StepFrame,
  days: DaysStep,
  photos: PhotosStep,
  details: StepFrame,
  languages: LanguagesStep,
  terms: TermsStep,
  extras: ExtrasStep,
};

/** The next or previous question; null at the ends, and in a published listing, whose parts are edited separately. */
function adjacentPart(listing: OwnListing, part: ListingPart, step: 1 | -1): ListingPart | null {
  if (listing.course_id !== null) return null;
  const parts = listingParts.filter((one) => isQuestion(listing, one));
  return parts[parts.indexOf(part) + step] ?? null;
}

type StepPageProps = NonNullable<EditorData['open']> & { readonly part: ListingPart };

/** One question per screen, saved on continuing. */
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
      navigate(hostListingUrl(saved.id, adjacentPart(saved, part, 1) ?? undefined));
      return null;
    });
  const Step = steps[part];
  // After hydration: the draft is on this device.
  const [draft, setDraft] = useState<Patch | null>(null);
  useEffect(() => setDraft(readListingDraft({ id: first.id, version: first.version, part })), [first, part]);
  const edited = draft === null ? listing : { ...listing, content: { ...listing.content, ...draft } };
  const before = adjacentPart(listing, part, -1);
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
        {...{ listing: edited as OwnListing, setListing, choices, part, save, busy, trouble }}
        isLast={adjacentPart(listing, part, 1) === null}
      />
    </>
  );
}

function KindStep(props: StepProps) {
  const { kind } = props.listing.content;
  const [category, setCategory] = useState(String(kind?.category_id ?? ''));
  const [title, setTitle] = useState(kind?.title ?? '');
  const options = props.choices.categories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <StepFrame {...props} patch={() => ({ kind: { category_id: category === '' ? null : Number(category), title } })}>
      <Select
        label={t('kind.category')}
        options={[{ value: '', label: t('choose') }, ...options]}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      <TextField
        label={t('kind.title')}
        hint={t('kind.titleHint')}
        placeholder={t('kind.titleExample')}
        maxLength={listingLimits.title.max}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </StepFrame>
  );
}
