import { HEIGHT } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { areaAbove, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Sand below a water's edge that runs from left to right; the sea has been painted already. */
export interface Beach {
  readonly edge: readonly Point[];
  readonly sand?: string;
}

const moved = (edge: readonly Point[], dy: number, swing = 0): Point[] =>
  edge.map(([x, y], i): Point => [x, y + dy + Math.sin(i * 0.9) * swing]);

/** Paints clear shallows, foam, wet sand and dry sand with its ripples and shells. */
export function paintBeach(stage: Stage, { edge, sand = '#f6e7c4' }: Beach): void {
  const { canvas, palette, random } = stage;
  const dry = lit(stage, sand);
  const foam = mix(palette.water[0], '#ffffff', 0.72);
  const band = (from: number, to: number): string =>
    polyline([...moved(edge, from, from * 0.05), ...moved(edge, to).toReversed()], true);
  const shallow = mix(palette.water[0], mix(palette.water[1], dry, 0.5), 0.5);
  for (const [reach, opacity] of [
    [-120, 0.22],
    [-78, 0.3],
    [-40, 0.44],
  ] as const)
    canvas.path(band(reach, 4), shallow, `opacity="${opacity}"`);
  canvas.path(
    areaAbove(edge, HEIGHT + 20),
    canvas.linear(ramp(mix(dry, palette.water[1], 0.28), [0.2, lighten(dry, -0.05)], [0.5, dry], lighten(dry, -0.03))),
  );
  canvas.stroke(polyline(moved(edge, 15, 3)), mix(dry, palette.water[1], 0.36), 7, 'opacity=".4"');
  for (const [dy, width, opacity] of [
    [0, 8, 0.9],
    [-12, 2.6, 0.7],
    [-32, 3, 0.55],
    [-66, 2.2, 0.4],
    [-100, 1.6, 0.3],
  ] as const)
    canvas.stroke(polyline(moved(edge, dy, dy * 0.12)), foam, width, `opacity="${opacity}"`);
  canvas.grain(areaAbove(moved(edge, 20), HEIGHT + 20), {
    colour: lighten(dry, -0.18),
    axis: [0, (edge[0]?.[1] ?? 0) + 40, 0, HEIGHT + 60],
    alphas: [
      [0, 0],
      [1, 0.5],
    ],
    opacity: 0.36,
  });
  let [shells, shade] = ['', ''];
  for (let i = 0; i < 46; i += 1) {
    const place = edge[Math.floor(random.next() * edge.length)] ?? [0, HEIGHT];
    const [x, y] = [random.around(place[0], 40), place[1] + 40 + random.next() * (HEIGHT - place[1])];
    const size = random.between(1.6, 4.2);
    shells += oval(x, y, size * 1.3, size * 0.8);
    shade += `M${num(x - 24)} ${num(y + 16)}q24 -7 52 0`;
  }
  canvas.stroke(shade, lighten(dry, -0.09), 2, 'opacity=".34"');
  canvas.path(shells, mix(dry, palette.accent, 0.3), 'opacity=".6"');
}
