import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBunch } from '#demo/art/motifs/bunch.ts';
import { paintBasket } from '#demo/art/motifs/crate.ts';
import { paintFruit } from '#demo/art/motifs/fruit.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintPile } from '#demo/art/motifs/pile.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintVendor } from '#demo/art/motifs/vendor.ts';

/** A morning market on the ground: leaves and herbs on mats under a parasol, mist on the hills. */
export function paintGreensMarket(stage: Stage): void {
  paintStreet(stage);
  paintShoppers(stage);
  for (const [x, y, size, colour] of [
    [210, 430, 0.7, '#3f7f6f'],
    [1400, 440, 0.74, '#c7663f'],
  ] as const)
    paintParasol(stage, [x, y], size, colour);
  paintVendor(stage, {
    waist: [300, 590],
    size: 0.6,
    skin: '#b98258',
    dress: '#7a4a7a',
    second: '#e2b04a',
    head: 'cone',
  });
  paintVendor(stage, {
    waist: [1330, 590],
    size: 0.62,
    skin: '#b98258',
    dress: '#3f6f8a',
    second: '#e2b04a',
    head: 'bun',
    sash: true,
    facing: -1,
  });
  paintParasol(stage, [820, 420], 1.16, '#a9362c');
  paintVendor(stage, {
    waist: [800, 640],
    size: 0.98,
    skin: '#bf8a5e',
    dress: '#efe4cc',
    second: '#b0347a',
    head: 'bun',
    sash: true,
  });
  paintMats(stage);
  paintFront(stage);
}

function paintStreet(stage: Stage): void {
  const { canvas, palette } = stage;
  paintSky(stage, 460);
  for (const [i, share] of [0.7, 0.45].entries())
    paintRidge(stage, {
      name: `far${i}`,
      y: 300 + i * 70,
      height: 120,
      wave: 300,
      colour: mix(palette.hill, palette.haze, share),
      fade: 0.5,
    });
  paintMist(stage, 400, 520, { opacity: 0.6 });
  const wall = mix(palette.hill, palette.deep, 0.25);
  for (const side of [0, 1]) {
    const x = side === 0 ? -60 : 1180;
    canvas.path(
      box(x + 40, 300, 420, 240),
      canvas.linear(ramp(mix(wall, palette.haze, 0.36), mix(wall, palette.haze, 0.1))),
    );
    canvas.path(
      `M${x - 30} 316L${x + 70} 214Q${x + 250} 196 ${x + 430} 214L${x + 530} 316Q${x + 250} 290 ${x - 30} 316Z`,
      mix(palette.accent, palette.deep, 0.45),
    );
    for (let i = 0; i < 4; i += 1)
      canvas.path(
        box(x + 80 + i * 96, 350, 56, 110),
        i === 1 + side ? palette.lamp : mix(palette.deep, palette.haze, 0.2),
        'opacity=".8"',
      );
  }
  const ground = lit(stage, '#a08c7c');
  canvas.path(
    box(0, 500, WIDTH, HEIGHT - 500),
    canvas.linear(ramp(mix(ground, palette.haze, 0.5), [0.3, ground], lighten(ground, -0.22))),
  );
}

/** Shoppers far down the street, small in the haze. */
function paintShoppers(stage: Stage): void {
  for (const [i, x] of [470, 540, 1060, 1130, 1190].entries()) {
    const colour = (['#8c5a7a', '#3f7f86', '#c7663f', '#5a6a9a', '#a98a4a'] as const)[i] ?? '#8c5a7a';
    paintPerson(stage, {
      foot: [x, 560 + (i % 3) * 16],
      size: 2.3 + (i % 3) * 0.24,
      colour,
      hat: i % 2 === 0 ? 'cone' : 'none',
    });
  }
}

function paintParasol(stage: Stage, [x, y]: Point, size: number, colour: string): void {
  const { canvas } = stage;
  const cloth = lit(stage, colour, 0.8);
  const on = (dx: number, dy: number): string => `${num(x + dx * size)} ${num(y + dy * size)}`;
  canvas.stroke(`M${on(110, -250)}L${on(130, 220)}`, lit(stage, '#7a5230'), 12 * size);
  for (let i = 0; i < 8; i += 1) {
    const [from, to] = [-360 + i * 90, -270 + i * 90];
    const sag = (dx: number): number => -90 + (dx / 360) ** 2 * 30;
    const panel = `M${on(0, -300)}Q${on(from * 0.6, -252)} ${on(from, sag(from))}Q${on((from + to) / 2, sag((from + to) / 2) - 18)} ${on(to, sag(to))}Q${on(to * 0.6, -252)} ${on(0, -300)}Z`;
    const tone = lighten(cloth, i % 2 === 0 ? 0.05 : -0.03);
    canvas.path(panel, canvas.linear(ramp(lighten(tone, 0.06), lighten(tone, -0.1))));
  }
  canvas.path(oval(x, y - 300 * size, 12 * size, 16 * size), lit(stage, '#7a5230'));
  canvas.stroke(`M${on(-330, -100)}Q${on(-200, -230)} ${on(-10, -292)}`, stage.palette.sun, 5 * size, 'opacity=".4"');
}

const MAT_ROWS = [
  { y: 690, size: 0.86, wide: 1180, count: 9 },
  { y: 786, size: 1.04, wide: 1420, count: 9 },
] as const;

