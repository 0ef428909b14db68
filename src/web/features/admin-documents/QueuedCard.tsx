import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Decide } from './Decide.tsx';
import type { Queued } from './load.ts';
import { t } from './texts.ts';

interface QueuedCardProps {
  readonly paper: Queued;
  /** What was said about it; null where somebody else was faster. */
  readonly onEnd: (said: string | null) => void;
}

/** A paper as an operator decides about it. Nothing of it is loaded before it is asked for, because each look is written down. */
export function QueuedCard({ paper, onEnd }: QueuedCardProps) {
  const { kind, state, host, expires_on: until, sent_at: at, sent_by: by, words, views } = paper;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4 font-bold wrap-anywhere">
          {t('picture', { paper: t(`kind.${kind}`), name: host.name })}
        </h2>
        <span className="flex flex-wrap gap-2">
          {host.is_id_verified && (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {t('badge')}
            </Badge>
          )}
          <Badge tone={state === 'verified' ? 'success' : state === 'waiting' ? 'marigold' : 'sand'}>
            {t(`state.${state}`)}
          </Badge>
        </span>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {until === null ? t('until.none') : t('until', { date: dateText(until) })} ·{' '}
        {t('sent', { at: instantText(at, 'UTC'), name: by })}
      </p>
      {words !== '' && <p className="whitespace-pre-line wrap-anywhere">{t('why', { words })}</p>}
      <File paper={paper} />
      <details className="text-small">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('views.title', { count: views.length })}
        </summary>
        <ul className="grid gap-1">
          {views.map((view) => (
            <li key={`${view.at}${view.act}`} className="numbers wrap-anywhere">
              {t(`views.${view.act}`, { at: instantText(view.at, 'UTC'), by: view.by })}
            </li>
          ))}
        </ul>
      </details>
      {(state === 'waiting' || state === 'verified') && <Decide paper={paper} onEnd={onEnd} />}
    </article>
  );
}

function File({ paper: { file, url, kind, host } }: Pick<QueuedCardProps, 'paper'>) {
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const words = { paper: t(`kind.${kind}`), name: host.name };
  if (file === 'pdf')
    return (
      <a href={url} download className={`${buttonLook('secondary')} justify-self-start`}>
        {t('save')}
      </a>
    );
  if (!isOpen)
    return (
      <Button
        kind="secondary"
        className="justify-self-start"
        aria-label={t('open.of', words)}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
    );
  if (isLost) return <Banner tone="error">{t('lost')}</Banner>;
  return (
    <img
      src={url}
      alt={t('picture', words)}
      className="max-h-[70vh] max-w-full justify-self-start rounded-card border border-line"
      onError={() => setLost(true)}
    />
  );
}
