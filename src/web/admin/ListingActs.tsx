import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { namesWith } from '#src/domain/listing/properties.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Section } from './kit/Section.tsx';
import { Acts } from './kit/act-form.tsx';
import { Fields, type FormField, type FormFields } from './kit/fields.tsx';
import { bookingChoiceField, bookingChoiceIn } from './kit/off-sale-fields.ts';
import { t } from './listing-texts.ts';

type Review = CallOutput<'listing/review-detail'>;
type Content = Review['listing']['content'];
type Corrections = CallInput<'admin/listing-correct'>['words'];

const lists = namesWith({ part: 'details', kind: 'list' });

const { title, summary, description, meeting, stepTitleMax, stepTextMax } = listingLimits;

const correctionFields = ({ kind, story, place, details }: Content): FormFields => [
  { name: 'title', label: t('correct.titleField'), most: title.max, value: kind?.title },
  { name: 'summary', label: t('correct.summary'), most: summary.max, value: story?.summary },
  {
    kind: 'area',
    name: 'description',
    label: t('correct.description'),
    rows: 8,
    most: description.max,
    value: story?.description,
  },
  ...(story?.steps ?? []).map((step, index) => stepField(step, index + 1)),
  { kind: 'area', name: 'meeting', label: t('correct.meeting'), rows: 2, most: meeting.max, value: place?.text },
  ...lists.map((name) => ({
    kind: 'area' as const,
    name,
    label: t('correct.lines', { what: shared(`row.${name}`) }),
    rows: 3,
    value: (details?.[name] ?? []).join('\n'),
  })),
];

type Step = NonNullable<Content['story']>['steps'][number];

const stepField = (step: Step, number: number): FormField => ({
  kind: 'own',
  name: `step-${number}`,
  render: (errorOf) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Fields
        fields={[
          { name: 'step', label: t('correct.step', { number }), most: stepTitleMax, value: step.title },
          {
            kind: 'area',
            name: 'stepText',
            label: t('correct.stepText', { number }),
            rows: 2,
            most: stepTextMax,
            value: step.text,
          },
        ]}
        errorOf={errorOf}
      />
    </div>
  ),
});

// Browsers submit carriage returns in a textarea.
const linesOf = (value: FormDataEntryValue | null | undefined): string => String(value ?? '').replaceAll('\r\n', '\n');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function correctionsIn({ kind, story, place, details }: Content, data: FormData): Corrections {
  const before = { title: kind?.title, summary: story?.summary, description: story?.description, meeting: place?.text };
  const texts = Object.entries(before)
    .map(([name, text = '']) => [name, linesOf(data.get(name)), text] as const)
    .filter(([, now, text]) => now !== text);
  const stepTexts = data.getAll('stepText');
  const steps = data
    .getAll('step')
    .map((stepTitle, index) => ({ title: String(stepTitle), text: linesOf(stepTexts[index]) }));
  const listLines = (name: string): string[] =>
    linesOf(data.get(name))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const changed = lists
    .map((name) => [name, listLines(name)] as const)
    .filter(([name, lines]) => !isSame(lines, details?.[name] ?? []));
  return {
    ...Object.fromEntries(texts),
    ...(!isSame(steps, story?.steps ?? []) && { steps }),
    ...Object.fromEntries(changed),
  };
}

interface StaffActsProps {
  readonly review: Review;
  readonly onDone: (message: string) => void;
}

/** Pause, take down or restore, each in two steps, with the outcome for upcoming bookings. */
export function StaffActs({ review, onDone }: StaffActsProps) {
  const { api } = useApp();
  const { listing, staff_acts: acts, bookings_ahead: ahead, is_hidden: isHidden } = review;
  if (acts.length === 0) return null;
  return (
    <Section id="off-sale" title={t('sale.title')} text={t('sale.ahead', { count: ahead })}>
      {isHidden && <Banner tone="warning">{t('sale.hidden')}</Banner>}
      <Acts
        acts={acts.map((act) => {
          const asksBookings = act !== 'put_back' && ahead > 0;
          return {
            name: t(`sale.${act}`),
            text: <p>{t(`sale.${act}.text`)}</p>,
            isDanger: act !== 'put_back',
            reason: { hint: t('sale.reasonHint') },
            ...(asksBookings && { fields: [bookingChoiceField()] }),
            make: (reason, data) =>
              api('admin/listing-act', {
                listing_id: listing.id,
                version: listing.version,
                act,
                ...(asksBookings && { bookings: bookingChoiceIn(data) }),
                reason,
              }),
          };
        })}
        onDone={onDone}
      />
    </Section>
  );
}

/** Corrects all texts in one form. Prices and figures are the host's. */
export function Correction({ review: { listing, can_correct: can }, onDone }: StaffActsProps) {
  const { api } = useApp();
  if (!can) return null;
  return (
    <Section id="correct" title={t('correct.title')} text={t('correct.text')}>
      <Acts
        acts={[
          {
            name: t('correct.open'),
            submit: t('correct.save'),
            reason: { hint: t('sale.reasonHint') },
            fields: correctionFields(listing.content),
            make: (reason, data) =>
              api('admin/listing-correct', {
                listing_id: listing.id,
                version: listing.version,
                words: correctionsIn(listing.content, data),
                reason,
              }),
          },
        ]}
        onDone={onDone}
      />
    </Section>
  );
}
