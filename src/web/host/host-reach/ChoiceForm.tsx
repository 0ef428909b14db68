import { type SubmitEvent, useState } from 'react';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
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
                {t('number.change')}
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

function NumberForm(props: NumberFormProps) {
  const { pending } = props.reach;
  const [isOther, setIsOther] = useState(false);
  const number = pending !== null && pending.way === props.way && !isOther ? pending.number : null;
  const onChange: NumberFormProps['onChange'] = (reach, message) => {
    setIsOther(false);
    props.onChange(reach, message);
  };
  return number === null ? (
    <AskForm {...props} onChange={onChange} />
  ) : (
    <CodeForm {...props} number={number} onOther={() => setIsOther(true)} />
  );
}

function AskForm({ hostId, way: channel, language, reach, onChange }: NumberFormProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [number, setNumber] = useState(reach.number === null ? (reach.own_number ?? '') : '');
  const [wrong, setWrong] = useState<string>();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setWrong(undefined);
    void run(async () => {
      if (number.trim() === '') return t('number.needed');
      if (language !== reach.language) {
        const chosen = await api('reach/save', { host_id: hostId, way: reach.way, language });
        if (!chosen.ok) return failureText(chosen);
      }
      const answer = await api('reach/code-send', { host_id: hostId, way: channel, number });
      if (!answer.ok) {
        setWrong(failureFormError(answer).fields['number']);
        return failureText(answer);
      }
      const { message, ...next } = answer.data;
      onChange(next, message);
      return null;
    });
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <FormMessage text={trouble} />
      <TextField
        label={t('number.label')}
        hint={t('number.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        error={wrong}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      {reach.number !== null && <p className="text-small text-ink-2">{t('note.old')}</p>}
      <Button type="submit" loading={busy} loadingLabel={t('busy')} className="justify-self-start">
        {t('number.send')}
      </Button>
    </form>
  );
}

interface CodeFormProps extends NumberFormProps {
  readonly number: string;
  readonly onOther: () => void;
}

function CodeForm({ hostId, way: channel, number, onChange, onOther }: CodeFormProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const again = useTask();
  const [code, setCode] = useState('');
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const digits = cleanCode(code).replace(/\D/g, '');
      if (digits.length !== 6) return t('code.needed');
      const answer = await api('reach/code-verify', { host_id: hostId, code: digits });
      if (!answer.ok) return failureText(answer);
      const { message, ...next } = answer.data;
      onChange(next, message);
      return null;
    });
  };
  const sendAgain = (): void =>
    void again.run(async () => {
      const answer = await api('reach/code-send', { host_id: hostId, way: channel, number });
      if (!answer.ok) return failureText(answer);
      setCode('');
      const { message, ...next } = answer.data;
      onChange(next, message);
      return null;
    });
  return (
    <form onSubmit={confirm} noValidate className="grid gap-4">
      <FormMessage text={trouble ?? again.trouble} />
      <p className="wrap-anywhere">{t('code.sent', { number })}</p>
      <TextField
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={busy} loadingLabel={t('busy')}>
          {t('code.confirm')}
        </Button>
        <Button kind="secondary" loading={again.busy} loadingLabel={t('busy')} onClick={sendAgain}>
          {t('code.again')}
        </Button>
        <Button kind="secondary" onClick={onOther}>
          {t('number.change')}
        </Button>
      </div>
    </form>
  );
}
