import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { LoginForm } from './LoginForm.tsx';
import type { ProviderRefusal } from './provider-result.ts';
import { identityUrls, userUrls } from '#src/contract/addresses/user-urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { UserLink } from './UserLink.tsx';
import { ProviderMark, ProviderLinks } from './ProviderLinks.tsx';
import { providerName, useNext, withNext } from '#src/web/platform/session/provider.ts';
import { t } from './texts.ts';
import { useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { checkAddress, EmailField, readAddress } from './EmailField.tsx';
import { Sent } from './Sent.tsx';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';

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
  /** Page only: the posted form without JavaScript. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
}

/** Starts with an email link, so every email gets the same response (docs/domain/accounts.md#registering). */
function SignupForm({ posted = null, inPopup = false }: SignupFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState(posted?.done ?? '');
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('user/register', values);
      if (!answer.ok) return failureFormError(answer);
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

const calls = { forgot: 'user/password-reset-send', find: 'account/find-bookings' } as const;

interface AddressFormProps {
  readonly wants: keyof typeof calls;
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
}

/** An email field; the response is the same for every email. */
function AddressForm({ wants, posted = null, inPopup = false }: AddressFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState(posted?.done ?? '');
  const form = useForm({
    read: readAddress,
    check: checkAddress,
    send: async (email) => {
      const answer = await api(calls[wants], { email });
      if (!answer.ok) return failureFormError(answer);
      setSent(answer.data.message);
      return null;
    },
  });
  if (sent !== '') return <Sent message={sent} onAgain={() => setSent('')} />;
  const trouble = form.message || posted?.trouble;
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <p className="text-ink-2">{t(`${wants}.lead`)}</p>
      {trouble && <Banner tone="error">{trouble}</Banner>}
      <EmailField
        error={form.errorOf('email') ?? posted?.errors['email']}
        typed={posted?.values['email']}
        autoComplete={wants === 'find' ? 'email' : 'username'}
        first
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t(`${wants}.submit`)}
      </Button>
      <UserLink href={userUrls.login} popup={inPopup ? 'login' : undefined} className="justify-self-center text-small">
        {t('back')}
      </UserLink>
    </form>
  );
}

interface UserFormProps {
  readonly kind: 'login' | 'signup' | 'forgot' | 'find' | 'facebook';
  readonly onDone?: () => void;
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
  /** Login page only: the result of a provider login. */
  readonly refused?: ProviderRefusal | null;
  readonly sent?: string | null;
}

const nothing = (): void => undefined;

export function UserForm({ kind, onDone = nothing, posted = null, inPopup = false, ...messages }: UserFormProps) {
  if (kind === 'login') return <LoginForm onDone={onDone} posted={posted} inPopup={inPopup} {...messages} />;
  if (kind === 'facebook') return <FacebookLogin inPopup={inPopup} />;
  if (kind === 'signup') return <SignupForm posted={posted} inPopup={inPopup} />;
  return <AddressForm wants={kind} posted={posted} inPopup={inPopup} />;
}

/** Explains the Facebook login first (docs/reference/addresses.md#popups). */
function FacebookLogin({ inPopup }: { readonly inPopup: boolean }) {
  const next = useNext();
  return (
    <div className="grid gap-5">
      <ul className="grid list-disc gap-2 ps-5 text-ink-2">
        <li>{t('provider.facebook.gets')}</li>
        <li>{t('provider.facebook.posts')}</li>
        <li>{t('provider.facebook.mail')}</li>
      </ul>
      <a
        href={withNext(identityUrls('facebook').begin, next)}
        className={buttonLook('primary', 'medium', true)}
        data-first-focus
      >
        <ProviderMark provider="facebook" />
        {t('provider.continue', { site: providerName('facebook') })}
      </a>
      <UserLink href={userUrls.login} popup={inPopup ? 'login' : undefined} className="justify-self-center text-small">
        {t('provider.facebook.back')}
      </UserLink>
    </div>
  );
}
