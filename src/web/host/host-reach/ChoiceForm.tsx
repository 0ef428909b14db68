import { type SubmitEvent, useState } from 'react';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';
import { PhoneNumberForm, type PhoneFault } from '#src/web/ui/form/PhoneNumberForm.tsx';
import { t as formText } from '#src/web/ui/form/texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Reach = CallOutput<'reach/detail'>;

interface ChoiceFormProps {
  readonly hostId: string;
  readonly reach: Reach;
  readonly onChange: (reach: Reach, message: string) => void;
}

/** Channel and language; a phone channel without a number asks for it first. */
export function ChoiceForm({ hostId, reach, onChange }: ChoiceFormProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [channel, setChannel] = useState(reach.pending?.way ?? reach.way);
  const [language, setLanguage] = useState(reach.language);
  const [isChanging, setIsChanging] = useState(false);
  const phoneChannel = channel === 'mail' ? null : channel;
  const needsNumber = phoneChannel !== null && (reach.way !== channel || reach.number === null || isChanging);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('reach/save', { host_id: hostId, way: channel, language });
      if (!answer.ok) return failureText(answer);
      const { message, ...next } = answer.data;
      onChange(next, message);
      return null;
    });
  };
  return (
    <div className="grid gap-5">
      {/* The verification code is already sent in this language. */}
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
            checked={channel === one}
            onChange={() => {
              setChannel(one);
              setIsChanging(false);
            }}
          />
        ))}
      </fieldset>
      {needsNumber && phoneChannel !== null ? (
        <NumberForm
          key={phoneChannel}
          hostId={hostId}
          way={phoneChannel}
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
            {phoneChannel !== null && (
              <Button kind="secondary" onClick={() => setIsChanging(true)}>
                {formText('phone.change')}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}

interface NumberFormProps extends ChoiceFormProps {
  readonly way: 'sms' | 'whatsapp';
  readonly language: Reach['language'];
}

function NumberForm({ hostId, way: channel, language, reach, onChange }: NumberFormProps) {
  const { api } = useApp();
  const { pending } = reach;
  const send = async (number: string): Promise<PhoneFault | null> => {
    if (language !== reach.language) {
      const chosen = await api('reach/save', { host_id: hostId, way: reach.way, language });
      if (!chosen.ok) return { text: failureText(chosen) };
    }
    const answer = await api('reach/code-send', { host_id: hostId, way: channel, number });
    if (!answer.ok) return { text: failureText(answer), number: failureFormError(answer).fields['number'] };
    const { message, ...next } = answer.data;
    onChange(next, message);
    return null;
  };
  const verify = async (code: string): Promise<string | null> => {
    const answer = await api('reach/code-verify', { host_id: hostId, code });
    if (!answer.ok) return failureText(answer);
    const { message, ...next } = answer.data;
    onChange(next, message);
    return null;
  };
  return (
    <PhoneNumberForm
      pending={pending !== null && pending.way === channel ? pending.number : null}
      suggested={reach.number === null ? (reach.own_number ?? '') : ''}
      {...(reach.number !== null && { note: t('note.old') })}
      onSend={send}
      onVerify={verify}
    />
  );
}
