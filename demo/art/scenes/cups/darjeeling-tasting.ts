import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTeaHill } from '#demo/art/motifs/tea-hill.ts';

const LIQUORS = [
  ['#e9d27a', '#7a8a3c'],
  ['#e2b64a', '#5a6a2c'],
  ['#d4922f', '#5a4424'],
  ['#b9642a', '#3f2a1a'],
  ['#8f3c1c', '#241712'],
] as const;

/** Five cups of tea from pale to dark on a veranda table, leaves before each; tea hills and white peaks outside. */
export function paintTasting(stage: Stage): void {
  paintView(stage);
  paintVeranda(stage);
  paintTable(stage);
  paintPot(stage, [1300, 800]);
  for (const [i, [liquor, dry]] of LIQUORS.entries()) {
    const x = 210 + i * 208;
    paintCup(stage, [x, 780 + i * 6], liquor);
    paintDryLeaf(stage, [x - 10, 898 + i * 5], dry);
  }
  paintSteam(stage, [610, 650], { width: 700, height: 260, count: 7, opacity: 0.34 });
}

function paintView(stage: Stage): void {
  const { palette } = stage;
  paintSky(stage, 480);
  paintSnowPeak(stage, { summit: [520, 130], left: 60, right: 1060, base: 430, haze: 0.2 });
  paintSnowPeak(stage, { summit: [980, 210], left: 640, right: 1420, base: 430, haze: 0.34 });
  paintRidge(stage, {
    name: 'far',
    y: 410,
    height: 50,
    wave: 260,
    colour: mix(palette.hill, palette.haze, 0.4),
    fade: 0.6,
  });
  paintMist(stage, 350, 470, { opacity: 0.7 });
  paintTeaHill(stage, {
    crest: (x) => 470 - 60 * Math.sin(x / 420) + x * 0.02,
    rows: 12,
    gap: 13,
    growth: 1.16,
    haze: 0.24,
    floor: 760,
  });
  paintTeaHill(stage, {
    crest: (x) => 590 + 46 * Math.sin(x / 380 + 1.4),
    rows: 8,
    gap: 22,
    growth: 1.2,
    haze: 0.04,
    floor: 820,
  });
}

/** Posts, rail and the fringe of the roof. */
function paintVeranda(stage: Stage): void {
  const { canvas } = stage;
  const paint = lit(stage, '#2f6f5c');
  for (const x of [-10, 1520])
    canvas.path(box(x, 0, 70, 760), canvas.linear(ramp(lighten(paint, 0.1), lighten(paint, -0.1)), [0, 0, 1, 0]));
  canvas.path(box(0, 0, WIDTH, 46), canvas.linear(ramp(lighten(paint, -0.08), paint)));
  let fringe = '';
  for (let x = 0; x < WIDTH; x += 50) fringe += `M${x} 46H${x + 50}V70Q${x + 25} 112 ${x} 70ZM${x + 25} 72`;
  canvas.path(fringe, canvas.linear(ramp(lit(stage, '#f4efe0'), lit(stage, '#c9c4b0'))));
  for (const x of [150, 1450]) {
    canvas.stroke(`M${x} 46V120`, lit(stage, '#4a3a2a'), 4);
    canvas.path(
      `M${x - 60} 120H${x + 60}L${x + 42} 186H${x - 42}Z`,
      canvas.linear(ramp(lit(stage, '#c9764c'), lit(stage, '#7c3c26')), [0, 0, 1, 0]),
    );
    let fern = '';
    for (let i = -5; i <= 5; i += 1)
      fern += leaf([x + i * 7, 124], 120 - Math.abs(i) * 6, 13, Math.PI / 2 + i * -0.27 + (i < 0 ? 0.3 : -0.3));
    canvas.path(fern, canvas.linear(ramp(lit(stage, '#5fa04e'), lit(stage, '#2c6a3c'))));
  }
}

