import { MapPin } from 'lucide-react';
import { waysTo, type Landmark, type NamedPoint } from '#src/domain/map/landmarks.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useLengths } from '#src/web/platform/locale/use-lengths.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import { layoutMiniMap, type MiniMapSheet } from '#src/domain/map/mini-map.ts';
import { roughTextWidth } from '#src/domain/map/place-labels.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { PlaceLayer } from '#src/web/guest/map/PlaceLayer.tsx';

interface MiniMapProps extends GeoPoint {
  readonly label: string;
  readonly description: string;
  readonly north: string;
  readonly centre: NamedPoint | null;
  readonly landmarks: readonly Landmark[];
}

const WIDTH = 640;
const HEIGHT = 320;
const SIZE = 12;
const MILE = 1.609344;
const rings = {
  metric: [
    { km: 0.5, count: 500, unit: 'm' },
    { km: 1, count: 1, unit: 'km' },
    { km: 2, count: 2, unit: 'km' },
  ],
  miles: [
    { km: 0.25 * MILE, count: 0.25, unit: 'mi' },
    { km: 0.5 * MILE, count: 0.5, unit: 'mi' },
    { km: MILE, count: 1, unit: 'mi' },
  ],
} as const;

const sheet: Omit<MiniMapSheet, 'lengthOf'> = {
  width: WIDTH,
  height: HEIGHT,
  // On phones the sides are cropped, so letters keep their size.
  inner: { left: 150, right: 490 },
  perKm: 70,
  name: { height: 16, radius: 9 },
  sign: { height: 26, padding: 34 },
  covered: [
    { left: -22, right: 22, top: -52, bottom: 8 },
    // The labels of the point and of north keep their size at the visible edges, farther in on phones.
    { left: -WIDTH / 2, right: -70, top: -HEIGHT / 2, bottom: -115 },
    { left: 140, right: WIDTH / 2, top: -HEIGHT / 2, bottom: -105 },
  ],
  widthOf: (text) => roughTextWidth(text, SIZE),
};

const picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  preserveAspectRatio: 'xMidYMid slice',
  className: 'block h-76 w-full tablet:h-auto',
} as const;

// Not on the server, and not where the operator has no streets.
const PlaceStreets = lazy(() =>
  import('#src/web/guest/map/PlaceStreets.tsx').then((module) => ({ default: module.PlaceStreets })),
);

/**
 * A map without tiles and script: the point, distance rings, city centre, landmarks and north
 * (docs/domain/search.md#small-map). Where streets load by themselves, they replace all but the point.
 */
function MiniMap({ label, description, north, centre, landmarks, latitude, longitude }: MiniMapProps) {
  const id = useId();
  const { map: source } = useApp().settings;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { system, far } = useLengths();
  const point = { latitude, longitude };
  const visibleRings = rings[system].map((ring) => ({ km: ring.km, text: lengthText(ring) }));
  const apart = centre !== null && distanceKm(point, centre) > 0.15 ? centre : null;
  const layout = layoutMiniMap({ point, centre: apart, landmarks, rings: visibleRings }, { ...sheet, lengthOf: far });
  const { middle, names, sign } = layout;
  return (
    <div dir="ltr" className="relative isolate overflow-hidden rounded-card bg-jade-soft">
      <svg role="img" aria-labelledby={id} {...picture}>
        <title id={id}>{description}</title>
        <g fill="none" className="stroke-jade">
          {visibleRings.map(({ km }, index) => (
            <circle
              key={km}
              cx={middle.x}
              cy={middle.y}
              r={km * sheet.perKm}
              strokeWidth="1.5"
              strokeDasharray={index === 2 ? '3 5' : undefined}
              className={index === 0 ? 'fill-jade/10' : undefined}
            />
          ))}
        </g>
        <PlaceLayer names={names} rings={layout.rings} signs={sign === null ? [] : [sign]} />
      </svg>
      {isLive && source?.streets === 'automatic' && (
        <Suspense>
          <PlaceStreets source={source} point={point} />
        </Suspense>
      )}
      <svg aria-hidden {...picture} className={classNames(picture.className, 'pointer-events-none absolute inset-0')}>
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <path d="M0 4C-16-14-19-22-19-31a19 19 0 0 1 38 0C19-22 16-14 0 4Z" className="fill-brand" />
          <circle cy="-31" r="7.5" className="fill-on-brand" />
        </g>
      </svg>
      <p aria-hidden className="absolute start-3 top-2.5 rounded-chip bg-surface/85 px-2 py-0.5 text-micro font-bold">
        {label}
      </p>
      <p aria-hidden className="absolute end-3 top-2.5 grid justify-items-center text-micro font-bold">
        <svg viewBox="0 0 16 16" width="18" height="18" className="fill-ink">
          <path d="M8 0 14 15 8 12 2 15Z" />
        </svg>
        {north}
      </p>
    </div>
  );
}

type Place = CallOutput<'course/detail'>['data']['meeting_point'];

/** Distances: "350 m from Dong Xuan Market · 1.2 km from the centre of Hanoi". */
function usePlaceText(place: Place): string {
  const { far } = useLengths();
  return waysTo(place)
    .map(({ name, km, isCity }) =>
      isCity ? t('map.fromCentre', { far: far(km), city: name }) : t('map.from', { far: far(km), place: name }),
    )
    .join(' · ');
}

export function PlaceMap({ place }: { readonly place: Place }) {
  const words = usePlaceText(place);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex gap-2.5">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-medium">
            <Written>{place.text}</Written>
          </p>
          {words !== '' && <p className="numbers mt-0.5 text-small text-ink-2">{words}</p>}
        </div>
      </div>
      <MiniMap
        label={t('map.point')}
        description={t('map.description', { place: place.text })}
        north={t('map.north')}
        {...place}
      />
      <MapLinks latitude={place.latitude} longitude={place.longitude} />
    </div>
  );
}

// Links to full maps carry only the point, nothing of the visitor.

function mapLinks(latitude: number, longitude: number): readonly { label: string; href: string }[] {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return [
    { label: t('map.osm'), href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}` },
    { label: t('map.google'), href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
    { label: t('map.apple'), href: `https://maps.apple.com/?ll=${lat},${lng}&q=${lat},${lng}` },
  ];
}

interface MapLinksProps {
  readonly latitude: number;
  readonly longitude: number;
}

export function MapLinks({ latitude, longitude }: MapLinksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small print:hidden">
      <span className="text-ink-2">{t('map.open')}</span>
      {mapLinks(latitude, longitude).map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </p>
  );
}
