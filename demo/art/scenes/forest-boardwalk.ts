import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintButtressTree } from '#demo/art/motifs/buttress-tree.ts';
import { paintFern, paintHeartLeaf } from '#demo/art/motifs/fern.ts';
import { paintOrchidSprays } from '#demo/art/motifs/orchid.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ForestBoardwalkOptions {
  readonly walkers?: boolean;
}

const VIEW: View = { vanishing: [800, 500], eye: 300 };

/** A boardwalk into the forest between trees with buttress roots. */
export const forestBoardwalk: Scene<ForestBoardwalkOptions> = {
  name: 'forest-boardwalk',
  draw(stage, { walkers = true }) {
    paintDepth(stage);
    paintFloor(stage);
    paintGiants(stage);
    paintFerns(stage);
    paintBoards(stage);
    if (walkers) paintWalkers(stage);
    paintShafts(stage);
    paintUndergrowth(stage);
    paintOrchidSprays(stage, [400, 470], 1);
    paintOrchidSprays(stage, [1256, 430], -1);
  },
};

/** Layers of trunks that grow paler towards the light at the end of the path. */
function paintDepth(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const light = mix(palette.haze, '#f4f8cc', 0.5);
  const deep = mix(palette.leaf, palette.deep, 0.55);
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/>`);
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.radial(ramp([0, light, 1], [0.34, mix(light, palette.leaf, 0.4), 0.9], [1, deep, 0]), [0.5, 0.42], 0.62)}"/>`,
  );
  for (const [i, share] of [0.72, 0.5, 0.28].entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.5), light, share);
    let trunks = '';
    for (let k = 0; k < 15 - i * 2; k += 1) {
      const x = random.between(-20, WIDTH + 20);
      const wide = random.between(7, 13) * (1 + i * 0.9);
      if (Math.abs(x - 800) < 70 + i * 70) continue;
      trunks += `M${num(x - wide * 1.6)} 640Q${num(x - wide * 0.5)} 560 ${num(x - wide * 0.5)} 300V-10H${num(x + wide * 0.5)}V300Q${num(x + wide * 0.5)} 560 ${num(x + wide * 1.7)} 640Z`;
    }
    canvas.path(trunks, colour);
    const roof = 150 - i * 44;
    canvas.group(`transform="translate(0 ${roof * 2}) scale(1 -1)"`, () =>
      paintTreeRow(stage, {
        y: (x) => roof + 20 + Math.cos((x - 800) / 380) * 74 + Math.sin(x / 90 + i) * 22,
        size: 56 + i * 22,
        colour: mix(colour, palette.leaf, 0.25),
        bright: mix(colour, light, 0.3),
        light: 1,
        depth: 4,
      }),
    );
    paintTreeRow(stage, {
      y: (x) => 600 + i * 22 + Math.abs(x - 800) * 0.04,
      size: 30 + i * 10,
      colour: mix(colour, palette.leaf, 0.3),
      light: 1,
      depth: 3,
    });
  }
}

function paintFloor(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const moss = mix(palette.leaf, palette.deep, 0.5);
  canvas.path(
    box(-20, 646, WIDTH + 40, HEIGHT),
    canvas.linearOn(ramp(mix(moss, palette.haze, 0.3), [0.4, moss], mix(moss, palette.deep, 0.6)), [0, 640, 0, HEIGHT]),
  );
  let litter = '';
  for (let i = 0; i < 120; i += 1) {
    const y = 660 + random.next() ** 1.4 * 340;
    litter += leaf([random.between(0, WIDTH), y], 6 + (y - 650) * 0.05, 2 + (y - 650) * 0.014, random.next() * 3);
  }
  canvas.path(litter, lit(stage, '#a87a3a'), 'opacity=".5"');
}

/** Planks in perspective, with posts and a rope on both sides. */
function paintBoards(stage: Stage): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#a9794a');
  const deck = `M${at(project(VIEW, [-230, 0, 0.56]))}L${at(project(VIEW, [-230, 0, 7]))}L${at(project(VIEW, [230, 0, 7]))}L${at(project(VIEW, [230, 0, 0.56]))}Z`;
  canvas.path(
    deck,
    canvas.linearOn(ramp(mix(wood, palette.haze, 0.5), [0.3, mix(wood, palette.sun, 0.16)], lighten(wood, -0.1)), [
      0,
      540,
      0,
      HEIGHT,
    ]),
  );
  let [gaps, grain] = ['', ''];
  for (let z = 0.58; z < 6; z *= 1.062) {
    gaps += `M${at(project(VIEW, [-230, 0, z]))}L${at(project(VIEW, [230, 0, z]))}`;
    const [gx, gw] = [stage.random.between(-200, 120), stage.random.between(40, 160)];
    grain += `M${at(project(VIEW, [gx, 0, z * 1.03]))}L${at(project(VIEW, [gx + gw, 0, z * 1.03]))}`;
  }
  canvas.stroke(grain, lighten(wood, 0.07), 1.6, 'opacity=".5"');
  canvas.stroke(gaps, mix(wood, palette.deep, 0.6), 2.4, 'opacity=".7"');
  for (const side of [-1, 1]) {
    canvas.path(
      `M${at(project(VIEW, [side * 230, 0, 0.56]))}L${at(project(VIEW, [side * 230, 0, 7]))}L${at(project(VIEW, [side * 230, -26, 7]))}L${at(project(VIEW, [side * 230, -26, 0.56]))}Z`,
      mix(wood, palette.deep, 0.5),
    );
    for (let i = 8; i >= 0; i -= 1) paintPost(stage, side, 0.72 * 1.34 ** i);
  }
}

