import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { limbAlong } from '#demo/art/motifs/limb.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type WaterPuppetsOptions = Record<never, never>;

const WATERLINE = 530;

/** A water puppet stage: dragon, buffalo boy and fish on green water before the bamboo blind. */
export const waterPuppets: Scene<WaterPuppetsOptions> = {
  name: 'water-puppets',
  draw(stage) {
    const x = focalX(stage);
    const pavilion = stage.canvas.symbol(stage.canvas.capture(() => paintPavilion(stage, x)));
    stage.canvas.add(`<use href="#${pavilion}"/>`);
    paintPool(stage, pavilion);
    stage.canvas.inside(box(0, 0, WIDTH, 742), () => paintDragon(stage, [x - 230, 720], lit(stage, '#d9482c', 0.4)));
    paintBuffalo(stage, [x + 380, 730]);
    for (const [dx, y, turn, s] of [
      [60, 880, -16, 1],
      [-560, 880, 12, 0.9],
      [620, 900, -10, 0.8],
    ] as const)
      paintFish(stage, [x + dx, y], turn, s);
    for (const dx of [-640, -470, 470, 640])
      paintLantern(stage, { hook: [x + dx, 150], size: 1.25, colour: '#d8311f', shape: 'globe' });
  },
};

function paintPavilion(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#7a2a1c', 0.5);
  canvas.path(box(0, 0, WIDTH, WATERLINE), canvas.linear(ramp(palette.deep, mix(palette.deep, palette.hill, 0.4))));
  canvas.path(box(x - 560, 180, 1120, WATERLINE - 180), canvas.linear(ramp('#ffcf7a', '#c9702c'), [0, 0, 0, 1]));
  let [slats, bands] = ['', ''];
  for (let y = 190; y < WATERLINE; y += 9) slats += `M${x - 560} ${y}H${x + 560}`;
  for (const px of [-470, -280, -94, 94, 280, 470]) bands += box(x + px - 7, 186, 14, WATERLINE - 186);
  canvas.stroke(slats, '#8a4a1c', 2.6, 'opacity=".55"');
  canvas.path(bands, lit(stage, '#a8321f', 0.3), 'opacity=".8"');
  const gold = lit(stage, palette.gold, 0.2);
  let clouds = '';
  for (const dx of [-376, -186, 0, 186, 376])
    clouds += rosette([x + dx, 360], { length: 44, halfWidth: 14 }, 8) + oval(x + dx, 360, 58) + oval(x + dx, 360, 66);
  canvas.stroke(clouds, lit(stage, '#a8321f', 0.3), 5, 'opacity=".75"');
  for (const px of [-600, -190, 190, 600]) {
    canvas.path(
      box(x + px - 22, 150, 44, WATERLINE - 150),
      canvas.linear(ramp(lighten(wood, 0.12), [0.4, wood], lighten(wood, -0.12)), [0, 0, 1, 0]),
    );
    canvas.stroke(`M${x + px - 22} 200q22 14 44 0M${x + px - 22} 500q22 14 44 0`, gold, 6);
  }
  for (const [half, y, tall] of [
    [700, 178, 96],
    [420, 70, 92],
  ] as const) {
    const roof = lit(stage, '#b5432c', 0.5);
    const d = `M${x - half} ${y - 34}C${x - half + 60} ${y - 6} ${x - half + 90} ${y} ${x - half + 150} ${y}H${x + half - 150}C${x + half - 90} ${y} ${x + half - 60} ${y - 6} ${x + half} ${y - 34}C${x + half - 70} ${y - 30} ${x + half - 120} ${y - tall * 0.7} ${x + half - 170} ${y - tall}H${x - half + 170}C${x - half + 120} ${y - tall * 0.7} ${x - half + 70} ${y - 30} ${x - half} ${y - 34}Z`;
    canvas.shadow(d, [0, 18], { blur: 10, opacity: 0.5 });
    canvas.path(d, canvas.linear(ramp(lighten(roof, 0.05), lighten(roof, -0.12))));
    canvas.inside(d, () => {
      let tiles = '';
      for (let row = 0; row < 6; row += 1)
        for (let px = -half; px < half; px += 26)
          tiles += `M${num(x + px + (row % 2) * 13)} ${num(y - tall + row * 18)}q13 20 26 0`;
      canvas.stroke(tiles, lighten(roof, -0.14), 2.6, 'opacity=".8"');
    });
    canvas.path(box(x - half + 164, y - tall - 12, half * 2 - 328, 16), lighten(roof, 0.06));
    canvas.stroke(
      `M${x - half} ${y - 34}C${x - half + 60} ${y - 6} ${x - half + 90} ${y} ${x - half + 150} ${y}H${x + half - 150}C${x + half - 90} ${y} ${x + half - 60} ${y - 6} ${x + half} ${y - 34}`,
      gold,
      6,
    );
  }
  for (const side of [-1, 1])
    canvas.stroke(`M${x + side * 60} -34C${x + side * 120} -60 ${x + side * 170} -10 ${x + side * 240} -30`, gold, 9);
}

