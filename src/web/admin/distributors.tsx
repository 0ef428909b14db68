// /admin/distributors: all distributors (docs/reference/back-office.md#distributors).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { distributorList } from '#src/contract/admin/people-lists.ts';
import { personStates } from '#src/domain/account/person-acts.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { nameText } from './AreaBoxes.tsx';
import { instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './distributors-texts.ts';
import { t as people } from './people-texts.ts';

export const { load, Page } = listPage({
  list: distributorList,
  call: 'admin/distributors',
  text: t,
  choices: () => ({ state: choicesOf(personStates, (state) => people(`state.${state}`)) }),
  cells: {
    name: ({ id, name }) => linkTo(adminDistributorUrl(id), nameText(name), 'min-w-36 font-medium wrap-anywhere'),
    email: ({ email }) => longText(email, 56),
    phone: ({ phone }) => oneLine(phone),
    state: ({ state }) => people(`state.${state}`),
    keys: ({ keys }) => String(keys),
    key_used_on: ({ key_used_on: day }) => oneLine(day === null ? t('never') : dateText(day)),
    booked_at: (row) => instantCell(row.booked_at, t('never')),
    made_at: (row) => instantCell(row.made_at),
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
