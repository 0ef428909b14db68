import { X } from 'lucide-react';
import { t } from '#src/web/guest/texts.ts';
import { ViewedTile } from '#src/web/guest/cards/ViewedTile.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { NothingYet } from '#src/web/guest/cards/NothingYet.tsx';
import { routes } from '#src/contract/addresses/routes.ts';
import { courseTripQuery } from '#src/contract/listing/trip.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { cleanChoice } from '#src/web/guest/cards/clean-choice.ts';
import { type SavedCourse, toggleSaved, useSaved } from '#src/web/guest/cards/saved.ts';

/** The popup `wishlist` (docs/reference/addresses.md#popups). */
export function SavedCourses({ onFollow }: { readonly onFollow: () => void }) {
  const saved = useSaved();
  if (saved.length === 0) return <NothingYet title={t('saved.emptyTitle')}>{t('saved.emptyText')}</NothingYet>;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
        {t('recent.note')}
        <a
          href={routes['dashboard-wishlist'].path}
          className="link inline-flex min-h-11 items-center"
          onClick={onFollow}
        >
          {t('saved.all')}
        </a>
      </p>
      <div className="mt-4">
        <SavedTiles saved={saved} onFollow={onFollow} />
      </div>
    </>
  );
}

function withChoice(course: SavedCourse): SavedCourse {
  return { ...course, url: course.url + courseTripQuery(cleanChoice(course)) };
}

interface SavedTilesProps {
  readonly saved: readonly SavedCourse[];
  readonly onFollow?: () => void;
}

export function SavedTiles({ saved, onFollow }: SavedTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3">
      {saved.map((course) => (
        <li key={course.id} className="relative">
          <ViewedTile course={withChoice(course)} {...(onFollow && { onFollow })} />
          <ChoiceLine choice={cleanChoice(course)} />
          <IconButton
            label={t('saved.remove', { title: course.title })}
            tone="surface"
            className="absolute end-2 top-2"
            onClick={() => toggleSaved(course)}
          >
            <X aria-hidden size={19} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
