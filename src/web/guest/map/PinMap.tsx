import { useRef, useState, lazy, Suspense, useEffect, useId, useMemo } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { type MapProps, pointsOf } from './map-props.ts';
import { type MapView, type MapPoint, pixelsPerKm, type MapBox, toWorld } from './map-view.ts';
import { t } from './texts.ts';
import { useStreets } from './use-streets.ts';
import { roundLength, type LengthSystem, distanceKm } from '#src/domain/map/distance.ts';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { useLengths } from '#src/web/platform/locale/use-lengths.ts';
import { layoutPlaces } from './place-layout.ts';
import { PlaceLayer } from './PlaceLayer.tsx';
import { MapControls } from './MapControls.tsx';
import { MapGround, ringStep } from './MapGround.tsx';
import { PinLayer } from './MapPins.tsx';
import { pressKey, useGestures } from './use-gestures.ts';
import { useBox, useViewReport } from './use-box.ts';
import { useMapView } from './use-map-view.ts';

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
function useSurroundings(view: MapView | null): Surroundings | null {
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

const LONGEST = 96;

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

// Outlines at 1:50 million are off by a kilometre or two: hidden above this zoom.
const SURE = 8;
const GONE = 9.5;

export function landStrength(zoom: number): number {
  return Math.max(0, Math.min(1, (GONE - zoom) / (GONE - SURE)));
}

// South, west, north and east of the outlined regions (LandLayer.tsx).
const OUTLINED = [
  [5, 66, 37, 98],
  [-11, 92, 29, 110],
  [-11, 95, 21, 141],
] as const;

/** Elsewhere the map is plain paper: drawing sea on land would be wrong. */
export function isOutlined({ latitude, longitude }: MapPoint): boolean {
  return OUTLINED.some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

const LandLayer = lazy(() => import('./LandLayer.tsx').then((module) => ({ default: module.LandLayer })));

/** The drawn map: paper, distances, land, pins. Needs no network (ADR 027). */
function DrawnMap({ label, pins, center, area, onHover, onSelect, onView, className }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const points = pointsOf({ pins, area, center });
  const { view, moves } = useMapView(points, pins.map(({ id }) => id).join(' '), box);
  const gestures = useGestures(frame, moves);
  useViewReport(view, onView);
  const { system } = useLengths();
  const around = useSurroundings(view);
  const centre = center ?? around?.centre ?? undefined;
  // Rings are around a single pin, else around the city's centre.
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

/**
 * The drawn map first, then the operator's street map, on press or automatically (ADR 027). The drawn map stays when
 * streets fail.
 */
export function PinMap({ className, onView, ...map }: MapProps) {
  const { settings } = useApp();
  const frame = useRef<HTMLDivElement>(null);
  const streets = useStreets(settings.map, frame);
  const [seen, setSeen] = useState<MapView | null>(null);
  const shape = 'size-full';
  const isShown = streets.state === 'shown';
  const see = (view: MapView): void => {
    setSeen(view);
    onView?.(view);
  };
  return (
    <div ref={frame} dir="ltr" className={classNames('relative isolate', className)}>
      {!isShown && <DrawnMap {...map} onView={see} className={shape} />}
      {streets.Map !== null && settings.map !== null && (
        <div inert={!isShown} className={classNames('absolute inset-0', !isShown && 'invisible')}>
          <streets.Map
            {...map}
            onView={onView}
            start={seen}
            source={settings.map}
            onReady={streets.ready}
            onFail={streets.fail}
            className={shape}
          />
        </div>
      )}
      {settings.map !== null && (
        <div className="absolute top-[12px] start-[12px] max-w-[calc(100%-80px)] rounded-control shadow-1">
          <Button
            kind="secondary"
            size="small"
            loading={streets.state === 'loading'}
            loadingLabel={t('map.loading')}
            onClick={isShown ? streets.leave : streets.ask}
          >
            {t(isShown ? 'map.drawn' : 'map.streets')}
          </Button>
        </div>
      )}
      <p
        role="status"
        className={
          streets.state === 'failed'
            ? 'absolute inset-x-3 bottom-16 rounded-chip bg-surface p-3 text-small shadow-1'
            : 'sr-only'
        }
      >
        {streets.state === 'failed' && t('map.streetsFailed')}
      </p>
    </div>
  );
}
