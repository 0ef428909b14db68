import type { FormEvent } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { errorText } from '#src/contract/errors.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { type Provider, providerName } from '#src/web/session/provider.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { AccountSection } from '#src/web/features/account/AccountSection.tsx';
import { dayText } from '#src/web/features/account/device-text.ts';
import type { OwnAccount } from '#src/web/features/account/load.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { t } from '#src/web/features/account/texts.ts';

type Identities = CallOutput<'account/identities'>;
type Identity = Identities['data'][number];

interface ConnectedSectionProps {
  readonly identities: Identities;
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
  /** What became of the way to the provider: why it ended, or that it is done. */
  readonly refused: OwnAccount['refused'];
  readonly isDone: boolean;
}

/** The accounts elsewhere that open this one. What is connected is shown also where its provider is no longer offered. */
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
