import { formErrorText } from '#src/contract/errors/form.ts';
import { routes } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PageForm } from '#src/web/app/page-form.ts';
import type { Api } from '#src/web/api/api.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { signedIn, signedOut } from '#src/web/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { CodeField } from '#src/web/features/user/CodeField.tsx';
import type { MailedData } from './load-mailed.ts';
import { t } from './texts.ts';

interface MailedFormProps {
  readonly token: string;
  readonly link: NonNullable<MailedData['link']>;
  readonly next: string | null;
  readonly posted: PageForm | null;
  readonly onDone: (message: string) => void;
}

const shortest = 8;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return { password: text('password'), passconf: text('passconf'), code: text('code') };
}

function checkPasswords({ password, passconf }: ReturnType<typeof read>): Record<string, string> {
  if (password === '') return { password: formErrorText('password-missing') };
  if (password.length < shortest) return { password: formErrorText('password-short') };
  return password === passconf ? {} : { passconf: formErrorText('password-mismatch') };
}

const opensSession = (purpose: string): boolean => ['sign-in', 'identity', 'identity-code'].includes(purpose);

/** Uses a link that opens no session. */
function spend(
  api: Api,
  { token, link: { purpose } }: Pick<MailedFormProps, 'token' | 'link'>,
  { password, code }: ReturnType<typeof read>,
) {
  if (purpose === 'reset') return api('user/password-update', { token, password, ...(code !== '' && { code }) });
  if (purpose === 'address') return api('account/address-confirm', { token });
  if (purpose === 'delete') return api('account/delete', { token, ...(code !== '' && { code }) });
  return api('account/sign-up-confirm', { token, ...(password !== '' && { password }) });
}

/** One button, and a new password where one is needed. */
export function MailedForm({ token, link, next, posted, onDone }: MailedFormProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const wantsPassword = link.purpose === 'reset' || (link.purpose === 'sign-up' && !link.has_typed);
  const form = useForm({
    read,
    check: (values) => (wantsPassword ? checkPasswords(values) : {}),
    send: async (values) => {
      if (!opensSession(link.purpose)) {
        const answer = await spend(api, { token, link }, values);
        if (!answer.ok) return failureTrouble(answer);
        if (link.purpose === 'delete') signedOut();
        onDone(answer.data.message);
        return null;
      }
      const input = { token, ...(values.code !== '' && { code: values.code }) };
      const name = link.purpose === 'sign-in' ? 'account/sign-in' : 'account/identity-confirm';
      const answer = await api(name, input);
      if (!answer.ok) return failureTrouble(answer);
      await signedIn(api, answer.data);
      navigate(next ?? routes['dashboard-booking'].path, { replace: true });
      return null;
    },
  });
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <FormMessage text={form.message || (posted?.trouble ?? '')} />
      {wantsPassword && (
        <>
          {/* By it a password manager knows whose password this is. */}
          <input type="email" name="email" value={link.email} autoComplete="username" readOnly hidden />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            maxLength={128}
            hint={t('password.hint')}
            error={errorOf('password')}
            required
          />
          <PasswordField
            label={t('passconf')}
            name="passconf"
            autoComplete="new-password"
            maxLength={128}
            error={errorOf('passconf')}
            required
          />
        </>
      )}
      {link.asks_code && <CodeField error={errorOf('code')} />}
      <Button type="submit" size="large" full loading={form.busy} loadingLabel={t('busy')}>
        {t(link.purpose === 'identity' && !link.has_account ? 'identity.buttonNew' : `${link.purpose}.button`)}
      </Button>
    </form>
  );
}
