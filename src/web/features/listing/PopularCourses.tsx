import { CardGrid } from '../../cards/CardGrid.tsx';
import type { CardCourse } from '../../cards/card-course.ts';
import { t } from './t.ts';

/** What guests like, for a list that has nothing of its own. */
export function PopularCourses({ courses }: { readonly courses: readonly CardCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-14">
      <h2 id="popular" className="mb-6 text-h2">
        {t('empty.popular')}
      </h2>
      <CardGrid courses={courses} columns={4} />
    </section>
  );
}