function paintPool(stage: Stage, pavilion: string): void {
  const { canvas, random } = stage;
  const green = lit(stage, '#2f8a6a', 0.5);
  const pool = box(0, WATERLINE, WIDTH, HEIGHT - WATERLINE);
  canvas.path(pool, canvas.linear(ramp(mix(green, '#ffc86a', 0.3), [0.4, green], lighten(green, -0.18))));
  canvas.inside(pool, () => {
    canvas.add(
      `<g transform="translate(0 ${WATERLINE * 2}) scale(1 -1)" opacity=".38" ${canvas.blur(7)}><use href="#${pavilion}"/></g>`,
    );
    let [light, dark] = ['', ''];
    for (let i = 0; i < 150; i += 1) {
      const t = random.next();
      const d = `M${num(random.between(-80, WIDTH))} ${num(WATERLINE + 8 + t * t * 450)}q${num(20 + t * 40)} ${num(random.around(0, 6))} ${num(50 + t * 130)} 0`;
      if (random.chance(0.55)) light += d;
      else dark += d;
    }
    canvas.stroke(light, '#ffd98a', 3, 'opacity=".4"');
    canvas.stroke(dark, lighten(green, -0.26), 3.4, 'opacity=".5"');
  });
  paintGlow(stage, [800, WATERLINE + 30], 560, { strength: 0.4 });
}

