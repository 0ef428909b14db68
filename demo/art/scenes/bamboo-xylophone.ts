import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintPrang } from '#demo/art/motifs/prang.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type BambooXylophoneOptions = Record<never, never>;

/** A boat-shaped xylophone with bamboo bars on a silk mat, drums beside it, temple towers far off. */
export const bambooXylophone: Scene<BambooXylophoneOptions> = {
  name: 'bamboo-xylophone',
  draw(stage) {
    const x = focalX(stage);
    const { palette } = stage;
    paintSky(stage, 560);
    paintSun(stage, [x + 380, 400], 74);
    paintBirds(stage, [x - 460, 220], 6);
    paintRidge(stage, {
      name: 'trees',
      y: 520,
      height: 50,
      wave: 180,
      colour: mix(palette.hill, palette.haze, 0.3),
      fade: 0.4,
      trees: 22,
    });
    for (const [dx, wide, tall] of [
      [-230, 70, 150],
      [-110, 80, 190],
      [20, 100, 270],
      [150, 80, 190],
      [270, 70, 150],
    ] as const)
      paintPrang(stage, [x + dx - 260, 556], wide, tall);
    paintTerrace(stage, x);
    paintSkor(stage, [x + 570, 720], 1);
    paintSkor(stage, [x + 700, 790], 1.16);
    paintCymbals(stage, [x - 580, 880]);
    paintBoat(stage, [x - 20, 690]);
    paintGlow(stage, [x + 380, 420], 760, { colour: palette.glow, strength: 0.3 });
  },
};

function paintTerrace(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#9a7a72');
  canvas.path(
    box(0, 552, WIDTH, HEIGHT - 552),
    canvas.linear(ramp(mix(stone, palette.glow, 0.3), [0.3, stone], lighten(stone, -0.16))),
  );
  let joints = '';
  for (let i = 0; i < 7; i += 1) {
    joints += `M0 ${num(566 + i * i * 10 + i * 14)}H${WIDTH}`;
    for (let px = (i % 2) * 110 - 60; px < WIDTH; px += 220)
      joints += `M${num(px)} ${num(566 + i * i * 10 + i * 14)}v${num(24 + i * 20)}`;
  }
  canvas.stroke(joints, lighten(stone, -0.16), 3, 'opacity=".5"');
  let rail = '';
  for (let px = -30; px < WIDTH; px += 120)
    rail += box(px, 496, 34, 62) + `M${px - 5} 500Q${px + 17} 470 ${px + 39} 500Z`;
  canvas.path(rail + box(0, 510, WIDTH, 18), mix(palette.deep, stone, 0.35));
  const mat = `M${x - 560} 790H${x + 480}L${x + 600} 960H${x - 680}Z`;
  canvas.shadow(mat, [0, 8], { blur: 7, opacity: 0.4 });
  paintTextile(stage, mat, { design: 'ikat', colours: ['#7a1f3a', '#f0b84e', '#c2453c', '#f7e2b0'], scale: 0.8 });
  canvas.stroke(mat, lit(stage, '#e0a93e'), 8);
}

/** The hull with its gilded scrolls, the bars hung along the curve, the foot and two beaters. */
function paintBoat(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6a2c1c', 0.8);
  const gold = lit(stage, '#e8b04a', 0.5);
  canvas.path(oval(x, y + 190, 330, 30), palette.deep, `opacity=".55" ${canvas.blur(12)}`);
  const rim = (lift: number): string =>
    `M${x - 500} ${y - 190 + lift}Q${x} ${y + 60 + lift} ${x + 500} ${y - 190 + lift}`;
  canvas.path(
    `M${x - 480} ${y - 214}Q${x} ${y - 10} ${x + 480} ${y - 214}L${x + 500} ${y - 180}Q${x} ${y + 70} ${x - 500} ${y - 180}Z`,
    lighten(wood, -0.2),
  );
  for (let i = 0; i < 21; i += 1) paintBar(stage, [x, y], i);
  const hull = `${rim(0)}C${x + 520} ${y - 60} ${x + 300} ${y + 100} ${x + 90} ${y + 128}H${x - 90}C${x - 300} ${y + 100} ${x - 520} ${y - 60} ${x - 500} ${y - 190}Z`;
  canvas.path(hull, canvas.linear(ramp(lighten(wood, 0.1), [0.5, wood], lighten(wood, -0.1)), [0, 0, 0.2, 1]));
  paintScrolls(stage, [x, y], hull, gold);
  canvas.stroke(rim(3), gold, 11);
  canvas.stroke(rim(0), lighten(gold, 0.16), 3);
  paintFittings(stage, [x, y], wood, gold);
}

function paintScrolls(stage: Stage, [x, y]: Point, hull: string, gold: string): void {
  const { canvas } = stage;
  canvas.inside(hull, () => {
    let [scrolls, leaves] = ['', ''];
    for (let i = -6; i <= 6; i += 1) {
      const t = i / 7;
      const [px, py] = [x + t * 470, y + 52 - 176 * t * t + 4];
      const s = 1 - Math.abs(t) * 0.4;
      scrolls += `M${num(px - 32 * s)} ${num(py + 16)}q${num(10 * s)} ${num(-44 * s)} ${num(34 * s)} ${num(-22 * s)}q${num(10 * s)} ${num(22 * s)} ${num(-12 * s)} ${num(20 * s)}`;
      leaves +=
        leaf([px, py + 22], 46 * s, 10 * s, -0.5 + t) +
        leaf([px, py + 22], 46 * s, 10 * s, -2.6 + t) +
        rosette([px, py - 10], { length: 13 * s, halfWidth: 4 * s }, 6);
    }
    canvas.stroke(scrolls, gold, 4);
    canvas.path(leaves, gold, 'opacity=".9"');
    canvas.stroke(
      `M${x - 480} ${y - 130}C${x - 300} ${y + 76} ${x - 160} ${y + 100} ${x - 80} ${y + 108}H${x + 80}C${x + 160} ${y + 100} ${x + 300} ${y + 76} ${x + 480} ${y - 130}`,
      gold,
      5,
    );
  });
}

