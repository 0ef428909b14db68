import { type SyntheticEvent, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { CallInput } from '#src/contract/types.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Conversation, Opener } from './talk.ts';
import { t } from './texts.ts';

type Reason = CallInput<'conversation/report'>['reason'];
const reasons = ['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other'] as const satisfies readonly Reason[];

interface ReportOrBlockProps {
  readonly opener: Opener;
  readonly conversation: Conversation;
  readonly onChange: (conversation: Conversation) => void;
}

/** What to do about somebody: no more messages, or a word to the operator (docs/messages.md#blocking-and-reporting). */
export function ReportOrBlock({ opener, conversation, onChange }: ReportOrBlockProps) {
  const isGone =
    ['operator'].includes(conversation.role) || ['unpaid', 'unverified'].includes(conversation.closed ?? '');
  if (isGone) return null;
  return (
    <details className="needs-script border-t border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium text-ink-2 hover:text-ink">
        {t('more.title')}
      </summary>
      <div className="grid gap-6 pt-2 pb-4">
        <Block opener={opener} conversation={conversation} onChange={onChange} />
        <Report opener={opener} />
      </div>
    </details>
  );
}

function Block({ opener, conversation, onChange }: ReportOrBlockProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState('');
  const { is_blocked_by_me: isBlocked, with_name: name } = conversation;
  const change = (block: boolean): void =>
    void run(async () => {
      const answer = await api('conversation/block', { ...opener, block });
      setIsAsked(false);
      if (!answer.ok) return failureText(answer);
      setDone(answer.data.message);
      onChange(answer.data.conversation);
      return null;
    });
  const label = isBlocked ? t('more.unblock') : t(isAsked ? 'more.blockSure' : 'more.block', { name });
  return (
    <div className="grid justify-items-start gap-2">
      <FormMessage text={trouble} />
      <p className="text-small text-ink-2">{t('more.blockText')}</p>
      <Button
        kind={isAsked ? 'danger' : 'secondary'}
        size="small"
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => (isBlocked || isAsked ? change(!isBlocked) : setIsAsked(true))}
      >
        {label}
      </Button>
      <p role="status" className="text-small">
        {done}
      </p>
    </div>
  );
}

function Report({ opener }: { readonly opener: Opener }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [done, setDone] = useState('');
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const reason = reasons.find((one) => one === typed.get('reason')) ?? 'other';
    const details = String(typed.get('details') ?? '').trim();
    void run(async () => {
      const answer = await api('conversation/report', { ...opener, reason, ...(details !== '' && { details }) });
      if (!answer.ok) return failureText(answer);
      form.reset();
      setDone(answer.data.message);
      return null;
    });
  };
  return (
    <form noValidate method="post" className="grid gap-3" onSubmit={submit}>
      <h3 className="text-body font-bold">{t('more.report')}</h3>
      <FormMessage text={trouble} />
      <Select
        label={t('more.reason')}
        name="reason"
        options={reasons.map((one) => ({ value: one, label: t(`more.reason.${one}`) }))}
      />
      <TextArea label={t('more.details')} note={t('more.optional')} name="details" rows={2} maxLength={1000} />
      <Button
        type="submit"
        kind="secondary"
        size="small"
        className="justify-self-start"
        loading={busy}
        loadingLabel={t('busy')}
      >
        {t('more.send')}
      </Button>
      <p role="status" className="text-small">
        {done}
      </p>
    </form>
  );
}
