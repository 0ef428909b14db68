import { useState } from 'react';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { mostInNote } from '#src/domain/admin/areas.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { t } from './notes-texts.ts';

export type NotesAbout = CallInput<'admin/notes'>;

export type StaffNotes = CallOutput<'admin/notes'> | null;

type Note = NonNullable<StaffNotes>['notes'][number];

/** A page is shown even without its notes. */
export async function loadNotes(api: Api, about: NotesAbout): Promise<StaffNotes> {
  const answer = await api('admin/notes', about);
  return answer.ok ? answer.data : null;
}

interface NotesProps {
  readonly about: NotesAbout;
  readonly notes: StaffNotes;
}

/** Staff notes, with a form for a new one (docs/reference/back-office.md#notes). */
export function Notes({ about, notes }: NotesProps) {
  const { path, navigate } = useNavigation();
  const [done, setDone] = useState({ times: 0, message: '' });
  if (notes === null || (notes.notes.length === 0 && !notes.is_open)) return null;
  const onDone = (message: string): void => {
    setDone(({ times }) => ({ times: times + 1, message }));
    navigate(path, { replace: true });
  };
  return (
    <Section id="notes" title={t('title')}>
      <p role="status" className="text-small empty:hidden">
        {done.message}
      </p>
      {notes.notes.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="grid gap-3">
        {notes.notes.map((note) => (
          <OneNote key={note.id} note={note} onDone={onDone} />
        ))}
      </ul>
      {notes.is_open && <AddNote key={done.times} about={about} onDone={onDone} />}
    </Section>
  );
}

interface DoneProps {
  readonly onDone: (message: string) => void;
}

function OneNote({ note: { id, words, by, at, can_remove: canRemove }, onDone }: DoneProps & { readonly note: Note }) {
  const { api } = useApp();
  const when = instantText(at, 'UTC');
  const remove: Act = {
    name: t('remove'),
    openName: t('removeNamed', { by, when }),
    text: <p>{t('removeText')}</p>,
    isDanger: true,
    reason: null,
    make: () => api('admin/note-remove', { note_id: id }),
  };
  return (
    <li className="grid gap-1 border-s-2 border-line ps-3">
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="numbers text-small text-ink-2">{t('by', { by, when })}</span>
        <Acts acts={canRemove ? [remove] : []} look="quiet" onDone={onDone} />
      </div>
    </li>
  );
}

function AddNote({ about, onDone }: DoneProps & Pick<NotesProps, 'about'>) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => String(new FormData(element).get('words') ?? '').trim(),
    check: (words): Record<string, string> => (words === '' ? { words: t('empty') } : {}),
    send: async (words) => {
      const answer = await api('admin/note-add', { ...about, words });
      if (!answer.ok) return failureFormError(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form noValidate method="post" className="needs-script grid gap-3" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      <TextArea
        label={t('add')}
        name="words"
        rows={2}
        maxLength={mostInNote}
        hint={t('hint')}
        error={form.errorOf('words')}
      />
      <div>
        <Button type="submit" kind="secondary" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
