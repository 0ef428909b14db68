import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { paintShelf, paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';
import { STUDIOS } from './studio-ware.ts';

/** What may be chosen in the scene. */
export interface WokOptions {
  /** A tiled street kitchen under bulbs, or a brick home hearth. */
  readonly place: 'street' | 'hearth';
}

/** A wok over the fire, vegetables in the air. */
export const wok: Scene<WokOptions> = {
  name: 'wok',
  draw(stage, { place }) {
    const x = focalX(stage);
    if (place === 'street') paintStreetKitchen(stage);
    else paintHearth(stage);
    paintStove(stage, place);
    for (const [dx, tall] of [
      [-290, 190],
      [-230, 230],
      [230, 230],
      [290, 190],
      [-340, 120],
      [340, 120],
    ] as const)
      paintFlame(stage, [x + dx, 868], tall, dx * 0.12);
    paintSteam(stage, [x, 520], { width: 460, height: 480, count: 7, opacity: 0.3 });
    paintPan(stage);
    for (let i = -3; i <= 3; i += 1) paintFlame(stage, [x + i * 62, 880], 96 - Math.abs(i) * 8, i * 7);
    paintTossed(stage);
    paintSteam(stage, [x - 20, 560], { width: 340, height: 430, count: 5, opacity: 0.42 });
  },
};

function paintStreetKitchen(stage: Stage): void {
  const { canvas, palette, random } = stage;
  paintWall(stage, 'limewash', mix(palette.cloth[0], palette.deep, 0.35));
  const colours = [palette.lamp, palette.accent, '#7fd0c6', '#ffe3a0'] as const;
  for (let i = 0; i < 46; i += 1) {
    const disc = oval(random.between(0, WIDTH), random.between(40, 620), random.between(14, 60));
    canvas.path(disc, random.pick(colours), `opacity="${num(random.between(1, 3))}e-1" ${canvas.blur(3)}`);
  }
  canvas.stroke(`M-20 120Q${WIDTH / 2} 240 ${WIDTH + 20} 90`, '#0c0a10', 4);
  for (let i = 1; i < 9; i += 1) {
    const t = i / 9;
    const y = 120 * (1 - t) ** 2 + 480 * t * (1 - t) + 90 * t * t;
    const bulb = t * WIDTH;
    canvas.path(oval(bulb, y + 34, 66), palette.lamp, `opacity=".34" ${canvas.blur(18)}`);
    canvas.path(box(bulb - 6, y, 12, 18), '#2a1c14');
    canvas.path(oval(bulb, y + 34, 17, 20), mix(palette.lamp, '#fffbe8', 0.6));
  }
}

function paintHearth(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  paintWall(stage, 'brick', mix('#8a4a34', palette.deep, 0.2));
  paintShelf(stage, x - 720, 300, 560);
  paintShelf(stage, x + 230, 260, 500);
  const { wares } = STUDIOS.newari;
  for (const [i, height] of [150, 90, 170, 130].entries())
    paintVessel(stage, {
      ...wares[([0, 1, 3, 0] as const)[i] ?? 0],
      foot: [x - 640 + i * 134, 300],
      height,
      glaze: false,
    });
  for (const [i, height] of [120, 160, 100].entries())
    paintVessel(stage, {
      ...wares[([1, 3, 0] as const)[i] ?? 0],
      foot: [x + 320 + i * 150, 260],
      height,
      glaze: false,
    });
  canvas.path(oval(x, 640, 620, 420), '#ff9a3c', `opacity=".26" ${canvas.blur(60)}`);
  for (let i = 0; i < 7; i += 1) paintHungChillies(stage, [x - 330 + i * 26, 0], 90 + (i % 3) * 30);
}

function paintHungChillies(stage: Stage, [x, y]: Point, length: number): void {
  const { canvas } = stage;
  let pods = '';
  for (let k = 0; k * 15 < length; k += 1)
    pods += leaf([x, y + k * 15], 44, 7, Math.PI / 2 + (k % 2 === 0 ? 0.5 : -0.5));
  canvas.path(pods, lit(stage, '#c02e1c'), 'opacity=".95"');
}

function paintStove(stage: Stage, place: 'street' | 'hearth'): void {
  const { canvas } = stage;
  const x = focalX(stage);
  const body = lit(stage, place === 'street' ? '#55606a' : '#a5573a');
  canvas.path(box(0, 880, WIDTH, HEIGHT - 880), canvas.linear(ramp(lighten(body, 0.02), lighten(body, -0.16))));
  canvas.path(box(0, 876, WIDTH, 12), lighten(body, 0.14));
  canvas.path(oval(x, 872, 330, 42), '#160d0c');
  canvas.path(oval(x, 864, 290, 32), '#ff7a2c', `opacity=".75" ${canvas.blur(10)}`);
}

function paintPan(stage: Stage): void {
  const { canvas } = stage;
  const x = focalX(stage);
  canvas.path(
    `M${x + 420} 596L${x + 760} 516L${x + 772} 552L${x + 430} 640Z`,
    canvas.linear(ramp('#a5673a', '#5c3018')),
  );
  const pan = `M${x - 440} 590C${x - 400} 760 ${x - 220} 838 ${x} 838S${x + 400} 760 ${x + 440} 590Z`;
  canvas.path(pan, canvas.linear(ramp('#55565e', [0.4, '#2e2f36'], '#16161a'), [0, 0, 0.5, 1]));
  canvas.grain(pan, { colour: '#08080a', axis: [x - 100, 560, x + 420, 840], opacity: 0.7 });
  canvas.stroke(`M${x - 330} 740Q${x - 200} 812 ${x} 818Q${x + 160} 816 ${x + 260} 774`, '#ff9a4c', 9, 'opacity=".55"');
  canvas.path(oval(x, 590, 440, 86), '#5f6068');
  canvas.path(oval(x, 594, 420, 76), canvas.radial(ramp('#3c3c42', '#1c1c20')));
  canvas.stroke(`M${x - 436} 584A440 86 0 0 1 ${x - 100} 508`, '#d9d9de', 5, 'opacity=".6"');
  paintNoodleHeap(stage, x);
}

function paintNoodleHeap(stage: Stage, x: number): void {
  const { canvas } = stage;
  const heap = `M${x - 330} 598C${x - 260} 520 ${x - 120} 486 ${x} 486S${x + 260} 520 ${x + 330} 598Q${x} 664 ${x - 330} 598Z`;
  canvas.path(heap, canvas.linear(ramp('#e8b85a', '#9c5a24')));
  canvas.inside(heap, () =>
    paintGrains(stage, {
      centre: [x, 574],
      radius: 330,
      count: 460,
      colours: ['#f8dfa0', '#f0c878', '#fbe9bd', '#c9862f'],
      grain: [26, 5],
    }),
  );
}

/** Greens, peppers and prawns in the pan and above it, higher ones smaller. */
function paintTossed(stage: Stage): void {
  const { canvas, random } = stage;
  const x = focalX(stage);
  for (let i = 0; i < 64; i += 1) {
    const lift = i < 30 ? 0 : random.next();
    const spread = 300 - lift * 130;
    const spot: Point = [random.around(x + lift * 60, spread), 566 - lift * 330 - random.between(0, 60) * (1 - lift)];
    const angle = random.between(0, Math.PI * 2);
    const kind = i % 4;
    if (kind === 0)
      canvas.path(leaf(spot, random.between(40, 66), 15, angle), random.pick(['#4fae4a', '#2f8a3f', '#7cc35a']));
    else if (kind === 1) canvas.stroke(arcChip(spot, angle), random.pick(['#e2402a', '#f2a32c', '#d8311f']), 12);
    else if (kind === 2) canvas.path(oval(spot[0], spot[1], 13, 11), random.pick(['#f6e6c4', '#e9d2a0', '#fff2d4']));
    else canvas.path(leaf(spot, 34, 9, angle), random.pick(['#f28c2c', '#ffb03c', '#e0702a']));
  }
  paintPrawn(stage, [x - 150, 420], 0.6, 20);
  paintPrawn(stage, [x + 120, 330], 0.52, -50);
  paintPrawn(stage, [x + 30, 528], 0.62, 80);
}

const arcChip = ([x, y]: Point, angle: number): string => {
  const [dx, dy] = [Math.cos(angle) * 22, Math.sin(angle) * 22];
  return `M${num(x - dx)} ${num(y - dy)}Q${num(x + dy * 0.6)} ${num(y - dx * 0.6)} ${num(x + dx)} ${num(y + dy)}`;
};
