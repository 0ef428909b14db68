import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { limb } from '#demo/art/motifs/limb.ts';
import { PALM, PALM_FINGERS, paintOpenPalm, type PalmFinger } from '#demo/art/motifs/open-palm.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type HennaHandOptions = Record<never, never>;

const PASTE = '#5a2412';

/** An open hand painted with henna on a printed cloth; another hand draws on with the cone. */
export const hennaHand: Scene<HennaHandOptions> = {
  name: 'henna-hand',
  draw(stage) {
    const { canvas } = stage;
    const x = focalX(stage);
    paintTextile(stage, box(0, 0, 1600, 1000), {
      design: 'sprig',
      colours: ['#1f6a6a', '#f0c05a', '#3f9a8a', '#e8785c'],
      scale: 1.25,
      turn: -12,
    });
    const gleam = canvas.radial(ramp([0, '#fff0cc', 0.34], [1, '#fff0cc', 0]), [0.3, 0.16], 0.8);
    canvas.path(box(0, 0, 1600, 1000), gleam);
    paintBowl(stage, [x - 560, 760]);
    for (const [dx, y, r] of [
      [-620, 180, 66],
      [-520, 260, 50],
      [-680, 300, 44],
      [560, 130, 58],
      [650, 200, 44],
    ] as const)
      paintBlossom(stage, 'marigold', [x + dx, y], r);
    canvas.group(`transform="translate(${x - 120} 560) rotate(-5) scale(1.12)"`, () => {
      paintOpenPalm(stage, '#d39a6c');
      for (const [i, finger] of PALM_FINGERS.entries())
        canvas.inside(limb(finger.spine, finger.halves), () => drawOnFinger(stage, finger, i));
      canvas.inside(PALM, () => drawOnPalm(stage));
      paintBangles(stage);
    });
    paintGripHand(stage, {
      transform: `translate(${x - 10} 560) rotate(22) scale(.94)`,
      skin: '#b0774f',
      sleeve: '#b5264a',
      tool: () => paintCone(stage),
    });
  },
};

function paintCone(stage: Stage): void {
  const { canvas } = stage;
  canvas.path(
    'M0 -2L230 -36Q300 -20 306 40Q280 84 210 74L0 4Z',
    canvas.linear(ramp(lit(stage, '#f3d36a'), lit(stage, '#b5862c'))),
  );
  canvas.path('M0 -2L60 -10L58 20L0 4Z', lit(stage, PASTE));
  canvas.stroke('M40 -2L240 -18M50 8L250 16', '#fff6cc', 3, 'opacity=".6"');
}

/** Tip dipped, two bands, a vine of leaves, dots between. */
function drawOnFinger(stage: Stage, { spine }: PalmFinger, i: number): void {
  const { canvas } = stage;
  const [root, middle, tip] = spine;
  const at = (t: number): Point =>
    t < 0.5
      ? [root[0] + (middle[0] - root[0]) * t * 2, root[1] + (middle[1] - root[1]) * t * 2]
      : [middle[0] + (tip[0] - middle[0]) * (t - 0.5) * 2, middle[1] + (tip[1] - middle[1]) * (t - 0.5) * 2];
  const along = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const across = (t: number, reach: number): string => {
    const [px, py] = at(t);
    return `M${num(px - Math.sin(along) * reach)} ${num(py + Math.cos(along) * reach)}L${num(px + Math.sin(along) * reach)} ${num(py - Math.cos(along) * reach)}`;
  };
  const cap = at(0.94);
  canvas.stroke(across(0.96, 60), PASTE, 58);
  canvas.path(rosette(cap, { length: 44, halfWidth: 9 }, 12), PASTE);
  canvas.stroke(across(0.72, 60) + across(0.68, 60) + across(0.36, 60) + across(0.32, 60), PASTE, 4.4);
  let [leaves, dots] = ['', ''];
  for (let k = 0; k < 4; k += 1) {
    const p = at(0.42 + k * 0.065);
    leaves += leaf(p, 27, 7, along + 0.8) + leaf(p, 27, 7, along - 0.8);
  }
  for (let k = -2; k <= 2; k += 1) {
    const [px, py] = at(0.34);
    dots += oval(px - Math.sin(along) * k * 15, py + Math.cos(along) * k * 15, 3.4);
    const [qx, qy] = at(0.705);
    dots += oval(qx - Math.sin(along) * k * 14, qy + Math.cos(along) * k * 14, 3);
  }
  canvas.path(leaves, PASTE);
  canvas.path(dots, PASTE);
  const flower = at(i === 4 ? 0.24 : 0.17);
  canvas.stroke(rosette(flower, { length: 22, halfWidth: 7 }, 8), PASTE, 3.4);
  canvas.path(oval(flower[0], flower[1], 5), PASTE);
}

