import { useState } from 'react';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { EmailField } from './EmailField.tsx';
import { ProviderLinks } from './provider/ProviderLinks.tsx';
import { Sent } from './Sent.tsx';
import { t } from './texts.ts';
import { UserLink } from './UserLink.tsx';

const shortest = 8;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    email: text('email').trim(),
    first_name: text('first_name').trim(),
    last_name: text('last_name').trim(),
    password: text('password'),
  };
}

function check({ password, ...contact }: ReturnType<typeof read>): Record<string, string> {
  const wrong = Object.entries(checkContact(contact)).map(([field, code]) => [field, formErrorText(code)]);
  const code = password === '' ? 'password-missing' : password.length < shortest ? 'password-short' : null;
  return { ...Object.fromEntries(wrong), ...(code !== null && { password: formErrorText(code) }) };
}

interface SignupFormProps {
  /** Only on the page: the form as the server posts it back to who has no script. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
}

/** Asks for an account. It begins with the link of a mail, so every address gets the same answer (docs/accounts.md#registering). */
export function SignupForm({ posted = null, inPopup = false }: SignupFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState(posted?.done ?? '');
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('user/register', values);
      if (!answer.ok) return failureTrouble(answer);
      setSent(answer.data.message);
      return null;
    },
  });
  if (sent !== '') return <Sent message={sent} onAgain={() => setSent('')} />;
  const trouble = form.message || posted?.trouble;
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  const named = (name: 'first_name' | 'last_name') =>
    ({ name, maxLength: 80, required: true, error: errorOf(name), defaultValue: posted?.values[name] }) as const;
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <p className="text-ink-2">{t('signup.lead')}</p>
      {trouble && <Banner tone="error">{trouble}</Banner>}
      <EmailField error={errorOf('email')} typed={posted?.values['email']} first />
      <div className="grid grid-cols-1 items-start gap-4 min-[420px]:grid-cols-2">
        <TextField label={t('firstName')} autoComplete="given-name" {...named('first_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...named('last_name')} />
      </div>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        maxLength={128}
        hint={t('password.hint')}
        error={errorOf('password')}
        required
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t('signup.submit')}
      </Button>
      <ProviderLinks inPopup={inPopup} />
      <UserLink href={userUrls.login} popup={inPopup ? 'login' : undefined} className="justify-self-center text-small">
        {t('signup.known')}
      </UserLink>
    </form>
  );
}
