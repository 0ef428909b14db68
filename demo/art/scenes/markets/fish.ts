import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCrab } from '#demo/art/motifs/crab.ts';
import { paintFish } from '#demo/art/motifs/fish.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintVendor } from '#demo/art/motifs/vendor.ts';

/** The morning's catch on ice at the harbour: fish in rows, prawns, crabs, squid; boats come in behind. */
export function paintFishMarket(stage: Stage): void {
  paintHarbour(stage);
  paintRoof(stage);
  paintVendor(stage, { waist: [560, 560], size: 1, skin: '#b0764c', dress: '#e8b23c', second: '#2f7fae', head: 'bun' });
  paintVendor(stage, {
    waist: [1080, 560],
    size: 1,
    skin: '#a86f48',
    dress: '#d9564a',
    second: '#2f7fae',
    head: 'straw',
    facing: -1,
  });
  paintTable(stage);
  layCatch(stage);
}

function paintHarbour(stage: Stage): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 420);
  paintSun(stage, [820, 300], 54);
  paintRidge(stage, {
    name: 'isle',
    y: 380,
    height: 70,
    wave: 240,
    colour: mix(palette.hill, palette.haze, 0.35),
    fade: 0.4,
  });
  paintMist(stage, 330, 430, { opacity: 0.5 });
  canvas.path(
    box(0, 424, WIDTH, 200),
    canvas.linear(ramp(palette.water[0], [0.5, palette.water[1]], palette.water[2])),
  );
  let glints = '';
  for (let i = 0; i < 60; i += 1)
    glints += box(random.around(820, 60 + i * 5), 430 + i * 2.4, random.between(20, 90), 3);
  canvas.path(glints, palette.sun, 'opacity=".5"');
  for (const [x, y, size, colour] of [
    [250, 470, 1, '#2f7fae'],
    [1360, 462, 0.9, '#d9564a'],
    [800, 446, 0.6, '#f2ead6'],
  ] as const)
    paintBanca(stage, [x, y], size, colour);
}

/** A small outrigger at anchor. */
function paintBanca(stage: Stage, [x, y]: Point, size: number, colour: string): void {
  const { canvas } = stage;
  const hull = lit(stage, colour);
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    canvas.path('M-170 18Q0 44 170 18L150 28Q0 56 -150 28Z', stage.palette.deep, `opacity=".35" ${canvas.blur(4)}`);
    canvas.path(
      'M-180 -30Q-150 18 -110 20H110Q150 18 184 -34Q140 -8 100 -6H-100Q-140 -8 -180 -30Z',
      canvas.linear(ramp(lighten(hull, 0.1), lighten(hull, -0.14))),
    );
    canvas.stroke('M-174 -26Q-140 0 -100 2H100Q140 0 178 -30', '#fbf6e8', 5, 'opacity=".8"');
    canvas.stroke('M-90 -6Q-100 40 -130 50M80 -6Q90 40 120 50M-190 50H190', lit(stage, '#e2c48a'), 5);
    canvas.stroke('M0 -6V-150M0 -146L-120 -16M0 -146L130 -18', lit(stage, '#5a3a24'), 3.4);
    canvas.path('M-70 -10V-58H50V-10Z', lit(stage, '#efe6d0'));
    canvas.path('M-80 -58H60L50 -70H-70Z', hull);
  });
}

/** Corrugated roof, posts and lamps with tin shades. */
function paintRoof(stage: Stage): void {
  const { canvas, palette } = stage;
  const tin = lit(stage, '#5f7f8c');
  canvas.path('M0 0H1600V120L0 96Z', canvas.linear(ramp(lighten(tin, -0.2), tin)));
  let ribs = '';
  for (let i = -2; i < 54; i += 1) ribs += `M${800 + (i - 27) * 26} 0L${800 + (i - 27) * 34} 112`;
  canvas.stroke(ribs, lighten(tin, -0.16), 5, 'opacity=".6"');
  canvas.path('M0 92L1600 116V136L0 112Z', lit(stage, '#3a2c28'));
  for (const x of [60, 1510])
    canvas.path(box(x, 100, 34, 600), canvas.linear(ramp(lit(stage, '#8a6a4a'), lit(stage, '#4a3424')), [0, 0, 1, 0]));
  for (const x of [300, 820, 1310]) {
    canvas.stroke(`M${x} 110V190`, '#1c1a20', 4);
    canvas.path(oval(x, 236, 120), palette.lamp, `opacity=".34" ${canvas.blur(30)}`);
    canvas.path(
      `M${x - 14} 184H${x + 14}L${x + 62} 226H${x - 62}Z`,
      canvas.linear(ramp(lit(stage, '#3f8f7c'), lit(stage, '#1c4a46'))),
    );
    canvas.path(oval(x, 228, 26, 18), mix(palette.lamp, '#ffffff', 0.6));
  }
}

