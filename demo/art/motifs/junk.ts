import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A wooden junk under battened sails, afloat at `keel` (middle of the water line). */
export interface Junk {
  readonly keel: Point;
  readonly size: number;
  /** Share of haze on it, 0 near. */
  readonly haze?: number;
  /** Sails down, cabins lit: an evening at anchor. */
  readonly anchored?: boolean;
}

interface Sail {
  readonly mast: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly battens: number;
}

const SAILS: readonly Sail[] = [
  { mast: -92, foot: -44, width: 108, height: 168, battens: 6 },
  { mast: 4, foot: -50, width: 140, height: 236, battens: 8 },
  { mast: 104, foot: -46, width: 74, height: 116, battens: 5 },
];

/** Paints the boat with its reflection under it. */
export function paintJunk(stage: Stage, junk: Junk): void {
  const { canvas } = stage;
  const { keel, size, anchored = false } = junk;
  const boat = canvas.symbol(canvas.capture(() => paintBoat(stage, junk)));
  const place = `translate(${at(keel)})`;
  const scale = Math.round(size * 1000) / 1000;
  canvas.add(
    `<g transform="${place} scale(${scale} ${-Math.round(size * 620) / 1000})" opacity=".34" ${canvas.blur(2.4)}><use href="#${boat}"/></g>`,
  );
  canvas.add(`<g transform="${place} scale(${scale})"><use href="#${boat}"/></g>`);
  const foam = mix(stage.palette.water[0], '#ffffff', 0.4);
  canvas.path(oval(keel[0], keel[1] + 2 * size, 188 * size, 4.4 * size), foam, `opacity="${anchored ? 0.25 : 0.5}"`);
}

function paintBoat(stage: Stage, junk: Junk): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, junk.haze ?? 0);
  const mast = 'M-92 -8V-222M8 -8V-300M106 -12V-172';
  canvas.stroke(mast, tone('#3b1d16'), 5);
  if (junk.anchored === true)
    canvas.stroke('M-160 -62L-92 -214L8 -292L106 -168L176 -72', tone('#5b3a28'), 1.6, 'opacity=".8"');
  else for (const sail of SAILS) paintSail(stage, sail, tone);
  paintHull(stage, tone);
  paintCabins(stage, tone, junk.anchored === true);
}

function paintSail(stage: Stage, { mast, foot, width, height, battens }: Sail, tone: (c: string) => string): void {
  const { canvas, palette } = stage;
  const red = tone(palette.accent);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= battens; i += 1) {
    const t = i / battens;
    const span = width * (0.52 + 0.56 * Math.sin(Math.PI * (0.2 + t * 0.6))) * (i === battens ? 0.76 : 1);
    left.push([mast - span * 0.35 - t * 8, foot - height * t]);
    right.push([mast + span * 0.65 + t * 3, foot - height * t + t * width * 0.11]);
  }
  const edge = right.map((to, i): string => {
    const below = right[i - 1];
    return below === undefined
      ? ''
      : `Q${at([(below[0] + to[0]) / 2 + width * 0.1, (below[1] + to[1]) / 2])} ${at(to)}`;
  });
  const shape = `M${at(left[0] ?? [0, 0])}L${at(right[0] ?? [0, 0])}${edge.join('')}L${left.toReversed().map(at).join('L')}Z`;
  const cloth = canvas.linear(ramp(mix(red, tone(palette.gold), 0.5), [0.4, red], lighten(red, -0.1)), [0, 0, 1, 0.25]);
  canvas.path(shape, cloth);
  canvas.grain(shape, {
    colour: lighten(red, -0.2),
    axis: [mast - width * 0.3, 0, mast + width * 0.75, 0],
    opacity: 0.62,
  });
  const ribs = left
    .slice(1, -1)
    .map((from, i) => `M${at(from)}L${at(right[i + 1] ?? from)}`)
    .join('');
  canvas.stroke(ribs, lighten(red, -0.2), 2.6, 'opacity=".8"');
}

function paintHull(stage: Stage, tone: (c: string) => string): void {
  const { canvas, palette } = stage;
  const wood = tone('#4a2318');
  const hull = 'M-190 -56Q-168 -20 -138 2Q0 14 140 2Q176 -26 190 -74L124 -48Q0 -20 -130 -38Z';
  canvas.path(hull, canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.03))));
  canvas.inside(hull, () => {
    canvas.stroke('M-180 -30Q0 6 186 -40M-170 -14Q0 16 178 -22', lighten(wood, -0.07), 2, 'opacity=".8"');
  });
  canvas.stroke('M-184 -48Q0 -6 184 -62', tone(palette.gold), 4);
  canvas.path(oval(-166, -34, 6, 5), tone('#fdf4dc'));
  canvas.path(oval(-167, -34, 2.6), tone('#20100c'));
}

function paintCabins(stage: Stage, tone: (c: string) => string, anchored: boolean): void {
  const { canvas, palette } = stage;
  const wood = tone('#74402a');
  canvas.path('M-60 -34V-58H54V-30Z', wood);
  canvas.path('M-70 -56Q-4 -72 64 -56L58 -50H-64Z', tone('#9a5a36'));
  canvas.path('M62 -32V-76H152V-52Z', lighten(wood, -0.03));
  canvas.path('M52 -74Q106 -98 164 -72L156 -66H58Z', tone('#9a5a36'));
  const light = mix(tone('#ffdf97'), palette.lamp, palette.lampGlow);
  let panes = '';
  for (const [x, y] of [
    [-50, -50],
    [-30, -49],
    [-10, -48],
    [10, -47],
    [30, -47],
    [76, -64],
    [98, -64],
    [120, -64],
  ] as const)
    panes += `M${x} ${y}h12v12h-12Z`;
  canvas.path(panes, light, `opacity="${num(0.7 + palette.lampGlow * 0.3)}"`);
  if (!anchored || palette.lampGlow < 0.6) return;
  let lanterns = '';
  for (const [x, y] of [
    [-126, -136],
    [-60, -238],
    [-20, -266],
    [40, -262],
    [74, -212],
    [140, -124],
  ] as const)
    lanterns += oval(x, y, 6, 7);
  canvas.path(lanterns, palette.lamp, `opacity=".5" ${canvas.blur(6)}`);
  canvas.path(lanterns, mix(palette.lamp, palette.accent, 0.25));
}
