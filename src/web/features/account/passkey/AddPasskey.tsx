import { useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
}

/** Asks for the password where there is one, and then the device for a passkey. */
export function AddPasskey({ hasPassword, onAdded }: AddPasskeyProps) {
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
