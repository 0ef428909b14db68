import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { DocumentsData, Papers } from './load.ts';
import { PaperCard } from './PaperCard.tsx';
import { SendForm } from './SendForm.tsx';
import { t } from './texts.ts';

/** The papers of a host: what there is, who has seen it, and a form to send the next one. */
export function DocumentsPage({ data: { panel, papers } }: { readonly data: DocumentsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) => papers && <Inside key={host.id} hostId={host.id} papers={papers} />}
    </HostShell>
  );
}

function Inside({ hostId, papers }: { readonly hostId: string; readonly papers: Papers }) {
  const { path, search, navigate } = useNavigation();
  const [said, setSaid] = useState('');
  const after = (text: string): void => {
    setSaid(text);
    scrollTo({ top: 0 });
    navigate(path + search, { replace: true });
  };
  const there = papers.data.filter(({ state }) => state !== 'removed');
  const removed = papers.data.filter(({ state }) => state === 'removed');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {said !== '' && <Banner tone="success">{said}</Banner>}
      <section aria-labelledby="why" className="rounded-panel border border-line bg-surface p-(--pad)">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="why" className="text-h4 font-bold">
            {t('why.title')}
          </h2>
          {papers.is_id_verified ? (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {t('badge.on')}
            </Badge>
          ) : (
            <Badge>{t('badge.off')}</Badge>
          )}
        </div>
        <p className="mt-2 text-ink-2">{t('why.text')}</p>
      </section>
      {there.length === 0 ? (
        <p className="text-ink-2">{t('list.none')}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {there.map((paper) => (
            <li key={paper.id}>
              <PaperCard paper={paper} hostId={hostId} onDone={after} />
            </li>
          ))}
        </ul>
      )}
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <SendForm hostId={hostId} onDone={after} />
      {removed.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t('list.removed')}</summary>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
            {removed.map((paper) => (
              <li key={paper.id}>
                <PaperCard paper={paper} hostId={hostId} onDone={after} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
