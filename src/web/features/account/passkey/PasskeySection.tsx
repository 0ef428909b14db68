import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { AccountSection } from '#src/web/features/account/AccountSection.tsx';
import { dayText, deviceText } from '#src/web/features/account/device-text.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { t } from './texts.ts';

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
