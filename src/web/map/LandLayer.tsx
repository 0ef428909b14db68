import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { countryPlaces } from './country-places.ts';
import land from './land.json' with { type: 'json' };
import type { MapBox, MapView } from './map-view.ts';
import { toScreen, toWorld, worldSize } from './mercator.ts';
import { t } from './t.ts';

type Land = Topology<{ countries: GeometryCollection; around: MultiPolygon }>;

// The outlines are drawn once, at this zoom, and then only moved and scaled.
const DRAWN_AT = 6;
const size = worldSize(DRAWN_AT);
const projection = geoMercator()
  .scale(size / (2 * Math.PI))
  .translate([size / 2, size / 2]);
const draw = geoPath(projection).digits(1);
// The file is our own: scripts/map-land.ts writes it in this form.
const topology = land as unknown as Land;
const around = draw(feature(topology, topology.objects.around)) ?? '';
const countries = feature(topology, topology.objects.countries).features.map((country) => ({
  id: String(country.id),
  path: draw(country) ?? '',
}));

interface LandProps {
  readonly view: MapView;
  readonly box: MapBox;
  /** From 1, the whole picture, to 0: near the ground the outlines are too coarse to be true. */
  readonly strength: number;
}

/** Land and sea of the ten countries, with their names from far away. */
export function LandLayer({ view, box, strength }: LandProps) {
  const middle = toWorld(view, view.zoom);
  const scale = 2 ** (view.zoom - DRAWN_AT);
  const move = `translate(${box.width / 2 - middle.x} ${box.height / 2 - middle.y}) scale(${scale})`;
  return (
    <g>
      <g opacity={strength}>
        <rect width={box.width} height={box.height} className="fill-sand" />
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
