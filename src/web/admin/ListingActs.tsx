import { namesWith } from '#src/domain/listing/properties.ts';
import { bookingChoiceField, bookingChoiceIn } from './kit/fields.tsx';
import { Acts } from './kit/act-form.tsx';
import { Section } from './kit/sections.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './listing-texts.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';

type Review = CallOutput<'listing/review-detail'>;
type Content = Review['listing']['content'];
type Corrections = CallInput<'admin/listing-correct'>['words'];

const lists = namesWith({ part: 'details', kind: 'list' });

/** The texts of a listing as fields. */
const correctionFields =
  ({ kind, story, place, details }: Content) =>
  () => (
    <>
      <TextField
        label={t('correct.titleField')}
        name="title"
        maxLength={listingLimits.title.max}
        defaultValue={kind?.title}
      />
      <TextField
        label={t('correct.summary')}
        name="summary"
        maxLength={listingLimits.summary.max}
        defaultValue={story?.summary}
      />
      <TextArea
        label={t('correct.description')}
        name="description"
        rows={8}
        maxLength={listingLimits.description.max}
        defaultValue={story?.description}
      />
      {(story?.steps ?? []).map((step, index) => (
        <div key={`${index} ${step.title}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <TextField
            label={t('correct.step', { number: index + 1 })}
            name="step"
            maxLength={listingLimits.stepTitleMax}
            defaultValue={step.title}
          />
          <TextArea
            label={t('correct.stepText', { number: index + 1 })}
            name="stepText"
            rows={2}
            maxLength={listingLimits.stepTextMax}
            defaultValue={step.text}
          />
        </div>
      ))}
      <TextArea
        label={t('correct.meeting')}
        name="meeting"
        rows={2}
        maxLength={listingLimits.meeting.max}
        defaultValue={place?.text}
      />
      {lists.map((list) => (
        <TextArea
          key={list}
          label={t('correct.lines', { what: shared(`row.${list}`) })}
          name={list}
          rows={3}
          defaultValue={(details?.[list] ?? []).join('\n')}
        />
      ))}
    </>
  );

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').replaceAll('\r\n', '\n');

/** The texts that differ in a form with these fields. */
function correctionsIn({ kind, story, place, details }: Content, data: FormData): Corrections {
  const changed = (name: string, before = ''): { [key: string]: string } =>
    textIn(data, name) === before ? {} : { [name]: textIn(data, name) };
  const texts = data.getAll('stepText').map(String);
  const steps = data.getAll('step').map((title, index) => ({
    title: String(title),
    text: (texts[index] ?? '').replaceAll('\r\n', '\n'),
  }));
  const lines = lists
    .map(
      (list) =>
        [
          list,
          textIn(data, list)
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        ] as const,
    )
    .filter(([list, now]) => JSON.stringify(now) !== JSON.stringify(details?.[list] ?? []));
  return {
    ...changed('title', kind?.title),
    ...changed('summary', story?.summary),
    ...changed('description', story?.description),
    ...changed('meeting', place?.text),
    ...(JSON.stringify(steps) !== JSON.stringify(story?.steps ?? []) && { steps }),
    ...Object.fromEntries(lines),
  };
}

interface StaffActsProps {
  readonly review: Review;
  readonly onDone: (message: string) => void;
}

/** Pause, take down or put back, each in two steps, with what becomes of bookings ahead. */
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

/** Corrects the texts of a listing in one form. Prices and figures are the host's. */
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
            renderFields: correctionFields(listing.content),
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
