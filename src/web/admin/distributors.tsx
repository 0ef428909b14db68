// /admin/distributors: who books for customers of their own (docs/back-office.md#distributors).
import { distributorList } from '#src/contract/admin/distributor-list.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { nameText, stateText } from './people-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { personStates } from '#src/domain/account/person-acts.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './distributors-texts.ts';

/** Found as people are, and narrowed to a state. */
export const { load, Page } = listPage({
  list: distributorList,
  call: 'admin/distributors',
  text: t,
  choices: () => ({ state: personStates.map((value) => ({ value, label: stateText(value) })) }),
  cells: {
    name: ({ id, name }) => (
      <a
        href={adminDistributorUrl(id)}
        className="link inline-flex min-h-6 min-w-36 items-center font-medium wrap-anywhere"
      >
        {nameText(name)}
      </a>
    ),
    email: ({ email }) => <span className="block min-w-56 wrap-anywhere">{email}</span>,
    phone: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
    state: ({ state }) => stateText(state),
    keys: ({ keys }) => String(keys),
    key_used_on: ({ key_used_on: day }) => (
      <span className="whitespace-nowrap">{day === null ? t('never') : dateText(day)}</span>
    ),
    booked_at: ({ booked_at: at }) => (
      <span className="whitespace-nowrap">{at === null ? t('never') : instantText(at, 'UTC')}</span>
    ),
    made_at: ({ made_at: at }) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
  },
  around: ({ filter, rows }) => (
    <>
      {filter}
      {rows}
      <p className="mt-4 text-small text-ink-2">
        {t('people')}{' '}
        <a href={adminRoutes['admin-people'].path} className="link inline-flex min-h-11 items-center">
          {t('people.link')}
        </a>
      </p>
    </>
  ),
});
