import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A pavilion under a tower of carved roofs: foot, half the width of its lowest eave, number of roofs. */
export interface Pyatthat {
  readonly foot: Point;
  readonly half: number;
  readonly roofs: 3 | 5 | 7;
}

/** Paints columns, lit hall, roofs with flame-shaped corners and the gilded finial. */
export function paintPyatthat(stage: Stage, { foot: [x, y], half, roofs }: Pyatthat): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, '#e6ac3e', 0.7);
  const red = lit(stage, '#9c3328');
  const hall = half * 0.8;
  const tall = half * 0.9;
  canvas.path(
    box(x - hall, y - tall, hall * 2, tall),
    mix(lit(stage, '#5a2a22'), palette.lamp, 0.2 + palette.lampGlow * 0.35),
  );
  canvas.path(box(x - hall * 0.3, y - tall * 0.86, hall * 0.6, tall * 0.86), palette.lamp, 'opacity=".7"');
  for (const dx of [-1, -0.62, -0.3, 0.3, 0.62, 1]) {
    const w = half * 0.07;
    canvas.path(
      box(x + dx * hall - w, y - tall, w * 2, tall),
      canvas.linear(ramp(lighten(gold, 0.08), lighten(red, 0.02)), [0, 0, 1, 0]),
    );
  }
  let arches = '';
  for (let k = -3; k < 3; k += 1) {
    const cx = x + ((k + 0.5) / 3) * hall;
    arches += `M${num(cx - hall / 6)} ${num(y - tall * 0.9)}Q${num(cx)} ${num(y - tall * 0.58)} ${num(cx + hall / 6)} ${num(y - tall * 0.9)}Z`;
  }
  canvas.path(arches, gold);
  canvas.path(box(x - hall * 1.12, y - half * 0.1, hall * 2.24, half * 0.12), lit(stage, '#f0dcc0'));
  let eave = y - tall;
  for (let i = 0; i < roofs; i += 1) {
    const reach = half * (1 - (i / roofs) * 0.74);
    eave = paintRoof(stage, [x, eave], { reach, next: half * (1 - ((i + 1) / roofs) * 0.74) }, { gold, red });
  }
  const tip = half * 0.1;
  canvas.path(
    `M${num(x - tip)} ${num(eave + 2)}Q${num(x - tip * 0.3)} ${num(eave - tip * 2)} ${num(x)} ${num(eave - tip * 6)}Q${num(x + tip * 0.3)} ${num(eave - tip * 2)} ${num(x + tip)} ${num(eave + 2)}Z`,
    lighten(gold, 0.06),
  );
}

function paintRoof(
  stage: Stage,
  [x, eave]: Point,
  { reach, next }: { reach: number; next: number },
  { gold, red }: { gold: string; red: string },
): number {
  const { canvas, palette } = stage;
  const rise = reach * 0.3;
  const neck = next * 0.8;
  const roof = `M${at([x - reach, eave])}Q${at([x - reach * 0.7, eave - rise * 0.35])} ${at([x - neck, eave - rise])}H${num(x + neck)}Q${at([x + reach * 0.7, eave - rise * 0.35])} ${at([x + reach, eave])}Z`;
  canvas.path(box(x - neck * 0.92, eave - rise - reach * 0.14, neck * 1.84, reach * 0.16), lighten(red, -0.04));
  canvas.path(roof, canvas.linear(ramp(mix(red, palette.glow, 0.3), [0.5, red], lighten(red, -0.1)), [0, 0, 1, 0.2]));
  let fringe = '';
  const n = Math.max(7, Math.round(reach / 6));
  for (let k = 0; k < n; k += 1) {
    const px = x - reach + (k * reach * 2) / n;
    fringe += `M${at([px, eave])}L${at([px + reach / n, eave + reach * 0.07])}L${at([px + (reach * 2) / n, eave])}Z`;
  }
  canvas.path(fringe, gold);
  canvas.stroke(`M${at([x - reach, eave])}H${num(x + reach)}`, lighten(gold, 0.05), Math.max(1.6, reach * 0.03));
  for (const s of [-1, 1])
    canvas.path(
      `M${at([x + s * reach * 0.92, eave + 1])}Q${at([x + s * reach * 1.04, eave - rise * 0.2])} ${at([x + s * reach * 1.05, eave - rise * 0.75])}Q${at([x + s * reach * 0.92, eave - rise * 0.3])} ${at([x + s * reach * 0.8, eave - rise * 0.16])}Z`,
      gold,
    );
  canvas.path(
    `M${at([x - neck * 0.36, eave - rise * 0.5])}Q${at([x - neck * 0.1, eave - rise])} ${at([x, eave - rise * 1.5])}Q${at([x + neck * 0.1, eave - rise])} ${at([x + neck * 0.36, eave - rise * 0.5])}Z`,
    gold,
  );
  return eave - rise - reach * 0.14;
}
