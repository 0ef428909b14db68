// Where a guest is reminded: by email, also by phone; for a booking or all trips (docs/domain/messages.md#reminders).
import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { PhoneNumberForm, type PhoneFault } from '#src/web/ui/form/PhoneNumberForm.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { t as formText } from '#src/web/ui/form/texts.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './texts.ts';

export type Reminders = CallOutput<'reminder/detail'>;

interface PhoneRemindersProps {
  readonly first: Reminders;
  /** Of a booking; empty for all trips of the account. */
  readonly access: CallInput<'reminder/detail'>;
}

export function PhoneReminders({ first, access }: PhoneRemindersProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [reminders, setReminders] = useState(first);
  const [channel, setChannel] = useState(first.pending?.way ?? first.way);
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState('');
  const { way, number, ways, own_number: own, pending } = reminders;
  const take = ({ message, ...next }: CallOutput<'reminder/code-send'>): null => {
    setReminders(next);
    setDone(message);
    if (next.pending === null) setChanging(false);
    return null;
  };
  const send = async (typed: string): Promise<PhoneFault | null> => {
    if (channel === 'mail') return null;
    const answer = await api('reminder/code-send', { ...access, way: channel, number: typed });
    if (answer.ok) return take(answer.data);
    return { text: failureText(answer), number: failureFormError(answer).fields['number'] };
  };
  const verify = async (code: string): Promise<string | null> => {
    const answer = await api('reminder/code-verify', { ...access, code });
    return answer.ok ? take(answer.data) : failureText(answer);
  };
  const stop = (): void =>
    void run(async () => {
      const answer = await api('reminder/by-email', access);
      return answer.ok ? take(answer.data) : failureText(answer);
    });
  const isKept = channel === way && number !== null && !reminders.is_stopped && !isChanging;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="wrap-anywhere">{nowText(reminders)}</p>
      <Trouble reminders={reminders} />
      {done !== '' && pending === null && <Banner tone="success">{done}</Banner>}
      <NoScriptNote>{t('reminders.noScript')}</NoScriptNote>
      <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-small font-medium">{t('reminders.by')}</legend>
          {(['mail', ...ways] as const).map((one) => (
            <RadioCard
              key={one}
              name="reminder-way"
              value={one}
              title={t(`reminders.${one}`)}
              checked={channel === one}
              onChange={() => {
                setChannel(one);
                setChanging(false);
                setDone('');
              }}
            />
          ))}
        </fieldset>
        <FormMessage text={trouble} />
        {channel === 'mail' && way !== 'mail' && (
          <Button loading={busy} loadingLabel={t('busy')} className="justify-self-start" onClick={stop}>
            {t('reminders.stop')}
          </Button>
        )}
        {channel !== 'mail' && isKept && (
          <Button kind="secondary" className="justify-self-start" onClick={() => setChanging(true)}>
            {formText('phone.change')}
          </Button>
        )}
        {channel !== 'mail' && !isKept && (
          <PhoneNumberForm
            key={channel}
            pending={pending?.way === channel ? pending.number : null}
            suggested={number ?? own ?? ''}
            onSend={send}
            onVerify={verify}
          />
        )}
      </div>
    </div>
  );
}

function nowText({ way, number, is_stopped: isStopped, is_from_account: isFromAccount }: Reminders): string {
  if (way === 'mail' || number === null || isStopped) return t('reminders.now.mail');
  return t(isFromAccount ? `reminders.now.account.${way}` : `reminders.now.${way}`, { number });
}

function Trouble({ reminders: { is_stopped: isStopped, is_failing: isFailing } }: { readonly reminders: Reminders }) {
  if (isStopped) return <Banner tone="warning">{t('reminders.stopped')}</Banner>;
  return isFailing ? <Banner tone="warning">{t('reminders.failing')}</Banner> : null;
}