const GREENS = [
  { leafColour: '#4f9e3f', stalk: '#dfe8b8' },
  { leafColour: '#2f7a3c', stalk: '#9cc46a', narrow: true },
  { leafColour: '#7fb04a', stalk: '#f0f0d0' },
  { leafColour: '#5a2f52', stalk: '#c78aa0' },
  { leafColour: '#3f8f5a', stalk: '#cfe0a0' },
] as const;

function paintMats(stage: Stage): void {
  const { canvas } = stage;
  const mat = 'M120 650H1480L1640 900H-40Z';
  canvas.path(mat, canvas.linear(ramp(lit(stage, '#4f8f4a'), lit(stage, '#2c6a3c'))));
  canvas.inside(mat, () => {
    let veins = '';
    for (let i = -30; i < 60; i += 1) veins += `M${i * 40} 640L${i * 52 - 240} 910`;
    canvas.stroke(veins, lit(stage, '#1f5c34'), 3, 'opacity=".4"');
    canvas.stroke('M0 720H1600M0 836H1600', lit(stage, '#b4d884'), 9, 'opacity=".5"');
  });
  for (const [row, { y, size, wide, count }] of MAT_ROWS.entries())
    for (let i = 0; i < count; i += 1) {
      const x = 800 + ((i + 0.5) / count - 0.5) * wide;
      const kind = GREENS[(i * 2 + row) % GREENS.length] ?? GREENS[0];
      if (row === 0 && (i === 2 || i === 6)) {
        paintPile(stage, { foot: [x, y + 30], width: 110, rows: 3, radius: 19 }, (spot, r) =>
          paintTomato(stage, spot, r),
        );
      } else if (row === 1 && (i === 1 || i === 7)) {
        paintPile(stage, { foot: [x, y + 40], width: 150, rows: 2, radius: 34 }, (spot, r) =>
          paintAubergine(stage, spot, r),
        );
      } else paintBunch(stage, [x, y], size, kind);
    }
}

function paintTomato(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas } = stage;
  paintFruit(stage, 'rose-apple', [x, y], r);
  canvas.path(
    leaf([x, y - r * 0.8], r * 0.6, r * 0.2, -2.4) + leaf([x, y - r * 0.8], r * 0.6, r * 0.2, -0.7),
    lit(stage, '#3f8f40'),
  );
}

/** A small round aubergine, white striped with green. */
function paintAubergine(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas } = stage;
  const body = oval(x, y, r, r * 0.94);
  canvas.path(oval(x + 3, y + 6, r, r * 0.94), '#0c0f0a', 'opacity=".35"');
  canvas.path(
    body,
    canvas.radial(ramp('#f7fae6', [0.6, lit(stage, '#cfe0b0')], lit(stage, '#7f9a62')), [0.36, 0.32], 0.74),
  );
  canvas.inside(body, () => {
    let stripes = '';
    for (let i = -3; i <= 3; i += 1)
      stripes += `M${num(x)} ${num(y - r)}Q${num(x + i * r * 0.5)} ${num(y)} ${num(x + i * r * 0.2)} ${num(y + r)}`;
    canvas.stroke(stripes, lit(stage, '#5a8f4a'), r * 0.12, 'opacity=".5"');
  });
  canvas.path(
    leaf([x, y - r * 0.86], r * 0.7, r * 0.24, 0.6) + leaf([x, y - r * 0.86], r * 0.7, r * 0.24, 2.4),
    lit(stage, '#3f7f3c'),
  );
  canvas.stroke(`M${num(x)} ${num(y - r * 0.8)}v${num(-r * 0.4)}`, lit(stage, '#5a7a3c'), r * 0.18);
}

/** Baskets at the viewer's feet: chillies, herbs and mushrooms. */
function paintFront(stage: Stage): void {
  const { random } = stage;
  for (const [x, kind] of [
    [160, 0],
    [560, 1],
    [1010, 0],
    [1420, 2],
  ] as const) {
    if (kind === 0)
      paintPile(stage, { foot: [x, 930], width: 270, rows: 4, radius: 26 }, (spot) =>
        paintPod(stage, spot, random.between(-0.9, 0.9), x < 400),
      );
    else if (kind === 1)
      for (const dx of [-90, 0, 90]) paintBunch(stage, [x + dx, 906], 1.24, GREENS[dx === 0 ? 0 : 1] ?? GREENS[0]);
    else for (const dx of [-100, 0, 100]) paintBunch(stage, [x + dx, 910], 1.2, GREENS[dx === 0 ? 3 : 4] ?? GREENS[0]);
    paintBasket(stage, { x: x - 176, y: 904, width: 352, height: 150 });
  }
}

function paintPod(stage: Stage, [x, y]: Point, turn: number, red: boolean): void {
  const { canvas, random } = stage;
  const colour = lit(
    stage,
    red ? random.pick(['#d3301f', '#b8241a', '#e8532c']) : random.pick(['#4f9e3f', '#6fb04a', '#3f8a3a']),
  );
  const pod = leaf([x - 44, y + turn * 20], 92, 12, -turn * 0.5);
  canvas.path(pod, '#160806', 'opacity=".4" transform="translate(3 6)"');
  canvas.path(pod, canvas.linear(ramp(lighten(colour, 0.1), lighten(colour, -0.1))));
  canvas.stroke(`M${num(x - 50)} ${num(y + turn * 22)}l-14 -6`, lit(stage, '#5a7a3c'), 5);
}
