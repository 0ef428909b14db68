import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { at } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPrangTower } from '#demo/art/motifs/prang-tower.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintBroadTree, paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RuinPondOptions {
  readonly visitors?: boolean;
}

const BANK = 704;

/** Brick ruins of an old capital behind a lily pond. */
export const ruinPond: Scene<RuinPondOptions> = {
  name: 'ruin-pond',
  draw(stage, { visitors = true }) {
    const x = focalX(stage);
    paintSky(stage, BANK);
    paintSun(stage, [x + 430, 180], 54);
    paintClouds(stage, [
      { x: x + 640, y: 330, length: 460, bar: 15, opacity: 0.7 },
      { x: x - 340, y: 170, length: 340, opacity: 0.65 },
      { x: x + 960, y: 200, length: 300, bar: 12, opacity: 0.6 },
      { x: x - 300, y: 400, length: 300, bar: 10, opacity: 0.55 },
    ]);
    paintBirds(stage, [x + 300, 330], 5);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintBankSide(stage, visitors), { squash: 0.8, opacity: 0.55 });
    paintRipples(stage, BANK + 6, 120, 0.3);
    paintNearBank(stage);
  },
};

function paintBankSide(stage: Stage, visitors: boolean): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  canvas.inside(box(-80, -80, WIDTH + 160, BANK + 80), () => {
    paintRuinsBehind(stage, x);
    const lawn = mix(lit(stage, '#9cc05a'), palette.leaf, 0.3);
    const grass = canvas.linear(ramp(mix(lawn, palette.haze, 0.3), mix(lawn, palette.deep, 0.15)));
    canvas.path(box(-40, BANK - 46, WIDTH + 80, 50), grass);
    const chedi = { colour: '#b8663f', form: 'chedi', light: 1, haze: 0.06, dull: true } as const;
    paintGildedStupa(stage, { ...chedi, foot: [x - 250, BANK - 24], size: 0.58 });
    paintGildedStupa(stage, { ...chedi, foot: [x + 300, BANK - 24], size: 0.66 });
    paintPrangTower(stage, { foot: [x, BANK - 18], size: 0.94, skin: 'brick', light: 1 });
    paintRubble(stage);
    if (visitors) paintVisitors(stage, x);
    const tree = { colour: mix(palette.leaf, palette.deep, 0.12), bark: lit(stage, '#6b4a36'), light: 1 } as const;
    paintBroadTree(stage, { ...tree, foot: [x + 760, BANK + 2], height: 350, spread: 190 });
    paintBroadTree(stage, { ...tree, foot: [x + 960, BANK + 2], height: 270, spread: 150 });
    const [dark, bright] = [mix(palette.leaf, palette.deep, 0.3), mix(palette.leaf, '#d8e07a', 0.5)];
    paintGrassBand(stage, { top: BANK - 10, bottom: BANK + 2, count: 110, tall: 20, dark, bright });
  });
}

/** Woods and smaller ruins in the haze. */
function paintRuinsBehind(stage: Stage, x: number): void {
  const { palette } = stage;
  const far = mix(palette.leaf, palette.haze, 0.5);
  paintTreeRow(stage, { y: (tx) => BANK - 74 + Math.sin(tx / 200) * 12, size: 34, colour: far, light: 1, depth: 3 });
  paintMist(stage, BANK - 150, BANK - 20, { opacity: 0.5 });
  for (const [dx, size, haze] of [
    [560, 0.42, 0.34],
    [690, 0.5, 0.3],
    [830, 0.36, 0.36],
    [-420, 0.4, 0.34],
  ] as const)
    paintGildedStupa(stage, {
      foot: [x + dx, BANK - 54],
      size,
      colour: '#b06a48',
      form: 'chedi',
      haze,
      light: 1,
      dull: true,
    });
  const hedge = mix(palette.leaf, palette.haze, 0.26);
  paintTreeRow(stage, { y: (tx) => BANK - 40 + Math.sin(tx / 140) * 6, size: 22, colour: hedge, light: 1, depth: 2 });
}

