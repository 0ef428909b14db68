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

const readWorld = (file: string): World =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/${file}`)), 'utf8')) as World;
const target = fileURLToPath(new URL('../src/web/guest/map/land.json', import.meta.url));
const world = readWorld('countries-50m.json');
const coarse = readWorld('countries-110m.json');

const shapesOf = ({ objects }: World): Shape[] =>
  objects.countries.geometries.filter(
    (shape): shape is Shape => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
  );
const shapes = shapesOf(world);
const ten = shapes.flatMap((shape) => {
  const code = HOME[String(shape.id)];
  return code === undefined ? [] : [{ type: shape.type, arcs: shape.arcs, id: code } as Shape];
});
const around = mergeArcs(
  world,
  shapes.filter(({ id }) => AROUND.includes(String(id))),
);

// The rest of the world, coarser; without Antarctica, which the projection stretches over the foot of the map.
const ANTARCTICA = '010';
const isRest = ({ id }: Shape) => ![...Object.keys(HOME), ...AROUND, ANTARCTICA].includes(String(id));
const rest = mergeArcs(coarse, shapesOf(coarse).filter(isRest));

/** Keeps used arcs only, renumbered; a negative number runs backwards. */
function cutter(from: World) {
  const numbers = new Map<number, number>();
  const arcs: Topology['arcs'] = [];
  const renumber = (arc: number): number => {
    const own = arc < 0 ? ~arc : arc;
    const known = numbers.get(own) ?? arcs.push(from.arcs[own] ?? []) - 1;
    numbers.set(own, known);
    return arc < 0 ? ~known : known;
  };
  const deep = (value: unknown): unknown => (Array.isArray(value) ? value.map(deep) : renumber(value as number));
  const cut = <T extends Shape>(shape: T): T => ({ ...shape, arcs: deep(shape.arcs) });
  const wrap = (objects: Topology['objects']): Topology => ({
    type: 'Topology',
    ...(from.transform !== undefined && { transform: from.transform }),
    objects,
    arcs,
  });
  return { arcs, cut, wrap };
}

const fine = cutter(world);
const rough = cutter(coarse);
const land = {
  near: fine.wrap({
    countries: { type: 'GeometryCollection', geometries: ten.map(fine.cut) },
    around: fine.cut(around),
  }),
  rest: rough.wrap({ land: rough.cut(rest) }),
};
writeFileSync(target, `${JSON.stringify(land)}\n`);
console.log(`${ten.length} countries, ${fine.arcs.length} arcs; ${rough.arcs.length} of the rest`);