/** Gilded ends, the stepped foot, two beaters. */
function paintFittings(stage: Stage, [x, y]: Point, wood: string, gold: string): void {
  const { canvas } = stage;
  for (const side of [-1, 1]) {
    canvas.path(
      `M${x + side * 474} ${y - 226}L${x + side * 520} ${y - 240}C${x + side * 540} ${y - 200} ${x + side * 530} ${y - 160} ${x + side * 504} ${y - 128}Z`,
      canvas.linear(ramp(lighten(gold, 0.08), lighten(gold, -0.14))),
    );
    canvas.path(leaf([x + side * 512, y - 190], 66, 13, side > 0 ? -1.1 : -2.04), gold);
  }
  const foot = `M${x - 70} ${y + 122}H${x + 70}L${x + 90} ${y + 156}H${x + 150}V${y + 192}H${x - 150}V${y + 156}H${x - 90}Z`;
  canvas.path(foot, canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.08))));
  canvas.stroke(`M${x - 90} ${y + 156}H${x + 90}M${x - 146} ${y + 176}H${x + 146}`, gold, 6);
  for (const [from, to] of [
    [
      [x - 130, y - 122],
      [x - 330, y - 330],
    ],
    [
      [x + 140, y - 122],
      [x + 360, y - 340],
    ],
  ] as const) {
    canvas.stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, lit(stage, '#e2c083'), 9);
    canvas.path(oval(from[0], from[1], 26, 17), canvas.linear(ramp(lit(stage, '#f7e9cf'), lit(stage, '#b98a5c'))));
  }
}

function paintBar(stage: Stage, [x, y]: Point, i: number): void {
  const { canvas } = stage;
  const t = (i - 10) / 10.7;
  const cane = lit(stage, i % 2 === 0 ? '#b5743a' : '#a8662f', 0.7);
  const px = x + t * 478;
  const curve = y - 64 - 214 * t * t;
  canvas.group(`transform="translate(${num(px)} ${num(curve)}) rotate(${num(-t * 42)})"`, () => {
    const bar = 'M-18 -122Q0 -132 18 -122L19 92Q0 102 -19 92Z';
    canvas.path(bar, '#140a0a', 'opacity=".4" transform="translate(6 6)"');
    canvas.path(
      bar,
      canvas.linear(ramp(lighten(cane, -0.04), [0.35, lighten(cane, 0.1)], lighten(cane, -0.14)), [0, 0, 1, 0]),
    );
    canvas.stroke('M-17 -76Q0 -68 17 -76M-17 0Q0 8 17 0', lighten(cane, -0.16), 3, 'opacity=".7"');
    canvas.path(oval(-6, -102, 2.8) + oval(6, -102, 2.8), lighten(cane, -0.34));
  });
}

/** A standing drum, its skin held by pegs. */
function paintSkor(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a4a28', 0.8);
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    canvas.path(oval(10, 150, 120, 20), palette.deep, `opacity=".5" ${canvas.blur(9)}`);
    const body = 'M-90 -60C-124 10 -120 90 -76 150H76C120 90 124 10 90 -60Z';
    canvas.path(
      body,
      canvas.linear(ramp(lighten(wood, 0.02), [0.3, lighten(wood, 0.12)], lighten(wood, -0.18)), [0, 0, 1, 0]),
    );
    canvas.stroke('M-108 20Q0 48 108 20M-98 100Q0 124 98 100', lit(stage, '#e8b04a', 0.5), 7);
    canvas.path(
      [-2, -1, 0, 1, 2].map((i) => rosette([i * 42, 68 - i * i * 2], { length: 16, halfWidth: 5 }, 6)).join(''),
      lit(stage, '#e8b04a', 0.5),
    );
    canvas.path(oval(0, -60, 92, 28), lit(stage, '#f0dfc2', 0.8));
    canvas.path(oval(0, -60, 40, 12), lit(stage, '#5a3a30'), 'opacity=".8"');
    let pegs = '';
    for (let i = 0; i < 13; i += 1) {
      const a = (i / 12) * Math.PI;
      pegs += oval(Math.cos(a) * 92, -56 + Math.sin(a) * 30, 6, 7);
    }
    canvas.path(pegs, lit(stage, '#f3e3c4'));
  });
}

function paintCymbals(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const brass = lit(stage, '#d9a13a', 0.5);
  canvas.stroke(`M${x - 40} ${y - 20}Q${x + 30} ${y - 90} ${x + 110} ${y + 4}`, lit(stage, '#c23a3c'), 6);
  for (const [dx, dy, r] of [
    [-40, 0, 66],
    [110, 22, 66],
  ] as const) {
    canvas.path(oval(x + dx + 6, y + dy + 14, r, r * 0.34), '#140a0a', `opacity=".45" ${canvas.blur(6)}`);
    canvas.path(
      oval(x + dx, y + dy, r, r * 0.36),
      canvas.linear(ramp(lighten(brass, 0.16), lighten(brass, -0.16)), [0, 0, 1, 1]),
    );
    canvas.path(
      `M${x + dx - 28} ${y + dy - 4}Q${x + dx} ${y + dy - 54} ${x + dx + 28} ${y + dy - 4}Q${x + dx} ${y + dy + 8} ${x + dx - 28} ${y + dy - 4}Z`,
      canvas.linear(ramp(lighten(brass, 0.2), lighten(brass, -0.1)), [0, 0, 1, 0]),
    );
  }
}
