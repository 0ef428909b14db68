import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { NoScriptNote } from '../../ui/NoScriptNote.tsx';
import { useTask } from '../../ui/use-task.ts';
import type { Inquiry, OpenInquiry } from './inquiry.ts';
import { t } from './t.ts';

interface VerifyProps {
  readonly open: OpenInquiry;
  readonly onOpened: (inquiry: Inquiry) => void;
}

/** The button that sends a question on. Opening the mail's link alone changes nothing: scanners open links too (product 10). */
export function Verify({ open: { inquiry, opener }, onOpened }: VerifyProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const { token } = opener;
  if (token === undefined) return <p className="font-medium">{t('verify.mail')}</p>;
  const verify = (): void =>
    void run(async () => {
      const answer = await api('booking/inquiry-verify', { token });
      if (!answer.ok) return failureText(answer);
      const again = await api('inquiry/detail', opener);
      onOpened(again.ok ? again.data.inquiry : { ...inquiry, ...answer.data.inquiry });
      return null;
    });
  return (
    <div className="grid gap-4">
      <FormMessage text={trouble} />
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <Button size="large" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={verify}>
        {t('verify.button', { host: inquiry.host_name })}
      </Button>
    </div>
  );
}
