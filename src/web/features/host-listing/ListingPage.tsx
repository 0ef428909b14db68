import { HostShell } from '#src/web/host/HostShell.tsx';
import type { EditorData } from './load.ts';
import { Overview } from './Overview.tsx';
import { StepPage } from './StepPage.tsx';
import { t } from './texts.ts';

/** One listing: where it stands and what is missing, or one of its questions. */
export function ListingPage({ data: { panel, open } }: { readonly data: EditorData }) {
  const title = open?.listing.content.kind?.title || t('title');
  return (
    <HostShell panel={panel} title={title} isForAll>
      {() => {
        if (open === null) return null;
        const { listing, part } = open;
        const key = `${listing.id} ${part ?? ''}`;
        return (
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
            {panel !== null && panel.hosts.length > 1 && (
              <p className="text-ink-2">{t('for', { name: listing.host.name })}</p>
            )}
            {part === null ? <Overview key={key} {...open} /> : <StepPage key={key} {...open} part={part} />}
          </div>
        );
      }}
    </HostShell>
  );
}
