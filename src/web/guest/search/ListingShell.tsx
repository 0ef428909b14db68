import { Tag } from '#src/web/ui/links/Tag.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { tagText } from './filters/filter-names.ts';
import { tagKey, tagsOf, withoutTag } from './filters/filter-tags.ts';
import { listHref, type ListingFrame } from './listing.ts';
import { t } from './texts.ts';
import { useEffect, Suspense, lazy, useState, type ReactNode } from 'react';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { CityGroups } from './box/search-destination.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { useMedia, useOnline } from '#src/web/ui/browser/use-media.ts';
import { FilterBar, underHeader } from './filters/FilterBar.tsx';
import { isSameDays, nearDays } from './trip/days.ts';
import { ListHead, Results } from './results/Results.tsx';
import { useListScreen } from './results/use-list-screen.ts';
import type { LiveListing } from './use-listing.ts';
import { thisBrowser } from '#src/web/ui/browser/stored-list.ts';
import { Map as MapIcon } from 'lucide-react';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';

// Loaded on opening: the filter box, and the map where it does not fit next to the list.

const FilterBox = lazy(() => import('./filters/FilterBox.tsx').then((file) => ({ default: file.FilterBox })));

interface FilterPopupProps {
  readonly frame: ListingFrame;
  readonly live: LiveListing;
  readonly isWide: boolean;
  readonly onApply: LiveListing['go'];
}

/** The filter box (docs/reference/addresses.md#popups): a sheet on phones and tablets, a dialog on wide screens. */
function FilterPopup({ frame, live, isWide, onApply }: FilterPopupProps) {
  return (
    <Popup name="filter-box" title={t('box.title')} kind={isWide ? 'dialog' : 'sheet'} size="medium">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <FilterBox
          frame={frame}
          query={live.query}
          resultCount={live.shown}
          onApply={(next) => {
            closePopup('filter-box');
            onApply(next);
          }}
        />
      </Suspense>
    </Popup>
  );
}

function MapPopup({ children }: { readonly children: ReactNode }) {
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

// Read by the head script before the first paint, so a list with a hidden map does not shift (ADR 027).
const KEY = 'listMap';

type ListMapState = readonly [isOpen: boolean, turn: (isOpen: boolean) => void];

/** Open until a guest hides it; remembered on this device. */
function useListMap(): ListMapState {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(document.documentElement.dataset[KEY] !== 'off'), []);
  const turn = (open: boolean): void => {
    const setting = open ? 'on' : 'off';
    setOpen(open);
    document.documentElement.dataset[KEY] = setting;
    thisBrowser.storage()?.setItem(KEY, setting);
  };
  return [isOpen, turn];
}

interface ActiveTagsProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
}

/** Active filters as removable tags, and a link to the plain path (docs/domain/search.md#filters). */
function ActiveTags({ frame, query }: ActiveTagsProps) {
  const tags = tagsOf(query);
  if (tags.length === 0) return null;
  // On narrow screens the pressed chip of named days says it already.
  const isNear = nearDays(frame.today).some(({ days }) => isSameDays(days, query.dates));
  return (
    <ul aria-label={t('tag.label')} className="filter-tags">
      {tags.map((tag) => {
        const text = tagText(tag, query, frame);
        return (
          <li key={tagKey(tag)} className={tag.kind === 'dates' && isNear ? 'max-desk:hidden noscript:block' : ''}>
            <Tag
              label={text}
              removeLabel={t('tag.remove', { filter: text })}
              href={listHref(frame.path, frame.page, withoutTag(query, tag))}
            />
          </li>
        );
      })}
      <li className="reset">
        <a href={frame.path} className={`${buttonLook('quiet', 'small')} rounded-full underline underline-offset-3`}>
          {t('tag.reset')}
        </a>
      </li>
    </ul>
  );
}

interface OfflineNoteProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function OfflineNote({ hasFailed, onRetry }: OfflineNoteProps) {
  const isOnline = useOnline();
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [hasFailed, onRetry]);
  if (isOnline) return null;
  return (
    <div className="pt-4">
      <Banner tone="warning">{t('failed.offline')}</Banner>
    </div>
  );
}

const ListMap = lazy(async () => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  return { default: (await import('./results/ListMap.tsx')).ListMap };
});

// A constant, so memoized children stay.
const NO_GROUPS: CityGroups = [];

interface ListingShellProps {
  readonly frame: ListingFrame;
  readonly live: LiveListing;
  readonly groups?: CityGroups;
  /** Tags of what was read from a search, as a list. */
  readonly readTags?: ReactNode;
}

export function ListingShell({ frame, live, groups = NO_GROUPS, readTags = null }: ListingShellProps) {
  const { query, shown } = live;
  const screen = useListScreen(frame, live);
  const [isMapOpen, turnMap] = useListMap();
  const [lit, setLit] = useState<number | null>(null);
  const isWide = useMedia('(width >= 64rem)');
  const hasCourses = shown.courses.length > 0;
  const hasMap = isMapOpen && isWide;
  // No results without any filter: nothing to narrow.
  const canFilter = shown.total > 0 || tagsOf(query).length > 0 || live.state === 'failed';
  const mapOf = (hasCard: boolean) => (
    <Suspense fallback={<Skeleton className="h-full" />}>
      <ListMap frame={frame} courses={shown.courses} trip={shown.trip} lit={lit} onHover={setLit} hasCard={hasCard} />
    </Suspense>
  );
  return (
    <section ref={screen.area} aria-label={t('list.label')} className="mt-3 desk:mt-6">
      <div className={`filter-row ${underHeader}`}>
        {canFilter && (
          <FilterBar
            frame={frame}
            query={query}
            onChange={(change) => screen.act({ type: 'filter', change })}
            onSubmit={() => screen.start.current?.focus()}
          />
        )}
        {readTags}
        <ActiveTags frame={frame} query={query} />
      </div>
      <div className="shell">
        <OfflineNote hasFailed={live.state === 'failed'} onRetry={live.retry} />
        <ListHead
          frame={frame}
          query={query}
          shown={live.state === 'failed' ? null : shown}
          screen={screen}
          hasMap={isMapOpen}
          onMap={turnMap}
        />
        <div className={hasCourses ? 'list-split' : undefined}>
          <div aria-busy={live.state === 'loading'}>
            <Results frame={frame} live={live} groups={groups} lit={hasMap ? lit : null} onHover={setLit} />
          </div>
          {hasCourses && <div className="list-map">{hasMap && mapOf(false)}</div>}
        </div>
      </div>
      {hasCourses && <MapPopup>{mapOf(true)}</MapPopup>}
      <FilterPopup frame={frame} live={live} isWide={isWide} onApply={screen.go} />
    </section>
  );
}