function paintTable(stage: Stage): void {
  const { canvas, random } = stage;
  const ice = lit(stage, '#dcecf0');
  canvas.path(`M40 560H1560L1640 ${HEIGHT - 60}H-40Z`, canvas.linear(ramp(lighten(ice, -0.06), lighten(ice, 0.02))));
  let [light, blue] = ['', ''];
  for (let i = 0; i < 420; i += 1) {
    const [x, y] = [random.between(0, WIDTH), 566 + random.next() ** 0.8 * 380];
    const r = random.between(7, 15) * (0.5 + (y - 560) / 520);
    const chip = `M${num(x - r)} ${num(y)}l${num(r * 0.8)} ${num(-r * 0.7)}l${num(r)} ${num(r * 0.4)}l${num(-r * 0.5)} ${num(r * 0.7)}Z`;
    if (i % 2 === 0) light += chip;
    else blue += chip;
  }
  canvas.path(blue, lit(stage, '#9cc4d2'), 'opacity=".6"');
  canvas.path(light, '#ffffff', 'opacity=".75"');
  const wood = lit(stage, '#2f6f86');
  canvas.path(box(-10, HEIGHT - 62, WIDTH + 20, 80), canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.14))));
  canvas.path(box(-10, HEIGHT - 66, WIDTH + 20, 12), lighten(wood, 0.2));
  let leaves = '';
  for (let i = 0; i < 9; i += 1) leaves += `M${i * 200 - 40} 562Q${i * 200 + 60} 596 ${i * 200 + 160} 562Z`;
  canvas.path(leaves, lit(stage, '#3f9a4e'));
}

const KINDS = [
  { back: '#5f86a0', belly: '#eef4f4' },
  { back: '#e0604a', belly: '#fbd9c4' },
  { back: '#3a5a74', belly: '#d9e6e6', stripes: true },
  { back: '#d9a23c', belly: '#fbf0cc' },
] as const;

function layCatch(stage: Stage): void {
  for (let i = 0; i < 8; i += 1)
    paintFish(stage, [150 + i * 188, 630 + (i % 2) * 8], {
      size: 0.62,
      turn: -24,
      ...(KINDS[i < 4 ? 0 : 2] ?? KINDS[0]),
    });
  for (let i = 0; i < 5; i += 1)
    paintFish(stage, [130 + i * 150, 752 + (i % 2) * 10], { size: 0.84, turn: -28, ...(KINDS[1] ?? KINDS[0]) });
  for (const [i, x] of [920, 1010, 1100, 960, 1050, 1140].entries())
    paintPrawn(stage, [x, 730 + (i % 3) * 36 + (i > 2 ? 20 : 0)], 0.66, i * 50 - 60);
  stage.canvas.group('transform="translate(1370 756) scale(1 .72)"', () => {
    paintCrab(stage, [-80, -60], { size: 0.66, turn: -20, colour: '#4f7f92' });
    paintCrab(stage, [110, -10], { size: 0.66, turn: 14, colour: '#5f8a86' });
  });
  paintFish(stage, [330, 886], { size: 1.5, turn: -6, ...(KINDS[2] ?? KINDS[0]) });
  paintFish(stage, [830, 896], { size: 1.3, turn: -8, ...(KINDS[3] ?? KINDS[0]) });
  for (const [x, turn] of [
    [1120, 62],
    [1330, 56],
    [1520, 64],
  ] as const)
    paintSquid(stage, [x, 890], turn);
}

function paintSquid(stage: Stage, [x, y]: Point, turn: number): void {
  const { canvas } = stage;
  const pink = lit(stage, '#e9b4b0');
  canvas.group(`transform="translate(${x} ${y}) rotate(${turn - 50})"`, () => {
    const arms = 'M70 -14Q120 -34 150 -16M72 -4Q126 -10 158 8M72 6Q120 16 150 34M66 14Q100 34 124 54';
    canvas.stroke(arms, '#3a2028', 12, 'opacity=".3" transform="translate(4 9)"');
    canvas.stroke(arms, lighten(pink, -0.06), 11);
    const body = 'M-110 0C-70 -34 20 -36 60 -20Q84 0 60 20C20 36 -70 34 -110 0Z';
    canvas.path('M-110 0L-60 -50L-30 -24ZM-110 0L-60 50L-30 24Z', lighten(pink, -0.08));
    canvas.path(body, '#0a1418', `opacity=".35" transform="translate(5 12)" ${canvas.blur(4)}`);
    canvas.path(body, canvas.linear(ramp(lighten(pink, 0.1), [0.5, pink], lighten(pink, -0.14))));
    let freckles = '';
    for (let i = 0; i < 24; i += 1)
      freckles += oval(stage.random.between(-80, 50), stage.random.around(0, 20), stage.random.between(1.6, 4));
    canvas.path(freckles, lit(stage, '#a04a5a'), 'opacity=".5"');
    canvas.path(oval(64, -14, 7) + oval(64, 14, 7), '#1c1a24');
    canvas.stroke('M-80 -10Q-20 -24 40 -16', '#ffffff', 5, 'opacity=".7"');
  });
}
