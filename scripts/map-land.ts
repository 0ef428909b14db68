// `node scripts/map-land.ts`: cuts our map's outlines out of the world. Commit the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeArcs } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

// ISO 3166 numbers to letters. The ten countries (docs/reference/texts.md#cities).
const HOME: Readonly<Record<string, string>> = {
  '524': 'NP',
  '356': 'IN',
  '116': 'KH',
  '704': 'VN',
  '418': 'LA',
  '360': 'ID',
  '764': 'TH',
  '608': 'PH',
  '458': 'MY',
  '104': 'MM',
};
// Neighbors, so borders do not look like coasts. `undefined` is the Siachen glacier.
const AROUND = ['004', '050', '064', '096', '144', '156', '158', '344', '446', '586', '598', '626', '702', 'undefined'];

type Shape = Polygon | MultiPolygon;
type World = Topology<{ countries: GeometryCollection }>;

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
const target = fileURLToPath(new URL('../src/web/guest/map/land.json', import.meta.url));
const world = JSON.parse(readFileSync(source, 'utf8')) as World;

const shapes = world.objects.countries.geometries.filter(
  (shape): shape is Shape => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
);
const ten = shapes.flatMap((shape) => {
  const code = HOME[String(shape.id)];
  return code === undefined ? [] : [{ type: shape.type, arcs: shape.arcs, id: code } as Shape];
});
const around = mergeArcs(
  world,
  shapes.filter(({ id }) => AROUND.includes(String(id))),
);

// Keeps used arcs only, renumbered; a negative number runs backwards.
const numbers = new Map<number, number>();
const arcs: Topology['arcs'] = [];
function renumber(arc: number): number {
  const own = arc < 0 ? ~arc : arc;
  const known = numbers.get(own) ?? arcs.push(world.arcs[own] ?? []) - 1;
  numbers.set(own, known);
  return arc < 0 ? ~known : known;
}
function cut<T extends Shape>(shape: T): T {
  const deep = (value: unknown): unknown => (Array.isArray(value) ? value.map(deep) : renumber(value as number));
  return { ...shape, arcs: deep(shape.arcs) };
}

const land: Topology = {
  type: 'Topology',
  ...(world.transform !== undefined && { transform: world.transform }),
  objects: {
    countries: { type: 'GeometryCollection', geometries: ten.map(cut) },
    around: cut(around),
  },
  arcs,
};
writeFileSync(target, `${JSON.stringify(land)}\n`);
console.log(`${ten.length} countries, ${arcs.length} arcs`);
