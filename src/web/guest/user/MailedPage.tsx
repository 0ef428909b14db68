import { useState } from 'react';
import { userUrls, mailedPurposes } from '#src/contract/addresses/user-urls.ts';
import { routes, ownPath } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { providerName } from '#src/web/platform/session/provider.ts';
import { t } from './mailed-texts.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { signedIn, signedOut, useSession } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { CodeField } from './CodeField.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

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

async function confirmSignUp(api: Api, token: string, password: string) {
  const answer = await api('account/sign-up-confirm', { token, ...(password !== '' && { password }) });
  if (answer.ok && answer.data.user_id !== null) await signedIn(api, answer.data);
  return answer;
}

function spend(
  api: Api,
  { token, link: { purpose } }: Pick<MailedFormProps, 'token' | 'link'>,
  { password, code }: ReturnType<typeof read>,
) {
  if (purpose === 'reset') return api('user/password-update', { token, password, ...(code !== '' && { code }) });
  if (purpose === 'address') return api('account/address-confirm', { token });
  if (purpose === 'delete') return api('account/delete', { token, ...(code !== '' && { code }) });
  return confirmSignUp(api, token, password);
}

function MailedForm({ token, link, next, posted, onDone }: MailedFormProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const wantsPassword = link.purpose === 'reset' || (link.purpose === 'sign-up' && !link.has_typed);
  const form = useForm({
    read,
    check: (values) => (wantsPassword ? checkPasswords(values) : {}),
    send: async (values) => {
      if (!opensSession(link.purpose)) {
        const answer = await spend(api, { token, link }, values);
        if (!answer.ok) return failureFormError(answer);
        if (link.purpose === 'delete') signedOut();
        onDone(answer.data.message);
        return null;
      }
      const input = { token, ...(values.code !== '' && { code: values.code }) };
      const name = link.purpose === 'sign-in' ? 'account/sign-in' : 'account/identity-confirm';
      const answer = await api(name, input);
      if (!answer.ok) return failureFormError(answer);
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
          {/* Tells password managers the account. */}
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

const loginUrlTo = (next: string | null) =>
  `${userUrls.login}?next=${encodeURIComponent(next ?? routes['dashboard-booking'].path)}`;

export function MailedPage({ data: { token, link, next, form } }: { readonly data: MailedData }) {
  const [done, setDone] = useState(form?.done ?? '');
  const { isLogin } = useSession();
  const after = next ?? routes['dashboard-booking'].path;
  const loginUrl = loginUrlTo(next);
  // Deleting the account removes its links: only the result is shown.
  const isDeleted = done !== '' && (link === null || link.purpose === 'delete');
  if (isDeleted) return <End title={t('delete.done')} text={t('delete.after')} href="/" label={t('home')} />;
  if (link === null) return <End title={t('gone.title')} text={t('gone.text')} href="/" label={t('home')} />;
  const { purpose, state, email } = link;
  if (done !== '') {
    const goOn = isLogin ? { href: after, label: t('continue') } : { href: loginUrl, label: t('login') };
    return <End title={t('done.title')} text={done} {...goOn} />;
  }
  if (state === 'used') return <End title={t('used.title')} text={t('used.text')} href={loginUrl} label={t('login')} />;
  if (state === 'expired') {
    const { href, text, label } = afterwards(purpose);
    return <End title={t('expired.title')} text={text} href={href} label={label} />;
  }
  const site = providerName(link.provider);
  const isOfIdentity = purpose === 'identity' || purpose === 'identity-code';
  if (isOfIdentity && !link.is_here)
    return <End title={t('elsewhere.title')} text={t('elsewhere.text', { site })} href={loginUrl} label={t('login')} />;
  const isNew = purpose === 'sign-up' ? !link.has_typed : purpose === 'identity' && !link.has_account;
  const title = isNew && purpose === 'identity' ? 'identity.titleNew' : (`${purpose}.title` as const);
  const text = isNew ? (purpose === 'identity' ? 'identity.textNew' : 'sign-up.textNew') : (`${purpose}.text` as const);
  return (
    <div className="shell grid max-w-[30rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{t(title, { site })}</h1>
      <p className="wrap-anywhere text-ink-2">{t(text, { email, site })}</p>
      {purpose === 'delete' && <p className="text-ink-2">{t('delete.kept')}</p>}
      <MailedForm token={token} link={link} next={next} posted={form} onDone={setDone} />
      <p className="text-small text-ink-2">{t('notMine')}</p>
    </div>
  );
}

function afterwards(purpose: NonNullable<MailedData['link']>['purpose']) {
  const label = t('expired.find');
  if (purpose === 'address') return { href: '/dashboard/account', text: t('expired.textDay'), label };
  if (purpose === 'sign-up') return { href: userUrls.signup, text: t('expired.textDay'), label };
  if (purpose === 'reset') return { href: userUrls.forgot, text: t('expired.text'), label };
  if (purpose === 'delete') return { href: '/dashboard/account', text: t('expired.text'), label };
  if (purpose === 'sign-in') return { href: userUrls.login, text: t('expired.text'), label };
  return { href: userUrls.login, text: t('expired.again'), label: t('login') };
}

interface EndProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

function End({ title, text, href, label }: EndProps) {
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <a href={href} className={buttonLook('primary')}>
            {label}
          </a>
        }
      >
        <span role="status" className="wrap-anywhere">
          {text}
        </span>
      </EmptyState>
    </div>
  );
}

// /user/verify, /user/sign-in, /user/reset, /user/address, /user/connect and /user/two-step with ?token=…: requested links. Loading
// one changes nothing (docs/domain/accounts.md#account-links).

export interface MailedData {
  readonly kind: 'mailed';
  readonly token: string;
  readonly link: CallOutput<'account/mailed'> | null;
  /** The path after login; null for the bookings. */
  readonly next: string | null;
  readonly form: PageForm | null;
}

/** A link sent for another purpose than this page is invalid. */
export async function loadMailed({ api, url, params, form }: PageInput): Promise<PageResult<MailedData>> {
  const token = url.searchParams.get('token') ?? '';
  const answer = await api('account/mailed', { token });
  const isLost = !answer.ok && answer.kind === 'refusal' && ['link-invalid', 'bad-input'].includes(answer.error.code);
  if (!answer.ok && !isLost) return failed(answer);
  const purpose = mailedPurposes[params['auth'] ?? ''];
  const link = answer.ok && answer.data.purpose === purpose ? answer.data : null;
  const site = providerName(link?.provider);
  const isDone = form?.done !== undefined && form.done !== '';
  const name = isDone ? 'done' : link === null ? 'gone' : link.purpose;
  const head = { title: t(`${name}.title`, { site }), robots: 'noindex' } as const;
  const next = ownPath(url.searchParams.get('next'));
  const data: MailedData = { kind: 'mailed', token, link, next, form: form ?? null };
  return { kind: 'page', data, head, ...(link === null && !isDone && { status: 404 }) };
}
