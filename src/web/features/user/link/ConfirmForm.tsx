import { formErrorText } from '#src/contract/errors/form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Did, LinkData } from './load-link.ts';
import { t } from './texts.ts';

interface ConfirmFormProps {
  readonly token: string;
  readonly link: NonNullable<LinkData['link']>;
  readonly trouble: string;
  readonly onDone: (did: Did) => void;
}

const shortest = 8;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { password: String(data.get('password') ?? ''), passconf: String(data.get('passconf') ?? '') };
}

/** One button. Where the address is new and this browser typed no password, one is chosen here; works without script. */
export function ConfirmForm({ token, link: { state, has_typed: hasTyped }, trouble, onDone }: ConfirmFormProps) {
  const { api } = useApp();
  const isVerify = state === 'verify';
  const check = ({ password, passconf }: ReturnType<typeof read>): Record<string, string> => {
    if (!isVerify || (hasTyped && password === '' && passconf === '')) return {};
    if (password === '') return { password: formErrorText('password-missing') };
    if (password.length < shortest) return { password: formErrorText('password-short') };
    return password === passconf ? {} : { passconf: formErrorText('password-mismatch') };
  };
  const form = useForm({
    read,
    check,
    send: async ({ password }) => {
      const answer = await api('account/confirm', { token, ...(password !== '' && { password }) });
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.did);
      return null;
    },
  });
  const fields = <PasswordFields errorOf={form.errorOf} isRequired={!hasTyped} />;
  return (
    <form noValidate method="post" action="/user/confirm" className="grid gap-5" onSubmit={form.submit}>
      <input type="hidden" name="token" value={token} />
      <p className="text-ink-2">{t(isVerify ? (hasTyped ? 'verify.textTyped' : 'verify.text') : 'join.text')}</p>
      <FormMessage text={form.message === '' ? trouble : form.message} />
      {isVerify && !hasTyped && fields}
      {isVerify && hasTyped && (
        <>
          <p>{t('password.typed')}</p>
          <details className="rounded-control border border-line px-4">
            <summary className="link flex min-h-12 items-center text-small">{t('password.other')}</summary>
            <div className="pb-4">{fields}</div>
          </details>
        </>
      )}
      <Button type="submit" size="large" full loading={form.busy} loadingLabel={t('busy')}>
        {t(isVerify ? 'verify.button' : 'join.button')}
      </Button>
    </form>
  );
}

interface PasswordFieldsProps {
  readonly errorOf: (field: string) => string | undefined;
  readonly isRequired: boolean;
}

function PasswordFields({ errorOf, isRequired }: PasswordFieldsProps) {
  const both = { autoComplete: 'new-password', maxLength: 128, required: isRequired } as const;
  return (
    <div className="grid gap-4">
      <PasswordField
        label={t('password')}
        name="password"
        hint={t('password.hint')}
        error={errorOf('password')}
        {...both}
      />
      <PasswordField label={t('passconf')} name="passconf" error={errorOf('passconf')} {...both} />
    </div>
  );
}
