import type { MapArea } from './map-props.ts';
import { type MapBox, type MapView, pixelsPerKm, toScreen, type MapPoint } from './map-view.ts';
import { roundLength, type LengthSystem, type RoundLength } from '#src/domain/map/distance.ts';

interface AreaProps {
  readonly area: MapArea;
  readonly view: MapView;
  readonly box: MapBox;
}

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

interface GroundProps {
  readonly view: MapView;
  readonly box: MapBox;
  readonly centre: MapPoint;
  /** Distance between rings; null hides them. */
  readonly ring: RoundLength | null;
  readonly area: MapArea | undefined;
}

// Rings are about a thumb's width apart, and only at walking or riding distances.
const RING_GAP = 120;
const WIDEST_STEP_KM = 50;
const RINGS = [1, 2, 3, 4] as const;

export function ringStep({ latitude }: MapPoint, { zoom }: MapView, system: LengthSystem): RoundLength | null {
  const ring = roundLength(RING_GAP / pixelsPerKm(latitude, zoom), system);
  return ring.km <= WIDEST_STEP_KM ? ring : null;
}

export function MapGround({ view, box, centre, ring, area }: GroundProps) {
  const at = toScreen(centre, view, box);
  const cell = ring === null ? RING_GAP : ring.km * pixelsPerKm(centre.latitude, view.zoom);
  return (
    <g>
      <Grid box={box} cell={cell} x={at.x} y={at.y} />
      {area !== undefined && <GroundArea area={area} view={view} box={box} />}
      {ring !== null && (
        <g fill="none" className="stroke-jade" strokeOpacity="0.55">
          {RINGS.map((count) => (
            <circle key={count} cx={at.x} cy={at.y} r={count * cell} strokeWidth="1.25" strokeDasharray="2 5" />
          ))}
        </g>
      )}
    </g>
  );
}

function Grid({ box, cell, x, y }: { box: MapBox; cell: number; x: number; y: number }) {
  const path: string[] = [];
  for (let line = ((x % cell) + cell) % cell; line < box.width; line += cell) path.push(`M${line} 0V${box.height}`);
  for (let line = ((y % cell) + cell) % cell; line < box.height; line += cell) path.push(`M0 ${line}H${box.width}`);
  return <path d={path.join('')} className="stroke-jade" strokeOpacity="0.08" />;
}
