import type { FormEvent } from 'react';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import type { ApiAnswer } from '#src/web/api/api.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { AccountSection } from './AccountSection.tsx';
import { deviceText, momentText } from './device-text.ts';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

interface DevicesSectionProps extends Pick<OwnAccount, 'sessions'> {
  readonly posted: PageForm | null;
}

/** Where the account is logged in; each device can be logged out, or all others together. Works without script. */
export function DevicesSection({ sessions, posted }: DevicesSectionProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const end = (event: FormEvent, send: () => Promise<ApiAnswer<'account/sessions-end'>>): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await send();
      if (!answer.ok) return failureText(answer);
      navigate(path, { replace: true });
      return null;
    });
  };
  const csrf = posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />;
  const others = sessions.filter((one) => !one.is_current);
  return (
    <AccountSection id="devices" title={t('devices.title')} text={t('devices.text')}>
      <FormMessage text={trouble} />
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium">{deviceText(session)}</p>
              <p className="text-small text-ink-2">{t('devices.used', { at: momentText(session.last_seen_at) })}</p>
            </div>
            {session.is_current ? (
              <Badge tone="jade">{t('devices.current')}</Badge>
            ) : (
              <form
                method="post"

                onSubmit={(event) => end(event, () => api('account/session-end', { id: session.id }))}
              >
                {csrf}
                <input type="hidden" name="act" value="device" />
                <input type="hidden" name="id" value={session.id} />
                <Button
                  type="submit"
                  kind="secondary"
                  size="small"
                  aria-label={t('devices.endOf', { device: deviceText(session) })}
                  disabled={busy}
                >
                  {t('devices.end')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-2">{t('devices.none')}</p>
      ) : (
        <form
          method="post"

          onSubmit={(event) => end(event, () => api('account/sessions-end', {}))}
        >
          {csrf}
          <input type="hidden" name="act" value="devices" />
          <Button type="submit" kind="secondary" loading={busy} loadingLabel={t('busy')}>
            {t('devices.endOthers')}
          </Button>
        </form>
      )}
    </AccountSection>
  );
}
