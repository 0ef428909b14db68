import { ExperienceCard } from '#src/web/guest/cards/ExperienceCard.tsx';
import { type ListTrip, tripFor } from '#src/web/guest/cards/card-trip.ts';
import type { CardCourse } from '#src/web/guest/cards/card-course.ts';
import { SectionHead } from './SectionHead.tsx';
import { t as shell } from '#src/web/guest/texts.ts';
import { useViewed } from '#src/web/guest/cards/recently-viewed.ts';
import { ViewedTile } from '#src/web/guest/cards/ViewedTile.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { t } from './texts.ts';
import { productSearchUrl } from '#src/contract/addresses/urls.ts';
import type { HomeData } from './home.ts';
import { CategoryPicture } from '#src/web/ui/media/CategoryPicture.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CourseRowProps {
  readonly id: string;
  readonly folio: string;
  readonly title: string;
  readonly courses: readonly CardCourse[];
  readonly trip: ListTrip;
}

const pictureSizes = '(width >= 80rem) 295px, (width >= 64rem) 23vw, (width > 30rem) 46vw, 78vw';

/** A titled row of cards that scrolls on phones; nothing when empty. */
export function CourseRow({ id, folio, title, courses, trip }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="shell section">
      <SectionHead id={id} folio={folio} title={title} />
      <ul className="rail auto-cols-[80%] gap-x-4 gap-y-9 phone:mx-0 phone:grid-flow-row phone:grid-cols-2 phone:gap-x-5 phone:overflow-visible phone:px-0 desk:grid-cols-4">
        {courses.map((course) => (
          <li key={course.id}>
            <ExperienceCard course={course} sizes={pictureSizes} trip={tripFor(trip, course.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 4;

/**
 * Recently viewed, known only to the browser: appears after load, below the first screen, so nothing visible shifts.
 */
export function RecentRow() {
  const viewed = useViewed();
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="shell section">
      <SectionHead id="recent" folio={t('home.recentFolio')} title={shell('search.recent')} />
      <ul className="rail auto-cols-[minmax(12rem,calc((100%-3*1.25rem)/4))] gap-5">
        {viewed.slice(0, SHOWN).map((course) => (
          <li key={course.id}>
            <ViewedTile course={course} />
          </li>
        ))}
      </ul>
      {viewed.length > SHOWN && (
        <p className="mt-3">
          <button
            type="button"
            className="link inline-flex min-h-11 items-center"
            onClick={() => openPopup('recently-viewed')}
          >
            {shell('recent.all')}
          </button>
        </p>
      )}
    </section>
  );
}

export function Categories({ categories }: { readonly categories: HomeData['categories'] }) {
  if (categories.length < 2) return null;
  return (
    <section aria-labelledby="categories" className="shell mt-5 tablet:mt-8">
      <h2 id="categories" className="visually-hidden">
        {t('home.categoriesTitle')}
      </h2>
      <ul className="rail auto-cols-max grid-rows-2 gap-2 tablet:mx-0 tablet:flex tablet:flex-wrap tablet:gap-3 tablet:px-0">
        {categories.map((category) => (
          <li key={category.id}>
            <a
              href={productSearchUrl(category.name)}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong bg-surface ps-1 pe-4 font-medium whitespace-nowrap transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand tablet:min-h-12 tablet:ps-1.5 tablet:pe-5"
            >
              <CategoryPicture category={category} side={36} />
              <Written>{category.name}</Written>
              <span className="numbers text-small font-regular text-ink-2">{category.total}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
