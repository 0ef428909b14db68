import { instantText } from '#src/web/ui/text/wall-time.ts';
import type { OwnListing } from './content-rows.ts';
import { t } from './content-texts.ts';

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
