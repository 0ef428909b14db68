import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { ContentFacts } from '#src/web/host/listing/ContentFacts.tsx';
import type { PlaceNames } from '#src/web/host/listing/content-rows.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { t } from './listing-texts.ts';

interface ChangeCardProps {
  readonly change: CallOutput<'listing/review-detail'>['changes'][number];
  readonly names: PlaceNames;
}

/** A change before and after, who made it and for whom, and what is to be decided about it. */
export function ChangeCard({ change, names }: ChangeCardProps) {
  const { part, before, after, review, by, on_behalf_of: host, words } = change;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{shared(`part.${part}`)}</h3>
        <Badge tone={review === 'waiting' ? 'marigold' : 'sand'}>{t(`change.${review ?? 'live'}`)}</Badge>
      </div>
      <p className="text-small text-ink-2">
        <time dateTime={change.at}>{t('time.utc', { at: instantText(change.at, 'UTC') })}</time>
        {', '}
        {host === null ? shared('by', { name: by }) : shared('byFor', { name: by, host })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <div className="min-w-0">
          <h4 className="mb-1 text-small font-medium text-ink-2">{t('before')}</h4>
          <ContentFacts part={part} content={before} names={names} />
        </div>
        <div className="min-w-0">
          <h4 className="mb-1 text-small font-medium text-ink-2">{t('after')}</h4>
          <ContentFacts part={part} content={after} names={names} />
        </div>
      </div>
      {words !== '' && <p className="text-small wrap-anywhere whitespace-pre-line">{words}</p>}
      {(review === null || review === 'waiting') && <Decide change={change} />}
    </article>
  );
}

function Decide({ change: { id, review } }: Pick<ChangeCardProps, 'change'>) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  if (done !== '') return <Banner tone="success">{done}</Banner>;
  return (
    <DecideForm<'approve' | 'refuse' | 'seen'>
      {...(review === 'waiting'
        ? {
            label: t('words'),
            missing: t('need.words'),
            decisions: [
              { key: 'approve', name: t('change.approve'), kind: 'primary' },
              { key: 'refuse', name: t('change.refuse'), kind: 'danger', least: 1 },
            ],
          }
        : { decisions: [{ key: 'seen', name: t('change.see'), kind: 'secondary' }] })}
      most={listingLimits.wordsMax}
      make={(decision, words) => api('listing/change-review', { change_id: id, decision, words })}
      onDone={setDone}
    />
  );
}
