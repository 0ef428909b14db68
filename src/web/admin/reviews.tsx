// /admin/reviews: all reviews of the marketplace (docs/back-office.md#reviews).
import { reviewList } from '#src/contract/admin/review-list.ts';
import { adminReviewUrl } from '#src/contract/admin/admin-urls.ts';
import { reviewStates } from '#src/domain/review/find-review.ts';
import { countText } from '#src/texts/intl.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { listPage, type RowOf } from './kit/list-page.tsx';
import { t } from './reviews-texts.ts';

const link = 'link inline-flex min-h-6 items-center';

/** Longer ones go on at the page of the review. */
const shownText = 160;

const excerpt = (text: string): string => (text.length > shownText ? `${text.slice(0, shownText).trimEnd()}…` : text);

function stateText({ is_removed: isRemoved, is_reported: isReported }: RowOf<'admin/review-list'>): string {
  if (isRemoved) return t('state.removed');
  return t(isReported ? 'state.reported' : 'state.shown');
}

/** Found by guest, ref or words, narrowed by stars, state, photos, city or listing. */
export const { load, Page } = listPage({
  list: reviewList,
  call: 'admin/review-list',
  text: t,
  choices: ({ cities }) => ({
    stars: [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('stars', { count }) })),
    state: reviewStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    photo: [{ value: '1', label: t('filter.withPhoto') }],
    city_id: cities.map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  cells: {
    guest: ({ id, guest }) => (
      <a href={adminReviewUrl(id)} className={`${link} min-w-28 font-medium wrap-anywhere`}>
        {guest}
      </a>
    ),
    stars: ({ stars }) => countText(stars),
    text: ({ text }) => <span className="block min-w-64 wrap-anywhere">{excerpt(text)}</span>,
    listing: ({ course_id, title }) => (
      <a href={reviewList.path + reviewList.write({ course_id })} className={`${link} min-w-44 wrap-anywhere`}>
        {title}
      </a>
    ),
    at: ({ at }) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
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
        {t('ofListing', { title: data[0]?.title ?? '' })}{' '}
        <a href={reviewList.path} className={link}>
          {t('empty.all')}
        </a>
      </p>
    ),
});
