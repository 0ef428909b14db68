// /admin/searches: what guests search for (docs/reference/back-office.md#searches).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { searchList } from '#src/contract/admin/catalogue-lists.ts';
import { soughtKinds, soughtLimits } from '#src/domain/insights/sought.ts';
import { countText } from '#src/texts/intl.ts';
import { linkTo, longText } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesByName, choicesOf } from './kit/values.ts';
import { t } from './searches-texts.ts';

const words = adminRoutes['admin-words'].path;

export const { load, Page } = listPage({
  list: searchList,
  call: 'admin/search-list',
  text: t,
  choices: ({ cities }) => ({
    outcome: choicesOf(soughtKinds, (kind) => t(`outcome.${kind}`)),
    city_id: choicesByName(cities),
  }),
  cells: {
    keyword: ({ keyword }) => <span data-content>{longText(keyword, 40)}</span>,
    city: ({ city }) => city,
    times: ({ times }) => countText(times),
    nothing: ({ nothing }) => countText(nothing),
    partly: ({ partly }) => countText(partly),
    opened: ({ opened }) => countText(opened),
    term: ({ term, has_term: hasTerm }) =>
      linkTo(
        words + buildQuery(hasTerm ? { find: term } : { term }),
        t(hasTerm ? 'added' : 'add'),
        'whitespace-nowrap',
      ),
  },
  around: ({ filter, rows }) => (
    <>
      <p className="mb-5 max-w-4xl text-ink-2">
        {t('lead', { count: soughtLimits.leastTimes, days: soughtLimits.days })} {linkTo(words, t('words'))}
      </p>
      {filter}
      {rows}
    </>
  ),
});
