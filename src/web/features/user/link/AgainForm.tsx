import type { FormEvent } from 'react';
import { accountLinkDays } from '#src/domain/account/account-link.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { useTask } from '../../../ui/use-task.ts';
import { t } from './t.ts';

interface AgainFormProps {
  readonly token: string;
  readonly email: string;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

/** A link that is too old, and the button that mails a new one; works without script. */
export function AgainForm({ token, email, isSent, onSent }: AgainFormProps) {
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
