import { lazy, Suspense, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { MapControls } from './MapControls.tsx';
import { MapGround } from './MapGround.tsx';
import { PinLayer } from './PinLayer.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { landStrength } from './land-strength.ts';
import { pressKey } from './map-keys.ts';
import type { MapProps } from './map-props.ts';
import { t } from './t.ts';
import { shownPoints } from './shown-points.ts';
import { useBox } from './use-box.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useViewTold } from './use-view-told.ts';

const LandLayer = lazy(() => import('./LandLayer.tsx').then((module) => ({ default: module.LandLayer })));

/** Our own map: paper, distances, land from far away, and the pins. It needs no network (ADR 027). */
export function DrawnMap({ label, pins, center, area, onHover, onSelect, onView, className }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const points = shownPoints({ pins, area, center });
  const { view, moves } = useMapView(points, pins.map(({ id }) => id).join(' '), box);
  const gestures = useGestures(frame, moves);
  useViewTold(view, onView);
  const middle = center ?? pins[0];
  const strength = view === null ? 0 : landStrength(view.zoom);
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
            {middle !== undefined && (
              <MapGround view={view} box={box} centre={middle} centreName={center?.name} area={area} />
            )}
          </svg>
          <PinLayer pins={pins} view={view} box={box} moves={moves} onHover={onHover} onSelect={onSelect} />
          <ScaleBar view={view} />
          <MapControls moves={moves} />
        </>
      )}
    </div>
  );
}
