import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

const DOUGH = '#f6e8c8';

/** A round dumpling from above, its pleats twisted into a knot. */
export function paintDumpling(stage: Stage, [x, y]: Point, radius: number, turn: number): void {
  const { canvas } = stage;
  const dough = lit(stage, DOUGH, 0.25);
  canvas.path(oval(x + radius * 0.1, y + radius * 0.2, radius), '#22120a', `opacity=".42" ${canvas.blur(4)}`);
  const body = oval(x, y, radius, radius * 0.97);
  canvas.path(body, canvas.radial(ramp(lighten(dough, 0.05), [0.6, dough], lighten(dough, -0.17)), [0.4, 0.36], 0.68));
  let [folds, ridges] = ['', ''];
  const count = 13;
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * Math.PI * 2;
    const on = (share: number, shift: number): string =>
      at([x + Math.cos(angle + shift) * radius * share, y + Math.sin(angle + shift) * radius * share]);
    folds += `M${on(0.12, 1)}Q${on(0.5, 0.66)} ${on(0.84, 0)}Q${on(0.56, 0.42)} ${on(0.16, 1.3)}Z`;
    ridges += `M${on(0.14, 0.8)}Q${on(0.48, 0.5)} ${on(0.8, -0.1)}`;
  }
  canvas.path(folds, lighten(dough, -0.17), 'opacity=".62"');
  canvas.stroke(ridges, lighten(dough, 0.1), radius * 0.045, 'opacity=".85"');
  canvas.path(oval(x, y, radius * 0.19), lighten(dough, -0.2), 'opacity=".6"');
  canvas.path(oval(x - radius * 0.03, y - radius * 0.05, radius * 0.14), lighten(dough, 0.03));
  canvas.stroke(
    `M${num(x - radius * 0.7)} ${num(y - radius * 0.36)}Q${num(x - radius * 0.52)} ${num(y - radius * 0.66)} ${num(x - radius * 0.18)} ${num(y - radius * 0.78)}`,
    '#ffffff',
    radius * 0.08,
    'opacity=".55"',
  );
}

/** A half-moon dumpling with a crimped edge, lying at `turn` degrees; size 1 is about 180 units long. */
export function paintCrescent(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const dough = lit(stage, DOUGH, 0.25);
  const body = 'M-90 26C-84 -40 -40 -66 0 -66S84 -40 90 26C60 50 -60 50 -90 26Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(body, '#22120a', `opacity=".42" transform="translate(7 13)" ${canvas.blur(3)}`);
    canvas.path(body, canvas.linear(ramp(lighten(dough, 0.04), [0.6, dough], lighten(dough, -0.15))));
    let [crimps, ridges] = ['', ''];
    for (let i = 0; i < 9; i += 1) {
      const angle = Math.PI * (1.06 + i * 0.11);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [ox, oy] = [cos * 88, sin * 82 + 18];
      crimps += `M${num(ox)} ${num(oy)}Q${num(ox * 0.8 + 10)} ${num(oy * 0.6)} ${num(cos * 52 + 9)} ${num(sin * 26 + 16)}Q${num(ox * 0.7 - 2)} ${num(oy * 0.6)} ${num(ox)} ${num(oy)}Z`;
      ridges += oval(ox, oy, 11, 9);
    }
    canvas.path(ridges, canvas.linear(ramp(lighten(dough, 0.05), lighten(dough, -0.06))));
    canvas.path(crimps, lighten(dough, -0.15), 'opacity=".6"');
    canvas.stroke('M-60 22Q0 40 62 20', lighten(dough, -0.12), 4, 'opacity=".5"');
    canvas.stroke('M-56 2Q-30 -18 0 -20', '#ffffff', 6, 'opacity=".5"');
  });
}
