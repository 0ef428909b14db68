import { useMemo, useState, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { gatherPins, type MapPin, type PinGroup, canPart, placeText } from './gather-pins.ts';
import { type MapBox, type MapView, type Pixel, toScreen, toWorld, ZOOM } from './map-view.ts';
import { t } from './texts.ts';
import type { MapProps } from './map-props.ts';
import type { MapMoves } from './use-map-view.ts';
import { X } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';

interface PinPositionProps {
  readonly at: Pixel;
  readonly raised: boolean;
  readonly children: ReactNode;
}

function PinPosition({ at, raised, children }: PinPositionProps) {
  return (
    <li
      className={classNames('absolute top-0 start-0', raised ? 'z-10' : 'hover:z-10 focus-within:z-10')}
      style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -100%)` }}
    >
      {children}
    </li>
  );
}

const looks = {
  plain:
    'border border-line-strong bg-surface text-ink after:border-e after:border-b after:border-line-strong after:bg-surface hover:border-ink hover:bg-sand hover:after:border-ink hover:after:bg-sand',
  active: 'border border-brand bg-brand text-on-brand after:bg-brand',
  group: 'border border-jade bg-jade text-on-jade after:bg-jade',
} as const;

function pinLook(kind: 'plain' | 'active' | 'group'): string {
  return classNames(
    'relative mb-2 grid min-h-9 min-w-11 place-items-center rounded-full px-3 text-small font-bold shadow-1 whitespace-nowrap',
    'transition-colors duration-(--press) numbers select-none',
    // The touch area is 44 px high, the tag smaller.
    'before:absolute before:-inset-1',
    "after:absolute after:top-full after:start-1/2 after:-mt-[5px] after:size-2.5 after:-translate-x-1/2 after:rotate-45 after:content-['']",
    looks[kind],
  );
}

interface PinMarkProps {
  readonly pin: MapPin;
  readonly at: Pixel;
  readonly onHover: ((id: MapPin['id'] | null) => void) | undefined;
  readonly onSelect: ((id: MapPin['id']) => void) | undefined;
}

function PinMark({ pin, at, onHover, onSelect }: PinMarkProps) {
  const active = pin.active === true;
  const shared = {
    className: pinLook(active ? 'active' : 'plain'),
    draggable: false,
    'aria-label': pin.name ?? pin.label,
    onPointerEnter: () => onHover?.(pin.id),
    onPointerLeave: () => onHover?.(null),
    onFocus: () => onHover?.(pin.id),
    onBlur: () => onHover?.(null),
    onClick: (event: MouseEvent) => {
      // Keep the visitor's own new tab.
      if (onSelect === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onSelect(pin.id);
    },
  };
  return (
    <PinPosition at={at} raised={active}>
      {pin.href === undefined && onSelect === undefined ? (
        <span className={shared.className}>
          <span aria-hidden>{pin.label}</span>
          <span className="visually-hidden">{shared['aria-label']}</span>
        </span>
      ) : pin.href === undefined ? (
        <button type="button" aria-pressed={active} {...shared}>
          {pin.label}
        </button>
      ) : (
        <a href={pin.href} {...shared}>
          {pin.label}
        </a>
      )}
    </PinPosition>
  );
}

interface PinsProps {
  readonly pins: readonly MapPin[];
  readonly view: MapView;
  readonly box: MapBox;
  readonly onHover: ((id: MapPin['id'] | null) => void) | undefined;
  readonly onSelect: ((id: MapPin['id']) => void) | undefined;
  readonly onGroup: (group: PinGroup) => void;
}

const OUTSIDE = 60;

function isInSight({ x, y }: Pixel, { width, height }: MapBox): boolean {
  return x > -OUTSIDE && x < width + OUTSIDE && y > -10 && y < height + OUTSIDE;
}

function groupName({ pins }: PinGroup, view: MapView): string {
  const place = placeText(pins, view);
  const count = pins.length;
  return place === null ? t('map.group', { count }) : t('map.groupIn', { count, place });
}

export function MapPins({ pins, view, box, onHover, onSelect, onGroup }: PinsProps) {
  const groups = useMemo(() => gatherPins(pins, view.zoom), [pins, view.zoom]);
  const middle = toWorld(view, view.zoom);
  const place = ({ x, y }: Pixel): Pixel => ({ x: x - middle.x + box.width / 2, y: y - middle.y + box.height / 2 });
  const hidden = groups.flatMap(({ pins: all }) => (all.length > 1 ? all.filter((pin) => pin.active) : []));
  return (
    <ul>
      {groups
        .filter(({ at }) => isInSight(place(at), box))
        .map((group) => {
          const [pin] = group.pins;
          if (pin === undefined) return null;
          if (group.pins.length === 1)
            return <PinMark key={group.key} pin={pin} at={place(group.at)} onHover={onHover} onSelect={onSelect} />;
          return (
            <PinPosition key={`${group.key}+`} at={place(group.at)} raised={false}>
              <button
                type="button"
                className={pinLook('group')}
                aria-label={groupName(group, view)}
                onClick={() => onGroup(group)}
              >
                {group.pins.length}
              </button>
            </PinPosition>
          );
        })}
      {/* Only marks a card's pin: the count around it is what can be pressed. */}
      {hidden.map((pin) => (
        <PinPosition key={`${pin.id}!`} at={toScreen(pin, view, box)} raised>
          <span aria-hidden className={classNames(pinLook('active'), 'pointer-events-none')}>
            {pin.label}
          </span>
        </PinPosition>
      ))}
    </ul>
  );
}

interface PinLayerProps extends Pick<MapProps, 'pins' | 'onHover' | 'onSelect'> {
  readonly view: MapView;
  readonly box: MapBox;
  readonly moves: MapMoves;
}

export function PinLayer({ pins, view, box, moves, onHover, onSelect }: PinLayerProps) {
  const [place, setPlace] = useState<readonly MapPin[]>([]);
  const open = ({ pins: group }: PinGroup): void => {
    if (canPart(group)) moves.fit(group, ZOOM.most);
    else setPlace(group);
  };
  return (
    <>
      <MapPins pins={pins} view={view} box={box} onHover={onHover} onSelect={onSelect} onGroup={open} />
      {place.length > 0 && <GroupList pins={place} onSelect={onSelect} onClose={() => setPlace([])} />}
    </>
  );
}

interface GroupListProps {
  readonly pins: readonly MapPin[];
  readonly onSelect: ((id: MapPin['id']) => void) | undefined;
  readonly onClose: () => void;
}

/** Pins at one place, which no zoom can separate. */
function GroupList({ pins, onSelect, onClose }: GroupListProps) {
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  const close = (): void => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section
      aria-label={t('map.place', { count: pins.length })}
      className="absolute inset-x-3 bottom-3 z-20 max-h-[60%] touch-auto overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-2 tablet:end-auto tablet:w-80"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only this list, not the popup around the map.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className="flex items-center justify-between gap-3 ps-2">
        <p className="text-small font-medium">{t('map.place', { count: pins.length })}</p>
        <IconButton label={t('map.closeList')} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <ul ref={list}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <PinRow pin={pin} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PinRow({ pin, onSelect }: { pin: MapPin; onSelect: GroupListProps['onSelect'] }) {
  const look = 'flex min-h-12 w-full items-center rounded-chip px-2 py-1.5 text-start text-small hover:bg-sand';
  const name = pin.name ?? pin.label;
  if (pin.href === undefined || onSelect !== undefined)
    return (
      <button type="button" className={look} onClick={() => onSelect?.(pin.id)}>
        {name}
      </button>
    );
  return (
    <a href={pin.href} className={look}>
      {name}
    </a>
  );
}
