import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { OwnListing } from './content-rows.ts';
import { t, type texts } from './content-texts.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { plainPriceText } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

type LackKey = Extract<keyof typeof texts, `lack.${string}`>;

/** The sentence of a line of the checklist. A newer server may know one that this page does not. */
export function lackText(lack: string): string {
  const key = `lack.${lack}`;
  const least = plainPriceText(priceCurrency().figures.price_least);
  return t.has(key) ? t(key as LackKey, { least }) : t('lack.other');
}

const tones = {
  draft: 'sand',
  in_review: 'jade',
  sent_back: 'marigold',
  rejected: 'brand',
  published: 'success',
  paused: 'marigold',
  suspended: 'brand',
  taken_down: 'brand',
  archived: 'sand',
} as const;

interface ListingStatusProps extends Pick<OwnListing, 'status'> {
  /** `staff`: as the back office says it; a host is spoken to. */
  readonly reader?: 'status' | 'staff';
}

/** Where a listing stands, in a word. */
export function ListingStatus({ status, reader = 'status' }: ListingStatusProps) {
  return <Badge tone={tones[status]}>{t(`${reader}.${status}`)}</Badge>;
}

/** What was done with a listing, newest first, each in both names where somebody acted for the host. */
export function ListingHistory({ history }: Pick<OwnListing, 'history'>) {
  if (history.length === 0) return null;
  return (
    <details className="rounded-card border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{t('history')}</summary>
      <ol className="grid gap-3 px-4 pb-4">
        {history.map((event, index) => (
          <li key={index} className="text-small">
            <p className="font-medium">
              {t(`act.${event.act}`, { part: event.part === null ? '' : t(`part.${event.part}`) })}
            </p>
            <p className="text-ink-2">
              <time dateTime={event.at}>{t('time.utc', { at: instantText(event.at, 'UTC') })}</time>
              {event.by !== '' && (
                <>
                  {', '}
                  {event.on_behalf_of === null
                    ? t('by', { name: event.by })
                    : t('byFor', { name: event.by, host: event.on_behalf_of })}
                </>
              )}
            </p>
            {event.words !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{event.words}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
