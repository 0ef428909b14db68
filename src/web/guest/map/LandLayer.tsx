import land from './land.json';
import { type MapPoint, type MapBox, type MapView, toScreen, toWorld, worldSize } from './map-view.ts';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { t } from './texts.ts';

// Label positions of the ten countries, inland and clear of neighbours.

const codes = ['NP', 'IN', 'KH', 'VN', 'LA', 'ID', 'TH', 'PH', 'MY', 'MM'] as const;

interface CountryPlace extends MapPoint {
  readonly code: (typeof codes)[number];
}

/** docs/reference/texts.md#cities */
export const countryPlaces: readonly CountryPlace[] = [
  { code: 'NP', latitude: 28.4, longitude: 83.8 },
  { code: 'IN', latitude: 22.5, longitude: 78.8 },
  { code: 'KH', latitude: 12.7, longitude: 105 },
  { code: 'VN', latitude: 15.9, longitude: 107.6 },
  { code: 'LA', latitude: 19.4, longitude: 103 },
  { code: 'ID', latitude: -1.2, longitude: 113.5 },
  { code: 'TH', latitude: 15.6, longitude: 101 },
  { code: 'PH', latitude: 12.6, longitude: 122.4 },
  { code: 'MY', latitude: 3.9, longitude: 102.3 },
  { code: 'MM', latitude: 21.2, longitude: 95.8 },
];

type Land = Topology<{ countries: GeometryCollection; around: MultiPolygon }>;

// The zoom at which outlines are drawn once; then they are only moved and scaled.
const DRAWN_AT = 6;
const size = worldSize(DRAWN_AT);
const projection = geoMercator()
  .scale(size / (2 * Math.PI))
  .translate([size / 2, size / 2]);
const draw = geoPath(projection).digits(1);
const topology = land as unknown as Land;
const around = draw(feature(topology, topology.objects.around)) ?? '';
const countries = feature(topology, topology.objects.countries).features.map((country) => ({
  id: String(country.id),
  path: draw(country) ?? '',
}));

interface LandProps {
  readonly view: MapView;
  readonly box: MapBox;
  /** 1 for the whole map to 0 near the ground, where the outlines are too coarse. */
  readonly strength: number;
}

export function LandLayer({ view, box, strength }: LandProps) {
  const middle = toWorld(view, view.zoom);
  const scale = 2 ** (view.zoom - DRAWN_AT);
  const move = `translate(${box.width / 2 - middle.x} ${box.height / 2 - middle.y}) scale(${scale})`;
  return (
    <g>
      <g opacity={strength}>
        <rect width={box.width} height={box.height} className="fill-info/25" />
        <g transform={move}>
          <path d={around} className="fill-line/50" />
          {countries.map(({ id, path }) => (
            <path
              key={id}
              d={path}
              className="fill-jade-soft stroke-jade"
              strokeOpacity="0.45"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </g>
      {view.zoom < 6 && (
        <g className="fill-jade font-sans" fontSize="13" fontWeight="600" textAnchor="middle">
          {countryPlaces.map(({ code, ...place }) => {
            const { x, y } = toScreen(place, view, box);
            return (
              <text key={code} x={x} y={y} className="stroke-jade-soft" strokeWidth="3" paintOrder="stroke">
                {t(`country.${code}`)}
              </text>
            );
          })}
        </g>
      )}
    </g>
  );
}
