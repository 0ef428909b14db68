import land from './land.json';
import { type MapBox, type MapView, toWorld, worldSize } from './map-view.ts';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

interface Land {
  readonly near: Topology<{ countries: GeometryCollection; around: MultiPolygon }>;
  readonly rest: Topology<{ land: MultiPolygon }>;
}

// The zoom at which outlines are drawn once; then they are only moved and scaled.
const DRAWN_AT = 6;
const size = worldSize(DRAWN_AT);
const projection = geoMercator()
  .scale(size / (2 * Math.PI))
  .translate([size / 2, size / 2]);
const draw = geoPath(projection).digits(1);
const { near, rest } = land as unknown as Land;
const around = draw(feature(near, near.objects.around)) ?? '';
const countries = feature(near, near.objects.countries).features.map((country) => ({
  id: String(country.id),
  path: draw(country) ?? '',
}));
const elsewhere = draw(feature(rest, rest.objects.land)) ?? '';

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
    <g opacity={strength}>
      <rect width={box.width} height={box.height} className="fill-info/25" />
      <g transform={move}>
        <path d={`${elsewhere}${around}`} className="fill-line/50" />
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
  );
}
