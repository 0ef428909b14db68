import { useState, useRef } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type PanelHost, hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { savedPlaces, savedTextLength, savedTitleLength, type SavedPlace } from '#src/domain/message/saved-reply.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

interface ReplyFormProps {
  /** Null for a new one. */
  readonly reply: SavedReply | null;
  readonly hostId: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const read = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return { title: text('title'), text: text('text') };
};
const check = ({ title, text }: ReturnType<typeof read>): Record<string, string> => ({
  ...(title === '' && { title: t('form.titleMissing') }),
  ...(text === '' && { text: t('form.textMissing') }),
});

/** A saved reply; guest-specific parts are inserted by button. */
function ReplyForm({ reply, hostId, onDone, onCancel }: ReplyFormProps) {
  const { api } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const id = reply === null ? {} : { reply_id: reply.id };
      const answer = await api('saved-reply/save', { host_id: hostId, ...id, ...values });
      if (!answer.ok) return failureFormError(answer);
      onDone();
      return null;
    },
  });
  const put = (place: SavedPlace): void => {
    const area = field.current;
    if (area === null) return;
    area.setRangeText(`{${place}}`, area.selectionStart, area.selectionEnd, 'end');
    area.focus();
  };
  return (
    <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextField
        label={t('form.title')}
        name="title"
        maxLength={savedTitleLength}
        hint={t('form.titleHint')}
        defaultValue={reply?.title}
        autoFocus
        error={form.errorOf('title')}
      />
      <TextArea
        label={t('form.text')}
        name="text"
        ref={field}
        rows={5}
        maxLength={savedTextLength}
        defaultValue={reply?.text}
        error={form.errorOf('text')}
      />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-small text-ink-2">{t('form.places')}</span>
        {savedPlaces.map((place) => (
          <Button key={place} kind="secondary" size="small" onClick={() => put(place)}>
            {t(`form.place.${place}`)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('form.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function RepliesPage({ data: { panel, replies } }: { readonly data: RepliesData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) => replies && <Content key={host.id} host={host} replies={replies} />}
    </HostShell>
  );
}

const minutesOfHours = 120;

function timeText(minutes: number | null): string {
  if (minutes === null) return t('time.none');
  if (minutes < minutesOfHours) return t('time.minutes', { count: minutes });
  return t('time.hours', { count: Math.round(minutes / 60) });
}

function Content({ host, replies }: { readonly host: PanelHost; readonly replies: Replies }) {
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

export { RepliesPage as Page };

// /dashboard/host-panel/replies: saved replies and a link to the conversations (docs/domain/messages.md#saved-replies).

type Replies = CallOutput<'saved-reply/list'>;

type SavedReply = Replies['data'][number];

interface RepliesData {
  readonly panel: Panel | null;
  readonly replies: Replies | null;
}

export async function load(input: PageInput): Promise<PageResult<RepliesData>> {
  const loaded = await loadPanel(input, 'messages');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, replies: null }, head };
  const answer = await input.api('saved-reply/list', hostOf(panel));
  return answer.ok ? { kind: 'page', data: { panel, replies: answer.data }, head } : failed(answer);
}
