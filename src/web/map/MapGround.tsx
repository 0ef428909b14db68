import type { MapArea } from './map-props.ts';
import { type MapBox, type MapView, pixelsPerKm, toScreen, type MapPoint } from './map-view.ts';
import { roundLength, lengthText } from './length-text.ts';

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

interface GroundProps {
  readonly view: MapView;
  readonly box: MapBox;
  /** The rings stand round this point. */
  readonly centre: MapPoint;
  readonly centreName: string | undefined;
  readonly area: MapArea | undefined;
}

// Rings stand about as far apart as a thumb is wide, and only where they say something about a walk or a ride.
const RING_GAP = 120;
const WIDEST_STEP_KM = 50;
const RINGS = [1, 2, 3, 4] as const;

/** The paper under the pins: a grid, and rings of distance round the middle of the city. */
export function MapGround({ view, box, centre, centreName, area }: GroundProps) {
  const perKm = pixelsPerKm(centre.latitude, view.zoom);
  const step = roundLength(RING_GAP / perKm);
  const cell = step * perKm;
  const at = toScreen(centre, view, box);
  const hasRings = step <= WIDEST_STEP_KM;
  return (
    <g>
      <Grid box={box} cell={cell} x={at.x} y={at.y} />
      {area !== undefined && <GroundArea area={area} view={view} box={box} />}
      {hasRings && (
        <g fill="none" className="stroke-jade" strokeOpacity="0.55">
          {RINGS.map((ring) => (
            <circle key={ring} cx={at.x} cy={at.y} r={ring * cell} strokeWidth="1.25" strokeDasharray="2 5" />
          ))}
        </g>
      )}
      {hasRings && (
        <g className="fill-ink-2 stroke-jade-soft font-sans" fontSize="12" fontWeight="600" textAnchor="middle">
          {RINGS.map((ring) => (
            <text key={ring} x={at.x} y={at.y + ring * cell - 6} strokeWidth="4" paintOrder="stroke">
              {lengthText(ring * step)}
            </text>
          ))}
        </g>
      )}
      {centreName !== undefined && (
        <g className="fill-ink font-sans">
          <path d={`M${at.x - 7} ${at.y}h14M${at.x} ${at.y - 7}v14`} className="stroke-ink" strokeWidth="2" />
          <text
            x={at.x + 12}
            y={at.y + 5}
            fontSize="14"
            fontWeight="700"
            className="stroke-jade-soft"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {centreName}
          </text>
        </g>
      )}
    </g>
  );
}

function Grid({ box, cell, x, y }: { box: MapBox; cell: number; x: number; y: number }) {
  const path: string[] = [];
  for (let line = ((x % cell) + cell) % cell; line < box.width; line += cell) path.push(`M${line} 0V${box.height}`);
  for (let line = ((y % cell) + cell) % cell; line < box.height; line += cell) path.push(`M0 ${line}H${box.width}`);
  return <path d={path.join('')} className="stroke-jade" strokeOpacity="0.14" />;
}
