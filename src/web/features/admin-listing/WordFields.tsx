import type { CallInput } from '#src/contract/types.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import type { Review } from './load.ts';
import { t } from './texts.ts';

type Content = Review['listing']['content'];
type Words = CallInput<'admin/listing-correct'>['words'];

const lists = ['included', 'excluded', 'bring', 'requirements', 'accessibility'] as const;

/** The fields of a listing's words, filled with what they are. */
export const wordFields =
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

/** What of the words differs in a form with these fields. */
export function wordsIn({ kind, story, place, details }: Content, data: FormData): Words {
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
