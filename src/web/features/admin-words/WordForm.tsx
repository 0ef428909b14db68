import { useState } from 'react';
import { type SynonymKind, synonymKinds } from '#src/domain/admin/places.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';

/** Adds a word. What it may mean depends on its kind, which the field says. */
export function WordForm({ onDone }: { readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const [kind, setKind] = useState<SynonymKind>('words');
  const [made, setMade] = useState(0);
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { term: String(data.get('term') ?? '').trim(), means: String(data.get('means') ?? '').trim() };
    },
    check: ({ term, means }): Record<string, string> => ({
      ...(term === '' && { term: t('missing') }),
      ...(means === '' && kind !== 'filler' && { means: t('missing') }),
    }),
    send: async ({ term, means }) => {
      const answer = await api('admin/synonym-change', { term, kind, means, is_there: true });
      if (!answer.ok) return failureTrouble(answer);
      setMade(made + 1);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      key={made}
      noValidate
      method="post"
      aria-label={t('add')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        <TextField label={t('term')} name="term" maxLength={80} autoComplete="off" error={form.errorOf('term')} />
        <Select
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={(event) => setKind(synonymKinds.find((one) => one === event.target.value) ?? 'words')}
          options={synonymKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
        {kind !== 'filler' && (
          <TextField
            label={t('meaning')}
            name="means"
            maxLength={80}
            autoComplete="off"
            hint={t(`hint.${kind}`)}
            error={form.errorOf('means')}
          />
        )}
      </div>
      <div>
        <Button type="submit" kind="secondary" loading={form.busy} loadingLabel={t('busy')}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
