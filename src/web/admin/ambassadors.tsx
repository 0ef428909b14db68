// /admin/ambassadors: applications that wait, ambassadors and distributors (docs/back-office.md#ambassadors-and-distributors).
import { partnerList } from '#src/contract/admin/partner-list.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { partnerKindText, partnerStateText } from './partner-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { failed } from '#src/web/api/failed.ts';
import { Applications } from './Applications.tsx';
import { listPage } from './kit/list-page.tsx';
import { t } from './ambassadors-texts.ts';

const oneLine = (text: string) => <span className="whitespace-nowrap">{text}</span>;

/** The first page begins with the applications, for those who decide on them. */
export const { load, Page } = listPage({
  list: partnerList,
  call: 'admin/partners',
  text: t,
  choices: () => ({
    kind: partnerKinds.map((value) => ({ value, label: partnerKindText(value) })),
    state: partnerStates.map((value) => ({ value, label: partnerStateText(value) })),
  }),
  cells: {
    name: ({ id, name }) => (
      <a
        href={`${partnerList.path}/${id}`}
        className="link inline-flex min-h-6 min-w-28 items-center font-medium wrap-anywhere"
      >
        {name === '' ? t('nameless') : name}
      </a>
    ),
    kind: ({ kind }) => oneLine(partnerKindText(kind)),
    code: ({ code }) => oneLine(code ?? ''),
    state: ({ state }) => oneLine(partnerStateText(state)),
    clicks: ({ clicks }) => countText(clicks),
    bookings: ({ bookings }) => countText(bookings),
    waiting: ({ waiting }) => priceText(wireCents(waiting)),
    released: ({ released }) => priceText(wireCents(released)),
    paid: ({ paid }) => priceText(wireCents(paid)),
    since: ({ since }) => oneLine(instantText(since, 'UTC')),
    email: ({ email }) => <span className="block min-w-36 wrap-anywhere">{email}</span>,
  },
  label: () => t('list'),
  async load({ api }, { before }) {
    const waiting = before === null ? await api('admin/ambassador-applications', {}) : null;
    return waiting === null || waiting.ok ? (waiting?.data ?? null) : failed(waiting);
  },
  around: ({ filter, rows }, { beside: applications }) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {applications !== null && <Applications applications={applications} />}
      <section>
        <h2 className="mb-4 text-h3">{t('list')}</h2>
        {filter}
        {rows}
      </section>
    </div>
  ),
});
