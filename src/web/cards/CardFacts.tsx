import { t, tn } from '../locale/t.ts';
import { Rating } from '../ui/Rating.tsx';
import type { CardCourse } from './card-course.ts';
import { hoursText } from './hours-text.ts';

interface CardFactsProps {
  readonly course: CardCourse;
  readonly showCity: boolean;
  /** In narrow columns the number of reviews is only spoken. */
  readonly compact: boolean;
}

/** City, hours, largest group; the rating on the right. */
export function CardFacts({ course, showCity, compact }: CardFactsProps) {
  const { review_average: average, review_total: total } = course;
  const facts = [
    ...(showCity ? [course.city_name] : []),
    hoursText(course.duration),
    t('card.upTo', { count: course.max_pax }),
  ];
  return (
    <div className="mt-3 flex items-baseline justify-between gap-3 text-small text-ink-2">
      <span className="numbers">{facts.join(' · ')}</span>
      {average !== null && (
        <Rating
          value={average}
          {...(compact ? {} : { count: total })}
          label={tn('card.rating', total, { average: average.toFixed(2) })}
        />
      )}
    </div>
  );
}