function paintPost(stage: Stage, side: number, z: number): void {
  const { canvas, palette } = stage;
  const wood = mix(lit(stage, '#8a5f3a'), palette.haze, Math.min(0.6, z * 0.09));
  const [foot, top] = [project(VIEW, [side * 222, -10, z]), project(VIEW, [side * 222, 150, z])];
  const next = project(VIEW, [side * 222, 136, z * 1.34]);
  const sag = (next[1] + top[1]) / 2 + 16 / z;
  canvas.stroke(
    `M${at([top[0], top[1] + 14 / z])}Q${at([(top[0] + next[0]) / 2, sag + 12 / z])} ${at(next)}`,
    mix(lit(stage, '#d9c08a'), palette.haze, Math.min(0.5, z * 0.07)),
    7 / z,
  );
  canvas.path(
    box(top[0] - 9 / z, top[1], 18 / z, foot[1] - top[1]),
    canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.1)), [0, 0, 1, 0]),
  );
  canvas.path(oval(top[0], top[1], 9 / z, 3 / z), lighten(wood, 0.12));
}

function paintWalkers(stage: Stage): void {
  const [a, b] = [project(VIEW, [-40, 0, 2]), project(VIEW, [60, 0, 2.2])];
  paintWalker(stage, { foot: b, size: 0.92, top: '#2f6f8a', bottom: '#3a3a4a', head: 'bun', load: 'pack', heading: 1 });
  paintWalker(stage, {
    foot: a,
    size: 1.02,
    top: '#d8582f',
    bottom: '#4a4a3a',
    head: 'cap',
    headColour: '#f0c04a',
    load: 'pack',
    heading: 1,
    arms: 'up',
  });
}

/** Two giants with wing-like roots, one on each side. */
function paintGiants(stage: Stage): void {
  paintButtressTree(stage, { x: 330, foot: 812, wide: 92, light: 1 });
  paintButtressTree(stage, { x: 1300, foot: 760, wide: 70, light: -1 });
}

function paintShafts(stage: Stage): void {
  const { canvas, palette } = stage;
  let shafts = '';
  for (const [x, w, lean] of [
    [560, 60, -150],
    [760, 90, -170],
    [980, 50, -120],
    [1120, 80, -190],
  ] as const)
    shafts += `M${x} -20H${x + w}L${x + w * 1.8 + lean} 800H${x + lean}Z`;
  canvas.path(
    shafts,
    mix(palette.sun, palette.glow, 0.4),
    `opacity=".17" style="mix-blend-mode:screen" ${canvas.blur(9)}`,
  );
}

/** Ferns along the walk. */
function paintFerns(stage: Stage): void {
  const green = mix(stage.palette.leaf, stage.palette.deep, 0.26);
  for (const [x, y, reach] of [
    [120, 830, 150],
    [560, 740, 84],
    [1090, 742, 90],
    [1460, 800, 150],
    [470, 880, 110],
    [1240, 880, 120],
  ] as const)
    paintFern(stage, { root: [x, y], reach, fronds: 7, colour: lighten(green, 0.02) });
}

function paintUndergrowth(stage: Stage): void {
  const { palette } = stage;
  const near = mix(palette.deep, palette.leaf, 0.34);
  paintFern(stage, { root: [-30, HEIGHT + 20], reach: 360, fronds: 8, colour: near, from: -1.6, to: -0.05 });
  paintFern(stage, { root: [WIDTH + 30, HEIGHT + 20], reach: 380, fronds: 8, colour: near, from: -3.1, to: -1.55 });
  for (const [x, y, size, angle] of [
    [1600, 60, 1.6, 2.5],
    [1560, -20, 1.5, 2.2],
    [1620, 170, 1.3, 2.9],
    [-10, 40, 1.6, 0.6],
    [30, -30, 1.4, 0.9],
    [-20, 150, 1.2, 0.2],
  ] as const)
    paintHeartLeaf(stage, [x, y], size, { angle, colour: near });
}
