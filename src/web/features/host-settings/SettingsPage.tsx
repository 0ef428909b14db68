import { useState } from 'react';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { HostsReached } from './HostsReached.tsx';
import { LinksSection } from './LinksSection.tsx';
import type { Reach, SettingsData } from './load.ts';
import { t } from './texts.ts';

/** The settings of a host: how messages come. */
export function SettingsPage({ data: { panel, reach, hosts } }: { readonly data: SettingsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host, whole) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {hosts.length > 1 && <HostsReached panel={whole} hosts={hosts} />}
          {reach !== null && <ReachSection key={host.id} hostId={host.id} loaded={reach} />}
          <LinksSection key={`links-${host.id}`} hostId={host.id} />
        </div>
      )}
    </HostShell>
  );
}

function ReachSection({ hostId, loaded }: { readonly hostId: string; readonly loaded: Reach }) {
  const [reach, setReach] = useState(loaded);
  const [done, setDone] = useState('');
  return (
    <section
      aria-labelledby="reach-title"
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h2 id="reach-title" className="text-h3">
          {t('head.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('head.text')}</p>
      </div>
      <p className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
        <span className="block text-small text-ink-2">{t('now.label')}</span>
        <span className="font-medium">{nowText(reach)}</span>
      </p>
      <Trouble reach={reach} />
      {done !== '' && <Banner tone="success">{done}</Banner>}
      <NoScriptNote>{t('no.script')}</NoScriptNote>
      <div className="needs-script">
        <ChoiceForm
          hostId={hostId}
          reach={reach}
          onChange={(next, message) => {
            setReach(next);
            setDone(message);
          }}
        />
      </div>
    </section>
  );
}

/** Where messages go in fact. */
function nowText({ way, number, email, is_stopped: isStopped }: Reach): string {
  if (way === 'mail' || number === null || isStopped) return email === '' ? t('now.nothing') : t('now.mail', { email });
  return t(`now.${way}`, { number });
}

function Trouble({ reach: { is_stopped: isStopped, is_failing: isFailing } }: { readonly reach: Reach }) {
  const kind = isStopped ? 'stopped' : isFailing ? 'failing' : null;
  if (kind === null) return null;
  return (
    <Banner tone="warning" title={t(`${kind}.title`)}>
      {t(`${kind}.text`)}
    </Banner>
  );
}
