import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { CardCourse } from '../../cards/card-course.ts';
import { SectionHead } from './SectionHead.tsx';

interface CourseRowProps {
  readonly id: string;
  readonly folio: string;
  readonly title: string;
  readonly courses: readonly CardCourse[];
}

const pictureSizes = '(width >= 80rem) 295px, (width >= 64rem) 23vw, (width > 30rem) 46vw, 78vw';

/** A titled row of cards; on phones it scrolls sideways. Nothing at all when there is nothing to show. */
export function CourseRow({ id, folio, title, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="shell section">
      <SectionHead id={id} folio={folio} title={title} />
      <ul className="rail auto-cols-[80%] gap-x-4 gap-y-9 phone:mx-0 phone:grid-flow-row phone:grid-cols-2 phone:gap-x-5 phone:overflow-visible phone:px-0 desk:grid-cols-4">
        {courses.map((course) => (
          <li key={course.id}>
            <ExperienceCard course={course} sizes={pictureSizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
