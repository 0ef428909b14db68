import { type SubmitEvent, useState } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Day, Departure } from './load.ts';
import { t } from './texts.ts';

interface GuidesProps {
  readonly departure: Pick<Departure, 'id' | 'guides'>;
  readonly guides: Day['guides'];
  readonly onChange?: (leaders: Departure['guides']) => void;
}

export function Guides({ departure, guides, onChange }: GuidesProps) {
  const [leaders, setLeaders] = useState(departure.guides);
  const names = leaders.map(({ name }) => name).join(', ');
  if (guides.length === 0 && leaders.length === 0) return null;
  return (
    <div className="text-small">
      <p className={leaders.length === 0 ? 'text-ink-2' : 'font-medium'}>
        {leaders.length === 0 ? t('guides.none') : t('guides.some', { names })}
      </p>
      {guides.length > 0 && (
        <details className="needs-script print:hidden">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('guides.button')}</summary>
          <Choose
            departureId={departure.id}
            guides={guides}
            leaders={leaders}
            onSaved={(now) => {
              setLeaders(now);
              onChange?.(now);
            }}
          />
        </details>
      )}
    </div>
  );
}

interface ChooseProps {
  readonly departureId: number;
  readonly guides: Day['guides'];
  readonly leaders: Departure['guides'];
  readonly onSaved: (leaders: Departure['guides']) => void;
}

function Choose({ departureId, guides, leaders, onSaved }: ChooseProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isSaved, setSaved] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('guide').map(String);
    void run(async () => {
      const answer = await api('departure/guides', { departure_id: departureId, guide_ids: chosen });
      if (!answer.ok) return failureText(answer);
      onSaved(answer.data.guides);
      setSaved(true);
      return null;
    });
  };
  return (
    <form onSubmit={send} onChange={() => setSaved(false)} className="grid max-w-100 gap-1">
      <FormMessage text={trouble} />
      <fieldset aria-label={t('guides.button')}>
        {guides.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="guide"
            value={id}
            label={name}
            defaultChecked={leaders.some((one) => one.id === id)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" size="small" loading={busy} loadingLabel={t('busy')}>
          {t('guides.save')}
        </Button>
        <span role="status" className="text-jade">
          {isSaved && t('guides.saved')}
        </span>
      </div>
    </form>
  );
}
