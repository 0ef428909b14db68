import type { MapArea } from './map-props.ts';
import type { MapBox, MapView } from './map-view.ts';
import { pixelsPerKm, toScreen } from './mercator.ts';

interface AreaProps {
  readonly area: MapArea;
  readonly view: MapView;
  readonly box: MapBox;
}

/** A tinted round area: where a pickup comes to. */
export function GroundArea({ area, view, box }: AreaProps) {
  const { x, y } = toScreen(area, view, box);
  return (
    <circle
      cx={x}
      cy={y}
      r={area.radiusKm * pixelsPerKm(area.latitude, view.zoom)}
      className="fill-marigold/20 stroke-marigold-ink"
      strokeWidth="1.5"
      strokeDasharray="6 4"
    />
  );
}