const rings = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r * 0.2} 0 0 0 ${x + r} ${y}M${x - r * 1.3} ${y + 4}A${r * 1.3} ${r * 0.28} 0 0 0 ${x + r * 1.3} ${y + 4}`;

/** Fins along the back and tail: place and turn. */
const FINS = [
  [-300, -106, -2],
  [-250, -134, -1.6],
  [-200, -124, -1.1],
  [-96, -110, -2],
  [-40, -166, -1.7],
  [30, -150, -1.1],
  [60, -60, 3.4],
  [62, -130, 3.5],
  [86, -196, 3.8],
  [-470, -110, -1.2],
  [-470, -110, -2],
  [-470, -110, -2.8],
] as const;

/** Where the body breaks the water, and how wide. */
const RISES = [
  [-430, 40],
  [-330, 46],
  [-160, 50],
  [-108, 56],
  [50, 56],
  [112, 72],
] as const;

/** Three humps, a fringed tail, and a raised head that spits water. */
function paintDragon(stage: Stage, [x, y]: Point, red: string): void {
  const { canvas } = stage;
  const gold = lit(stage, '#f4bf4a', 0.15);
  canvas.stroke(
    rings(x - 240, y + 16, 90) + rings(x - 60, y + 22, 100) + rings(x + 140, y + 26, 120),
    '#ffe2a8',
    4,
    'opacity=".6"',
  );
  const tail = limbAlong([-420, 20, -430, -60, -470, -110], [24, 18, 6], [x, y]);
  const humps = [
    limbAlong([-330, 24, -290, -84, -220, -100, -170, -50, -160, 24], [30, 34, 36, 36, 34], [x, y]),
    limbAlong([-110, 30, -90, -90, -20, -126, 40, -70, 50, 30], [38, 42, 44, 42, 38], [x, y]),
  ];
  const neck = limbAlong([110, 34, 90, -80, 130, -190, 200, -240], [52, 52, 46, 42], [x, y]);
  for (const part of [tail, ...humps, neck]) {
    canvas.path(part, canvas.linear(ramp(lighten(red, 0.1), [0.5, red], lighten(red, -0.16)), [0, 0, 1, 0.4]));
    canvas.inside(part, () => {
      let scales = '';
      for (let row = 0; row < 22; row += 1)
        for (let i = 0; i < 22; i += 1)
          scales += `M${num(x - 480 + i * 36 + (row % 2) * 18)} ${num(y - 290 + row * 17)}q9 15 18 0`;
      canvas.stroke(scales, gold, 2.8, 'opacity=".75"');
    });
    canvas.stroke(part, gold, 3, 'opacity=".8"');
  }
  const fins = FINS.map(([dx, dy, turn]) => leaf([x + dx, y + dy], 54, 13, turn)).join('');
  canvas.path(fins, gold);
  const waves = RISES.map(([dx, r]) => rings(x + dx, y + 6, r)).join('');
  canvas.stroke(waves, '#ffe2a8', 3.4, 'opacity=".6"');
  paintDragonHead(stage, [x + 210, y - 250], red, gold);
  paintSpray(stage, [x, y]);
}

function paintSpray(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  let spray = '';
  for (let i = 0; i < 44; i += 1) {
    const t = i / 44;
    spray += oval(
      x + 322 + t * 100,
      y - 226 + t * t * 320 - t * 70 + random.around(0, 5 + t * 26),
      7 - t * 3,
      7 - t * 2,
    );
  }
  canvas.path(spray, '#e8fbf4', 'opacity=".8"');
  canvas.stroke(
    `M${x + 314} ${y - 232}Q${x + 380} ${y - 280} ${x + 416} ${y + 10}`,
    '#e8fbf4',
    9,
    `opacity=".6" ${canvas.blur(2)}`,
  );
}

function paintDragonHead(stage: Stage, [x, y]: Point, red: string, gold: string): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${x} ${y}) rotate(8)"`, () => {
    let mane = '';
    for (let i = 0; i < 9; i += 1) mane += leaf([-20, 0], 110 - (i % 2) * 26, 15, 1.7 + i * 0.33);
    canvas.path(mane, gold);
    canvas.path('M20 20C50 40 90 44 112 30C104 52 60 66 20 50Z', lighten(red, -0.1));
    canvas.path('M26 24Q70 42 108 30L104 24Q60 30 30 12Z', lit(stage, '#7a1020', 0.2));
    canvas.path('M40 25l8 12l8 -10l8 13l8 -11l8 10l8 -11l6 8', '#fff6e0');
    const head =
      'M-52 -24C-40 -66 30 -70 52 -46C78 -44 108 -40 122 -22C132 -6 120 10 108 16C80 26 50 20 20 26C-20 34 -60 20 -52 -24Z';
    canvas.path(head, canvas.linear(ramp(lighten(red, 0.12), [0.6, red], lighten(red, -0.12))));
    canvas.stroke(head, gold, 3);
    canvas.path(oval(22, -34, 20) + oval(106, -14, 8), gold);
    canvas.path(oval(24, -34, 14), '#fffaf0');
    canvas.path(oval(28, -33, 7), '#1a0c10');
    canvas.path(
      'M-4 -58C-30 -92 -60 -104 -92 -98C-70 -88 -50 -70 -34 -44ZM24 -66C10 -106 -10 -126 -36 -132C-20 -114 -14 -90 -8 -60Z',
      lighten(gold, 0.04),
    );
    canvas.stroke('M110 4C150 10 160 40 186 34M104 -22C150 -50 170 -30 190 -50', gold, 5);
    canvas.path(leaf([70, 46], 60, 12, 1.8) + leaf([50, 46], 50, 10, 2.1), gold);
  });
}

