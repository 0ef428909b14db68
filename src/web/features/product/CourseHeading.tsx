import { productListUrl } from '#src/contract/urls.ts';
import { t as shell } from '../../locale/t.ts';
import type { Course } from '../../booking/booking-course.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { t, tn } from './t.ts';

/** Badges, title, and one line: rating, city, host. */
export function CourseHeading({ course }: { readonly course: Course }) {
  const { review_average: average, review_total: total } = course;
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone="sand">{course.category_name}</Badge>
        {course.transport === 'free' && <Badge tone="jade">{shell('badge.freePickup')}</Badge>}
        {course.transport === 'addon' && <Badge tone="jade">{shell('badge.pickupAddon')}</Badge>}
        {course.ba_host && <Badge tone="marigold">{shell('badge.communityHost')}</Badge>}
      </p>
      <h1 className="max-w-[22ch] text-h1">{course.title}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        {average !== null && (
          <>
            <Rating value={average} label={t('heading.rating', { average: average.toFixed(2) })} />
            <a href="#reviews" className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center">
              {tn('review.count', total)}
            </a>
            <span aria-hidden>·</span>
          </>
        )}
        <a href={productListUrl(course.city)} className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center">
          {course.city.name}
        </a>
        <span>{course.city.country_name}</span>
        <span aria-hidden>·</span>
        <span>{t('host.by', { name: course.host.name })}</span>
      </p>
      <p className="mt-4 max-w-[60ch] text-lead text-ink-2">{course.summary}</p>
    </>
  );
}
