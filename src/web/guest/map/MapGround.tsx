// The ground of the drawn map: paper, distances, land, sea and places, all that streets replace (ADR 027).
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { distanceKm, roundLength, type LengthSystem, type RoundLength } from '#src/domain/map/distance.ts';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { MapArea, MapProps } from './map-props.ts';
import { type MapBox, type MapPoint, type MapView, pixelsPerKm, toScreen, toWorld } from './map-view.ts';
import { layoutPlaces } from './place-layout.ts';
import { PlaceLayer } from './PlaceLayer.tsx';

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

function MapGround({ view, box, centre, ring, area }: GroundProps) {
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

// The zoom at which the sea is drawn once; then it is only moved and scaled.
const DRAWN_AT = 12;
// Source error up to 300 m: the shore is blurred, and hidden close up.
const DOUBT_KM = 0.15;
const SEA_SURE = 11.3;
const SEA_GONE = 12.8;
const MOST_BLUR = 10;

export function seaStrength(zoom: number): number {
  return Math.max(0, Math.min(1, (SEA_GONE - zoom) / (SEA_GONE - SEA_SURE)));
}

interface SeaProps {
  readonly sea: Surroundings['sea'];
  readonly view: MapView;
  readonly box: MapBox;
}

function SeaLayer({ sea, view, box }: SeaProps) {
  const id = useId();
  const path = useMemo(
    () =>
      sea
        .flat()
        .map((ring) => {
          const corners = ring.map(([longitude = 0, latitude = 0]) => toWorld({ latitude, longitude }, DRAWN_AT));
          return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
        })
        .join(''),
    [sea],
  );
  const strength = seaStrength(view.zoom);
  if (path === '' || strength === 0) return null;
  const middle = toWorld(view, view.zoom);
  const scale = 2 ** (view.zoom - DRAWN_AT);
  const blur = Math.min(MOST_BLUR, DOUBT_KM * pixelsPerKm(view.latitude, view.zoom)) / 2;
  return (
    <>
      <filter id={id} filterUnits="userSpaceOnUse" x="0" y="0" width={box.width} height={box.height}>
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <g filter={`url(#${id})`} opacity={strength}>
        <path
          d={path}
          transform={`translate(${box.width / 2 - middle.x} ${box.height / 2 - middle.y}) scale(${scale})`}
          fillRule="evenodd"
          className="fill-info/25"
        />
      </g>
    </>
  );
}

interface CachedSurroundings {
  readonly centre: MapPoint;
  readonly surroundings: Surroundings;
}

// Farther out, place names would crowd.
const FROM_ZOOM = 9;
// Surroundings are loaded per city; an empty result is asked again only after the map has moved this far.
const CITY_KM = 40;
const NOWHERE_KM = 15;
const WAIT_MS = 250;
const MOST = 12;

const cache: CachedSurroundings[] = [];

function recall(point: MapPoint): Surroundings | undefined {
  return cache.find(({ centre, surroundings }) =>
    surroundings.centre === null
      ? distanceKm(centre, point) < NOWHERE_KM
      : distanceKm(surroundings.centre, point) < CITY_KM,
  )?.surroundings;
}

/** Places around the view's centre, once per city. Null until loaded, from far away or where nothing is known. */
export function useSurroundings(view: MapView | null): Surroundings | null {
  const { api } = useApp();
  const [, tell] = useState(0);
  const isNear = view !== null && view.zoom >= FROM_ZOOM;
  const surroundings = isNear ? recall(view) : undefined;
  const latitude = isNear ? Number(view.latitude.toFixed(2)) : null;
  const longitude = isNear ? Number(view.longitude.toFixed(2)) : null;
  const isKnown = surroundings !== undefined;
  useEffect(() => {
    if (latitude === null || longitude === null || isKnown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const centre = { latitude, longitude };
      const answer = await api('map/around', centre);
      if (!answer.ok) return;
      cache.unshift({ centre, surroundings: answer.data.data });
      cache.length = Math.min(cache.length, MOST);
      if (isWanted) tell((count) => count + 1);
    };
    // Dragging across a country loads nothing on the way.
    const timer = setTimeout(() => void ask(), cache.length === 0 ? 0 : WAIT_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, latitude, longitude, isKnown]);
  return surroundings ?? null;
}

// Outlines at 1:50 million are off by a kilometre or two: hidden above this zoom.
const SURE = 8;
const GONE = 9.5;

// Other continents are coarser, by some ten kilometres.
const FAR_SURE = 4.5;
const FAR_GONE = 6;

/** 1 where the outlines are true at this zoom, down to 0 where they are too coarse. */
export function landStrength({ zoom, ...at }: MapView): number {
  const [sure, gone] = isOutlined(at) ? [SURE, GONE] : [FAR_SURE, FAR_GONE];
  return Math.max(0, Math.min(1, (gone - zoom) / (gone - sure)));
}

// South, west, north and east of the regions with fine outlines (LandLayer.tsx).
const OUTLINED = [
  [5, 66, 37, 98],
  [-11, 92, 29, 110],
  [-11, 95, 21, 141],
] as const;

function isOutlined({ latitude, longitude }: MapPoint): boolean {
  return OUTLINED.some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

const LandLayer = lazy(() => import('./LandLayer.tsx').then((module) => ({ default: module.LandLayer })));

interface DrawnGroundProps extends Pick<MapProps, 'pins' | 'area'> {
  readonly view: MapView;
  readonly box: MapBox;
  readonly around: Surroundings | null;
  readonly center: MapProps['center'];
  readonly system: LengthSystem;
}

/** Paper, distances, land and places: everything of the drawn map but its pins. */
export function DrawnGround({ view, box, around, center, pins, area, system }: DrawnGroundProps) {
  const centre = center ?? around?.centre ?? undefined;
  // Rings are around a single pin, else around the city's centre.
  const middle = pins.length === 1 ? pins[0] : (center ?? pins[0]);
  const ring = middle === undefined ? null : ringStep(middle, view, system);
  const strength = landStrength(view);
  return (
    <>
      {strength > 0 && (
        <Suspense fallback={null}>
          <LandLayer view={view} box={box} strength={strength} />
        </Suspense>
      )}
      {around !== null && <SeaLayer sea={around.sea} view={view} box={box} />}
      {middle !== undefined && <MapGround view={view} box={box} centre={middle} ring={ring} area={area} />}
      <PlaceLayer {...layoutPlaces({ view, box, pins, around, middle, centre, ring, system })} />
    </>
  );
}
