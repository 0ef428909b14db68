import { t } from '#src/web/locale/t.ts';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { signedIn } from '#src/web/session/session.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useForm } from '#src/web/ui/form/use-form.ts';

interface EmailFieldProps {
  readonly error: string | undefined;
  /** What was typed before. */
  readonly typed?: string | undefined;
  /** Takes the focus when the popup opens. */
  readonly first?: boolean;
}

/** The address that names an account. */
function EmailField({ error, typed, first = false }: EmailFieldProps) {
  return (
    <TextField
      label={t('login.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      {...(first ? { ref: focusInPopup } : {})}
      {...(typed === undefined ? {} : { defaultValue: typed })}
      error={error}
      required
    />
  );
}

interface LoginFormProps {
  readonly onDone: () => void;
  /** Only on the page: the form as the server posts it back to who has no script. */
  readonly posted?: PageForm | null;
}

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function check({ email, password }: ReturnType<typeof read>): Record<string, string> {
  const wrong = checkContact({ email }).email;
  return {
    ...(wrong === undefined ? {} : { email: errorText(wrong) }),
    ...(password === '' ? { password: t('login.passwordMissing') } : {}),
  };
}

/** Email and password. Nothing typed is lost when the server says no. */
export function LoginForm({ onDone, posted = null }: LoginFormProps) {
  const { api } = useApp();
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('user/login', values);
      if (!answer.ok) return failureTrouble(answer);
      await signedIn(api, answer.data);
      onDone();
      return null;
    },
  });
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      {(form.message || posted?.trouble) && <Banner tone="error">{form.message || posted?.trouble}</Banner>}
      <EmailField error={form.errorOf('email')} typed={posted?.values['email']} first />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        error={form.errorOf('password')}
        required
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <p className="text-center text-small text-ink-2">{t('login.newHere')}</p>
    </form>
  );
}
