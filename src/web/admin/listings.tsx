// /admin/listings: all listings, and before them what operators have to review (docs/back-office.md#listings).
import { listingList } from '#src/contract/admin/listing-list.ts';
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { t as listing } from '#src/web/listing/texts.ts';
import { listingStatuses } from '#src/domain/listing/review-state.ts';
import { ReviewQueue } from './ReviewQueue.tsx';
import { listPage } from './kit/list-page.tsx';
import { t } from './listings-texts.ts';

const at = (when: string) => <span className="whitespace-nowrap">{instantText(when, 'UTC')}</span>;

/** Found by title, host or city, narrowed to a state or a city. What waits for review stands first. */
export const { load, Page } = listPage({
  list: listingList,
  call: 'admin/listings',
  text: t,
  choices: ({ cities }) => ({
    status: listingStatuses.map((value) => ({ value, label: listing(`staff.${value}`) })),
    city_id: cities.map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  cells: {
    title: ({ id, title }) => (
      <a
        href={adminListingsUrl(id)}
        className="link inline-flex min-h-6 min-w-48 items-center font-medium wrap-anywhere"
      >
        {title === '' ? t('untitled') : title}
      </a>
    ),
    status: ({ status }) => listing(`staff.${status}`),
    city: ({ city }) => city,
    host: ({ host, host_id: id }) => (
      <a href={adminPersonUrl(id)} className="link inline-flex min-h-6 items-center wrap-anywhere">
        {host}
      </a>
    ),
    price: ({ price }) => (price === null ? '' : priceText(wireCents(price))),
    changed_at: ({ changed_at: when }) => at(when),
    made_at: ({ made_at: when }) => at(when),
  },
  async load({ api }, { filter, before }) {
    const isFirst = Object.keys(filter).length === 0 && before === null;
    const waiting = isFirst ? await api('listing/review-list', {}) : null;
    return waiting?.ok === true ? waiting.data : null;
  },
  around: ({ filter, rows }, { beside: queue }) => (
    <>
      {queue !== null && <ReviewQueue queue={queue} />}
      {filter}
      {rows}
    </>
  ),
});
