import { classNames } from '../ui/class-names.ts';
import { ExperienceCard } from './ExperienceCard.tsx';
import type { CardCourse } from './card-course.ts';
import { cardSizes } from './card-sizes.ts';

interface CardGridProps {
  readonly courses: readonly CardCourse[];
  /** Cards in a row on a wide screen. */
  readonly columns: 3 | 4 | 5;
  /** How many cards at the start are seen without scrolling: their pictures load at once. */
  readonly priority?: number;
  readonly heading?: 'h2' | 'h3';
  readonly showCity?: boolean;
}

const grids = { 3: 'desk:grid-cols-3', 4: 'desk:grid-cols-4', 5: 'desk:grid-cols-5' } as const;

/** Cards in rows: one in a row on phones, two from 481 px, then three, four or five. */
export function CardGrid({ courses, columns, priority = 0, heading = 'h3', showCity = true }: CardGridProps) {
  const sizes = cardSizes(columns);
  return (
    <ul className={classNames('grid grid-cols-1 gap-x-5 gap-y-9 phone:grid-cols-2', grids[columns])}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <ExperienceCard
            course={course}
            sizes={sizes}
            priority={index < priority}
            heading={heading}
            showCity={showCity}
            compact={columns === 5}
          />
        </li>
      ))}
    </ul>
  );
}
