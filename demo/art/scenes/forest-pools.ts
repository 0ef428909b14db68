import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFern, paintHeartLeaf } from '#demo/art/motifs/fern.ts';
import { paintLimestonePool, type LimestonePool } from '#demo/art/motifs/limestone-pool.ts';
import { paintTreeRow, treeShapes, type TreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ForestPoolsOptions {
  readonly bathers?: boolean;
}

const POOLS: readonly LimestonePool[] = [
  { back: 440, lip: 464, left: 596, right: 1010, fall: 40 },
  { back: 500, lip: 536, left: 360, right: 1060, fall: 54 },
  { back: 586, lip: 642, left: 356, right: 1420, fall: 72 },
  { back: 706, lip: 792, left: -60, right: 1350, fall: 96 },
  { back: 876, lip: 1040, left: -120, right: 1720, fall: 0 },
];

/** Turquoise pools of limestone, one below the other, in the forest. */
export const forestPools: Scene<ForestPoolsOptions> = {
  name: 'forest-pools',
  draw(stage, { bathers = true }) {
    paintForest(stage);
    paintTopFall(stage);
    const greens = POOLS.map((_, i) => mix(stage.palette.leaf, stage.palette.deep, 0.1 + i * 0.07));
    const shapes = greens.map((colour) => treeShapes(stage, { colour, light: -1 }, 2));
    for (const [i, pool] of POOLS.entries()) {
      const bush = { colour: greens[i] ?? stage.palette.leaf, shapes: shapes[i] ?? [], light: -1 } as const;
      paintRocks(stage, pool, { i, bush });
      paintLimestonePool(stage, pool, i / (POOLS.length - 1));
      if (bathers && i === 3) paintBathers(stage);
      if (i === 1) paintBridge(stage);
      paintEnds(stage, pool, { i, bush });
    }
    paintNear(stage);
  },
};

function paintForest(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const light = mix(palette.haze, '#f2f6c0', 0.5);
  const deep = mix(palette.leaf, palette.deep, 0.62);
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(light, [0.3, mix(light, palette.leaf, 0.5)], deep))}"/>`,
  );
  for (const [i, share] of [0.66, 0.44, 0.22].entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.3), light, share);
    let trunks = '';
    for (let k = 0; k < 15; k += 1) {
      const x = random.between(-20, WIDTH + 20);
      if (Math.abs(x - 800) < 120 + i * 90) continue;
      const w = random.between(5, 10) * (1 + i * 0.7);
      trunks += `M${num(x - w)} 520L${num(x - w * 0.5)} -10H${num(x + w * 0.5)}L${num(x + w)} 520Z`;
    }
    canvas.path(trunks, mix(colour, lit(stage, '#6b5a44'), 0.3));
    canvas.group(`transform="translate(0 ${200 - i * 60}) scale(1 -1)"`, () =>
      paintTreeRow(stage, {
        y: (x) => 90 - i * 30 + Math.cos((x - 800) / 330) * 66 + Math.sin(x / 80 + i) * 18,
        size: 50 + i * 18,
        colour,
        light: 1,
        depth: 4,
        shapes: treeShapes(stage, { colour, bright: mix(colour, light, 0.4), light: 1 }, 2),
      }),
    );
    paintTreeRow(stage, {
      y: (x) => 400 + i * 34 + Math.cos((x - 800) / 420) * -40 - Math.abs(x - 800) * 0.05,
      size: 34 + i * 12,
      colour: mix(colour, palette.leaf, 0.3),
      light: -1,
      depth: 5,
    });
  }
  let shafts = '';
  for (const [x, w, lean] of [
    [500, 60, 130],
    [700, 90, 150],
    [1000, 70, 160],
  ] as const)
    shafts += `M${x} -20H${x + w}L${x + w * 2 + lean} 620H${x + lean}Z`;
  canvas.path(
    shafts,
    mix(palette.sun, palette.glow, 0.3),
    `opacity=".22" style="mix-blend-mode:screen" ${canvas.blur(9)}`,
  );
}

