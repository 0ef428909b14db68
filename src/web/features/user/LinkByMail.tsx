import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { checkAddress, readAddress } from './EmailField.tsx';
import { t } from './texts.ts';

/** Asks for a mail with a link to log in, to the address that the form holds. Without script it posts the form. */
export function LinkByMail({ onSent }: { readonly onSent: (message: string) => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const ask = (email: string): void =>
    void run(async () => {
      const wrong = checkAddress(email)['email'];
      if (wrong !== undefined) return wrong;
      const answer = await api('account/sign-in-send', { email });
      if (!answer.ok) return failureText(answer);
      onSent(answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      <Button
        type="submit"
        name="act"
        value="link"
        kind="secondary"
        full
        loading={busy}
        loadingLabel={t('busy')}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          if (form !== null) ask(readAddress(form));
        }}
      >
        {t('login.link')}
      </Button>
    </>
  );
}
