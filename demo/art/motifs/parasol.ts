import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** An open paper parasol seen on its top: centre, radius, how round it looks (1 = full on), turn in degrees. */
export interface Parasol {
  readonly centre: Point;
  readonly radius: number;
  readonly round?: number;
  readonly turn?: number;
  readonly paper: string;
  readonly paint: readonly [string, string, string];
  readonly picture: 'spray' | 'ring' | 'plain';
}

const RIBS = 28;

/** Paints oiled paper with ribs, scalloped edge, brushed flowers and a lacquered tip. */
export function paintParasol(stage: Stage, parasol: Parasol): void {
  const { canvas, palette } = stage;
  const { centre, radius: r, round = 1, turn = 0, picture } = parasol;
  const paper = lit(stage, parasol.paper);
  canvas.group(`transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(${turn}) scale(1 ${round})"`, () => {
    const on = (i: number, share: number): string =>
      `${num(Math.cos((i / RIBS) * Math.PI * 2) * r * share)} ${num(Math.sin((i / RIBS) * Math.PI * 2) * r * share)}`;
    let edge = `M${on(0, 1)}`;
    for (let i = 0; i < RIBS; i += 1) edge += `Q${on(i + 0.5, 0.97)} ${on(i + 1, 1)}`;
    edge += 'Z';
    canvas.shadow(edge, [r * 0.06, r * 0.1], { blur: 14, opacity: 0.42 });
    canvas.path(edge, canvas.radial(ramp(lighten(paper, 0.1), [0.6, paper], lighten(paper, -0.1)), [0.4, 0.34], 0.72));
    let [facets, ribs] = ['', ''];
    for (let i = 0; i < RIBS; i += 1) {
      if (i % 2 === 0) facets += `M0 0L${on(i, 1)}Q${on(i + 0.5, 0.97)} ${on(i + 1, 1)}Z`;
      ribs += `M${on(i, 0.1)}L${on(i, 0.995)}`;
    }
    canvas.path(facets, lighten(paper, -0.12), 'opacity=".26"');
    canvas.stroke(oval(0, 0, r * 0.93) + oval(0, 0, r * 0.88), lit(stage, parasol.paint[2]), r * 0.012, 'opacity=".9"');
    if (picture === 'spray') paintSpray(stage, r, parasol.paint);
    if (picture === 'ring') paintRing(stage, r, parasol.paint);
    canvas.stroke(ribs, lighten(paper, -0.2), Math.max(1.4, r * 0.008), 'opacity=".5"');
    canvas.stroke(
      ribs,
      mix(paper, palette.sun, 0.6),
      Math.max(1, r * 0.005),
      'opacity=".5" transform="translate(-2 -1)"',
    );
    const tip = lit(stage, '#3a1c18');
    canvas.path(oval(0, 0, r * 0.12), lit(stage, parasol.paint[2]));
    canvas.path(rosette([0, 0], { length: r * 0.115, halfWidth: r * 0.02 }, 14), tip);
    canvas.path(oval(0, 0, r * 0.055), canvas.radial(ramp(lighten(tip, 0.2), tip), [0.36, 0.3], 0.7));
    canvas.stroke(edge, lighten(paper, -0.2), 2.4, 'opacity=".6"');
  });
}

function bloom(stage: Stage, [x, y]: Point, r: number, [petal, heart]: readonly [string, string]): void {
  const { canvas } = stage;
  const tone = lit(stage, petal);
  canvas.path(rosette([x, y], { length: r, halfWidth: r * 0.4 }, 6, 0.3), lighten(tone, -0.07));
  canvas.path(rosette([x, y], { length: r * 0.86, halfWidth: r * 0.32 }, 6, 0.82), tone);
  canvas.stroke(rosette([x, y], { length: r * 0.7, halfWidth: r * 0.1 }, 6, 0.82), lighten(tone, 0.14), 2);
  canvas.path(oval(x, y, r * 0.2), lit(stage, heart));
}

function paintSpray(stage: Stage, r: number, [petal, green, line]: readonly [string, string, string]): void {
  const { canvas } = stage;
  const tone = lit(stage, green);
  canvas.stroke(
    `M${num(-r * 0.7)} ${num(r * 0.44)}C${num(-r * 0.3)} ${num(r * 0.2)} ${num(-r * 0.2)} ${num(-r * 0.5)} ${num(r * 0.24)} ${num(-r * 0.74)}M${num(-r * 0.34)} ${num(r * 0.14)}C${num(0)} ${num(r * 0.3)} ${num(r * 0.3)} ${num(r * 0.5)} ${num(r * 0.6)} ${num(r * 0.42)}`,
    lit(stage, '#4a3326'),
    r * 0.022,
  );
  let leaves = '';
  for (const [x, y, a] of [
    [-0.6, 0.38, 0.9],
    [-0.5, 0.32, -2.4],
    [-0.3, 0.08, -2.9],
    [-0.22, -0.1, 0.2],
    [-0.1, -0.36, -2.6],
    [0.02, -0.54, 0.4],
    [0.16, 0.34, -0.9],
    [0.3, 0.42, 1.3],
    [0.46, 0.44, -0.7],
  ] as const)
    leaves += leaf([x * r, y * r], r * 0.24, r * 0.065, a);
  canvas.path(leaves, tone);
  canvas.stroke(leaves, lighten(tone, 0.12), 1.6, 'opacity=".6"');
  for (const [x, y, s] of [
    [-0.42, 0.18, 0.22],
    [0.1, -0.6, 0.19],
    [0.42, 0.36, 0.24],
    [-0.16, -0.22, 0.15],
    [0.62, 0.18, 0.12],
  ] as const)
    bloom(stage, [x * r, y * r], s * r, [petal, line]);
  const wing = lit(stage, line);
  canvas.path(
    leaf([r * 0.36, -r * 0.2], r * 0.16, r * 0.06, -0.6) +
      leaf([r * 0.36, -r * 0.2], r * 0.14, r * 0.05, -2.2) +
      leaf([r * 0.36, -r * 0.2], r * 0.1, r * 0.04, 0.6) +
      leaf([r * 0.36, -r * 0.2], r * 0.09, r * 0.035, 2.7),
    wing,
  );
}

function paintRing(stage: Stage, r: number, [petal, green, line]: readonly [string, string, string]): void {
  const { canvas } = stage;
  let [leaves, dots] = ['', ''];
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    leaves +=
      leaf([Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6], r * 0.16, r * 0.045, a + 1.2) +
      leaf([Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6], r * 0.16, r * 0.045, a - 1.2);
    dots += oval(Math.cos(a + 0.22) * r * 0.76, Math.sin(a + 0.22) * r * 0.76, r * 0.018);
  }
  canvas.stroke(oval(0, 0, r * 0.6), lit(stage, green), r * 0.014);
  canvas.path(leaves, lit(stage, green));
  for (let i = 0; i < 7; i += 1) {
    const a = (i / 7) * Math.PI * 2;
    bloom(stage, [Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6], r * 0.14, [petal, line]);
  }
  canvas.path(dots, lit(stage, line));
  canvas.stroke(oval(0, 0, r * 0.3) + oval(0, 0, r * 0.26), lit(stage, line), r * 0.01);
}
