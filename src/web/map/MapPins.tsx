import { useMemo, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { MarkPlace, PinMark, markLook } from './PinMark.tsx';
import { gatherPins, type MapPin, type PinGroup, canPart } from './gather-pins.ts';
import { type MapBox, type MapView, type Pixel, toScreen, toWorld, ZOOM } from './map-view.ts';
import { t } from './texts.ts';
import { GroupList } from './GroupList.tsx';
import type { MapProps } from './map-props.ts';
import type { MapMoves } from './use-map-view.ts';

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

/** The pins in sight; those that would cover each other as one count that zooms in. */
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
            <MarkPlace key={`${group.key}+`} at={place(group.at)} raised={false}>
              <button
                type="button"
                className={markLook('group')}
                aria-label={t('map.group', { count: group.pins.length })}
                onClick={() => onGroup(group)}
              >
                {group.pins.length}
              </button>
            </MarkPlace>
          );
        })}
      {/* It only shows where a card's pin is: what can be pressed there is the count that it lies on. */}
      {hidden.map((pin) => (
        <MarkPlace key={`${pin.id}!`} at={toScreen(pin, view, box)} raised>
          <span aria-hidden className={classNames(markLook('active'), 'pointer-events-none')}>
            {pin.label}
          </span>
        </MarkPlace>
      ))}
    </ul>
  );
}

interface PinLayerProps extends Pick<MapProps, 'pins' | 'onHover' | 'onSelect'> {
  readonly view: MapView;
  readonly box: MapBox;
  readonly moves: MapMoves;
}

/** The pins over a ground. A group opens by going closer, or as a list where no zoom can part it. */
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
