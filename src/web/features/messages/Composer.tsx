import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { keepWords, readKept } from './kept-words.ts';
import type { Conversation } from './talk.ts';
import { t } from './t.ts';

const most = 4000;
const tellLeftFrom = 3800;

/** What was typed, kept in this browser while it is not sent. */
function useDraft(id: string) {
  const [draft, setDraft] = useState('');
  // The server knows no draft: it comes once the page runs.
  useEffect(() => setDraft(readKept(id).draft), [id]);
  const keep = (next: string): void => {
    setDraft(next);
    keepWords(id, { ...readKept(id), draft: next });
  };
  return [draft, keep] as const;
}

interface ComposerProps {
  readonly conversation: Conversation;
  readonly onSend: (text: string) => void;
}

/** Where a message is written, or why none can be. */
export function Composer({ conversation, onSend }: ComposerProps) {
  const { closed, with_name: name } = conversation;
  if (closed === null) return <WriteForm conversation={conversation} onSend={onSend} />;
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

function WriteForm({ conversation: { id, with_name: name, hides_contacts: isMasked }, onSend }: ComposerProps) {
  const [draft, setDraft] = useDraft(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const text = draft.trim();
    field.current?.focus();
    if (text === '') return;
    onSend(text);
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit(event);
  };
  const left = most - draft.length;
  const hint = isMasked ? t('write.masked') : <span className="hidden desk:inline">{t('write.keys')}</span>;
  return (
    <form noValidate method="post" className="needs-script grid gap-3 border-t border-line p-4" onSubmit={submit}>
      <TextArea
        label={t('write.label', { name })}
        name="message"
        rows={2}
        maxLength={most}
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
      <Button type="submit" disabled={draft.trim() === ''} className="justify-self-end">
        <SendHorizontal aria-hidden size={18} className="rtl:-scale-x-100" />
        {t('write.send')}
      </Button>
    </form>
  );
}
