import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBougainvillea } from '#demo/art/motifs/bougainvillea.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintCat } from '#demo/art/motifs/cat.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStraitsHouse, type StraitsHouse } from '#demo/art/motifs/straits-house.ts';
import { paintTrishaw } from '#demo/art/motifs/trishaw.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ShophouseRowOptions {
  /** A garden wall on the left and a trishaw by day, or lanterns over a wet street. */
  readonly mood: 'trishaw' | 'lanterns';
}

type Look = Pick<StraitsHouse, 'wall' | 'trim' | 'shutter' | 'tile' | 'head'>;

const LOOKS: readonly [Look, ...Look[]] = [
  { wall: '#8cc3c0', trim: '#f8f1e0', shutter: '#1f5f66', tile: '#c8483c', head: 'arch' },
  { wall: '#f0b8a8', trim: '#fdf4e4', shutter: '#2f7a68', tile: '#2f6a9c', head: 'flat' },
  { wall: '#f3cf73', trim: '#fdf6e3', shutter: '#8a3b2c', tile: '#2f7a68', head: 'arch' },
  { wall: '#5f93bf', trim: '#f6f2e6', shutter: '#27406a', tile: '#d99a2c', head: 'arch' },
  { wall: '#f4ece0', trim: '#fdfaf2', shutter: '#2f7a68', tile: '#c8483c', head: 'flat' },
];

const GROUND = 806;

/** A row of painted Straits shophouses. */
export const shophouseRow: Scene<ShophouseRowOptions> = {
  name: 'shophouse-row',
  draw(stage, { mood }) {
    const day = mood === 'trishaw';
    paintBackdrop(stage);
    if (day) {
      paintGarden(stage);
      paintRow(stage, 470, 292);
      paintStreet(stage);
      paintDayLife(stage);
      return;
    }
    paintReflected(stage, GROUND + 30, () => paintRow(stage, -90, 300), { squash: 0.42, opacity: 0.34 });
    paintFacadeGlow(stage);
    paintWetStreet(stage);
    paintLanternStrings(stage);
    paintNightLife(stage);
  },
};

function paintBackdrop(stage: Stage): void {
  const { palette } = stage;
  paintSky(stage, 620);
  paintSun(stage, palette.time === 'night' ? [1130, 120] : [250, 190], 58);
  paintClouds(stage, [
    { x: 420, y: 150, length: 420, opacity: 0.7 },
    { x: 1180, y: 110, length: 520, opacity: 0.6 },
    { x: 120, y: 300, length: 300, bar: 11, opacity: 0.5 },
  ]);
  paintRidge(stage, {
    name: 'far',
    y: 430,
    height: 90,
    wave: 420,
    colour: mix(palette.hill, palette.haze, 0.5),
    fade: 0.5,
  });
  paintRidge(stage, {
    name: 'near',
    y: 520,
    height: 50,
    wave: 260,
    colour: mix(palette.hill, palette.leaf, 0.4),
    trees: 12,
  });
  paintBirds(stage, [330, 240], 5);
}

function paintRow(stage: Stage, from: number, wide: number): void {
  const heights = [452, 470, 440, 476, 458, 446];
  for (let i = 0; from + i * wide < WIDTH + 40; i += 1) {
    const look = LOOKS[i % LOOKS.length] ?? LOOKS[0];
    paintStraitsHouse(stage, { ...look, foot: [from + i * wide, GROUND], width: wide, height: heights[i % 6] ?? 450 });
  }
  // Party walls stand between the houses and end in a stepped crest above the roofs.
  for (let i = 0; from + i * wide < WIDTH + 40; i += 1)
    paintPartyWall(stage, from + i * wide, Math.max(heights[i % 6] ?? 450, heights[(i + 5) % 6] ?? 450));
}

function paintPartyWall(stage: Stage, x: number, height: number): void {
  const { canvas } = stage;
  const lime = lit(stage, '#f1e7d2');
  const top = GROUND - height;
  canvas.path(
    `M${num(x - 9)} ${top + 14}V${top - 62}Q${num(x - 9)} ${top - 96} ${num(x)} ${top - 102}Q${num(x + 9)} ${top - 96} ${num(x + 9)} ${top - 62}V${top + 14}Z`,
    canvas.linear(ramp(lighten(lime, 0.02), lighten(lime, -0.1)), [0, 0, 1, 0]),
  );
  canvas.path(box(x - 13, top - 4, 26, 10) + box(x - 12, top - 68, 24, 7), lighten(lime, -0.04));
}

