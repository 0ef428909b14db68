import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

interface Step {
  readonly key: number;
  readonly title: string;
  readonly text: string;
}

export function StoryStep(props: StepProps) {
  const { story } = props.listing.content;
  const [summary, setSummary] = useState(story?.summary ?? '');
  const [description, setDescription] = useState(story?.description ?? '');
  const [steps, setSteps] = useState<readonly Step[]>((story?.steps ?? []).map((step, key) => ({ key, ...step })));
  const change = (key: number, more: Partial<Step>): void =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...more } : step)));
  const add = (): void =>
    setSteps([...steps, { key: 1 + Math.max(-1, ...steps.map(({ key }) => key)), title: '', text: '' }]);
  const patch = () => ({
    story: { summary, description, steps: steps.map(({ title, text }) => ({ title, text })) },
  });
  return (
    <StepFrame {...props} patch={patch}>
      <TextField
        label={t('story.summary')}
        placeholder={t('story.summaryExample')}
        maxLength={listingLimits.summary.max}
        value={summary}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <TextArea
        label={t('story.description')}
        hint={t('story.descriptionHint')}
        maxLength={listingLimits.description.max}
        className="min-h-36"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="mb-1.5 text-small font-medium">{t('story.steps')}</legend>
        <p className="text-small text-ink-2">{t('story.stepsHint')}</p>
        <ol className="grid gap-3">
          {steps.map(({ key, title, text }, index) => (
            <li key={key} className="grid gap-3 rounded-control border border-line p-3">
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <TextField
                    label={t('story.step', { number: index + 1 })}
                    placeholder={t('story.stepExample')}
                    maxLength={listingLimits.stepTitleMax}
                    value={title}
                    onChange={(event) => change(key, { title: event.currentTarget.value })}
                  />
                </div>
                <IconButton
                  label={t('story.stepRemove', { number: index + 1 })}
                  onClick={() => setSteps(steps.filter((step) => step.key !== key))}
                >
                  <X aria-hidden size={20} />
                </IconButton>
              </div>
              <TextArea
                label={t('story.stepText')}
                rows={2}
                maxLength={listingLimits.stepTextMax}
                value={text}
                onChange={(event) => change(key, { text: event.currentTarget.value })}
              />
            </li>
          ))}
        </ol>
        {steps.length < listingLimits.stepsMax && (
          <Button kind="secondary" size="small" className="justify-self-start" onClick={add}>
            <Plus aria-hidden size={18} />
            {t('story.stepAdd')}
          </Button>
        )}
      </fieldset>
    </StepFrame>
  );
}
