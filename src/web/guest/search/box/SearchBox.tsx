import { limits } from '#src/domain/limits.ts';
import { KEYWORD_MAX } from '#src/contract/addresses/urls.ts';
import { type SearchBoxState, useSearchBox } from './use-search-box.ts';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useSyncExternalStore } from 'react';
import { readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import type { CityGroups } from './search-destination.ts';
import type { Understood } from './suggestions.ts';

// The window's width: read on load, then only after a resize has ended.

interface WidthHost {
  readonly width: () => number;
  readonly onResize: (listener: () => void) => () => void;
}

interface WidthStore {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `wait`: ms after the last resize (1 s). */
export function createWidthStore(host: WidthHost, wait: number): WidthStore {
  let width: number | null = null;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const settle = (): void => {
    width = host.width();
    for (const listener of listeners) listener();
  };
  return {
    read: () => (width ??= host.width()),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        width = host.width();
        stop = host.onResize(() => {
          clearTimeout(timer);
          timer = setTimeout(settle, wait);
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stop();
      };
    },
  };
}

const store = createWidthStore(
  {
    width: () => window.innerWidth,
    onResize: (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
  },
  limits.resizeDebounceMs,
);

/** In px, 1 s after a resize (docs/reference/limits.md). Null on the server and until hydration. */
function useWindowWidth(): number | null {
  return useSyncExternalStore<number | null>(store.subscribe, store.read, () => null);
}

const SuggestionList = lazy(() => import('./SuggestionList.tsx').then((file) => ({ default: file.SuggestionList })));

/** The placeholder (docs/reference/addresses.md#paths, docs/reference/limits.md): short up to 400 px; `width` null is unknown. */
export function placeholderAt(width: number | null): string {
  const isNarrow = width !== null && width <= limits.shortPlaceholderMaxPx;
  return isNarrow ? t('search.placeholderNarrow') : t('search.placeholderWide');
}

// Server only: with script the box itself carries the trip.
const TripInputs = import.meta.env.SSR ? (await import('./PlainSearch.tsx')).TripInputs : null;

interface SearchInputProps {
  readonly id: string;
  readonly box: SearchBoxState;
  readonly first: boolean;
}

function SearchInput({ id, box, first }: SearchInputProps) {
  const width = useWindowWidth();
  return (
    <input
      id={id}
      type="text"
      name="keyword"
      role="combobox"
      aria-expanded={box.open}
      aria-controls={box.open ? `${id}-list` : undefined}
      aria-autocomplete="list"
      aria-activedescendant={box.marked === undefined ? undefined : `${id}-${box.marked.key}`}
      data-first-focus={first || undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={KEYWORD_MAX}
      placeholder={placeholderAt(width)}
      value={box.query}
      onChange={(event) => box.type(event.target.value)}
      onFocus={box.wake}
      onKeyDown={box.onKeyDown}
      className="min-h-11 w-full min-w-0 flex-1 bg-transparent focus-visible:shadow-none focus-visible:outline-none"
    />
  );
}

interface SearchBoxProps {
  /** `header`: a pill; `hero`: large, with a button; `sheet`: inline list, always open. */
  readonly look: 'header' | 'hero' | 'sheet';
  readonly groups?: CityGroups;
  readonly initial?: string;
  readonly onDone?: () => void;
  readonly label?: string;
  readonly trip?: Trip;
  /** Date and guest fields, with what the words say: inside a hero's frame, below a sheet's. */
  readonly renderFields?: (understood: Understood | null) => ReactNode;
}

const frames = {
  header: 'min-h-12 rounded-full border border-line-strong bg-surface ps-5 pe-0.5 hover:border-ink-2',
  hero: 'min-h-16 flex-wrap rounded-panel bg-surface ps-5 pe-2 shadow-2',
  sheet: 'min-h-14 rounded-control border border-line-strong bg-surface ps-4 pe-1.5',
} as const;

const ring =
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-jade';

/** An ARIA combobox. Enter opens the marked entry, else the named city, else the search. A plain form without script. */
export function SearchBox(props: SearchBoxProps) {
  const { look, groups, initial = '', onDone, label = t('search.label'), trip, renderFields } = props;
  const id = useId();
  const { search } = useNavigation();
  const box = useSearchBox({
    given: groups,
    initial,
    stays: look === 'sheet',
    onDone,
    trip: trip ?? readTrip(search),
  });
  return (
    <form
      role="search"
      aria-label={label}
      action="/product/search"
      className={classNames('relative w-full', look === 'sheet' && 'flex min-h-0 flex-1 flex-col')}
      onBlur={box.onBlur}
      onSubmit={box.onSubmit}
    >
      <div className={classNames('flex items-center gap-2.5 transition-colors duration-(--hover)', ring, frames[look])}>
        {look === 'hero' && <Search aria-hidden size={22} className="shrink-0 text-ink-3" />}
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <SearchInput id={id} box={box} first={look === 'sheet'} />
        {look === 'hero' && renderFields?.(box.understood)}
        <SubmitButton large={look === 'hero'} />
      </div>
      {look === 'sheet' && renderFields?.(box.understood)}
      <noscript>
        {TripInputs !== null && renderFields === undefined && <TripInputs trip={trip ?? readTrip(search)} />}
      </noscript>
      {box.open && (
        <Suspense fallback={<div id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} />}>
          <SuggestionList
            id={id}
            groups={box.groups}
            activeKey={box.marked?.key}
            floating={look !== 'sheet'}
            onChoose={box.choose}
          />
        </Suspense>
      )}
      <p aria-live="polite" className="visually-hidden">
        {announced(box)}
      </p>
    </form>
  );
}

function announced({ open, query, count, near, groups }: SearchBoxState): string {
  const lines = groups.flatMap(({ items }) => items);
  if (near === 'failed') return lines.find(({ kind }) => kind === 'near')?.label ?? '';
  return open && query !== '' ? t('search.count', { count }) : '';
}

function SubmitButton({ large }: { readonly large: boolean }) {
  const look = large ? 'min-h-12 rounded-control px-6' : 'grid size-11 place-items-center rounded-full';
  return (
    <button
      type="submit"
      className={`shrink-0 border border-transparent bg-brand font-medium text-on-brand transition-colors duration-(--hover) hover:bg-brand-hover ${look}`}
    >
      {!large && <Search aria-hidden size={18} />}
      <span className={large ? '' : 'visually-hidden'}>{t('search.button')}</span>
    </button>
  );
}
