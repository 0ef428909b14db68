import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { SkyKind, Stage } from '#demo/art/kit/stage.ts';

/** What covers the sky: how many layers, how dark the nearest, how much of the sky they leave free. */
interface Cover {
  readonly layers: number;
  readonly dark: number;
  readonly free: number;
}

const COVERS: Record<Exclude<SkyKind, 'broken'>, Cover> = {
  overcast: { layers: 5, dark: 0.16, free: 0.2 },
  monsoon: { layers: 6, dark: 0.62, free: 0.26 },
};

/** A closed sky: layers of cloud with rounded lower edges, lighter towards the horizon; rain falls from a dark one. */
export function paintCloudCover(stage: Stage, kind: Exclude<SkyKind, 'broken'>, horizon: number): void {
  const { canvas, palette, random } = stage;
  const { layers, dark, free } = COVERS[kind];
  const light = mix(palette.sky[3], '#ffffff', 0.25);
  const heavy = mix(mix(palette.hill, palette.sky[0], 0.3), '#2c3644', dark);
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(mix(heavy, light, 0.5), [horizon / HEIGHT, light], light))}"/>`,
  );
  for (let i = 0; i < layers; i += 1) {
    const t = i / (layers - 1);
    const edge = horizon * (1 - free) * (1 - t * 0.86);
    const colour = mix(light, heavy, 0.16 + t * (kind === 'monsoon' ? 0.8 : 0.5));
    const deep = 26 + t * 44;
    // Wound as the ovals are, so that what overlaps is not cut out.
    let d = `M-40 -40V${num(edge)}H${WIDTH + 40}V-40Z`;
    for (let x = -60; x < WIDTH + 90; x += deep * random.between(1.5, 3)) {
      const wide = deep * random.between(1.6, 3.2);
      d += oval(x, edge + random.around(0, deep * 0.4), wide, deep * random.between(0.5, 1));
    }
    canvas.path(d, canvas.linear(ramp(lighten(colour, 0.02), [0.6, colour], lighten(colour, 0.05))), 'opacity=".85"');
    canvas.grain(d, { colour: lighten(colour, -0.08), axis: [0, edge - 150, 0, edge + deep], opacity: 0.34 });
  }
  if (kind === 'monsoon') paintRain(stage, horizon, heavy);
}

/** Two curtains of rain that hang from the clouds to the ground, far off. */
function paintRain({ canvas, random }: Stage, horizon: number, colour: string): void {
  for (const [left, wide] of [
    [150, 330],
    [1180, 260],
  ] as const) {
    let d = '';
    for (let i = 0; i < 16; i += 1) {
      const x = left + random.next() * wide;
      const from = horizon * random.between(0.3, 0.5);
      const w = random.between(14, 46);
      d += `M${num(x)} ${num(from)}h${num(w)}L${num(x + w - 110)} ${num(horizon)}h${num(-w)}Z`;
    }
    canvas.path(d, colour, `opacity=".16" ${canvas.blur(6)}`);
  }
}

/** One heap of cloud on a flat base: light on top, in its own shade below. */
export function paintHeap(stage: Stage, [x, y]: readonly [number, number], length: number, opacity: number): void {
  const { canvas, palette, random } = stage;
  const bright = mix(palette.cloud, '#ffffff', palette.time === 'noon' ? 0.6 : 0.15);
  const shade = mix(palette.cloud, mix(palette.hill, palette.sky[1], 0.5), 0.5);
  const half = length / 2;
  const count = Math.max(5, Math.round(length / 60));
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const u = (i / (count - 1)) * 2 - 1;
    const swell = (1 - u * u * 0.72) * length * random.between(0.1, 0.19);
    d += oval(x + u * half * 0.8, y - swell * 0.62, swell * 1.05, swell);
  }
  // Wound as the ovals are, so that what overlaps is not cut out.
  d += `M${num(x - half)} ${num(y)}H${num(x + half)}Q${num(x + half * 0.96)} ${num(y - length * 0.07)} ${num(x + half * 0.7)} ${num(y - length * 0.07)}H${num(x - half * 0.7)}Q${num(x - half * 0.96)} ${num(y - length * 0.07)} ${num(x - half)} ${num(y)}Z`;
  const under = box(x - length, y - length, length * 2, length);
  canvas.inside(under, () => {
    canvas.path(d, canvas.linear(ramp(bright, [0.5, mix(bright, shade, 0.25)], shade)), `opacity="${num(opacity)}"`);
    canvas.grain(d, {
      colour: lighten(shade, -0.05),
      axis: [x, y - length * 0.22, x + length * 0.06, y],
      opacity: 0.4,
    });
  });
}