function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const cloth = lit(stage, '#f4ecda');
  canvas.path(`M0 700H${WIDTH}V${HEIGHT}H0Z`, canvas.linear(ramp(lighten(cloth, 0.02), lighten(cloth, -0.1))));
  let [border, stitches] = ['', ''];
  for (let x = 20; x < WIDTH; x += 64) {
    for (let k = 0; k < 5; k += 1) border += leaf([x, 958], 19, 5.4, k * 1.257);
    stitches += leaf([x + 32, 958], 22, 5, -0.5) + leaf([x + 32, 958], 22, 5, Math.PI + 0.5);
  }
  canvas.path(border, lit(stage, '#2357a5'), 'opacity=".75"');
  canvas.path(stitches, lit(stage, '#3f8f5c'), 'opacity=".75"');
  canvas.stroke(`M0 930H${WIDTH}M0 986H${WIDTH}`, lit(stage, '#2357a5'), 4, 'opacity=".6"');
  canvas.stroke(`M0 703H${WIDTH}`, '#ffffff', 6, 'opacity=".7"');
}

/** A white cup on its saucer with the liquor showing. */
function paintCup(stage: Stage, [x, y]: Point, liquor: string): void {
  const { canvas } = stage;
  const china = lit(stage, '#fbf8f0', 0.6);
  const side = canvas.linear(
    ramp(lighten(china, -0.06), [0.3, lighten(china, 0.03)], [0.6, china], lighten(china, -0.2)),
    [0, 0, 1, 0],
  );
  canvas.path(oval(x + 20, y + 42, 110, 24), '#2a1c1c', `opacity=".36" ${canvas.blur(9)}`);
  canvas.path(oval(x, y + 30, 104, 24), canvas.linear(ramp(china, lighten(china, -0.16))));
  canvas.stroke(oval(x, y + 29, 98, 21), lit(stage, '#c8963c'), 3, 'opacity=".8"');
  canvas.stroke(
    `M${x + 74} ${y - 66}C${x + 124} ${y - 76} ${x + 122} ${y - 12} ${x + 56} ${y - 8}`,
    lighten(china, -0.08),
    13,
  );
  canvas.stroke(
    `M${x + 74} ${y - 68}C${x + 120} ${y - 76} ${x + 118} ${y - 16} ${x + 58} ${y - 12}`,
    '#ffffff',
    4,
    'opacity=".8"',
  );
  const body = `M${x - 84} ${y - 90}C${x - 80} ${y - 20} ${x - 52} ${y + 24} ${x - 34} ${y + 28}H${x + 34}C${x + 52} ${y + 24} ${x + 80} ${y - 20} ${x + 84} ${y - 90}Z`;
  canvas.path(body, side);
  canvas.inside(body, () => {
    let sprig = '';
    for (const dx of [-44, 0, 44])
      sprig +=
        leaf([x + dx, y - 16], 34, 8, -2.2) +
        leaf([x + dx, y - 16], 34, 8, -0.9) +
        leaf([x + dx, y - 16], 38, 8, -1.57);
    canvas.path(sprig, lit(stage, '#3f8f5c'), 'opacity=".75"');
    canvas.path(oval(x - 40, y - 4, 20, 30), mix(liquor, '#ffffff', 0.5), `opacity=".3" ${canvas.blur(8)}`);
  });
  canvas.grain(body, { colour: '#7a6a6a', axis: [x, 0, x + 84, 0], opacity: 0.4 });
  canvas.path(oval(x, y - 90, 84, 26), china);
  const tea = lit(stage, liquor, 0.4);
  canvas.path(
    oval(x, y - 87, 76, 21),
    canvas.radial(ramp(lighten(tea, 0.1), [0.6, tea], lighten(tea, -0.14)), [0.4, 0.4], 0.66),
  );
  canvas.stroke(`M${x - 56} ${y - 92}Q${x - 30} ${y - 103} ${x + 6} ${y - 103}`, '#ffffff', 4, 'opacity=".75"');
  canvas.stroke(oval(x, y - 90, 81, 24), lit(stage, '#c8963c'), 3, 'opacity=".9"');
}

