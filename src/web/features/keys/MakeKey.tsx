import { useState } from 'react';
import { keyNameMax, keyTerms } from '#src/domain/account/distributor-key.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { t } from './texts.ts';

interface MakeKeyProps {
  readonly hasPassword: boolean;
  readonly canMake: boolean;
  readonly onMade: () => void;
}

const wordIn = (data: FormData, name: string): string => String(data.get(name) ?? '');
const terms = () => [
  { value: '', label: t('term.none') },
  ...keyTerms.map((days) => ({ value: String(days), label: t(`term.${days}`) })),
];

/** Makes a key and shows it, once. */
export function MakeKey({ hasPassword, canMake, onMade }: MakeKeyProps) {
  const { api } = useApp();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    read: (node) => {
      const data = new FormData(node);
      const days = keyTerms.find((one) => String(one) === wordIn(data, 'days'));
      return { node, name: wordIn(data, 'name').trim(), password: wordIn(data, 'password'), days };
    },
    check: ({ name, password }): Readonly<Record<string, string>> => ({
      ...(name === '' && { name: t('make.noName') }),
      ...(hasPassword && password === '' && { password: t('make.noPassword') }),
    }),
    send: async ({ node, name, password, days }) => {
      const answer = await api('account/key-make', {
        name,
        ...(days !== undefined && { days }),
        ...(hasPassword && { password }),
      });
      if (!answer.ok) return failureTrouble(answer);
      node.reset();
      setMade(answer.data.key);
      onMade();
      return null;
    },
  });
  return (
    <section aria-labelledby="make" className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      {made !== null && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <CopyField label={t('made.label')} value={made} />
          <p className="text-small font-medium">{t('made.again')}</p>
        </div>
      )}
      {canMake && (
        <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
          <h2 id="make" className="text-h3">
            {t('make.title')}
          </h2>
          <FormMessage text={form.message} />
          <TextField
            label={t('make.name')}
            name="name"
            hint={t('make.nameHint')}
            maxLength={keyNameMax}
            autoComplete="off"
            error={form.errorOf('name')}
            required
          />
          <Select label={t('make.term')} name="days" defaultValue="" options={terms()} />
          {hasPassword && (
            <PasswordField
              label={t('make.password')}
              name="password"
              autoComplete="current-password"
              maxLength={128}
              error={form.errorOf('password')}
              required
            />
          )}
          <Button type="submit" loading={form.busy} loadingLabel={t('busy')} className="justify-self-start">
            {t('make.submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
