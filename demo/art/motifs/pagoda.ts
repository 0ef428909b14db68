import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A Newari temple of brick and carved wood on a stepped plinth. */
export interface Pagoda {
  readonly foot: Point;
  readonly roofs: 1 | 2 | 3 | 5;
  /** Half the width of the lowest eave. */
  readonly half: number;
  readonly steps?: number;
}

/** Paints plinth, brick storeys, struts, tiled roofs with gilded edges and the pinnacle. */
export function paintPagoda(stage: Stage, { foot: [x, y], roofs, half, steps = 5 }: Pagoda): void {
  const { canvas, palette } = stage;
  const brick = lit(stage, '#a5533a');
  const stepTall = half * 0.13;
  for (let i = 0; i < steps; i += 1) {
    const reach = half * (1.12 - i * 0.11);
    canvas.path(
      box(x - reach, y - stepTall * (i + 1), reach * 2, stepTall),
      canvas.linear(ramp(lighten(brick, 0.03), lighten(brick, -0.1))),
    );
    canvas.path(box(x - reach, y - stepTall * (i + 1), reach * 2, 4), lit(stage, '#d9b79a'));
  }
  const stairs = half * 0.15;
  canvas.path(box(x - stairs, y - stepTall * steps, stairs * 2, stepTall * steps), lit(stage, '#c9a48a'));
  let treads = '';
  for (let k = 1; k < steps * 2; k += 1)
    treads += `M${num(x - stairs)} ${num(y - (k * stepTall) / 2)}H${num(x + stairs)}`;
  canvas.stroke(treads, lit(stage, '#6a4232'), 2.4, 'opacity=".7"');
  let floor = y - stepTall * steps;
  for (let i = 0; i < roofs; i += 1) floor = paintStorey(stage, [x, floor], half * (1 - (i / roofs) * 0.62), i === 0);
  const tip = half * 0.1;
  canvas.path(
    `M${num(x - tip)} ${num(floor)}Q${num(x - tip)} ${num(floor - tip * 1.5)} ${num(x)} ${num(floor - tip * 3.6)}Q${num(x + tip)} ${num(floor - tip * 1.5)} ${num(x + tip)} ${num(floor)}Z`,
    lit(stage, palette.gold, 0.6),
  );
}

/** One storey with its roof; returns the y on which the next one stands. */
function paintStorey(stage: Stage, [x, floor]: Point, reach: number, ground: boolean): number {
  const { canvas, palette } = stage;
  const brick = lit(stage, '#b4593c');
  const wood = lit(stage, '#4f2a1c');
  const body = reach * 0.52;
  const tall = reach * (ground ? 0.38 : 0.22);
  canvas.path(
    box(x - body, floor - tall, body * 2, tall),
    canvas.linear(ramp(lighten(brick, 0.02), lighten(brick, -0.12)), [0, 0, 1, 0]),
  );
  let openings = '';
  for (const dx of [-0.62, 0, 0.62])
    openings += box(x + dx * body - body * 0.15, floor - tall * 0.8, body * 0.3, tall * (ground ? 0.8 : 0.6));
  canvas.path(openings, wood);
  let lights = '';
  for (const dx of [-0.62, 0, 0.62])
    lights += box(x + dx * body - body * 0.08, floor - tall * 0.7, body * 0.16, tall * (ground ? 0.66 : 0.34));
  canvas.path(lights, palette.lamp, `opacity="${num(0.28 + palette.lampGlow * 0.6)}"`);
  let struts = '';
  for (let k = -4; k <= 4; k += 1)
    struts += `M${num(x + (k / 4) * body)} ${num(floor - tall * 0.62)}L${num(x + (k / 4) * reach * 0.86)} ${num(floor - tall * 1.02)}`;
  canvas.stroke(struts, lit(stage, '#8a5230'), Math.max(2, reach * 0.022));
  return paintRoof(stage, x, floor - tall, reach);
}

/** A hipped tile roof above the line `eave`; returns the y of its top. */
function paintRoof(stage: Stage, x: number, eave: number, reach: number): number {
  const { canvas, palette } = stage;
  const rise = reach * 0.4;
  const neck = reach * 0.4;
  const roof = `M${num(x - reach)} ${num(eave + reach * 0.02)}Q${num(x - reach * 0.66)} ${num(eave - rise * 0.42)} ${num(x - neck)} ${num(eave - rise)}H${num(x + neck)}Q${num(x + reach * 0.66)} ${num(eave - rise * 0.42)} ${num(x + reach)} ${num(eave + reach * 0.02)}Z`;
  const tile = lit(stage, '#8a4630');
  canvas.path(
    roof,
    canvas.linear(ramp(mix(tile, palette.sun, 0.16), [0.45, tile], lighten(tile, -0.12)), [0, 0, 1, 0.2]),
  );
  canvas.inside(roof, () => {
    let rows = '';
    for (let k = -14; k <= 14; k += 1)
      rows += `M${num(x + k * neck * 0.072)} ${num(eave - rise)}L${num(x + k * reach * 0.074)} ${num(eave + 4)}`;
    canvas.stroke(rows, lighten(tile, -0.11), 1.8, 'opacity=".55"');
  });
  canvas.grain(roof, { colour: palette.deep, axis: [x - reach * 0.1, 0, x + reach, 0], opacity: 0.5 });
  canvas.stroke(
    `M${num(x - reach)} ${num(eave + reach * 0.02)}H${num(x + reach)}`,
    lit(stage, palette.gold, 0.7),
    Math.max(2.5, reach * 0.02),
  );
  canvas.path(
    oval(x - reach, eave - 2, reach * 0.02) + oval(x + reach, eave - 2, reach * 0.02),
    lit(stage, palette.gold, 0.7),
  );
  return eave - rise * 0.98;
}
