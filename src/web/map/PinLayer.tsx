import { useState } from 'react';
import { GroupList } from './GroupList.tsx';
import { MapPins } from './MapPins.tsx';
import { canPart } from './gather-pins.ts';
import type { MapPin, PinGroup } from './gather-pins.ts';
import type { MapProps } from './map-props.ts';
import type { MapBox, MapView } from './map-view.ts';
import { ZOOM } from './map-view.ts';
import type { MapMoves } from './use-map-view.ts';

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
