import { X } from 'lucide-react';
import { t } from '../locale/t.ts';
import { ViewedTile } from '../search/ViewedTile.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { toggleSaved, useSaved } from './saved.ts';

/** The popup `wishlist` (docs/routes.md#popups): the saved experiences, each with a way out of the list. */
export function SavedCourses({ onFollow }: { readonly onFollow: () => void }) {
  const saved = useSaved();
  if (saved.length === 0) return <EmptyState title={t('saved.emptyTitle')}>{t('saved.emptyText')}</EmptyState>;
  return (
    <>
      <p className="text-small text-ink-2">{t('recent.note')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3">
        {saved.map((course) => (
          <li key={course.id} className="relative">
            <ViewedTile course={course} onFollow={onFollow} />
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
    </>
  );
}
