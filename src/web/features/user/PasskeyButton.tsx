import { useEffect, useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { canHavePasskeys, signWithPasskey } from '#src/web/session/passkey.ts';
import { signedIn } from '#src/web/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';

/** Logs in with a passkey. Shown only where the browser can have one, which is known after the page. */
export function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(canHavePasskeys()), []);
  if (!isShown) return null;
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
