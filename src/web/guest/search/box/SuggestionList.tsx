import { Clock3, Compass, History, LocateFixed, Map, MapPin, Search, Shapes, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#src/web/guest/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const icons = {
  near: LocateFixed,
  again: History,
  forget: X,
  recent: Clock3,
  city: MapPin,
  category: Shapes,
  country: Map,
  course: Compass,
  search: Search,
} as const;

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly activeKey: string | undefined;
  readonly floating: boolean;
  readonly onChoose: (item: Suggestion) => void;
}

/** Entries are links, so they open in a new tab too. */
export function SuggestionList({ id, groups, activeKey, floating, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.suggestions')}
      className={classNames(
        'overflow-y-auto bg-surface',
        floating
          ? 'absolute inset-x-0 top-full z-(--z-sheet) mt-2 max-h-[min(26rem,60vh)] min-w-72 rounded-card border border-line p-2 shadow-2'
          : 'mt-4 min-h-0 flex-1',
      )}
    >
      {groups.map((group) => (
        <div
          key={group.key}
          role="group"
          aria-labelledby={group.title === null ? undefined : `${id}-${group.key}`}
          aria-label={group.title === null ? t('search.button') : undefined}
        >
          {group.title !== null && (
            <div
              id={`${id}-${group.key}`}
              role="presentation"
              className="px-3 pt-3 pb-1 text-micro font-bold text-ink-3"
            >
              {group.title}
            </div>
          )}
          {group.items.map((item) => (
            <SuggestionLine
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              active={item.key === activeKey}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly item: Suggestion;
  readonly active: boolean;
  readonly onChoose: (item: Suggestion) => void;
}

function SuggestionLine({ id, item, active, onChoose }: LineProps) {
  const Icon = icons[item.kind];
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href || undefined}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        active ? 'bg-jade-soft' : 'hover:bg-sand',
      )}
      // Keeps the focus in the box: it must not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(item);
      }}
    >
      {item.imageId ? (
        <Picture
          image={{ id: item.imageId, alt: '' }}
          shape="card"
          sizes="64px"
          decorative
          className="aspect-[295/162] w-16 shrink-0 rounded-control"
        />
      ) : (
        <Icon aria-hidden size={18} className="shrink-0 text-ink-3" />
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="line-clamp-3 font-medium wrap-anywhere">{item.label}</span>
        {item.detail !== null && <span className="line-clamp-2 text-small text-ink-2">{item.detail}</span>}
      </span>
    </a>
  );
}
