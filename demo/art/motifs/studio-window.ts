import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintRidge } from './ridge.ts';

/** A round moon window, a carved lattice window, or a cusped arch. */
export type WindowKind = 'moon' | 'lattice' | 'cusp';

const RADIUS = 235;

/** Paints a window round a centre with sky and hills outside and a shaft of light falling in. */
export function paintStudioWindow(stage: Stage, kind: WindowKind, centre: Point): void {
  const { canvas, palette } = stage;
  const opening = openingOf(kind, centre);
  paintFrame(stage, kind, centre);
  canvas.inside(opening, () => paintOutside(stage, centre));
  canvas.inside(opening, () =>
    canvas.stroke(opening, palette.deep, 34, `opacity=".3" ${canvas.blur(8)} transform="translate(10 12)"`),
  );
  if (kind === 'lattice') paintLattice(stage, centre);
  canvas.stroke(opening, lit(stage, kind === 'moon' ? '#7a4a2c' : '#8a3f2c'), 9);
  const [x, y] = centre;
  const beam = `M${num(x - RADIUS)} ${num(y - 120)}L${num(x + RADIUS)} ${num(y - 60)}L${num(x - 180)} 1000H${num(x - 980)}Z`;
  const light = canvas.linear(ramp([0, palette.sun, 0], [0.4, palette.sun, 0.24], [1, palette.sun, 0]), [1, 0, 0, 1]);
  canvas.path(beam, light, 'style="mix-blend-mode:screen"');
}

function openingOf(kind: WindowKind, [x, y]: Point): string {
  if (kind === 'moon') return oval(x, y, RADIUS);
  if (kind === 'lattice') return box(x - 210, y - 210, 420, 430);
  let d = `M${x - 230} ${y + 330}V${y - 60}`;
  for (let i = 0; i < 8; i += 1) {
    const spot = (k: number): Point => {
      const angle = Math.PI * (1 - k / 8);
      return [x + Math.cos(angle) * 230, y - 60 - Math.sin(angle) ** 0.9 * 230];
    };
    const [from, to] = [spot(i), spot(i + 1)];
    const push = 0.86;
    const bend: Point = [x + ((from[0] + to[0]) / 2 - x) * push, y + 20 + ((from[1] + to[1]) / 2 - y - 20) * push];
    d += `Q${num(bend[0])} ${num(bend[1])} ${num(to[0])} ${num(to[1])}`;
  }
  return `${d}V${y + 330}Z`;
}

function paintFrame(stage: Stage, kind: WindowKind, [x, y]: Point): void {
  const { canvas } = stage;
  if (kind === 'moon') {
    canvas.path(oval(x, y, RADIUS + 34), lit(stage, '#9a6238'));
    canvas.stroke(oval(x, y, RADIUS + 18), lit(stage, '#e2b06a'), 5);
  } else if (kind === 'lattice') {
    const wood = lit(stage, '#5a2f1e');
    canvas.path(
      `M${x - 300} ${y - 250}H${x + 300}L${x + 250} ${y - 200}V${y + 262}H${x - 250}V${y - 200}Z`,
      canvas.linear(ramp(lighten(wood, 0.06), wood)),
    );
    canvas.path(box(x - 300, y + 222, 600, 40), lighten(wood, 0.04));
    let teeth = '';
    for (let px = x - 284; px < x + 284; px += 24) teeth += `M${px} ${y - 250}l12 -22l12 22Z`;
    canvas.path(teeth, lighten(wood, 0.03));
    let knobs = '';
    for (let py = y - 180; py < y + 220; py += 40) knobs += oval(x - 230, py, 9) + oval(x + 230, py, 9);
    canvas.path(knobs, lit(stage, '#b97a42'));
  } else {
    canvas.path(
      box(x - 300, y - 350, 600, 690),
      canvas.linear(ramp(lit(stage, '#fff3e2'), lit(stage, '#f0cdb0')), [0, 0, 1, 1]),
    );
    for (const side of [-1, 1]) {
      let petals = '';
      for (let i = 0; i < 10; i += 1) petals += leaf([x + side * 214, y - 268], 42, 10, i * 0.628);
      canvas.path(petals, lit(stage, '#2b66b1'));
      canvas.path(oval(x + side * 214, y - 268, 10), lit(stage, '#f2b431'));
    }
  }
}

function paintOutside(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const [, upper, lower, edge] = palette.sky;
  canvas.add(
    `<rect x="${x - 320}" y="${y - 360}" width="640" height="720" fill="${canvas.linear(ramp(upper, [0.4, lower], [0.75, edge], edge))}"/>`,
  );
  canvas.path(oval(x + 90, y - 60, 200), palette.glow, `opacity=".4" ${canvas.blur(40)}`);
  canvas.path(oval(x + 90, y - 60, 54), palette.sun);
  for (const [i, share] of [0.72, 0.4, 0.1].entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, i * 0.4), palette.haze, share);
    paintRidge(stage, {
      name: `view${i}`,
      y: y + 44 + i * 58,
      height: 50,
      wave: 170,
      colour,
      fade: 0.5,
      ...(i > 0 ? { trees: 7 + i * 5 } : {}),
    });
  }
}

function paintLattice(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  let bars = '';
  for (let i = -11; i <= 21; i += 1) {
    bars += `M${x - 210 + i * 40} ${y - 210}L${x + 220 + i * 40} ${y + 220}`;
    bars += `M${x + 210 - i * 40} ${y - 210}L${x - 220 - i * 40} ${y + 220}`;
  }
  canvas.inside(box(x - 210, y - 210, 420, 430), () => {
    canvas.stroke(bars, lit(stage, '#3f1f14'), 11);
    canvas.stroke(bars, lit(stage, '#8a4f2e'), 3, 'opacity=".8"');
  });
  canvas.path(box(x - 12, y - 210, 24, 430) + box(x - 210, y - 8, 420, 20), lit(stage, '#5a2f1e'));
}