/** A low limewashed wall with a climber and a shade tree: the quiet left third. */
function paintGarden(stage: Stage): void {
  const { canvas, palette } = stage;
  paintShadeTree(stage, {
    foot: [190, 800],
    height: 400,
    half: 270,
    colour: mix(palette.leaf, palette.deep, 0.14),
    bark: lit(stage, '#6f5440'),
    blossom: '#f4d35a',
  });
  const lime = lit(stage, '#efe2c8');
  const wall = box(-10, 640, 490, 170);
  canvas.path(wall, canvas.linear(ramp(lighten(lime, 0.02), lighten(lime, -0.07))));
  canvas.grain(wall, { colour: lighten(lime, -0.22), axis: [0, 690, 0, 830], opacity: 0.5 });
  canvas.path(box(-10, 632, 490, 14), lit(stage, '#c0613c'));
  let caps = '';
  for (let x = -6; x < 480; x += 14) caps += oval(x, 647, 6.4, 5);
  canvas.path(caps, lighten(lit(stage, '#c0613c'), 0.07));
  let vents = '';
  for (let x = 30; x < 450; x += 84)
    for (const [dx, dy] of [
      [0, 0],
      [17, 0],
      [0, 17],
      [17, 17],
    ] as const)
      vents += box(x + dx, 690 + dy, 13, 13);
  canvas.path(vents, lit(stage, '#2f7a68'), 'opacity=".85"');
  paintBougainvillea(
    stage,
    [
      [[40, 640], 74],
      [[120, 622], 62],
      [[205, 640], 58],
      [[60, 700], 46],
      [[420, 626], 66],
      [[452, 690], 52],
    ],
    '#e2457f',
  );
}

function paintStreet(stage: Stage): void {
  const { canvas } = stage;
  const road = lit(stage, '#a79c8c');
  canvas.path(box(0, GROUND - 2, WIDTH, 30), canvas.linear(ramp(lit(stage, '#d9a984'), lit(stage, '#b98461'))));
  let slabs = '';
  for (let x = -30; x < WIDTH + 40; x += 46) slabs += `M${x} ${GROUND}L${num(800 + (x - 800) * 1.06)} ${GROUND + 26}`;
  canvas.stroke(slabs, lit(stage, '#8a5a3e'), 1.6, 'opacity=".5"');
  canvas.path(box(0, GROUND + 26, WIDTH, 10), lit(stage, '#6d655c'));
  canvas.path(
    box(0, GROUND + 34, WIDTH, HEIGHT - GROUND),
    canvas.linear(ramp(lighten(road, 0.03), lighten(road, -0.08))),
  );
  canvas.grain(box(0, GROUND + 36, WIDTH, 170), {
    colour: lighten(road, -0.16),
    axis: [0, GROUND, 0, HEIGHT + 40],
    opacity: 0.5,
  });
  let dashes = '';
  for (let x = -60; x < WIDTH; x += 210) dashes += `M${x} 966L${x + 110} 966L${x + 104} 974L${x - 8} 974Z`;
  canvas.path(dashes, lit(stage, '#f4ecd8'), 'opacity=".7"');
  canvas.path(
    `M0 ${GROUND + 36}H${WIDTH}V${GROUND + 62}Q1200 ${GROUND + 84} 1000 ${GROUND + 60}T480 ${GROUND + 66}T0 ${GROUND + 58}Z`,
    stage.palette.deep,
    'opacity=".2"',
  );
}

function paintDayLife(stage: Stage): void {
  paintPasserBy(stage, {
    foot: [1420, 836],
    size: 1.5,
    dress: 'sarong',
    colours: ['#f7ecd6', '#c8483c'],
    facing: -1,
    pose: 'carry',
    headwear: 'bun',
  });
  paintPasserBy(stage, {
    foot: [1490, 842],
    size: 1.58,
    dress: 'shirt',
    colours: ['#3f7f8f', '#4a4038'],
    facing: -1,
    pose: 'walk',
  });
  paintPasserBy(stage, {
    foot: [560, 826],
    size: 1.4,
    dress: 'shirt',
    colours: ['#e9b44c', '#5a4a3c'],
    facing: 1,
    pose: 'stand',
    headwear: 'straw',
  });
  paintTrishaw(stage, [1010, 918], 1.18);
  paintCat(stage, [372, 630]);
}

