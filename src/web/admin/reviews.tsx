// /admin/reviews: all reviews of the marketplace (docs/reference/back-office.md#reviews).
import { adminReviewUrl } from '#src/contract/admin/admin-urls.ts';
import { reviewList } from '#src/contract/admin/catalogue-lists.ts';
import { reviewStates } from '#src/domain/review/find-review.ts';
import { countText } from '#src/texts/intl.ts';
import { instantCell, linkTo, longText } from './kit/cells.tsx';
import { listPage, type RowOf } from './kit/list-page.tsx';
import { choicesByName, choicesOf } from './kit/values.ts';
import { t } from './reviews-texts.ts';

/** Longer texts continue on the review's page. */
const excerptLength = 160;

const excerpt = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;

function stateText({ is_removed: isRemoved, is_reported: isReported }: RowOf<'admin/review-list'>): string {
  if (isRemoved) return t('state.removed');
  return t(isReported ? 'state.reported' : 'state.shown');
}

export const { load, Page } = listPage({
  list: reviewList,
  call: 'admin/review-list',
  text: t,
  choices: ({ cities }) => ({
    stars: [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('stars', { count }) })),
    state: choicesOf(reviewStates, (state) => t(`state.${state}`)),
    photo: [{ value: '1', label: t('filter.withPhoto') }],
    city_id: choicesByName(cities),
  }),
  cells: {
    guest: ({ id, guest }) => linkTo(adminReviewUrl(id), guest, 'min-w-28 font-medium wrap-anywhere'),
    stars: ({ stars }) => countText(stars),
    text: ({ text }) => longText(excerpt(text), 64),
    listing: ({ course_id, title }) =>
      linkTo(reviewList.path + reviewList.write({ course_id }), title, 'min-w-44 wrap-anywhere'),
    at: ({ at }) => instantCell(at),
    state: stateText,
    photos: ({ photos }) => countText(photos),
    reply: (review) => t(review.is_answered ? 'reply.yes' : 'reply.no'),
    city: ({ city }) => city,
    host: ({ host }) => host,
    ref: ({ ref }) => ref ?? t('noBooking'),
  },
  above: ({ data: { data }, query }) =>
    query.filter.course_id !== undefined && (
      <p className="mb-4">
        {t('ofListing', { title: data[0]?.title ?? '' })} {linkTo(reviewList.path, t('empty.all'))}
      </p>
    ),
});
