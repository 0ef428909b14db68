import { useState, useEffect } from 'react';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { signedIn } from '#src/web/platform/session/session.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { failureFormError, isRefusedAs, failureText } from '#src/web/platform/api/failure-text.ts';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { useAfterRender } from '#src/web/ui/browser/use-after-render.ts';
import { t as site } from '#src/web/guest/texts.ts';
import { CodeField } from './CodeField.tsx';
import { checkAddress, EmailField, keepAddress, readAddress } from './EmailField.tsx';
import type { ProviderRefusal } from './provider-result.ts';
import { ProviderLinks } from './ProviderLinks.tsx';
import { Sent } from './Sent.tsx';
import { t } from './texts.ts';
import { UserLink } from './UserLink.tsx';
import { canHavePasskeys, signWithPasskey } from '#src/web/platform/session/passkey.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

interface LoginFormProps {
  readonly onDone: () => void;
  /** Page only: the posted form without JavaScript. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
  /** The result of a provider login: an error, or that an email was sent. */
  readonly refused?: ProviderRefusal | null;
  readonly sent?: string | null;
}

const read = (form: HTMLFormElement) => ({
  form,
  email: readAddress(form),
  password: String(new FormData(form).get('password') ?? ''),
  code: String(new FormData(form).get('code') ?? ''),
});

/** Email first, then the same login methods for every email (docs/domain/accounts.md#logging-in). A refusal keeps what was typed. */
export function LoginForm({
  onDone,
  posted = null,
  inPopup = false,
  refused = null,
  sent: mail = null,
}: LoginFormProps) {
  const { api } = useApp();
  const afterDraw = useAfterRender();
  const hasAddress = posted !== null && (posted.values['email'] ?? '') !== '' && !('email' in posted.errors);
  const [isNamed, setNamed] = useState(hasAddress);
  const [asksCode, setAsksCode] = useState(posted !== null && 'code' in posted.errors);
  const [sent, setSent] = useState(posted?.done ?? mail ?? '');
  const form = useForm({
    read,
    check: ({ email, password }) => ({
      ...checkAddress(email),
      ...(isNamed && password === '' ? { password: t('password.missing') } : {}),
    }),
    send: async ({ form: typed, email, password, code }) => {
      if (!isNamed) {
        setNamed(true);
        afterDraw(() => typed.querySelector<HTMLInputElement>('input[name=password]')?.focus());
        return null;
      }
      const answer = await api('user/login', { email, password, ...(code !== '' && { code }) });
      if (!answer.ok && isRefusedAs(answer, 'factor-needed') && !asksCode) {
        setAsksCode(true);
        afterDraw(() => typed.querySelector<HTMLInputElement>('input[name=code]')?.focus());
        return null;
      }
      if (!answer.ok) return failureFormError(answer);
      keepAddress('');
      await signedIn(api, answer.data);
      onDone();
      return null;
    },
  });
  if (sent !== '') return <Sent message={sent} onAgain={() => setSent('')} />;
  const trouble = form.message || posted?.trouble;
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      {trouble && <Banner tone="error">{trouble}</Banner>}
      {!trouble && !isNamed && refused !== null && <Banner tone={refused.tone}>{refused.text}</Banner>}
      <EmailField error={errorOf('email')} typed={posted?.values['email']} first />
      {isNamed ? (
        <LoginOptions
          errorOf={errorOf}
          asksCode={asksCode}
          busy={form.busy}
          inPopup={inPopup}
          onSent={setSent}
          onDone={onDone}
        />
      ) : (
        <>
          <Button type="submit" full>
            {t('continue')}
          </Button>
          <ProviderLinks inPopup={inPopup} />
          <Others inPopup={inPopup} />
        </>
      )}
    </form>
  );
}

interface LoginOptionsProps {
  readonly errorOf: (field: string) => string | undefined;
  readonly asksCode: boolean;
  readonly busy: boolean;
  readonly inPopup: boolean;
  readonly onSent: (message: string) => void;
  readonly onDone: () => void;
}

function LoginOptions({ errorOf, asksCode, busy, inPopup, onSent, onDone }: LoginOptionsProps) {
  return (
    <>
      <div className="grid gap-1">
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          error={errorOf('password')}
          required
        />
        <UserLink
          href={userUrls.forgot}
          popup={inPopup ? 'forgot-password' : undefined}
          className="justify-self-end text-small"
        >
          {t('forgot.link')}
        </UserLink>
      </div>
      {asksCode && <CodeField error={errorOf('code')} />}
      <Button type="submit" full loading={busy} loadingLabel={t('busy')}>
        {site('login.submit')}
      </Button>
      <p className="flex items-center gap-3 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <LinkByMail onSent={onSent} />
      <PasskeyButton onDone={onDone} />
    </>
  );
}

function Others({ inPopup }: { readonly inPopup: boolean }) {
  return (
    <div className="grid justify-items-center text-center text-small">
      <UserLink href={userUrls.signup} popup={inPopup ? 'signup' : undefined}>
        {t('login.new')}
      </UserLink>
      <p className="text-ink-2">{t('login.noAccount')}</p>
      <UserLink href={userUrls.findBooking} popup={inPopup ? null : undefined}>
        {t('login.find')}
      </UserLink>
    </div>
  );
}

/** Shown only where the browser supports passkeys, known after hydration. */
function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => setRequested(canHavePasskeys()), []);
  if (!isRequested) return null;
  const ask = (): void =>
    void run(async () => {
      const signed = await signWithPasskey(api);
      if (signed === null) return t('passkey.none');
      if ('failure' in signed) return failureText(signed.failure);
      const answer = await api('account/passkey-sign-in', signed);
      if (!answer.ok) return failureText(answer);
      await signedIn(api, answer.data);
      onDone();
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      <Button kind="secondary" full loading={busy} loadingLabel={t('busy')} onClick={ask}>
        {t('passkey.use')}
      </Button>
    </>
  );
}

/** Emails a login link to the typed address. Posts the form without script. */
function LinkByMail({ onSent }: { readonly onSent: (message: string) => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const ask = (email: string): void =>
    void run(async () => {
      const wrong = checkAddress(email)['email'];
      if (wrong !== undefined) return wrong;
      const answer = await api('account/sign-in-send', { email });
      if (!answer.ok) return failureText(answer);
      onSent(answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      <Button
        type="submit"
        name="act"
        value="link"
        kind="secondary"
        full
        loading={busy}
        loadingLabel={t('busy')}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          if (form !== null) ask(readAddress(form));
        }}
      >
        {t('login.link')}
      </Button>
    </>
  );
}
