import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { HostShell } from '#src/web/host/HostShell.tsx';
import type { PanelHost } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { Replies, RepliesData, SavedReply } from './load.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Messages of a host: the way to the conversations, and the replies kept ready. */
export function RepliesPage({ data: { panel, replies } }: { readonly data: RepliesData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) => replies && <Inside key={host.id} host={host} replies={replies} />}
    </HostShell>
  );
}

const minutesOfHours = 120;

function timeText(minutes: number | null): string {
  if (minutes === null) return t('time.none');
  if (minutes < minutesOfHours) return t('time.minutes', { count: minutes });
  return t('time.hours', { count: Math.round(minutes / 60) });
}

function Inside({ host, replies }: { readonly host: PanelHost; readonly replies: Replies }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-(--pad)">
        <div className="min-w-0">
          <p className="text-h4 font-bold">{t('unread', { count: replies.unread })}</p>
          <p className="text-small text-ink-2">{timeText(replies.reply_minutes)}</p>
        </div>
        <a href={`${messagesUrl()}${buildQuery({ as: 'host' })}`} className={buttonLook('primary')}>
          {t('open')}
        </a>
      </section>
      <Saved host={host} replies={replies} />
    </div>
  );
}

function Saved({ host, replies: { data, most } }: { readonly host: PanelHost; readonly replies: Replies }) {
  const { path, search, navigate } = useNavigation();
  const [open, setOpen] = useState<string | null>(null);
  const done = (): void => {
    setOpen(null);
    navigate(path + search, { replace: true });
  };
  const form = { hostId: host.id, onDone: done, onCancel: () => setOpen(null) };
  return (
    <section aria-labelledby="saved" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="saved" className="text-h3">
          {t('saved.title')}
        </h2>
        <p className="numbers text-small text-ink-2">{t('saved.count', { count: data.length, most })}</p>
        <p className="w-full text-ink-2">{t(data.length === 0 ? 'saved.none' : 'saved.text')}</p>
      </div>
      <NoScriptNote>{t('saved.noScript')}</NoScriptNote>
      {data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((reply) => (
            <li key={reply.id} className="rounded-card border border-line bg-surface p-4">
              {open === reply.id ? (
                <ReplyForm reply={reply} {...form} />
              ) : (
                <ReplyCard reply={reply} hostId={host.id} onEdit={() => setOpen(reply.id)} onDone={done} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <div className="rounded-card border border-line bg-surface p-4">
          <ReplyForm reply={null} {...form} />
        </div>
      ) : data.length >= most ? (
        <p className="text-ink-2">{t('saved.full', { most })}</p>
      ) : (
        <Button className="needs-script justify-self-start" kind="secondary" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      )}
    </section>
  );
}

interface ReplyCardProps {
  readonly reply: SavedReply;
  readonly hostId: string;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

function ReplyCard({ reply, hostId, onEdit, onDone }: ReplyCardProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const { title } = reply;
  const remove = (): void =>
    void run(async () => {
      const answer = await api('saved-reply/remove', { host_id: hostId, reply_id: reply.id });
      if (!answer.ok) return failureText(answer);
      onDone();
      return null;
    });
  return (
    <>
      <h3 className="font-bold wrap-anywhere">{title}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">
        <Written isBlock>{reply.text}</Written>
      </p>
      <FormMessage text={trouble} />
      <div className="needs-script mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" aria-label={t('edit.of', { title })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {isAsking ? (
          <Button kind="danger" loading={busy} loadingLabel={t('busy')} onClick={remove}>
            {t('remove.sure')}
          </Button>
        ) : (
          <Button kind="quiet" aria-label={t('remove.of', { title })} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}