/** Lantern light on the fronts: warm below and under the string, blue where the roofs are. */
function paintFacadeGlow(stage: Stage): void {
  const { canvas } = stage;
  const light = canvas.linear(
    ramp([0, '#ff9a4a', 0.1], [0.3, '#ffb060', 0.62], [0.62, '#ff9a4a', 0.4], [1, '#ffb45a', 0.85]),
  );
  canvas.add(
    `<rect y="330" width="${WIDTH}" height="${GROUND - 300}" fill="${light}" style="mix-blend-mode:overlay"/>`,
  );
}

function paintWetStreet(stage: Stage): void {
  const { canvas, palette, random } = stage;
  canvas.path(box(0, GROUND - 2, WIDTH, 34), canvas.linear(ramp(lit(stage, '#d99a68'), lit(stage, '#7d5440'))));
  canvas.path(
    box(0, GROUND + 30, WIDTH, 170),
    canvas.linear(ramp([0, palette.deep, 0.55], [0.5, '#2a3038', 0.72], [1, palette.deep, 0.92])),
  );
  canvas.path(box(0, GROUND + 30, WIDTH, 7), lit(stage, '#8a7a6a'));
  let seams = '';
  for (let i = 1; i < 6; i += 1) seams += `M0 ${num(GROUND + 38 + i * i * 5.2)}H${WIDTH}`;
  for (let x = -900; x < WIDTH + 900; x += 120)
    seams += `M${num(800 + (x - 800) * 0.9)} ${GROUND + 38}L${num(800 + (x - 800) * 1.35)} ${HEIGHT}`;
  canvas.stroke(seams, palette.deep, 2, 'opacity=".5"');
  // Light from the arcades and the lanterns lies as long streaks on the wet stone.
  for (let i = 0; i < 13; i += 1) {
    const x = 30 + i * 128 + random.around(0, 26);
    const colour = i % 3 === 1 ? '#ff7a4a' : palette.lamp;
    canvas.path(
      oval(x, GROUND + 96, random.between(16, 34), 92),
      colour,
      `opacity="${i % 3 === 1 ? 0.3 : 0.36}" ${canvas.blur(12)}`,
    );
  }
  let glints = '';
  for (let i = 0; i < 46; i += 1) {
    const t = random.next();
    glints += oval(random.between(0, WIDTH), GROUND + 46 + t * 146, random.between(6, 26) * (0.5 + t), 0.8 + t);
  }
  canvas.path(glints, palette.lamp, 'opacity=".5"');
}

function paintLanternStrings(stage: Stage): void {
  const { canvas, palette } = stage;
  for (let i = 0; i < 7; i += 1)
    canvas.path(oval(60 + i * 300, 640, 150, 150), palette.lamp, `opacity=".16" ${canvas.blur(40)}`);
  for (let i = 0; i < 6; i += 1)
    paintLantern(stage, { hook: [-90 + 300 * i + 150, GROUND - 168], size: 0.52, colour: '#d8362a', shape: 'globe' });
  canvas.stroke(`M-20 120Q800 440 ${WIDTH + 20} 100`, '#0c0a10', 3);
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const hook: Point = [t * (WIDTH + 40) - 20, 120 * (1 - t) ** 2 + 880 * t * (1 - t) + 100 * t * t];
    const size = 1.02 + (i % 3) * 0.14;
    paintLantern(stage, {
      hook,
      size,
      colour: i % 4 === 2 ? '#e8962c' : '#d8362a',
      shape: i % 2 === 0 ? 'globe' : 'drum',
    });
  }
}

function paintNightLife(stage: Stage): void {
  const looks = [
    { x: 300, size: 1.5, facing: 1, colours: ['#d9473a', '#33445a'], dress: 'shirt' },
    { x: 356, size: 1.42, facing: 1, colours: ['#f3e7cf', '#2f7a68'], dress: 'sarong' },
    { x: 930, size: 1.55, facing: -1, colours: ['#e9b44c', '#8a3a5c'], dress: 'sarong' },
    { x: 1240, size: 1.48, facing: -1, colours: ['#6fa8b8', '#4a4038'], dress: 'shirt' },
  ] as const;
  for (const { x, ...look } of looks) paintPasserBy(stage, { ...look, foot: [x, GROUND + 26], pose: 'walk' });
}
