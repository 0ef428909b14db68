import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBeans } from '#demo/art/motifs/coffee-beans.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';

/** Beans turning from green to dark in an iron pan over a clay stove; a volcano in the window. */
export function paintBandungRoast(stage: Stage): void {
  paintKitchen(stage);
  paintStove(stage);
  paintPan(stage);
  paintSteam(stage, [800, 560], { width: 520, height: 520, count: 7, opacity: 0.4 });
  paintSacks(stage);
}

function paintKitchen(stage: Stage): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#6f5238');
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`);
  let [light, dark] = ['', ''];
  for (let row = 0; row < 22; row += 1)
    for (let column = -1; column < 27; column += 1) {
      const d = `M${column * 62 + (row % 2) * 31} ${row * 31}h58v27h-58z`;
      if ((row + column) % 2 === 0) light += d;
      else dark += d;
    }
  canvas.path(light, canvas.linear(ramp(lighten(wall, 0.05), lighten(wall, -0.02))), 'opacity=".8"');
  canvas.path(dark, lighten(wall, -0.05), 'opacity=".8"');
  const opening = box(480, 70, 640, 400);
  canvas.path(box(446, 36, 708, 470), canvas.linear(ramp(lit(stage, '#8a5a30'), lit(stage, '#4a2c16'))));
  canvas.inside(opening, () => {
    const [, upper, lower, edge] = palette.sky;
    canvas.path(opening, canvas.linear(ramp(upper, [0.5, lower], edge)));
    canvas.path(oval(960, 270, 50), palette.sun);
    paintVolcano(stage, [730, 180], 420, 430);
    paintRidge(stage, {
      name: 'tea',
      y: 410,
      height: 26,
      wave: 170,
      colour: mix(palette.leaf, palette.haze, 0.3),
      fade: 0.3,
      trees: 9,
    });
    canvas.path(opening, palette.glow, 'opacity=".12"');
  });
  canvas.path(box(792, 70, 16, 400) + box(480, 262, 640, 14), lit(stage, '#5e3a1e'));
  paintGlow(stage, [800, 820], 900, { colour: '#ff8a3c', strength: 0.42 });
  for (const [x, tall] of [
    [110, 210],
    [200, 260],
    [300, 180],
    [1290, 230],
    [1390, 190],
    [1480, 260],
  ] as const)
    paintLadle(stage, x, tall);
}

/** Tools of coconut shell and wood on the wall. */
function paintLadle(stage: Stage, x: number, tall: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a8743c');
  canvas.path(
    oval(x + 10, 130 + tall, 36, 40) + box(x + 6, 130, 10, tall),
    '#120a06',
    `opacity=".35" ${canvas.blur(6)}`,
  );
  canvas.path(box(x - 6, 120, 12, tall), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.12)), [0, 0, 1, 0]));
  canvas.path(
    oval(x, 124 + tall, 38, 42),
    canvas.radial(ramp(lighten(wood, -0.06), lighten(wood, -0.22)), [0.4, 0.36], 0.7),
  );
  canvas.path(oval(x, 118, 9), lit(stage, '#3a2414'));
}

function paintStove(stage: Stage): void {
  const { canvas } = stage;
  const clay = lit(stage, '#9c5634');
  canvas.path(box(0, 800, WIDTH, 200), canvas.linear(ramp(lighten(clay, -0.12), lighten(clay, -0.26))));
  canvas.path(
    'M320 1010C300 880 320 800 360 770H1240C1280 800 1300 880 1280 1010Z',
    canvas.linear(ramp(lighten(clay, 0.06), lighten(clay, -0.14))),
  );
  canvas.path('M620 1010V930Q800 820 980 930V1010Z', '#1c0a06');
  for (const [dx, tall] of [
    [-110, 90],
    [-60, 130],
    [0, 150],
    [60, 126],
    [112, 92],
  ] as const)
    paintFlame(stage, [800 + dx, 1010], tall, dx * 0.1);
  canvas.stroke('M580 1000L760 960M1020 1000L850 962', '#3a2014', 30);
  canvas.path(oval(800, 784, 440, 50), '#ff7a2c', `opacity=".6" ${canvas.blur(14)}`);
  for (let i = -5; i <= 5; i += 1) paintFlame(stage, [800 + i * 82, 800], 84 - Math.abs(i) * 3, i * 6);
}

function paintPan(stage: Stage): void {
  const { canvas, random } = stage;
  const [x, y]: Point = [800, 640];
  const pan = `M${x - 540} ${y}C${x - 500} ${y + 130} ${x - 260} ${y + 180} ${x} ${y + 180}S${x + 500} ${y + 130} ${x + 540} ${y}Z`;
  for (const side of [-1, 1])
    canvas.stroke(
      `M${x + side * 520} ${y - 14}C${x + side * 640} ${y - 60} ${x + side * 650} ${y + 40} ${x + side * 520} ${y + 34}`,
      '#26262c',
      26,
    );
  canvas.path(pan, canvas.linear(ramp('#4c4c54', [0.5, '#2c2c33'], '#141418')));
  canvas.grain(pan, { colour: '#08080a', axis: [x, y, x + 500, y + 180], opacity: 0.7 });
  canvas.stroke(
    `M${x - 420} ${y + 104}Q${x - 200} ${y + 164} ${x} ${y + 166}T${x + 420} ${y + 104}`,
    '#ff9a4c',
    9,
    'opacity=".6"',
  );
  canvas.path(oval(x, y, 540, 150), canvas.linear(ramp('#6a6a74', '#3a3a42')));
  canvas.path(oval(x, y + 8, 512, 134), '#1a1214');
  const zones: readonly (readonly [string, string])[] = [
    ['#8f9a5a', '#a9a86a'],
    ['#b98a4a', '#c99a5a'],
    ['#8a5228', '#9c6030'],
    ['#4a2614', '#5e3018'],
  ];
  for (const [i, roasts] of zones.entries()) {
    const places: Point[] = Array.from({ length: 190 }, () => {
      const u = (i + random.between(-0.25, 1.25)) / 4;
      const px = -440 + u * 880;
      const half = 108 * Math.sqrt(Math.max(0, 1 - (px / 480) ** 2));
      return [x + px, y + 6 + random.around(0, half) - 16 * (1 - Math.abs(u - 0.5) * 2)];
    });
    paintBeans(
      stage,
      places.toSorted((a, b) => a[1] - b[1]),
      15,
      roasts,
    );
  }
  paintPaddle(stage, [x, y]);
  canvas.stroke(`M${x - 528} ${y - 18}A540 150 0 0 1 ${x - 80} ${y - 148}`, '#e2e2e8', 6, 'opacity=".55"');
}

function paintPaddle(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#c08a4c');
  const shaft = `M${x + 60} ${y + 40}L${x + 80} ${y + 12}L${x + 560} ${y - 420}L${x + 590} ${y - 390}L${x + 110} ${y + 46}Z`;
  canvas.path(shaft, '#120806', `opacity=".45" transform="translate(-8 26)" ${canvas.blur(8)}`);
  canvas.path(shaft, canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.12)), [0, 0, 0.5, 1]));
  const blade = `M${x - 30} ${y + 74}C${x - 60} ${y + 40} ${x + 20} ${y - 10} ${x + 74} ${y + 8}C${x + 126} ${y + 20} ${x + 110} ${y + 60} ${x + 60} ${y + 84}C${x + 20} ${y + 102} ${x - 10} ${y + 98} ${x - 30} ${y + 74}Z`;
  canvas.path(blade, '#120806', `opacity=".5" transform="translate(2 14)" ${canvas.blur(5)}`);
  canvas.path(blade, canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.14)), [0, 0, 0.4, 1]));
  const places: Point[] = Array.from({ length: 16 }, () => [
    x + stage.random.between(-40, 90),
    y + 84 + stage.random.around(0, 18),
  ]);
  paintBeans(stage, places, 15, ['#8a5228', '#5e3018', '#b98a4a']);
  canvas.stroke(`M${x + 92} ${y + 6}L${x + 560} ${y - 412}`, '#fff0d0', 4, 'opacity=".5"');
}

/** Two open sacks with the green and the finished beans. */
function paintSacks(stage: Stage): void {
  const { canvas, random } = stage;
  for (const [x, roasts] of [
    [130, ['#8f9a5a', '#a9a86a', '#b5b884']],
    [1470, ['#4a2614', '#3a1c0e', '#5e3018']],
  ] as const) {
    const jute = lit(stage, '#c49a62');
    const body = `M${x - 170} 780C${x - 200} 880 ${x - 190} 960 ${x - 170} 1020H${x + 170}C${x + 190} 960 ${x + 200} 880 ${x + 170} 780Z`;
    canvas.path(body, canvas.linear(ramp(lighten(jute, 0.05), jute, lighten(jute, -0.2)), [0, 0, 1, 0]));
    canvas.grain(body, { colour: lighten(jute, -0.3), axis: [x - 60, 780, x + 170, 960], opacity: 0.6 });
    canvas.path(oval(x, 780, 176, 50), lighten(jute, 0.06));
    canvas.path(oval(x, 782, 152, 40), '#1c100a');
    const places: Point[] = Array.from({ length: 230 }, () => {
      const [angle, away] = [random.between(0, 6.283), Math.sqrt(random.next())];
      return [x + Math.cos(angle) * away * 146, 776 - (1 - away) * 36 + Math.sin(angle) * away * 36];
    });
    paintBeans(
      stage,
      places.toSorted((a, b) => a[1] - b[1]),
      13,
      [...roasts] as [string, ...string[]],
    );
    canvas.stroke(`M${x - 176} 782A176 50 0 0 0 ${x + 176} 782`, lighten(jute, 0.1), 20);
  }
}
