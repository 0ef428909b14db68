import { classNames } from '#src/web/ui/class-names.ts';
import { type CardColumns, type CardCourse, cardSizes } from './card-course.ts';
import { tripFor, type ListTrip } from './card-trip.ts';
import { ExperienceCard } from './ExperienceCard.tsx';

const grids = {
  2: 'beside-map',
  3: 'desk:grid-cols-3',
  4: 'desk:grid-cols-4',
  5: 'desk:grid-cols-5',
} as const;

export function cardGridLook(columns: CardColumns): string {
  return classNames('grid grid-cols-1 gap-x-5 gap-y-9 phone:grid-cols-2', grids[columns]);
}

interface CardGridProps {
  readonly courses: readonly CardCourse[];
  readonly columns: CardColumns;
  /** How many first cards load their photos eagerly. */
  readonly priority?: number;
  readonly heading?: 'h2' | 'h3';
  readonly showCity?: boolean;
  readonly trip?: ListTrip | undefined;
  readonly lit?: number | null;
  readonly onHover?: ((id: number | null) => void) | undefined;
}

export function CardGrid(props: CardGridProps) {
  const { courses, columns, priority = 0, heading = 'h3', showCity = true, lit = null, trip, onHover } = props;
  const sizes = cardSizes(columns);
  return (
    <ul className={cardGridLook(columns)}>
      {courses.map((course, index) => (
        <li
          key={course.id}
          className={course.id === lit ? 'rounded-card outline-3 outline-offset-8 outline-brand' : undefined}
          onPointerEnter={() => onHover?.(course.id)}
          onPointerLeave={() => onHover?.(null)}
          onFocus={() => onHover?.(course.id)}
          onBlur={() => onHover?.(null)}
        >
          <ExperienceCard
            course={course}
            sizes={sizes}
            priority={index < priority}
            heading={heading}
            showCity={showCity}
            trip={tripFor(trip, course.id)}
            compact={columns === 5}
          />
        </li>
      ))}
    </ul>
  );
}
