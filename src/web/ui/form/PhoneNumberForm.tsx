import { type SubmitEvent, useState } from 'react';
import { cleanCode } from '#src/domain/typed/signs.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from './Field.tsx';
import { FormMessage } from './FormMessage.tsx';
import { t } from './texts.ts';
import { useTask } from './use-task.ts';

/** What went wrong, and what is wrong with the number. */
export interface PhoneFault {
  readonly text: string;
  readonly number?: string | undefined;
}

interface PhoneNumberFormProps {
  /** With a code on its way; null asks for a number. */
  readonly pending: string | null;
  /** Filled in at first. */
  readonly suggested: string;
  readonly note?: string;
  readonly onSend: (number: string) => Promise<PhoneFault | null>;
  readonly onVerify: (code: string) => Promise<string | null>;
}

/** Asks for a phone number, then for the code that was sent to it. */
export function PhoneNumberForm(props: PhoneNumberFormProps) {
  const [isOther, setIsOther] = useState(false);
  const onSend: PhoneNumberFormProps['onSend'] = async (number) => {
    const fault = await props.onSend(number);
    if (fault === null) setIsOther(false);
    return fault;
  };
  return props.pending === null || isOther ? (
    <AskForm {...props} onSend={onSend} />
  ) : (
    <CodeForm {...props} onSend={onSend} number={props.pending} onOther={() => setIsOther(true)} />
  );
}

function AskForm({ suggested, note, onSend }: PhoneNumberFormProps) {
  const { busy, trouble, run } = useTask();
  const [number, setNumber] = useState(suggested);
  const [wrong, setWrong] = useState<string>();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setWrong(undefined);
    void run(async () => {
      if (number.trim() === '') return t('phone.needed');
      const fault = await onSend(number);
      setWrong(fault?.number);
      return fault?.text ?? null;
    });
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <FormMessage text={trouble} />
      <TextField
        label={t('phone.label')}
        hint={t('phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        error={wrong}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      {note !== undefined && <p className="text-small text-ink-2">{note}</p>}
      <Button type="submit" loading={busy} loadingLabel={t('busy')} className="justify-self-start">
        {t('phone.send')}
      </Button>
    </form>
  );
}

interface CodeFormProps extends Pick<PhoneNumberFormProps, 'onSend' | 'onVerify'> {
  readonly number: string;
  readonly onOther: () => void;
}

function CodeForm({ number, onSend, onVerify, onOther }: CodeFormProps) {
  const { busy, trouble, run } = useTask();
  const again = useTask();
  const [code, setCode] = useState('');
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const digits = cleanCode(code).replace(/\D/g, '');
      return digits.length === 6 ? onVerify(digits) : t('code.needed');
    });
  };
  const sendAgain = (): void =>
    void again.run(async () => {
      const fault = await onSend(number);
      if (fault === null) setCode('');
      return fault?.text ?? null;
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
          {t('phone.change')}
        </Button>
      </div>
    </form>
  );
}