/** The fall at the head of the pools: three white veils over mossy limestone. */
function paintTopFall(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const rock = lit(stage, '#a89a78');
  const face = 'M560 470Q556 330 620 262Q700 214 800 220Q900 214 976 262Q1046 330 1040 470Z';
  canvas.path(face, canvas.linear(ramp(mix(rock, palette.sun, 0.3), [0.6, rock], mix(rock, palette.deep, 0.4))));
  canvas.inside(face, () => {
    for (const [x, top, half] of [
      [690, 236, 46],
      [806, 216, 64],
      [924, 240, 44],
    ] as const) {
      canvas.path(
        `M${x - half * 0.5} ${top}Q${x - half * 0.9} 340 ${x - half} 470H${x + half}Q${x + half * 0.9} 340 ${x + half * 0.5} ${top}Z`,
        canvas.linear(ramp('#ffffff', mix('#dff4ee', palette.water[1], 0.2))),
      );
      let strands = '';
      for (let i = 0; i < 8; i += 1) {
        const px = x + random.around(0, half * 0.8);
        const from = random.between(top + 20, 330);
        strands += `M${num(px)} ${num(from)}Q${num(px + 4)} ${num(from + 60)} ${num(px)} ${num(from + 120)}L${num(px + 5)} ${num(from + 120)}Z`;
      }
      canvas.path(strands, mix(palette.water[1], '#ffffff', 0.35), 'opacity=".6"');
    }
    let moss = '';
    for (let i = 0; i < 26; i += 1)
      moss += oval(random.between(560, 1040), random.between(230, 460), random.between(10, 30), random.between(4, 10));
    canvas.path(moss, mix(palette.leaf, '#9ab83f', 0.3), 'opacity=".6"');
  });
  paintTreeRow(stage, {
    y: (x) => 252 + ((x - 800) / 130) ** 2 * 12,
    size: 26,
    colour: mix(palette.leaf, palette.deep, 0.14),
    light: -1,
    from: 570,
    to: 1040,
    depth: 0.1,
  });
  canvas.path(oval(800, 456, 260, 24), '#ffffff', `opacity=".8" ${canvas.blur(12)}`);
}

interface Planting {
  readonly i: number;
  readonly bush: Pick<TreeRow, 'colour' | 'shapes' | 'light'>;
}

/** Stone banks and bushes at both ends of a pool. */
function paintRocks(stage: Stage, { left, right, lip, back, fall }: LimestonePool, { i, bush }: Planting): void {
  const { canvas, palette } = stage;
  const rock = lit(stage, '#9c8a66');
  const size = 24 + i * 13;
  for (const side of [-1, 1]) {
    const x = side === -1 ? left : right;
    const outer = side === -1 ? -60 : WIDTH + 60;
    canvas.path(
      `M${num(outer)} ${num(back - 4)}Q${num(x)} ${num(back - 24)} ${num(x - side * 40)} ${num(lip - 6)}V${num(lip + fall + 20)}H${num(outer)}Z`,
      canvas.linear(ramp(mix(rock, palette.sun, 0.2), mix(rock, palette.deep, 0.5))),
    );
    const [from, to] = side === -1 ? [-60, left + size * 0.4] : [right - size * 0.4, WIDTH + 60];
    paintTreeRow(stage, { y: () => back + 8, size, ...bush, from, to, depth: 2 });
    const low = { from: side === -1 ? -60 : right + size, to: side === -1 ? left - size : WIDTH + 60 };
    paintTreeRow(stage, { y: () => lip + fall * 0.5, size: size * 1.1, ...bush, ...low, depth: 2 });
  }
}

