import { ExperienceCard } from './ExperienceCard.tsx';
import { cardGridLook } from './card-grid-look.ts';
import type { CardCourse } from './card-course.ts';
import { cardSizes } from './card-sizes.ts';
import type { CardColumns } from './card-sizes.ts';

interface CardGridProps {
  readonly courses: readonly CardCourse[];
  readonly columns: CardColumns;
  /** How many cards at the start are seen without scrolling: their pictures load at once. */
  readonly priority?: number;
  readonly heading?: 'h2' | 'h3';
  readonly showCity?: boolean;
  /** The card that stands out, because its pin on the map does. */
  readonly lit?: number | null;
  /** Told which card the pointer or the focus is on. */
  readonly onHover?: ((id: number | null) => void) | undefined;
}

/** Cards in rows: one in a row on phones, two from 481 px, then two to five. */
export function CardGrid(props: CardGridProps) {
  const { courses, columns, priority = 0, heading = 'h3', showCity = true, lit = null, onHover } = props;
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
            compact={columns === 5}
          />
        </li>
      ))}
    </ul>
  );
}
