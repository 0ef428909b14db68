import { Map as MapIcon } from 'lucide-react';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { SortBox } from './SortBox.tsx';
import { chipLook } from '#src/web/ui/button/chip-look.ts';
import { totalText, type ListingData, type ListingFrame } from '#src/web/features/listing/listing.ts';
import { t } from '#src/web/features/listing/texts.ts';
import type { ListScreen } from './use-list-screen.ts';

interface ListHeadProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  /** The cards in view; null when they could not be loaded. */
  readonly shown: ListingData | null;
  readonly screen: ListScreen;
  readonly hasMap: boolean;
  readonly onMap: (isOpen: boolean) => void;
}

/** How many there are (announced when it changes), their order, and on wide screens the map beside them. */
export function ListHead({ frame, query, shown, screen, hasMap, onMap }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 max-phone:relative">
      <p ref={screen.start} tabIndex={-1} aria-live="polite" className="numbers font-medium outline-none">
        {shown !== null && t('count', { count: shown.total, shown: totalText(shown) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {(shown === null || shown.total > 1) && (
          <SortBox
            frame={frame}
            query={query}
            isOpen={screen.isSorterOpen}
            onOpen={(isOpen) => screen.act({ type: 'sorter', isOpen })}
            onSort={(sort) => screen.act({ type: 'sort', sort })}
          />
        )}
        {shown !== null && shown.courses.length > 0 && (
          <button
            type="button"
            aria-pressed={hasMap}
            className={`${chipLook(hasMap)} max-desk:hidden noscript:hidden`}
            onClick={() => onMap(!hasMap)}
          >
            <MapIcon aria-hidden size={17} />
            {t('map.open')}
          </button>
        )}
      </div>
    </div>
  );
}
