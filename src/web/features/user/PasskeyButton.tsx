import { useEffect, useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { signedIn } from '#src/web/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './t.ts';

/** True where a browser can have passkeys: it knows them, and the site has a name, not a bare address. */
function canHavePasskeys(): boolean {
  const isBare = /^[\d.]+$|:/.test(location.hostname);
  return !isBare && 'PublicKeyCredential' in globalThis;
}

/** Logs in with a passkey. Shown only where the browser can have one, which is known after the page. */
export function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(canHavePasskeys()), []);
  if (!isShown) return null;
  const ask = (): void =>
    void run(async () => {
      const asked = await api('account/passkey-options', {});
      if (!asked.ok) return failureText(asked);
      const { startAuthentication } = await import('@simplewebauthn/browser');
      let signed: unknown;
      try {
        signed = await startAuthentication({ optionsJSON: JSON.parse(asked.data.options) });
      } catch {
        // Closed by the person, or no passkey of this site on the device.
        return t('passkey.none');
      }
      const answer = await api('account/passkey-sign-in', { response: JSON.stringify(signed) });
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
