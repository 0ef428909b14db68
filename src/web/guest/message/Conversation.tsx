import { ShieldCheck } from 'lucide-react';
import { useMemo, type SyntheticEvent, useState } from 'react';
import { liveMessagesUrl } from '#src/contract/addresses/urls.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { useOnline } from '#src/web/ui/browser/use-media.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ErrorState } from '#src/web/ui/states/ErrorState.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { Opener, ConversationAnswer, Conversation as Thread } from './conversation.ts';
import { t } from './texts.ts';
import { useLive } from './use-live.ts';
import { useConversation } from './use-conversation.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { CallInput } from '#src/contract/types.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

type Reason = CallInput<'conversation/report'>['reason'];
const reasons = ['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other'] as const satisfies readonly Reason[];

interface ReportOrBlockProps {
  readonly opener: Opener;
  readonly conversation: Thread;
  readonly onChange: (conversation: Thread) => void;
}

/** Blocks or reports the other person (docs/domain/messages.md#blocking-and-reporting). */
function ReportOrBlock({ opener, conversation, onChange }: ReportOrBlockProps) {
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
  const [isConfirming, setConfirming] = useState(false);
  const [done, setDone] = useState('');
  const { is_blocked_by_me: isBlocked, with_name: name } = conversation;
  const change = (block: boolean): void =>
    void run(async () => {
      const answer = await api('conversation/block', { ...opener, block });
      setConfirming(false);
      if (!answer.ok) return failureText(answer);
      setDone(answer.data.message);
      onChange(answer.data.conversation);
      return null;
    });
  const label = isBlocked ? t('more.unblock') : t(isConfirming ? 'more.blockSure' : 'more.block', { name });
  return (
    <div className="grid justify-items-start gap-2">
      <FormMessage text={trouble} />
      <p className="text-small text-ink-2">{t('more.blockText')}</p>
      <Button
        kind={isConfirming ? 'danger' : 'secondary'}
        size="small"
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => (isBlocked || isConfirming ? change(!isBlocked) : setConfirming(true))}
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

/** Where money is paid, and where never; above the messages, where no bar covers it (docs/domain/messages.md#messages-page). */
function SafePay({ role }: { readonly role: Thread['role'] }) {
  if (role === 'operator') return null;
  return (
    <p className="flex items-start gap-2 border-b border-line px-4 py-2.5 text-small text-ink-2">
      <ShieldCheck aria-hidden size={18} className="mt-px shrink-0 text-jade" />
      {t(role === 'guest' ? 'safe.guest' : 'safe.host')}
    </p>
  );
}

interface ConversationProps {
  readonly opener: Opener;
  /** Null loads the conversation here. */
  readonly first: ConversationAnswer | null;
  readonly logClass?: string;
}

export function Conversation({ opener, first, logClass = 'h-[min(55dvh,36rem)]' }: ConversationProps) {
  const { booking_id, inquiry_id, ref, token } = opener;
  const named = useMemo(
    () => ({
      ...(booking_id !== undefined && { booking_id }),
      ...(inquiry_id !== undefined && { inquiry_id }),
      ...(ref !== undefined && { ref }),
      ...(token !== undefined && { token }),
    }),
    [booking_id, inquiry_id, ref, token],
  );
  const work = useConversation(named, first);
  const isOnline = useOnline();
  const { talk, trouble } = work;
  useLive(liveMessagesUrl(named), () => void work.look());
  if (talk === null && trouble !== null)
    return (
      <ErrorState title={t('trouble.title')} retryLabel={t('trouble.retry')} onRetry={() => void work.look()}>
        {trouble}
      </ErrorState>
    );
  if (talk === null)
    return (
      <div role="status" aria-label={t('loading')} className={classNames('grid content-end gap-3 p-4', logClass)}>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-16 w-1/2 justify-self-end" />
        <Skeleton className="h-12 w-3/5" />
      </div>
    );
  return (
    <div className="flex min-h-0 flex-col has-data-attaching:[&_[role=log]]:h-[min(26dvh,20rem)]">
      {!isOnline && (
        <div className="p-4 pb-0">
          <Banner tone="warning">{t('offline')}</Banner>
        </div>
      )}
      <SafePay role={talk.conversation.role} />
      <MessageLog talk={talk} work={work} className={logClass} />
      <Composer opener={named} conversation={talk.conversation} onSend={work.send} />
      <ReportOrBlock opener={named} conversation={talk.conversation} onChange={work.change} />
    </div>
  );
}
