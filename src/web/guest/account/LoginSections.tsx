import { type FormEvent, useRef, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { errorText } from '#src/contract/errors.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { type Provider, providerName } from '#src/web/platform/session/provider.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { AccountSection, errorsOf } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';

type Identities = CallOutput<'account/identities'>;
type Identity = Identities['data'][number];

interface ConnectedSectionProps {
  readonly identities: Identities;
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
  readonly refused: OwnAccount['refused'];
  readonly isDone: boolean;
}

/** The connected providers; a connection is listed even when its provider is no longer offered. */
export function ConnectedSection({ identities, hasPassword, posted, refused, isDone }: ConnectedSectionProps) {
  const { data, offered, may_disconnect: mayDisconnect } = identities;
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const free = offered.filter((name) => !data.some(({ provider }) => provider === name));
  if (data.length === 0 && free.length === 0) return null;
  const remove = (event: FormEvent, provider: Provider): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('account/identity-remove', { provider });
      if (!answer.ok) return failureText(answer);
      navigate(path, { replace: true });
      return null;
    });
  };
  return (
    <AccountSection id="connected" title={t('connected.title')} text={t('connected.text')}>
      <FormMessage
        text={trouble ?? (refused === 'identity-cancelled' || refused === null ? null : errorText(refused))}
      />
      {refused === 'identity-cancelled' && trouble === null && <Banner tone="info">{errorText(refused)}</Banner>}
      {isDone && trouble === null && <Banner tone="success">{t('connected.connected')}</Banner>}
      {data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.map((one) => (
            <li key={one.provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-medium">{providerName(one.provider)}</p>
                <p className="text-small wrap-anywhere text-ink-2">{sinceText(one)}</p>
              </div>
              {mayDisconnect && (
                <form method="post" onSubmit={(event) => remove(event, one.provider)}>
                  {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
                  <input type="hidden" name="act" value="disconnect" />
                  <input type="hidden" name="provider" value={one.provider} />
                  <Button
                    type="submit"
                    kind="secondary"
                    size="small"
                    aria-label={t('connected.disconnect.of', { site: providerName(one.provider) })}
                    disabled={busy}
                  >
                    {t('connected.disconnect')}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.length > 0 && !mayDisconnect && <p className="text-small text-ink-2">{t('connected.last')}</p>}
      {free.length > 0 && (
        <ConnectForm
          sites={free.map((provider) => ({ provider, name: providerName(provider) }))}
          hasPassword={hasPassword}
          posted={posted}
        />
      )}
    </AccountSection>
  );
}

function sinceText({ email, created_at }: Identity): string {
  const at = dayText(created_at);
  return email === '' ? t('connected.since', { at }) : t('connected.since.as', { email, at });
}

interface Site {
  readonly provider: Provider;
  readonly name: string;
}

interface ConnectFormProps {
  readonly sites: readonly Site[];
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
}

/**
 * Asks for a set password, then goes to the provider. Without script the page reloads with a link: CSP form-action
 * allows only this site.
 */
function ConnectForm({ sites, hasPassword, posted }: ConnectFormProps) {
  const { api } = useApp();
  const pressed = useRef<Site['provider'] | null>(null);
  const form = useForm({
    read: (node) => String(new FormData(node).get('password') ?? ''),
    check: (password): Readonly<Record<string, string>> =>
      hasPassword && password === '' ? { password: formErrorText('password-wrong') } : {},
    send: async (password) => {
      const provider = pressed.current ?? sites[0]?.provider;
      if (provider === undefined) return null;
      const answer = await api('account/identity-begin', { provider, ...(hasPassword && { password }) });
      if (!answer.ok) return failureFormError(answer);
      location.assign(answer.data.url);
      return null;
    },
  });
  const errorOf = errorsOf('connect', form, posted);
  const isPosted = posted?.values['act'] === 'connect';
  const ready =
    isPosted && posted.leave !== undefined ? sites.find((one) => one.provider === posted.leave?.provider) : undefined;
  if (ready !== undefined && posted?.leave !== undefined)
    return (
      <Banner tone="info" title={t('connected.connect.ready', { site: ready.name })}>
        <a href={posted.leave.url} className={buttonLook('primary')}>
          {t('connected.connect.go', { site: ready.name })}
        </a>
      </Banner>
    );
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <input type="hidden" name="act" value="connect" />
      <FormMessage text={form.message || (isPosted ? posted.trouble : null)} />
      {hasPassword && <CurrentPassword label={t('connected.password')} error={errorOf('password')} />}
      <div className="flex flex-wrap gap-3">
        {sites.map(({ provider, name }) => (
          <Button
            key={provider}
            type="submit"
            name="provider"
            value={provider}
            kind="secondary"
            loading={form.busy && pressed.current === provider}
            loadingLabel={t('connected.busy')}
            disabled={form.busy}
            onClick={() => (pressed.current = provider)}
          >
            {t('connected.connect', { site: name })}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface PasskeySectionProps {
  readonly passkeys: CallOutput<'account/passkeys'>['data'];
  readonly hasPassword: boolean;
}

export function PasskeySection({ passkeys, hasPassword }: PasskeySectionProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const refresh = (): void => navigate(path, { replace: true });
  const remove = (id: string): void =>
    void run(async () => {
      const answer = await api('account/passkey-remove', { id });
      if (!answer.ok) return failureText(answer);
      refresh();
      return null;
    });
  return (
    <AccountSection id="passkeys" title={t('passkey.title')} text={t('passkey.add.text')}>
      <FormMessage text={trouble} />
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => {
            const device = deviceText(passkey);
            const at = dayText(passkey.created_at);
            const { last_used_at: used } = passkey;
            return (
              <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-medium">{device}</p>
                  <p className="text-small text-ink-2">
                    {used === null ? t('passkey.added', { at }) : t('passkey.used', { at, used: dayText(used) })}
                  </p>
                </div>
                <Button
                  kind="secondary"
                  size="small"
                  className="needs-script"
                  aria-label={t('passkey.remove.of', { device })}
                  disabled={busy}
                  onClick={() => remove(passkey.id)}
                >
                  {t('passkey.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <NoScriptNote>{t('passkey.noScript')}</NoScriptNote>
      <AddPasskey hasPassword={hasPassword} onAdded={refresh} />
    </AccountSection>
  );
}

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
}

function AddPasskey({ hasPassword, onAdded }: AddPasskeyProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: (node) => ({ node, password: String(new FormData(node).get('password') ?? '') }),
    check: ({ password }): Readonly<Record<string, string>> =>
      hasPassword && password === '' ? { password: formErrorText('password-wrong') } : {},
    send: async ({ node, password }) => {
      setDone('');
      const challenge = await api('account/passkey-begin', hasPassword ? { password } : {});
      if (!challenge.ok) return failureFormError(challenge);
      const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
      let response: unknown;
      try {
        response = await startRegistration({ optionsJSON: JSON.parse(challenge.data.options) });
      } catch (error) {
        const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
        return { message: t(isKnown ? 'passkey.known' : 'passkey.cancelled'), fields: {} };
      }
      const answer = await api('account/passkey-add', { response: JSON.stringify(response) });
      if (!answer.ok) return failureFormError(answer);
      node.reset();
      setDone(answer.data.message);
      onAdded();
      return null;
    },
  });
  return (
    <form noValidate method="post" className="needs-script grid gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      {hasPassword && <CurrentPassword label={t('passkey.add.password')} error={form.errorOf('password')} />}
      <Button type="submit" loading={form.busy} loadingLabel={t('passkey.busy')} className="justify-self-start">
        {t('passkey.add.submit')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}

export function deviceText({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser !== null && system !== null) return t('devices.both', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}

/** An instant in UTC, formatted the same by server and browser. */
export function momentText(instant: string): string {
  const look = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), look).format(new Date(instant));
}

function dayText(instant: string): string {
  return dateFormat(dateTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
}
