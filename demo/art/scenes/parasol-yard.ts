import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintParasol } from '#demo/art/motifs/parasol.ts';
import { paintPaintbrush } from '#demo/art/motifs/paintbrush.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type ParasolYardOptions = Record<never, never>;

/** Painted paper parasols drying on the grass of a hill-town yard; a hand adds the last flower. */
export const parasolYard: Scene<ParasolYardOptions> = {
  name: 'parasol-yard',
  draw(stage) {
    const x = focalX(stage);
    paintYard(stage);
    for (const [dx, y, r, paper, a, b, c, picture] of [
      [-640, 470, 84, '#f4c95d', '#d8486a', '#3f7a4a', '#8a2c2c', 'ring'],
      [-440, 452, 74, '#e86a5c', '#fff1dc', '#2f6f5a', '#fbe08a', 'plain'],
      [-240, 462, 80, '#4f9ac9', '#fff6e4', '#2f6f5a', '#f4c95d', 'ring'],
      [-20, 450, 72, '#f3e6c8', '#d8486a', '#3f7a4a', '#c2453c', 'plain'],
      [190, 464, 82, '#7a4a9a', '#f7c6de', '#5fae7a', '#f4c95d', 'ring'],
      [410, 452, 76, '#f2a03c', '#fff1dc', '#2f6f5a', '#8a2c2c', 'plain'],
      [620, 470, 88, '#3f9a7a', '#fde3ec', '#1f5a46', '#f4c95d', 'ring'],
    ] as const)
      paintParasol(stage, { centre: [x + dx, y], radius: r, round: 0.86, paper, paint: [a, b, c], picture });
    paintParasol(stage, {
      centre: [x - 560, 720],
      radius: 236,
      round: 0.94,
      turn: -14,
      paper: '#d8486a',
      paint: ['#fff1dc', '#2f6f5a', '#f4c95d'],
      picture: 'ring',
    });
    paintParasol(stage, {
      centre: [x + 560, 700],
      radius: 226,
      round: 0.94,
      turn: 16,
      paper: '#2f7fae',
      paint: ['#fde3ec', '#8fd0a0', '#f7d36a'],
      picture: 'spray',
    });
    paintParasol(stage, {
      centre: [x, 640],
      radius: 330,
      turn: 8,
      paper: '#f7e3b4',
      paint: ['#d8405c', '#3f7f4f', '#b5322c'],
      picture: 'spray',
    });
    paintGripHand(stage, {
      transform: `translate(${x + 190} 690) rotate(34) scale(.8)`,
      skin: '#c08a5e',
      sleeve: '#2d5c78',
      tool: () => paintPaintbrush(stage, '#d8405c'),
    });
  },
};

function paintYard(stage: Stage): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 420);
  for (const [i, share] of [0.62, 0.34].entries())
    paintRidge(stage, {
      name: `hill${i}`,
      y: 300 + i * 60,
      height: 130 - i * 40,
      wave: 300,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.5), palette.haze, share),
      fade: 0.3,
      ...(i === 1 ? { trees: 16 } : {}),
    });
  const grass = lit(stage, mix(palette.leaf, '#a8c25a', 0.45));
  canvas.path(box(0, 396, WIDTH, HEIGHT - 396), canvas.linear(ramp(lighten(grass, 0.06), lighten(grass, -0.1))));
  let [blades, light] = ['', ''];
  for (let i = 0; i < 420; i += 1) {
    const t = random.next();
    const [px, py, tall] = [random.between(0, WIDTH), 404 + t * t * 590, 6 + t * 20];
    const d = `M${num(px)} ${num(py)}q${num(random.around(0, 4))} ${num(-tall * 0.6)} ${num(random.around(0, 8))} ${num(-tall)}`;
    if (random.chance(0.5)) blades += d;
    else light += d;
  }
  canvas.stroke(blades, lighten(grass, -0.12), 2.6, 'opacity=".6"');
  canvas.stroke(light, lighten(grass, 0.12), 2.4, 'opacity=".6"');
  let flowers = '';
  for (let i = 0; i < 40; i += 1) flowers += oval(random.between(0, WIDTH), 560 + random.next() * 430, 4);
  canvas.path(flowers, '#fff6e4', 'opacity=".8"');
}
