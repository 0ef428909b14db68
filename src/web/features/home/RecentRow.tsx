import { t as shell } from '../../locale/t.ts';
import { useViewed } from '../../search/viewed.ts';
import { ViewedTile } from '../../search/ViewedTile.tsx';
import { openPopup } from '../../ui/popup.ts';
import { SectionHead } from './SectionHead.tsx';
import { t } from './t.ts';

const SHOWN = 4;

/**
 * What a returning visitor looked at last. Known to the browser alone, so it appears after load; it stands below the
 * first screen on every device, where nothing that is seen moves.
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