/** A boy with a flute on a buffalo, up to the belly in water. */
function paintBuffalo(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const hide = lit(stage, '#3f3a42', 0.3);
  const skin = lit(stage, '#f2b98a', 0.3);
  const red = lit(stage, '#d8311f', 0.3);
  canvas.stroke(rings(x, y + 16, 190), '#ffe2a8', 4, 'opacity=".6"');
  canvas.path(
    `M${x - 170} ${y + 24}C${x - 196} ${y - 60} ${x - 130} ${y - 96} ${x - 20} ${y - 92}C${x + 80} ${y - 96} ${x + 170} ${y - 70} ${x + 176} ${y + 24}Q${x} ${y + 44} ${x - 170} ${y + 24}Z`,
    canvas.linear(ramp(lighten(hide, 0.1), hide)),
  );
  const head = `M${x - 150} ${y - 84}C${x - 190} ${y - 112} ${x - 240} ${y - 96} ${x - 262} ${y - 40}C${x - 280} ${y - 16} ${x - 270} ${y + 4} ${x - 246} ${y + 6}C${x - 214} ${y + 8} ${x - 190} ${y - 10} ${x - 150} ${y - 14}Z`;
  canvas.path(head, canvas.linear(ramp(lighten(hide, 0.12), lighten(hide, -0.02))));
  canvas.path(
    `M${x - 190} ${y - 100}C${x - 150} ${y - 130} ${x - 110} ${y - 140} ${x - 70} ${y - 128}C${x - 110} ${y - 120} ${x - 140} ${y - 100} ${x - 160} ${y - 82}ZM${x - 226} ${y - 92}C${x - 250} ${y - 130} ${x - 240} ${y - 160} ${x - 214} ${y - 180}C${x - 222} ${y - 150} ${x - 214} ${y - 120} ${x - 196} ${y - 96}Z`,
    lit(stage, '#e8d8b8', 0.3),
  );
  canvas.path(oval(x - 216, y - 58, 11), '#fffaf0');
  canvas.path(oval(x - 218, y - 57, 6), '#1a0c10');
  canvas.path(oval(x - 260, y - 14, 6, 5), '#1a0c10');
  canvas.path(leaf([x - 156, y - 70], 56, 14, 0.5), lighten(hide, 0.06));
  canvas.stroke(
    `M${x - 150} ${y - 60}Q${x - 120} ${y - 20} ${x - 128} ${y + 16}M${x + 130} ${y - 76}Q${x + 210} ${y - 90} ${x + 224} ${y - 30}`,
    lighten(hide, -0.08),
    8,
  );
  canvas.path(
    `M${x - 60} ${y - 92}C${x - 66} ${y - 140} ${x - 50} ${y - 184} ${x - 10} ${y - 190}C${x + 30} ${y - 186} ${x + 46} ${y - 140} ${x + 44} ${y - 92}Z`,
    canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.1))),
  );
  canvas.path(limbAlong([-6, -96, -40, -60, -34, -20], [24, 20, 13], [x, y]), lit(stage, '#f0c25c', 0.3));
  canvas.path(limbAlong([-34, -22, -48, -10], [12, 9], [x, y]), skin);
  canvas.path(
    oval(x - 10, y - 226, 40, 42),
    canvas.linear(ramp(lighten(skin, 0.05), lighten(skin, -0.08)), [0, 0, 1, 0]),
  );
  canvas.path(
    `${oval(x - 10, y - 270, 15, 13)}M${x - 50} ${y - 236}Q${x - 10} ${y - 286} ${x + 30} ${y - 236}Q${x - 10} ${y - 256} ${x - 50} ${y - 236}Z`,
    '#1a0c10',
  );
  canvas.path(oval(x - 28, y - 224, 4.4, 5) + oval(x + 2, y - 224, 4.4, 5), '#1a0c10');
  canvas.path(oval(x - 36, y - 210, 7, 5) + oval(x + 12, y - 210, 7, 5), '#e8705c', 'opacity=".6"');
  canvas.stroke(`M${x - 22} ${y - 204}q8 8 18 0`, '#8a1f20', 3.4);
  canvas.path(
    limbAlong([-40, -168, -86, -150, -66, -196], [13, 11, 8], [x, y]) +
      limbAlong([30, -168, 6, -140, -40, -190], [13, 11, 8], [x, y]),
    red,
  );
  canvas.stroke(`M${x - 16} ${y - 202}L${x - 130} ${y - 186}`, lit(stage, '#e8c46a', 0.2), 8);
}

function paintFish(stage: Stage, [x, y]: Point, turn: number, size: number): void {
  const { canvas } = stage;
  const tone = lit(stage, '#f08a2c', 0.3);
  canvas.stroke(rings(x, y + 24, 80 * size), '#ffe2a8', 3.4, 'opacity=".55"');
  canvas.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`, () => {
    canvas.path('M60 0C100 -50 130 -40 136 -30C120 -10 120 10 138 34C124 42 96 40 60 8Z', lighten(tone, -0.04));
    const body = 'M-90 6C-70 -44 20 -60 76 0C30 44 -60 44 -90 6Z';
    canvas.path(`${leaf([-10, -34], 60, 20, -0.9)}`, lit(stage, '#d8311f', 0.3));
    canvas.path(body, canvas.linear(ramp(lighten(tone, 0.1), [0.6, tone], '#f7e3b0')));
    canvas.inside(body, () => {
      let scales = '';
      for (let i = 0; i < 60; i += 1)
        scales += `M${num(-46 + (i % 10) * 13 + (Math.floor(i / 10) % 2) * 6)} ${num(-40 + Math.floor(i / 10) * 13)}q6 9 12 0`;
      canvas.stroke(scales, lit(stage, '#b5321c', 0.3), 2.4, 'opacity=".8"');
    });
    canvas.path(oval(-62, -8, 10), '#fffaf0');
    canvas.path(oval(-64, -8, 5), '#1a0c10');
    canvas.stroke('M-44 -28Q-34 4 -46 24', lit(stage, '#b5321c', 0.3), 4);
  });
}
