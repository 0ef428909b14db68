import { type SubmitEvent, useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { ChoiceFormProps, Reach } from './load.ts';
import { NumberForm } from './NumberForm.tsx';
import { t } from './texts.ts';

/** The way and the language; a way by phone without its number asks for one first. */
export function ChoiceForm({ hostId, reach, onChange }: ChoiceFormProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [way, setWay] = useState(reach.pending?.way ?? reach.way);
  const [language, setLanguage] = useState(reach.language);
  const [isChanging, setIsChanging] = useState(false);
  const phoneWay = way === 'mail' ? null : way;
  const needsNumber = phoneWay !== null && (reach.way !== way || reach.number === null || isChanging);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('reach/save', { host_id: hostId, way, language });
      if (!answer.ok) return failureText(answer);
      const { message, ...next } = answer.data;
      onChange(next, message);
      return null;
    });
  };
  return (
    <div className="grid gap-5">
      {/* The first message, the code, is in this language already. */}
      <Select
        label={t('language.label')}
        value={language}
        options={reach.languages.map(({ code, name, is_ready: isReady }) => ({
          value: code,
          label: isReady ? name : t('language.later', { name }),
        }))}
        onChange={(event) => setLanguage(event.target.value as Reach['language'])}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-small font-medium">{t('way.label')}</legend>
        {reach.ways.map((one) => (
          <RadioCard
            key={one}
            name="way"
            value={one}
            title={t(`way.${one}`)}
            detail={t(`way.${one}.text`)}
            checked={way === one}
            onChange={() => {
              setWay(one);
              setIsChanging(false);
            }}
          />
        ))}
      </fieldset>
      {needsNumber && phoneWay !== null ? (
        <NumberForm
          key={phoneWay}
          hostId={hostId}
          way={phoneWay}
          language={language}
          reach={reach}
          onChange={(next, message) => {
            onChange(next, message);
            if (next.pending === null) setIsChanging(false);
          }}
        />
      ) : (
        <form onSubmit={save} className="grid gap-5">
          <FormMessage text={trouble} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" loading={busy} loadingLabel={t('busy')}>
              {t('save')}
            </Button>
            {phoneWay !== null && (
              <Button kind="secondary" onClick={() => setIsChanging(true)}>
                {t('number.change')}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
