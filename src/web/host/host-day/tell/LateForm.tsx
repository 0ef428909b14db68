import { type SubmitEvent, useState } from 'react';
import { lateChoices, type LateMinutes } from '#src/domain/host-day/lateness.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';

interface LateFormProps {
  /** How many guests are told. */
  readonly count: number;
  /** The time at which they meet then; none where departures begin at different times. */
  readonly meetsAt?: (minutes: LateMinutes) => string;
  /** What was told before; 0 for nothing. */
  readonly chosen?: number;
  readonly send: (minutes: LateMinutes) => Promise<ApiAnswer<'departure/late'>>;
  readonly onTold: (text: string) => void;
}

/** By how many minutes a host is late. */
export function LateForm({ count, meetsAt, chosen = 0, send, onTold }: LateFormProps) {
  const [minutes, setMinutes] = useState<LateMinutes>(lateChoices.find((one) => one === chosen) ?? lateChoices[0]);
  const { busy, trouble, run } = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await send(minutes);
      if (!answer.ok) return failureText(answer);
      onTold(answer.data.message);
      return null;
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-small font-medium">{t('late.how')}</legend>
        {lateChoices.map((choice) => (
          <RadioCard
            key={choice}
            name="minutes"
            value={choice}
            title={t('late.choice', { minutes: choice })}
            detail={meetsAt && t('late.meets', { at: meetsAt(choice) })}
            checked={choice === minutes}
            onChange={() => setMinutes(choice)}
          />
        ))}
      </fieldset>
      <p className="text-small text-ink-2">{t('late.right')}</p>
      <FormMessage text={trouble} />
      <Button type="submit" size="large" loading={busy} loadingLabel={t('busy')}>
        {t('late.send', { count })}
      </Button>
    </form>
  );
}
