import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { t } from './listings-texts.ts';

/** The three lists of the queue. */
type Queue = CallOutput<'listing/review-list'>;

const lists = ['new', 'waiting', 'live'] as const;

/** New listings, changes that wait, and changes that went live: each leads to the listing. */
export function ReviewQueue({ queue }: { readonly queue: Queue }) {
  const shown = lists.filter((name) => queue[name].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      {shown.map((name) => (
        <section key={name} aria-labelledby={`list-${name}`}>
          <h2 id={`list-${name}`} className="text-h3">
            {t(name, { count: queue[name].length })}
          </h2>
          <p className="mt-1 text-small text-ink-2">{t(`${name}.text`)}</p>
          <List lines={queue[name]} />
        </section>
      ))}
      <h2 className="text-h3">{t('all')}</h2>
    </div>
  );
}

function List({ lines }: { readonly lines: Queue['new'] }) {
  return (
    <ul className="mt-3 grid overflow-hidden rounded-card border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.listing_id} className="border-b border-line last:border-b-0">
          <a href={adminListingsUrl(line.listing_id)} className="grid min-h-14 gap-0.5 px-4 py-2.5 hover:bg-sand">
            <span className="font-medium wrap-anywhere">{line.title === '' ? t('untitled') : line.title}</span>
            <span className="text-small text-ink-2">
              {[line.host_name, line.city_name, `${instantText(line.at, 'UTC')} UTC`].filter(Boolean).join(' · ')}
            </span>
            {line.changes.length > 0 && (
              <span className="text-small text-ink-2">
                {line.changes.map((part) => shared(`part.${part}`)).join(', ')}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
