import { type SubmitEvent, useState } from 'react';
import { cleanCode } from '#src/domain/typed/signs.ts';
import { failureText, failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { ChoiceFormProps, Reach } from './load.ts';
import { t } from './texts.ts';

interface NumberFormProps extends ChoiceFormProps {
  readonly way: 'sms' | 'whatsapp';
  /** That in which the code is sent, and what comes after it. */
  readonly language: Reach['language'];
}

/** The number of a way, and then the code that was sent to it. */
export function NumberForm(props: NumberFormProps) {
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

function AskForm({ hostId, way, language, reach, onChange }: NumberFormProps) {
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
      const answer = await api('reach/code-send', { host_id: hostId, way, number });
      if (!answer.ok) {
        setWrong(failureTrouble(answer).fields['number']);
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

function CodeForm({ hostId, way, number, onChange, onOther }: CodeFormProps) {
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
      const answer = await api('reach/code-send', { host_id: hostId, way, number });
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
