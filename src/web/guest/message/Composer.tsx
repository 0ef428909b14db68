import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { messageLength, attachmentAltLength, attachmentsMax } from '#src/domain/message/writing.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { saveUnsent, readUnsent } from './unsent-text.ts';
import { AttachButton, AttachedList, useAttachments } from './pictures.tsx';
import type { Attachment, Conversation, Opener } from './conversation.ts';
import { t } from './texts.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';

const tellLeftFrom = 3800;

function useDraft(id: string) {
  const [draft, setDraft] = useState('');
  // Read after hydration: the server has no draft.
  useEffect(() => setDraft(readUnsent(id).draft), [id]);
  const keep = (next: string): void => {
    setDraft(next);
    saveUnsent(id, { ...readUnsent(id), draft: next });
  };
  return [draft, keep] as const;
}

interface ComposerProps {
  readonly opener: Opener;
  readonly conversation: Conversation;
  readonly onSend: (text: string, pictures: readonly Attachment[]) => void;
}

export function Composer(props: ComposerProps) {
  const { conversation } = props;
  const { closed, with_name: name } = conversation;
  if (closed === null) return <WriteForm {...props} />;
  const isMine = closed === 'blocked' && conversation.is_blocked_by_me;
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <Banner tone="info">{isMine ? t('closed.blockedByMe', { name }) : t(`closed.${closed}`)}</Banner>
      {closed === 'answer-first' && (
        <a href={conversation.page_url} className={buttonLook('primary', 'medium', true)}>
          {t('closed.answer-firstLink')}
        </a>
      )}
    </div>
  );
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

function useWriting({ opener, conversation: { id }, onSend }: ComposerProps) {
  const [draft, setDraft] = useDraft(id);
  const work = useAttachments(opener);
  const isWaiting = work.list.some(({ state }) => state !== 'ready');
  const isEmpty = draft.trim() === '' && work.list.length === 0;
  const send = (): void => {
    if (isEmpty || isWaiting) return;
    const pictures = work.list.flatMap(({ sent, alt }) => (sent === null ? [] : [{ ...sent, alt: alt.trim() }]));
    onSend(draft.trim(), pictures);
    setDraft('');
    work.clear();
  };
  return { draft, setDraft, work, isWaiting, isEmpty, send };
}

function WriteForm(props: ComposerProps) {
  const { with_name: name, hides_contacts: isMasked, takes_pictures: takesPictures } = props.conversation;
  const { draft, setDraft, work, isWaiting, isEmpty, send } = useWriting(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOver, setOver] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    field.current?.focus();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit(event);
  };
  const take = (event: SyntheticEvent, data: DataTransfer | null): void => {
    const files = filesOf(data);
    if (!takesPictures || files.length === 0) return;
    event.preventDefault();
    work.add(files);
  };
  const put = (text: string): void => {
    const area = field.current;
    const at = area?.selectionStart ?? draft.length;
    const before = draft.slice(0, at);
    const gap = before === '' || /\s$/.test(before) ? '' : '\n';
    setDraft((before + gap + text + draft.slice(area?.selectionEnd ?? at)).slice(0, messageLength));
    area?.focus();
  };
  const left = messageLength - draft.length;
  const hint = isMasked ? t('write.masked') : <span className="hidden desk:inline">{t('write.keys')}</span>;
  return (
    <form
      noValidate
      method="post"
      className={classNames('needs-script grid gap-3 border-t border-line p-4', isOver && 'bg-jade-soft')}
      onSubmit={submit}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => {
        if (!takesPictures || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer);
      }}
    >
      <TextArea
        label={t('write.label', { name })}
        name="message"
        rows={2}
        maxLength={messageLength}
        hint={draft.length >= tellLeftFrom ? t('write.left', { count: left }) : hint}
        value={draft}
        ref={(node) => {
          field.current = node;
          focusInPopup(node);
        }}
        data-first-focus
        className="max-h-40"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {props.conversation.role === 'host' && <SavedReplies opener={props.opener} onPick={(text) => put(text)} />}
      {takesPictures && <AttachedList work={work} onRemoved={() => field.current?.focus()} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {takesPictures ? <AttachButton work={work} /> : <span />}
        <Button type="submit" disabled={isEmpty || isWaiting}>
          <SendHorizontal aria-hidden size={18} className="rtl:-scale-x-100" />
          {t('write.send')}
        </Button>
      </div>
      {isWaiting && <p className="text-small text-ink-2">{t('picture.wait')}</p>}
    </form>
  );
}

type Saved = CallOutput<'conversation/saved-replies'>['data'];

interface SavedRepliesProps {
  readonly opener: Opener;
  readonly onPick: (text: string) => void;
}

/** The host's saved replies, filled for this guest and inserted on press (docs/domain/messages.md#saved-replies). */
function SavedReplies({ opener, onPick }: SavedRepliesProps) {
  const { api } = useApp();
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void api('conversation/saved-replies', opener, stop.signal).then((answer) => {
      if (answer.ok) setSaved(answer.data.data);
    });
    return () => stop.abort();
  }, [api, opener]);
  if (saved === null) return null;
  return (
    <div role="group" aria-label={t('saved.label')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      {saved.map(({ id, title, text }) => (
        <Button
          key={id}
          kind="secondary"
          size="small"
          className="shrink-0"
          aria-label={t('saved.put', { title })}
          onClick={() => onPick(text)}
        >
          {title}
        </Button>
      ))}
      <a href={routes['host-replies'].path} className={`${buttonLook('quiet', 'small')} shrink-0`}>
        {t('saved.manage')}
      </a>
    </div>
  );
}

interface PlainComposerProps {
  readonly conversation: Conversation;
  readonly form: PageForm;
}

export function PlainComposer({ conversation, form }: PlainComposerProps) {
  const { closed, with_name: name, takes_pictures: takesPictures } = conversation;
  if (closed !== null) return null;
  const { csrf, key, trouble, values, errors } = form;
  return (
    <noscript>
      <form
        method="post"
        className="grid gap-3 border-t border-line p-4"
        {...(takesPictures && { encType: 'multipart/form-data' as const })}
      >
        {trouble !== null && <Banner tone="error">{trouble}</Banner>}
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={key} />
        <TextArea
          label={t('write.label', { name })}
          name="message"
          rows={3}
          required={!takesPictures}
          maxLength={messageLength}
          hint={conversation.hides_contacts ? t('write.masked') : undefined}
          defaultValue={values['message'] ?? ''}
          error={errors['message']}
        />
        {takesPictures && (
          <>
            <TextField
              type="file"
              className="py-2.5"
              label={t('picture.add')}
              hint={t('picture.plainHint', { max: attachmentsMax })}
              name="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              error={errors['attachments'] ?? errors['file']}
            />
            <TextField
              label={t('picture.plainAlt')}
              name="alt"
              maxLength={attachmentAltLength}
              defaultValue={values['alt'] ?? ''}
            />
          </>
        )}
        <Button type="submit" className="justify-self-end">
          {t('write.send')}
        </Button>
      </form>
    </noscript>
  );
}
