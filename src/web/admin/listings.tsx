// /admin/listings: the review queue and all listings (docs/reference/back-office.md#listings).
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { listingStatuses } from '#src/domain/listing/review-state.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { instantCell, linkTo } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesByName, choicesOf, money } from './kit/values.ts';
import { t } from './listings-texts.ts';

type Queue = CallOutput<'listing/review-list'>;

const lists = ['new', 'waiting', 'live'] as const;

function ReviewQueue({ queue }: { readonly queue: Queue }) {
  const filled = lists.filter((name) => queue[name].length > 0);
  if (filled.length === 0) return null;
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      {filled.map((name) => (
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

/** Listings in review come first. */
export const { load, Page } = listPage({
  list: listingList,
  call: 'admin/listings',
  text: t,
  choices: ({ cities }) => ({
    status: choicesOf(listingStatuses, (status) => shared(`staff.${status}`)),
    city_id: choicesByName(cities),
  }),
  cells: {
    title: ({ id, title }) =>
      linkTo(adminListingsUrl(id), title || t('untitled'), 'min-w-48 font-medium wrap-anywhere'),
    status: ({ status }) => shared(`staff.${status}`),
    city: ({ city }) => city,
    host: ({ host, host_id: id }) => linkTo(adminPersonUrl(id), host, 'wrap-anywhere'),
    price: ({ price }) => (price === null ? '' : money(price)),
    changed_at: (listing) => instantCell(listing.changed_at),
    made_at: (listing) => instantCell(listing.made_at),
  },
  async load({ api }, { filter, before }) {
    const isFirst = Object.keys(filter).length === 0 && before === null;
    const waiting = isFirst ? await api('listing/review-list', {}) : null;
    return waiting?.ok === true ? waiting.data : null;
  },
  around: ({ filter, rows }, { extra: queue }) => (
    <>
      {queue !== null && <ReviewQueue queue={queue} />}
      {filter}
      {rows}
    </>
  ),
});
