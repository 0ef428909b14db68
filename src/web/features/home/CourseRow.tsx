import { CardGrid } from '../../cards/CardGrid.tsx';
import type { CardCourse } from '../../cards/card-course.ts';
import { SectionHead } from './SectionHead.tsx';

interface CourseRowProps {
  readonly id: string;
  readonly folio: string;
  readonly title: string;
  readonly courses: readonly CardCourse[];
}

/** A titled row of cards; nothing at all when there is nothing to show. */
export function CourseRow({ id, folio, title, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="shell section">
      <SectionHead id={id} folio={folio} title={title} />
      <CardGrid courses={courses} columns={4} />
    </section>
  );
}