/** A small heap of dry leaf on a round of paper. */
function paintDryLeaf(stage: Stage, [x, y]: Point, colour: string): void {
  const { canvas, random } = stage;
  canvas.path(oval(x + 6, y + 8, 74, 17), '#2a1c1c', `opacity=".24" ${canvas.blur(5)}`);
  canvas.path(oval(x, y, 74, 17), '#ffffff', 'opacity=".85"');
  const tones = [-0.05, 0, 0.06, 0.12].map((step) => lit(stage, lighten(colour, step)));
  const groups = tones.map(() => '');
  for (let i = 0; i < 90; i += 1) {
    const away = random.next();
    const [px, py] = [x + random.around(0, 54 * away), y - 2 - (1 - away) * 26 + random.between(0, 10)];
    groups[i % tones.length] += leaf([px, py], random.between(13, 22), 2.5, random.between(0, 6.2));
  }
  for (const [i, d] of groups.entries()) canvas.path(d, tones[i] ?? colour);
}

function paintPot(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const china = lit(stage, '#fbf8f0', 0.6);
  canvas.path(oval(x + 30, y + 64, 230, 40), '#2a1c1c', `opacity=".4" ${canvas.blur(14)}`);
  const spout = `M${x - 120} ${y - 40}C${x - 190} ${y - 60} ${x - 180} ${y - 150} ${x - 226} ${y - 176}L${x - 190} ${y - 192}C${x - 150} ${y - 160} ${x - 150} ${y - 110} ${x - 96} ${y - 110}Z`;
  canvas.path(spout, canvas.linear(ramp(lighten(china, -0.02), lighten(china, -0.16)), [0, 0, 1, 1]));
  canvas.stroke(
    `M${x + 140} ${y - 130}C${x + 260} ${y - 170} ${x + 260} ${y + 10} ${x + 130} ${y - 6}`,
    lighten(china, -0.12),
    26,
  );
  canvas.stroke(
    `M${x + 140} ${y - 136}C${x + 250} ${y - 170} ${x + 250} ${y - 6} ${x + 134} ${y - 14}`,
    '#ffffff',
    7,
    'opacity=".8"',
  );
  const body = `M${x - 96} ${y + 56}C${x - 200} ${y + 10} ${x - 190} ${y - 170} ${x - 70} ${y - 190}H${x + 70}C${x + 190} ${y - 170} ${x + 200} ${y + 10} ${x + 96} ${y + 56}Z`;
  canvas.path(
    body,
    canvas.linear(
      ramp(lighten(china, -0.04), [0.3, lighten(china, 0.03)], [0.6, china], lighten(china, -0.22)),
      [0, 0, 1, 0],
    ),
  );
  canvas.inside(body, () => {
    let [flowers, leaves] = ['', ''];
    for (const [dx, dy] of [
      [-70, -60],
      [20, -80],
      [90, -40],
      [-20, 0],
    ] as const) {
      for (let k = 0; k < 6; k += 1) flowers += leaf([x + dx, y + dy], 30, 11, k * 1.047);
      leaves +=
        leaf([x + dx, y + dy], 62, 12, 0.7) + leaf([x + dx, y + dy], 58, 12, 2.4) + leaf([x + dx, y + dy], 54, 11, -1);
    }
    canvas.path(leaves, lit(stage, '#3f8f5c'), 'opacity=".8"');
    canvas.path(flowers, lit(stage, '#2357a5'), 'opacity=".85"');
  });
  canvas.grain(body, { colour: '#6a5a5a', axis: [x, 0, x + 180, 0], opacity: 0.5 });
  canvas.stroke(
    `M${x - 120} ${y - 140}C${x - 150} ${y - 90} ${x - 140} ${y - 20} ${x - 104} ${y + 20}`,
    '#ffffff',
    14,
    'opacity=".75"',
  );
  paintPotLid(stage, [x, y], china);
}

function paintPotLid(stage: Stage, [x, y]: Point, china: string): void {
  const { canvas } = stage;
  canvas.path(
    `M${x - 84} ${y - 186}C${x - 70} ${y - 236} ${x + 70} ${y - 236} ${x + 84} ${y - 186}Q${x} ${num(y - 168)} ${x - 84} ${y - 186}Z`,
    canvas.linear(ramp(lighten(china, 0.02), lighten(china, -0.14)), [0, 0, 1, 0.5]),
  );
  canvas.stroke(`M${x - 84} ${y - 186}Q${x} ${y - 166} ${x + 84} ${y - 186}`, lit(stage, '#c8963c'), 5);
  canvas.path(oval(x, y - 238, 19, 17), canvas.radial(ramp('#fff0c0', '#a8762c'), [0.36, 0.3], 0.7));
}
