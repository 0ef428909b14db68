// The columns of the back office's reviews, in their order (docs/back-office.md#reviews).
import { reviewQuery } from '#src/contract/addresses/admin/review-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminReviewUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { countText } from '#src/texts/intl.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { ReviewLine } from './load.ts';
import { t } from './t.ts';

const link = 'link inline-flex min-h-6 items-center';

/** Longer ones go on at the page of the review. */
const shownText = 160;

const excerpt = (text: string): string => (text.length > shownText ? `${text.slice(0, shownText).trimEnd()}…` : text);

function stateText({ is_removed: isRemoved, is_reported: isReported }: ReviewLine): string {
  if (isRemoved) return t('state.removed');
  return t(isReported ? 'state.reported' : 'state.shown');
}

const shown = {
  guest: ({ id, guest }: ReviewLine) => (
    <a href={adminReviewUrl(id)} className={`${link} min-w-28 font-medium wrap-anywhere`}>
      {guest}
    </a>
  ),
  stars: ({ stars }: ReviewLine) => countText(stars),
  text: ({ text }: ReviewLine) => <span className="block min-w-64 wrap-anywhere">{excerpt(text)}</span>,
  listing: ({ course_id: id, title }: ReviewLine) => (
    <a
      href={adminRoutes['admin-reviews'].path + reviewQuery({ course_id: id })}
      className={`${link} min-w-44 wrap-anywhere`}
    >
      {title}
    </a>
  ),
  at: ({ at }: ReviewLine) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
  state: (review: ReviewLine) => stateText(review),
  photos: ({ photos }: ReviewLine) => countText(photos),
  reply: (review: ReviewLine) => t(review.is_answered ? 'reply.yes' : 'reply.no'),
  city: ({ city }: ReviewLine) => city,
  host: ({ host }: ReviewLine) => host,
  ref: ({ ref }: ReviewLine) => ref ?? t('noBooking'),
} as const;
type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none: as many as fit a wide window. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, 6));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['stars', 'photos']);

/** The columns with their texts. The first names the review and is always there. */
export const reviewColumns: readonly DataColumn<ReviewLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));
