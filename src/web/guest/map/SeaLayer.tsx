import { useId, useMemo } from 'react';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { type MapBox, type MapView, pixelsPerKm, toWorld } from './map-view.ts';

// Drawn once, at this zoom, and then only moved and scaled.
const DRAWN_AT = 12;
// The source is off by up to three hundred metres: the shore is drawn as wide, and from close by not at all.
const DOUBT_KM = 0.15;
const SURE = 11.3;
const GONE = 12.8;
const MOST_BLUR = 10;

/** How strongly the sea is drawn at a zoom, from 1 to 0. */
export function seaStrength(zoom: number): number {
  return Math.max(0, Math.min(1, (GONE - zoom) / (GONE - SURE)));
}

interface SeaProps {
  readonly sea: Surroundings['sea'];
  readonly view: MapView;
  readonly box: MapBox;
}

/** The sea of a city on a coast, with a soft shore. */
export function SeaLayer({ sea, view, box }: SeaProps) {
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
