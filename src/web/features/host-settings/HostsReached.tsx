import { sectionUrl } from '#src/web/host/sections.ts';
import type { Panel } from '#src/web/host/panel.ts';
import type { ReachedHost } from './load.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface HostsReachedProps {
  readonly panel: Panel;
  readonly hosts: readonly ReachedHost[];
}

/** All hosts whom somebody looks after, each with how it is reached and one tap to its settings; trouble stands first. */
export function HostsReached({ panel, hosts }: HostsReachedProps) {
  return (
    <section aria-labelledby="hosts-title" className="max-w-160 rounded-panel border border-line bg-surface p-(--pad)">
      <h2 id="hosts-title" className="text-h3">
        {t('hosts.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {hosts.map((host) => (
          <li key={host.id}>
            <a
              href={sectionUrl('host-settings', {
                ...panel,
                host: panel.hosts.find(({ id }) => id === host.id) ?? null,
              })}
              aria-current={host.id === panel.host?.id ? 'true' : undefined}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)] content-center gap-x-4 py-2 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
            >
              <span className="font-medium wrap-anywhere underline">
                <Written>{host.name}</Written>
              </span>
              <span className={`text-small wrap-anywhere ${isTrouble(host) ? 'font-medium text-ink' : 'text-ink-2'}`}>
                {stateText(host)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isTrouble({
  is_stopped: isStopped,
  is_failing: isFailing,
  has_email: hasEmail,
  number,
}: ReachedHost): boolean {
  return isStopped || isFailing || (!hasEmail && number === null);
}

function stateText({ way, number, is_chosen, is_stopped, is_failing, has_pending, has_email }: ReachedHost): string {
  if (!has_email && (is_stopped || way === 'mail' || number === null) && !has_pending) return t('hosts.nothing');
  if (is_stopped) return t('hosts.stopped');
  if (has_pending) return t('hosts.pending');
  if (!is_chosen) return t('hosts.none');
  if (way === 'mail' || number === null) return t('hosts.mail');
  return is_failing ? t('hosts.failing', { number }) : t(`now.${way}`, { number });
}