/** Bushes and ferns that hang over both ends of a fall, so that it runs out among plants. */
function paintEnds(stage: Stage, { left, right, lip, fall }: LimestonePool, { i, bush }: Planting): void {
  const size = 20 + i * 11;
  for (const side of [-1, 1]) {
    const x = side === -1 ? left : right;
    if (x < -40 || x > WIDTH + 40) continue;
    for (const [k, drop] of [-0.1, 0.5, 1.05].entries()) {
      const inner = size * (2.4 - k * 0.5);
      const [from, to] = side === -1 ? [x - size * 3, x + inner] : [x - inner, x + size * 3];
      paintTreeRow(stage, {
        y: (px) => lip + fall * drop + size * 0.4 - Math.max(0, (side === -1 ? x - px : px - x) * 0.2),
        size: size * (0.7 + k * 0.12),
        ...bush,
        from,
        to,
        depth: 0.9,
      });
    }
    paintFern(stage, {
      root: [x - side * size * 2, lip + fall * 0.5],
      reach: size * 2.2,
      fronds: 6,
      colour: mix(bush.colour, '#a8c85a', 0.2),
    });
  }
}

/** A wooden footbridge across the second pool. */
function paintBridge(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5f3a');
  const bow = (x: number): number => 512 - Math.sin(((x - 330) / 800) * Math.PI) * 34;
  let [posts, rail, deck] = ['', 'M330 476', 'M330 512'];
  for (let x = 330; x <= 1130; x += 40) {
    posts += box(x - 3, bow(x) - 38, 6, 46);
    rail += `L${x} ${num(bow(x) - 36)}`;
    deck += `L${x} ${num(bow(x))}`;
  }
  canvas.stroke(deck, lighten(wood, -0.08), 13);
  canvas.stroke(deck, lighten(wood, 0.07), 5);
  canvas.path(posts, wood);
  canvas.stroke(rail, lighten(wood, 0.05), 5);
  paintWalker(stage, {
    foot: [690, bow(690) - 2],
    size: 0.66,
    top: '#f2c14a',
    bottom: '#3f5f7a',
    head: 'bun',
    heading: 1,
  });
  paintWalker(stage, {
    foot: [738, bow(738) - 2],
    size: 0.7,
    top: '#d8543a',
    bottom: '#3a3a4a',
    head: 'cap',
    headColour: '#f4efe2',
    load: 'pack',
    heading: 1,
  });
}

/** Two heads and shoulders in the water, seen from behind. */
function paintBathers(stage: Stage): void {
  const { canvas } = stage;
  const skin = lit(stage, '#b47c56');
  for (const [x, y, hair] of [
    [560, 752, '#2d1d1c'],
    [652, 764, '#4a2f22'],
  ] as const) {
    canvas.path(oval(x, y + 12, 46, 8), '#ffffff', 'opacity=".6"');
    canvas.path(
      `M${x - 24} ${y + 12}Q${x - 22} ${y - 8} ${x - 6} ${y - 10}H${x + 6}Q${x + 22} ${y - 8} ${x + 24} ${y + 12}Z`,
      skin,
    );
    canvas.path(box(x - 5, y - 18, 10, 10), lighten(skin, -0.05));
    canvas.path(oval(x, y - 27, 12, 14), lit(stage, hair));
    canvas.path(oval(x, y + 13, 34, 4), mix(lit(stage, '#3fbdb6'), '#ffffff', 0.3));
  }
}

function paintNear(stage: Stage): void {
  const { palette } = stage;
  const near = mix(palette.deep, palette.leaf, 0.36);
  paintFern(stage, { root: [-30, HEIGHT + 10], reach: 330, fronds: 9, colour: near, from: -1.75, to: -0.05 });
  paintFern(stage, { root: [WIDTH + 30, HEIGHT + 10], reach: 340, fronds: 9, colour: near, from: -3.1, to: -1.5 });
  for (const [x, y, size, angle] of [
    [-10, 60, 1.7, 0.6],
    [60, -20, 1.5, 0.9],
    [-20, 190, 1.3, 0.2],
    [1610, 60, 1.7, 2.5],
    [1550, -20, 1.5, 2.2],
    [1620, 190, 1.3, 2.9],
  ] as const)
    paintHeartLeaf(stage, [x, y], size, { angle, colour: near });
}
