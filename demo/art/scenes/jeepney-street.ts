import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintCornerStore } from '#demo/art/motifs/corner-store.ts';
import { paintJeepney } from '#demo/art/motifs/jeepney.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface JeepneyStreetOptions {
  /** Paper flags over the street. */
  readonly flags?: boolean;
}

const GROUND = 790;

/** A painted jeepney before small stores under a web of wires. */
export const jeepneyStreet: Scene<JeepneyStreetOptions> = {
  name: 'jeepney-street',
  draw(stage, { flags = true }) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, 560);
    paintClouds(stage, [
      { x: 420, y: 120, length: 480, opacity: 0.75 },
      { x: 1240, y: 170, length: 420, bar: 12, opacity: 0.65 },
    ]);
    for (const [px, tall, lean] of [
      [470, 620, -40],
      [1130, 660, 50],
      [30, 560, 30],
    ] as const)
      paintPalm(stage, { foot: [px, GROUND], height: tall, lean, colour: mix(palette.leaf, palette.deep, 0.12) });
    paintShadeTree(stage, {
      foot: [800, GROUND],
      height: 560,
      half: 250,
      colour: palette.leaf,
      bark: lit(stage, '#6a4e3c'),
      blossom: '#f26a4a',
    });
    const stores = [
      { at: -30, width: 440, height: 500, wall: '#f2c45a', awning: ['#d8442f', '#f8ecd2'] },
      { at: 410, width: 380, height: 430, wall: '#7fc0b4', awning: ['#2f6fae', '#f8ecd2'] },
      { at: 790, width: 420, height: 480, wall: '#f0a088', awning: ['#2f8a5c', '#f8ecd2'] },
      { at: 1210, width: 430, height: 440, wall: '#a8bcd8', awning: ['#e8a02c', '#f8ecd2'] },
    ] as const;
    for (const { at, ...store } of stores) paintCornerStore(stage, { ...store, foot: [at, GROUND] });
    paintWires(stage);
    if (flags) paintFlags(stage);
    paintRoad(stage);
    const folk = [
      [120, 34, 'sarong', ['#fbf3e0', '#c8485a'], 1, 'carry'],
      [1440, 40, 'shirt', ['#e8a83c', '#3f5a7a'], -1, 'walk'],
      [1330, 30, 'shirt', ['#d8503c', '#4a4038'], 1, 'stand'],
    ] as const;
    for (const [px, dy, dress, colours, facing, pose] of folk)
      paintPasserBy(stage, {
        foot: [px, GROUND + dy],
        size: 2,
        dress,
        colours,
        facing,
        pose,
        headwear: dress === 'sarong' ? 'bun' : 'straw',
        skin: '#b07a54',
      });
    paintJeepney(stage, [x - 10, 930], 1.7);
  },
};

function paintWires(stage: Stage): void {
  const { canvas, palette } = stage;
  const pole = lit(stage, '#7a6a5c');
  for (const x of [404, 1212]) {
    canvas.path(
      box(x - 9, 130, 18, GROUND - 130),
      canvas.linear(ramp(lighten(pole, 0.07), lighten(pole, -0.1)), [0, 0, 1, 0]),
    );
    canvas.path(box(x - 70, 170, 140, 10) + box(x - 54, 214, 108, 9), pole);
    canvas.path(box(x + 12, 232, 34, 52), lit(stage, '#9aa4aa'));
    canvas.path([-60, -24, 24, 60].map((dx) => box(x + dx - 4, 156, 8, 15)).join(''), lit(stage, '#e8ecec'));
  }
  let wires = '';
  for (const [y, sag] of [
    [164, 46],
    [164, 70],
    [176, 54],
    [216, 60],
    [220, 92],
    [216, 38],
  ] as const)
    wires += `M-20 ${y + 10}Q190 ${y + sag} 404 ${y}Q808 ${y + sag * 1.7} 1212 ${y}Q1420 ${y + sag} 1620 ${y + 20}`;
  canvas.stroke(wires, mix(palette.deep, '#3a3440', 0.5), 2.2, 'opacity=".75"');
  canvas.stroke(
    'M404 246C380 290 440 300 420 250C400 220 370 280 404 300M1212 250C1250 300 1180 310 1200 256',
    mix(palette.deep, '#3a3440', 0.5),
    2.4,
    'opacity=".7"',
  );
}

function paintFlags(stage: Stage): void {
  const { canvas } = stage;
  const colours = ['#f2c43c', '#e2503c', '#3f9ac0', '#f8ecd0', '#4fa86a', '#e2688a'] as const;
  for (const [y, sag] of [
    [40, 90],
    [96, 60],
  ] as const) {
    canvas.stroke(`M-20 ${y}Q800 ${y + sag * 2} 1620 ${y - 10}`, '#4a4450', 2);
    for (let i = 0; i < 34; i += 1) {
      const t = (i + 0.5) / 34;
      const [px, py] = [t * 1640 - 20, y + sag * 4 * t * (1 - t) - 10 * t * t];
      canvas.path(
        `M${num(px - 13)} ${num(py)}h26l-13 38Z`,
        lit(stage, colours[(i + (y === 40 ? 0 : 3)) % 6] ?? colours[0]),
      );
    }
  }
}

function paintRoad(stage: Stage): void {
  const { canvas, palette } = stage;
  const kerb = lit(stage, '#d8c8ac');
  const road = lit(stage, '#8f8a88');
  canvas.path(box(0, GROUND - 2, WIDTH, 40), canvas.linear(ramp(lighten(kerb, 0.03), lighten(kerb, -0.05))));
  canvas.path(box(0, GROUND + 36, WIDTH, 12), lighten(kerb, -0.2));
  canvas.path(box(0, GROUND + 46, WIDTH, HEIGHT), canvas.linear(ramp(lighten(road, 0.02), lighten(road, -0.08))));
  canvas.grain(box(0, GROUND + 46, WIDTH, 164), {
    colour: lighten(road, -0.16),
    axis: [0, GROUND, 0, HEIGHT + 40],
    opacity: 0.5,
  });
  let dashes = '';
  for (let px = -40; px < WIDTH; px += 230) dashes += `M${px} 974h120l-6 9h-124Z`;
  canvas.path(dashes, lit(stage, '#f6efdc'), 'opacity=".75"');
  canvas.path(box(0, GROUND - 2, WIDTH, 14), palette.deep, `opacity=".2" ${canvas.blur(4)}`);
  canvas.path(
    oval(300, GROUND + 70, 240, 10) + oval(1380, GROUND + 80, 180, 9),
    palette.deep,
    `opacity=".14" ${canvas.blur(6)}`,
  );
}
