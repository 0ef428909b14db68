import { type SubmitEvent, useEffect, useState } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { canHavePasskeys, signWithPasskey } from '#src/web/platform/session/passkey.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { answerFactor } from './fresh-factor.ts';
import { t } from './texts.ts';

/** Asks for the second factor before a dangerous action (docs/reference/back-office.md#dangerous-actions). Opens on mount. */
export function FactorPopup() {
  useEffect(() => {
    if (!openPopup('show-factor')) answerFactor(false);
  }, []);
  return (
    <Popup name="show-factor" title={t('factor.title')} onClose={() => answerFactor(false)}>
      <FactorForm />
    </Popup>
  );
}

function FactorForm() {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [code, setCode] = useState('');
  const [hasPasskeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(canHavePasskeys()), []);
  const show = async (factor: { code: string } | { response: string }): Promise<string | null> => {
    const answer = await api('account/factor-show', factor);
    if (!answer.ok) return failureText(answer);
    answerFactor(true);
    return null;
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(() => show({ code: code.trim() }));
  };
  const sign = (): void =>
    void run(async () => {
      const signed = await signWithPasskey(api);
      if (signed === null) return t('factor.noPasskey');
      return 'failure' in signed ? failureText(signed.failure) : show(signed);
    });
  return (
    <form onSubmit={send} className="grid gap-4">
      <p>{t('factor.text')}</p>
      <FormMessage text={trouble} />
      <TextField
        data-first-focus
        label={t('factor.code')}
        autoComplete="one-time-code"
        required
        maxLength={64}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" full loading={busy} loadingLabel={t('factor.busy')}>
        {t('factor.send')}
      </Button>
      {hasPasskeys && (
        <Button kind="secondary" full loading={busy} loadingLabel={t('factor.busy')} onClick={sign}>
          {t('factor.passkey')}
        </Button>
      )}
    </form>
  );
}
