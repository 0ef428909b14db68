import { roundLength, type LengthSystem } from '#src/domain/map/distance.ts';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { useLengths } from '#src/web/locale/use-lengths.ts';
import { layoutPlaces } from './places/place-layout.ts';
import { PlaceLayer } from './places/PlaceLayer.tsx';
import { SeaLayer } from './places/SeaLayer.tsx';
import { useSurroundings } from './places/use-surroundings.ts';
import { type MapPoint, type MapView, pixelsPerKm } from './map-view.ts';
import { t } from './texts.ts';
import { lazy, Suspense, useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { MapControls } from './MapControls.tsx';
import { MapGround, ringStep } from './MapGround.tsx';
import { PinLayer } from './MapPins.tsx';
import { pressKey } from './map-keys.ts';
import { type MapProps, shownPoints } from './map-props.ts';
import { useBox, useViewTold } from './use-box.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';

const LONGEST = 96;

/** How long a round distance is at the middle of the view, and where north is. */
interface ScaleProps {
  readonly view: MapView;
  readonly system: LengthSystem;
  readonly around: Surroundings | null;
}

function ScaleBar({ view, system, around }: ScaleProps) {
  const perKm = pixelsPerKm(view.latitude, view.zoom);
  const length = roundLength(LONGEST / perKm, system);
  return (
    <div className="pointer-events-none absolute bottom-3 start-3 grid max-w-40 gap-1 rounded-chip bg-surface/85 px-2.5 py-1.5 text-micro font-medium">
      <div className="flex items-end gap-3">
        <svg aria-hidden viewBox="0 0 16 16" width="14" height="14" className="fill-ink">
          <path d="M8 0 14 15 8 12 2 15Z" />
        </svg>
        <span aria-hidden className="-ms-2">
          {t('map.north')}
        </span>
        <span className="grid gap-0.5">
          <span className="numbers leading-none">{lengthText(length)}</span>
          <span aria-hidden className="h-1.5 border-x-2 border-b-2 border-ink" style={{ width: length.km * perKm }} />
        </span>
      </div>
      {around !== null && around.towns.length > 0 && (
        <p className="leading-tight font-normal text-ink-2">
          {t(around.sea.length > 0 ? 'map.dataCoast' : 'map.data')}
        </p>
      )}
    </div>
  );
}

// Outlines at a scale of 1:50 million are a kilometre or two off: true from far away, wrong next to a street.
const SURE = 8;
const GONE = 9.5;

/** How strongly land and sea are drawn at a zoom, from 1 to 0. */
export function landStrength(zoom: number): number {
  return Math.max(0, Math.min(1, (GONE - zoom) / (GONE - SURE)));
}

// South, west, north and east of the parts of the world whose outlines are drawn (LandLayer.tsx).
const OUTLINED = [
  [5, 66, 37, 98],
  [-11, 92, 29, 110],
  [-11, 95, 21, 141],
] as const;

/** Whether coasts and borders are known round a point. Elsewhere the map is paper: sea in place of land would be wrong. */
export function isOutlined({ latitude, longitude }: MapPoint): boolean {
  return OUTLINED.some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

const LandLayer = lazy(() => import('./LandLayer.tsx').then((module) => ({ default: module.LandLayer })));

/** Our own map: paper, distances, land from far away, and the pins. It needs no network (ADR 027). */
export function DrawnMap({ label, pins, center, area, onHover, onSelect, onView, className }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const points = shownPoints({ pins, area, center });
  const { view, moves } = useMapView(points, pins.map(({ id }) => id).join(' '), box);
  const gestures = useGestures(frame, moves);
  useViewTold(view, onView);
  const { system } = useLengths();
  const around = useSurroundings(view);
  const centre = center ?? around?.centre ?? undefined;
  // Round the only pin, such as a meeting point, else round the middle of the city.
  const middle = pins.length === 1 ? pins[0] : (center ?? pins[0]);
  const ring = view === null || middle === undefined ? null : ringStep(middle, view, system);
  const strength = view === null || !isOutlined(view) ? 0 : landStrength(view.zoom);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className={classNames('relative isolate touch-none overflow-hidden bg-jade-soft select-none', className)}
      {...gestures}
    >
      <div
        role="application"
        aria-label={t('map.move')}
        tabIndex={0}
        className="absolute inset-0 cursor-grab outline-offset-[-3px] active:cursor-grabbing"
        onKeyDown={(event) => {
          if (pressKey(event.key, moves)) event.preventDefault();
        }}
      />
      {view !== null && box !== null && (
        <>
          <svg aria-hidden width={box.width} height={box.height} className="pointer-events-none absolute inset-0">
            {strength > 0 && (
              <Suspense fallback={null}>
                <LandLayer view={view} box={box} strength={strength} />
              </Suspense>
            )}
            {around !== null && <SeaLayer sea={around.sea} view={view} box={box} />}
            {middle !== undefined && <MapGround view={view} box={box} centre={middle} ring={ring} area={area} />}
            <PlaceLayer {...layoutPlaces({ view, box, pins, around, middle, centre, ring, system })} />
          </svg>
          <PinLayer pins={pins} view={view} box={box} moves={moves} onHover={onHover} onSelect={onSelect} />
          <ScaleBar view={view} system={system} around={around} />
          <MapControls moves={moves} />
        </>
      )}
    </div>
  );
}
