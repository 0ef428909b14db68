import { useRef } from 'react';
import { savedPlaces, savedTextLength, savedTitleLength, type SavedPlace } from '#src/domain/message/saved-reply.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { SavedReply } from './load.ts';
import { t } from './texts.ts';

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

/** A reply with its name; what differs from guest to guest is put in by a press. */
export function ReplyForm({ reply, hostId, onDone, onCancel }: ReplyFormProps) {
  const { api } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const id = reply === null ? {} : { reply_id: reply.id };
      const answer = await api('saved-reply/save', { host_id: hostId, ...id, ...values });
      if (!answer.ok) return failureTrouble(answer);
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
