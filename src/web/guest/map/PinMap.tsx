import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize2, Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { type LengthSystem, roundLength } from '#src/domain/map/distance.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { MapSettings } from '#src/web/platform/app/page-settings.ts';
import { useLengths } from '#src/web/platform/locale/use-lengths.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { DrawnGround, GroundArea, useSurroundings } from './MapGround.tsx';
import { PinLayer } from './MapPins.tsx';
import { type MapProps, pointsOf } from './map-props.ts';
import { type MapBox, type MapView, pixelsPerKm } from './map-view.ts';
import { t } from './texts.ts';
import { type MapMoves, PAN, pressKey, useGestures, useMapView } from './use-map-view.ts';
import { type Streets, useStreets } from './use-streets.ts';

/** An element's size, updated by ResizeObserver; null until measured. */
function useBox(element: RefObject<HTMLElement | null>): MapBox | null {
  const [box, setBox] = useState<MapBox | null>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = node;
      setBox((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [element]);
  return box;
}

function useViewReport(view: MapView | null, onView: ((view: MapView) => void) | undefined): void {
  const reported = useRef('');
  useEffect(() => {
    if (view === null || onView === undefined) return;
    // Compared by value: each render may create a new object.
    const place = `${view.latitude} ${view.longitude} ${view.zoom}`;
    if (place === reported.current) return;
    reported.current = place;
    onView(view);
  });
}

// Dragging right pans left.
const directions = [
  { key: 'left', Icon: ArrowLeft, by: { x: PAN, y: 0 } },
  { key: 'up', Icon: ArrowUp, by: { x: 0, y: PAN } },
  { key: 'down', Icon: ArrowDown, by: { x: 0, y: -PAN } },
  { key: 'right', Icon: ArrowRight, by: { x: -PAN, y: 0 } },
] as const;

interface MapControlsProps {
  readonly moves: MapMoves;
}

/** Zoom, fit and pan buttons, as alternatives to drag and wheel (WCAG 2.5.7). */
function MapControls({ moves }: MapControlsProps) {
  return (
    <>
      <div className="absolute top-[12px] end-[12px] grid gap-[8px]">
        <IconButton tone="surface" label={t('map.closer')} onClick={() => moves.zoom(1)}>
          <Plus aria-hidden size={20} />
        </IconButton>
        <IconButton tone="surface" label={t('map.farther')} onClick={() => moves.zoom(-1)}>
          <Minus aria-hidden size={20} />
        </IconButton>
        <IconButton tone="surface" label={t('map.fit')} onClick={moves.fitAll}>
          <Maximize2 aria-hidden size={18} />
        </IconButton>
      </div>
      <div
        role="group"
        aria-label={t('map.pan')}
        // Above scale and credits.
        className="absolute end-[12px] bottom-10 flex gap-[4px]"
      >
        {directions.map(({ key, Icon, by }) => (
          <IconButton key={key} tone="surface" label={t(`map.${key}`)} onClick={() => moves.pull(by)}>
            <Icon aria-hidden size={18} />
          </IconButton>
        ))}
      </div>
    </>
  );
}

const LONGEST = 96;

interface ScaleProps {
  readonly view: MapView;
  readonly system: LengthSystem;
  readonly around: Surroundings | null;
  /** Above the credits of the streets. */
  readonly isRaised: boolean;
}

function ScaleBar({ view, system, around, isRaised }: ScaleProps) {
  const perKm = pixelsPerKm(view.latitude, view.zoom);
  const length = roundLength(LONGEST / perKm, system);
  return (
    <div
      className={classNames(
        'pointer-events-none absolute start-3 grid max-w-40 gap-1 rounded-chip bg-surface/85 px-2.5 py-1.5 text-micro font-medium',
        isRaised ? 'bottom-10' : 'bottom-3',
      )}
    >
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

const FADE_MS = 250;

/** Follows at once when false, and after the fade when true: the drawn map stays below until it is invisible. */
function useFaded(isShown: boolean): boolean {
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFaded(isShown), isShown ? FADE_MS : 0);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown && isFaded;
}

/** One map: its own gestures, keys and pins, over the drawing or the operator's streets. */
function MapSheet({ streets, source, label, pins, center, area, onHover, onSelect, onView }: MapSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const { view, moves } = useMapView(pointsOf({ pins, area, center }), pins.map(({ id }) => id).join(' '), box);
  const gestures = useGestures(frame, moves);
  useViewReport(view, onView);
  const { system } = useLengths();
  const isShown = streets.state === 'shown';
  const isCovered = useFaded(isShown);
  const around = useSurroundings(isCovered ? null : view);
  const cover = 'pointer-events-none absolute inset-0';
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className="relative isolate size-full touch-none overflow-hidden bg-jade-soft select-none"
      {...gestures}
    >
      {view !== null && streets.Layer !== null && source !== null && (
        <streets.Layer source={source} view={view} isShown={isShown} onReady={streets.ready} onFail={streets.fail} />
      )}
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
          {!isCovered && (
            <svg
              aria-hidden
              width={box.width}
              height={box.height}
              className={classNames(cover, 'bg-jade-soft transition-opacity duration-250', isShown && 'opacity-0')}
            >
              <DrawnGround {...{ view, box, around, center, pins, area, system }} />
            </svg>
          )}
          {isShown && area !== undefined && (
            <svg aria-hidden width={box.width} height={box.height} className={cover}>
              <GroundArea area={area} view={view} box={box} />
            </svg>
          )}
          <PinLayer pins={pins} view={view} box={box} moves={moves} onHover={onHover} onSelect={onSelect} />
          <ScaleBar view={view} system={system} around={isShown ? null : around} isRaised={isShown} />
          <MapControls moves={moves} />
        </>
      )}
    </div>
  );
}

interface MapSheetProps extends Omit<MapProps, 'className'> {
  readonly streets: Streets;
  readonly source: MapSettings | null;
}

/** The drawn map, and the operator's streets below its pins, on press or by themselves (ADR 027). */
export function PinMap({ className, ...map }: MapProps) {
  const { map: source } = useApp().settings;
  const frame = useRef<HTMLDivElement>(null);
  const streets = useStreets(source, frame);
  const isShown = streets.state === 'shown';
  return (
    <div ref={frame} dir="ltr" className={classNames('relative isolate', className)}>
      <MapSheet {...map} streets={streets} source={source} />
      {source !== null && (
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
