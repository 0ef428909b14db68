import { type FormEvent, useState } from 'react';
import { accountLinkDays } from '#src/domain/account/account-link.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './link-texts.ts';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { routes } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { formErrorText } from '#src/contract/errors/form.ts';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { signedIn, useSession } from '#src/web/platform/session/session.ts';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

// /user/confirm?token=…: the page of an email link. Loading it changes nothing (docs/domain/accounts.md#links-in-booking-emails,
// docs/domain/messages.md#emails-to-hosts).

type Did = CallOutput<'account/confirm'>['did'] | 'sent';

/** `link` is null for an unknown token. */
export interface LinkData {
  readonly kind: 'link';
  readonly token: string;
  readonly link: CallOutput<'account/link'> | null;
  readonly did: Did | null;
  readonly trouble: string;
}

async function refusedText(code: string): Promise<string> {
  const { errorText, isErrorCode } = await import('#src/contract/errors.ts');
  return isErrorCode(code) ? errorText(code) : '';
}

const dids: readonly Did[] = ['verify', 'join', 'nothing', 'sent'];

export async function loadLink({ api, url }: PageInput): Promise<PageResult<LinkData>> {
  const { searchParams } = url;
  const token = searchParams.get('token') ?? '';
  const refused = searchParams.get('refused') ?? '';
  const trouble = refused === '' ? '' : await refusedText(refused);
  const did = dids.find((one) => one === searchParams.get('did')) ?? null;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('account/link', { token });
  if (answer.ok) return { kind: 'page', data: { kind: 'link', token, link: answer.data, did, trouble }, head };
  const isLost = answer.kind === 'refusal' && ['link-invalid', 'bad-input'].includes(answer.error.code);
  if (!isLost) return failed(answer);
  return { kind: 'page', data: { kind: 'link', token, link: null, did: null, trouble: '' }, head, status: 404 };
}

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

/** For a new email without a password in this browser, one is chosen here; works without script. */
function ConfirmForm({ token, link: { state, has_typed: hasTyped }, trouble, onDone }: ConfirmFormProps) {
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
      if (!answer.ok) return failureFormError(answer);
      if (answer.data.user_id !== null) await signedIn(api, answer.data);
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

interface ResendFormProps {
  readonly token: string;
  readonly email: string;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

/** An expired link, and a button that sends a new one; works without script. */
function ResendForm({ token, email, isSent, onSent }: ResendFormProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('account/resend', { token });
      if (!answer.ok) return failureText(answer);
      onSent();
      return null;
    });
  };
  if (isSent) return <Banner tone="success">{t('again.sent', { email })}</Banner>;
  return (
    <form method="post" action="/user/confirm" className="grid gap-5" onSubmit={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="again" value="1" />
      <p className="text-ink-2 wrap-anywhere">{t('expired.text', { days: accountLinkDays, email })}</p>
      <FormMessage text={trouble} />
      <Button type="submit" size="large" full loading={busy} loadingLabel={t('again.busy')}>
        {t('again.button')}
      </Button>
    </form>
  );
}

function BookedNote({ link }: { readonly link: NonNullable<LinkData['link']> }) {
  return (
    <div className="rounded-panel border border-line bg-surface p-5">
      <p className="font-bold wrap-anywhere">
        <Written>{link.title}</Written>
      </p>
      <p className="mt-1 text-small">
        <TripTime trip={link} city={link.city_name} />
      </p>
      <p className="mt-1 text-small text-ink-2 wrap-anywhere">{t('booked', { email: link.email })}</p>
    </div>
  );
}

/** Verifies an email or claims a booking, or shows the link's state. */
export function LinkPage({ data: { token, link, did: before, trouble } }: { readonly data: LinkData }) {
  const [did, setDid] = useState<Did | null>(before);
  if (link === null) return <UnknownLink />;
  const { state, email } = link;
  if (state === 'done' || (did !== null && did !== 'sent')) return <Done did={did} email={email} />;
  const isExpired = state === 'expired';
  return (
    <div className="shell grid max-w-[34rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{t(`${state}.title`)}</h1>
      <BookedNote link={link} />
      {isExpired ? (
        <ResendForm token={token} email={email} isSent={did === 'sent'} onSent={() => setDid('sent')} />
      ) : (
        <ConfirmForm token={token} link={link} trouble={trouble} onDone={setDid} />
      )}
      <p className="text-small text-ink-2">{t('notMine')}</p>
    </div>
  );
}

function Done({ did, email }: { readonly did: Did | null; readonly email: string }) {
  const { isLogin } = useSession();
  const name = did === 'verify' && isLogin ? 'here' : did;
  const text = name === 'verify' || name === 'here' || name === 'join' ? t(`done.${name}`, { email }) : t('done.again');
  const bookings = routes['dashboard-booking'].path;
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={t('done.title')}
        action={
          <a
            href={isLogin ? bookings : `/user/login?next=${encodeURIComponent(bookings)}`}
            className={buttonLook('primary')}
          >
            {t(isLogin ? 'bookings' : 'login')}
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

function UnknownLink() {
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={t('lost.title')}
        action={
          <a href="/" className={buttonLook('primary')}>
            {t('lost.home')}
          </a>
        }
      >
        {t('lost.text')}
      </EmptyState>
    </div>
  );
}