function drawOnPalm(stage: Stage): void {
  const { canvas } = stage;
  const centre: Point = [0, 16];
  canvas.path(oval(...centre, 13) + rosette(centre, { length: 40, halfWidth: 10 }, 10), PASTE);
  canvas.stroke(
    oval(...centre, 46) +
      oval(...centre, 53) +
      rosette(centre, { length: 92, halfWidth: 22 }, 14) +
      oval(...centre, 100),
    PASTE,
    4,
  );
  let [dots, scallops, fill] = ['', '', ''];
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    fill += leaf([centre[0] + Math.cos(a) * 58, centre[1] + Math.sin(a) * 58], 24, 6, a);
    dots += oval(centre[0] + Math.cos(a + 0.22) * 90, centre[1] + Math.sin(a + 0.22) * 90, 3.6);
  }
  for (let i = 0; i < 18; i += 1) {
    const a = (i / 18) * Math.PI * 2;
    scallops += `M${num(centre[0] + Math.cos(a) * 101)} ${num(centre[1] + Math.sin(a) * 101)}Q${num(centre[0] + Math.cos(a + 0.175) * 136)} ${num(centre[1] + Math.sin(a + 0.175) * 136)} ${num(centre[0] + Math.cos(a + 0.35) * 101)} ${num(centre[1] + Math.sin(a + 0.35) * 101)}`;
    dots += oval(centre[0] + Math.cos(a + 0.175) * 130, centre[1] + Math.sin(a + 0.175) * 130, 3.4);
  }
  canvas.path(fill, PASTE);
  canvas.stroke(scallops, PASTE, 4);
  for (const [px, py, turn, s] of [
    [-92, 176, 0.9, 1],
    [96, 156, 2.3, 1],
  ] as const) {
    canvas.stroke(
      `M${px} ${py}C${num(px + Math.cos(turn) * 50 * s)} ${num(py - 40)} ${px + 30} ${py - 60} ${px} ${py - 48}C${px - 30} ${py - 36} ${px - 20} ${py - 6} ${px + 6} ${py - 14}`,
      PASTE,
      4.4,
    );
    canvas.path(
      leaf([px, py], 40, 10, turn + 1.4) + leaf([px, py], 40, 10, turn + 2.2) + leaf([px, py], 40, 10, turn - 2.6),
      PASTE,
    );
  }
  // Cuff at the wrist: net, petals, lines.
  let [net, petals] = ['', ''];
  for (let i = -8; i <= 8; i += 1) {
    net += `M${i * 20 - 20} 250l40 44M${i * 20 + 20} 250l-40 44`;
    petals += leaf([i * 20, 238], 30, 8, -Math.PI / 2);
    dots += oval(i * 20 + 10, 310, 4) + oval(i * 20, 272, 3);
  }
  canvas.stroke('M-150 240H150M-150 250H150M-150 294H150M-150 302H150M-150 318H150', PASTE, 4.4);
  canvas.stroke(net, PASTE, 2.6);
  canvas.path(petals, PASTE);
  canvas.path(dots, PASTE);
}

function paintBangles(stage: Stage): void {
  const { canvas } = stage;
  for (const [y, tone] of [
    [356, '#e8b43c'],
    [380, '#c8203c'],
    [402, '#2f9a7a'],
    [424, '#c8203c'],
    [448, '#e8b43c'],
  ] as const) {
    const glass = lit(stage, tone, 0.4);
    canvas.stroke(`M-122 ${y}Q0 ${y + 36} 122 ${y}`, '#1a0810', 18, 'opacity=".35" transform="translate(2 8)"');
    canvas.stroke(`M-122 ${y}Q0 ${y + 36} 122 ${y}`, lighten(glass, -0.08), 17);
    canvas.stroke(`M-122 ${y - 3}Q0 ${y + 33} 122 ${y - 3}`, lighten(glass, 0.12), 8);
    canvas.stroke(`M-70 ${y + 8}Q-30 ${y + 16} -6 ${y + 15}`, '#ffffff', 4, 'opacity=".8"');
  }
}

function paintBowl(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const brass = lit(stage, '#d8a83e');
  canvas.path(oval(x + 12, y + 24, 132), '#04181a', `opacity=".5" ${canvas.blur(12)}`);
  canvas.path(
    oval(x, y, 126),
    canvas.linear(ramp(lighten(brass, 0.16), [0.5, brass], lighten(brass, -0.16)), [0, 0, 1, 1]),
  );
  canvas.path(oval(x, y, 106), lighten(brass, -0.24));
  canvas.path(oval(x + 2, y + 4, 98), canvas.radial(ramp('#6a6a2c', [0.6, '#4a4a1c'], '#2f3012'), [0.4, 0.36], 0.66));
  canvas.stroke(
    `M${x - 60} ${y + 10}q40 -50 80 -14t40 30M${x - 30} ${y + 44}q40 -24 70 -4`,
    '#8a8a44',
    7,
    'opacity=".7"',
  );
  canvas.path(leaf([x + 90, y + 120], 90, 22, -0.4) + leaf([x + 90, y + 120], 84, 20, 0.5), lit(stage, '#3f8a4a'));
  canvas.path(leaf([x + 90, y + 120], 80, 19, 1.3), lit(stage, '#2f6f3c'));
}