function paintVisitors(stage: Stage, x: number): void {
  const first = { top: '#f4efe2', bottom: '#3f5f7a', head: 'cap', headColour: '#c8442e', load: 'pack' } as const;
  paintWalker(stage, { ...first, foot: [x + 470, BANK - 8], size: 0.5, heading: -1 });
  const second = { top: '#e86a5a', bottom: '#4a3a5c', head: 'bun', load: 'bag' } as const;
  paintWalker(stage, { ...second, foot: [x + 506, BANK - 6], size: 0.48, heading: -1 });
}

/** Broken walls and pillar stumps along the lawn. */
function paintRubble(stage: Stage): void {
  const { canvas, random } = stage;
  const x = focalX(stage);
  const brick = lit(stage, '#b8663f');
  let [walls, tops] = ['', ''];
  for (let dx = -480; dx < 620; dx += random.between(44, 84)) {
    if (Math.abs(dx) < 200) continue;
    const [w, h] = [random.between(20, 60), random.between(12, 42)];
    walls += `M${at([x + dx, BANK - 4])}V${BANK - 10 - Math.round(h)}H${Math.round(x + dx + w * 0.5)}V${BANK - 8 - Math.round(h * 0.6)}H${Math.round(x + dx + w)}V${BANK - 4}Z`;
    tops += box(x + dx, BANK - 10 - h, w * 0.5, 4);
  }
  canvas.path(walls, canvas.linear(ramp(brick, mix(brick, stage.palette.deep, 0.4))));
  canvas.path(tops, mix(brick, stage.palette.sun, 0.45));
}

function paintNearBank(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  const places = Array.from({ length: 46 }, () => {
    const near = random.next();
    return [
      random.chance(0.35) ? x - random.between(230, 560) : x + random.between(260, 1100),
      BANK + 56 + near * 210,
      0.34 + near * 1.0,
    ] as const;
  }).toSorted((a, b) => a[1] - b[1]);
  for (const [i, [px, y, size]] of places.entries()) {
    paintLotusPad(stage, [px, y], size);
    if (i % 4 === 0) paintLotusFlower(stage, [px, y - 2], size * 0.7, i % 8 === 0 ? '#f6a6d0' : '#fff0e6');
  }
  for (const [dx, y, s] of [
    [300, 838, 1],
    [356, 850, -0.86],
  ] as const) {
    const w = mix('#ffffff', palette.haze, 0.12);
    canvas.group(`transform="translate(${x + dx} ${y}) scale(${s} ${Math.abs(s)})"`, () => {
      canvas.path(oval(4, 2, 26, 4), palette.deep, 'opacity=".25"');
      canvas.stroke('M-2 0V-34M6 0V-32', '#5a5048', 2.2);
      canvas.path('M-26 -36Q-14 -60 12 -56Q20 -54 22 -44Q8 -26 -26 -36Z', w);
      canvas.stroke('M16 -50Q30 -64 20 -78Q14 -90 24 -94', w, 5);
      canvas.path('M24 -98L44 -92L24 -90Z', '#e0a03c');
      canvas.path('M-26 -36Q-6 -44 10 -36Q-6 -28 -26 -36Z', mix(w, palette.hill, 0.3));
    });
  }
  const near = mix(palette.deep, palette.leaf, 0.36);
  canvas.path(
    `M-20 ${HEIGHT - 26}Q300 ${HEIGHT - 60} 700 ${HEIGHT - 18}T${WIDTH + 20} ${HEIGHT - 34}V${HEIGHT + 10}H-20Z`,
    near,
  );
  paintGrassBand(stage, {
    top: HEIGHT - 36,
    bottom: HEIGHT + 14,
    count: 120,
    tall: 66,
    dark: near,
    bright: mix(palette.leaf, '#d8e07a', 0.36),
  });
}
