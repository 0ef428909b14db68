import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText, failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { AccountSection } from '#src/web/guest/account/AccountSection.tsx';
import { dayText, deviceText } from '#src/web/guest/account/device-text.ts';
import { t } from './texts.ts';
import { useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

interface PasskeySectionProps {
  readonly passkeys: CallOutput<'account/passkeys'>['data'];
  readonly hasPassword: boolean;
}

/** The passkeys of the account. A browser makes one by script alone. */
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
    <AccountSection id="passkeys" title={t('title')} text={t('add.text')}>
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
                    {used === null ? t('added', { at }) : t('used', { at, used: dayText(used) })}
                  </p>
                </div>
                <Button
                  kind="secondary"
                  size="small"
                  className="needs-script"
                  aria-label={t('remove.of', { device })}
                  disabled={busy}
                  onClick={() => remove(passkey.id)}
                >
                  {t('remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <AddPasskey hasPassword={hasPassword} onAdded={refresh} />
    </AccountSection>
  );
}

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
}

/** Asks for the password where there is one, and then the device for a passkey. */
function AddPasskey({ hasPassword, onAdded }: AddPasskeyProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: (node) => ({ node, password: String(new FormData(node).get('password') ?? '') }),
    check: ({ password }): Readonly<Record<string, string>> =>
      hasPassword && password === '' ? { password: formErrorText('password-wrong') } : {},
    send: async ({ node, password }) => {
      setDone('');
      const asked = await api('account/passkey-begin', hasPassword ? { password } : {});
      if (!asked.ok) return failureTrouble(asked);
      const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
      let made: unknown;
      try {
        made = await startRegistration({ optionsJSON: JSON.parse(asked.data.options) });
      } catch (error) {
        const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
        return { message: t(isKnown ? 'known' : 'cancelled'), fields: {} };
      }
      const answer = await api('account/passkey-add', { response: JSON.stringify(made) });
      if (!answer.ok) return failureTrouble(answer);
      node.reset();
      setDone(answer.data.message);
      onAdded();
      return null;
    },
  });
  return (
    <form noValidate method="post" className="needs-script grid gap-4" onSubmit={form.submit}>
      <FormMessage text={form.message} />
      {hasPassword && (
        <PasswordField
          label={t('add.password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          error={form.errorOf('password')}
          required
        />
      )}
      <Button type="submit" loading={form.busy} loadingLabel={t('busy')} className="justify-self-start">
        {t('add.submit')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}
