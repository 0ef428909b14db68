import { t } from '#src/web/guest/texts.ts';
import { ViewedTile } from '#src/web/guest/cards/ViewedTile.tsx';
import { forgetCourses, useViewed } from '#src/web/guest/cards/recently-viewed.ts';
import { NothingYet } from '#src/web/guest/cards/NothingYet.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';

/** The popup `recently-viewed` (docs/reference/addresses.md#popups). */
export function RecentlyViewed({ onFollow }: { readonly onFollow: () => void }) {
  const viewed = useViewed();
  if (viewed.length === 0) return <NothingYet title={t('recent.emptyTitle')}>{t('recent.emptyText')}</NothingYet>;
  return (
    <>
      <p className="text-small text-ink-2">{t('recent.note')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3">
        {viewed.map((course) => (
          <li key={course.id}>
            <ViewedTile course={course} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <button type="button" className={buttonLook('secondary', 'small')} onClick={forgetCourses}>
          {t('recent.forget')}
        </button>
      </p>
    </>
  );
}
