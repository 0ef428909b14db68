// What opens over a list: the filter box, and the map where the screen has no room beside the list.
import { Map as MapIcon } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';
import type { ListingFrame } from './listing.ts';
import { t } from './texts.ts';
import type { LiveListing } from './use-listing.ts';

const FilterBox = lazy(() => import('./filters/FilterBox.tsx').then((file) => ({ default: file.FilterBox })));

interface FilterPopupProps {
  readonly frame: ListingFrame;
  readonly live: LiveListing;
  readonly isWide: boolean;
  readonly onApply: LiveListing['go'];
}

/** The filter box (docs/routes.md#popups): a sheet on phones and tablets, a dialog on wide screens. */
export function FilterPopup({ frame, live, isWide, onApply }: FilterPopupProps) {
  return (
    <Popup name="filter-box" title={t('box.title')} kind={isWide ? 'dialog' : 'sheet'} size="medium">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <FilterBox
          frame={frame}
          query={live.query}
          known={live.shown}
          onApply={(next) => {
            closePopup('filter-box');
            onApply(next);
          }}
        />
      </Suspense>
    </Popup>
  );
}

/** A pill that floats over the list, and the map that it opens. */
export function MapPopup({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="list-pill">
        <button
          type="button"
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2 rounded-full bg-ink px-5 font-medium text-paper shadow-2"
          onClick={() => openPopup('course-map')}
        >
          <MapIcon aria-hidden size={18} />
          {t('map.open')}
        </button>
      </div>
      <Popup name="course-map" title={t('map.title')} kind="sheet">
        <div className="-m-(--pad) h-[calc(100dvh-4.125rem)]">{children}</div>
      </Popup>
    </>
  );
}
