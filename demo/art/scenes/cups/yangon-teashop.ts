import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintStools } from '#demo/art/motifs/stools.ts';

/** A tea-shop table on the pavement: milk tea, samosas, a flowered flask and plain tea for all. */
export function paintTeaShop(stage: Stage): void {
  paintStreet(stage);
  paintStools(stage, [250, 690], ['#d9483f', '#2f7fae']);
  paintStools(stage, [1370, 684], ['#2f8f6a', '#d9483f']);
  paintTable(stage);
  paintFlask(stage, [520, 830]);
  paintPot(stage, [1090, 836]);
  paintSamosas(stage, [800, 868]);
  for (const [x, y, size] of [
    [330, 890, 0.96],
    [600, 938, 1.06],
    [1040, 944, 1.06],
    [1300, 892, 0.96],
  ] as const)
    paintCup(stage, [x, y], size);
  paintSteam(stage, [800, 800], { width: 900, height: 260, count: 6, opacity: 0.3 });
}

/** A faded arcade across the street, its balconies, and the shade of a rain tree. */
function paintStreet(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const wall = lit(stage, '#6fae9c');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wall, 0.06), lighten(wall, -0.06)), [0, 0, 1, 1])}"/>`,
  );
  canvas.group(canvas.blur(3), () => {
    canvas.path(box(0, 236, WIDTH, 30), lit(stage, '#f4ead2'));
    for (let i = 0; i < 6; i += 1) {
      const x = 30 + i * 270;
      canvas.path(box(x - 24, 0, 22, 540), lit(stage, '#f4ead2'));
      canvas.path(box(x + 40, 20, 130, 190), lit(stage, '#f4ead2'));
      const green = lit(stage, i % 2 === 0 ? '#8c3f3a' : '#3a5f7a');
      canvas.path(box(x + 54, 34, 50, 172) + box(x + 106, 34, 50, 172), green);
      let slats = '';
      for (let y = 46; y < 200; y += 14) slats += `M${x + 60} ${y}h38M${x + 112} ${y}h38`;
      canvas.stroke(slats, lighten(green, -0.12), 4);
      canvas.path(
        `M${x + 10} 540V370Q${x + 106} 250 ${x + 202} 370V540Z`,
        canvas.linear(ramp(mix(palette.deep, wall, 0.24), mix(palette.deep, '#8a5a34', 0.6))),
      );
      canvas.stroke(`M${x + 10} 540V370Q${x + 106} 250 ${x + 202} 370V540`, lit(stage, '#f4ead2'), 11);
      canvas.path(oval(x + 106, 350, 14, 18), palette.lamp, 'opacity=".8"');
      for (const dx of [60, 130]) {
        const coat = lit(stage, random.pick(['#c8506a', '#e9b44a', '#3f7f9a', '#8a5aa0']));
        canvas.path(
          `M${x + dx - 26} 540C${x + dx - 30} 470 ${x + dx - 22} 440 ${x + dx} 436S${x + dx + 30} 470 ${x + dx + 26} 540Z`,
          coat,
          'opacity=".75"',
        );
        canvas.path(oval(x + dx, 416, 16, 20), lit(stage, '#4a2c20'), 'opacity=".75"');
      }
    }
    const stone = lit(stage, '#b9a58c');
    canvas.path(box(0, 540, WIDTH, 460), canvas.linear(ramp(lighten(stone, 0.04), lighten(stone, -0.18))));
  });
  paintCrown(stage);
  canvas.path(
    'M900 540L1640 540V1000H500Z',
    palette.deep,
    `opacity=".16" ${canvas.blur(40)} style="mix-blend-mode:multiply"`,
  );
}

/** The rain tree's hanging leaves. */
function paintCrown(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const crown = mix(palette.leaf, palette.deep, 0.2);
  let [back, front] = ['', ''];
  for (const [i, [x, y]] of scatterOn(stage, [1180, -30], 420, 220).entries()) {
    const d = leaf([x, y * 0.5], random.between(50, 84), 15, random.between(0.5, 2.6));
    if (i % 2 === 0) back += d;
    else front += d;
  }
  canvas.path(back, crown);
  canvas.path(front, lighten(crown, 0.09));
}

function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#2f6f5c');
  canvas.path('M170 790H1430L1600 940H0Z', '#120a0c', `opacity=".4" transform="translate(0 40)" ${canvas.blur(20)}`);
  canvas.path(`M150 780H1450L1640 960H-40Z`, canvas.linear(ramp(lighten(wood, 0.1), wood)));
  canvas.path(box(-20, 958, WIDTH + 40, 50), lighten(wood, -0.12));
  let boards = '';
  for (let i = 0; i < 5; i += 1) boards += `M${150 - i * 38 + 19} ${780 + i * 36}H${1450 + i * 38}`;
  canvas.stroke(boards, lighten(wood, -0.1), 4, 'opacity=".7"');
  canvas.stroke('M-40 959H1640', lighten(wood, 0.2), 5, 'opacity=".7"');
}

/** An enamelled flask with flowers painted on it. */
function paintFlask(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const red = lit(stage, '#c8323c');
  canvas.path(oval(x + 22, y + 8, 110, 22), '#120a0a', `opacity=".42" ${canvas.blur(9)}`);
  const side = (colour: string): string =>
    canvas.linear(
      ramp(lighten(colour, -0.12), [0.3, lighten(colour, 0.12)], [0.6, colour], lighten(colour, -0.2)),
      [0, 0, 1, 0],
    );
  canvas.path(
    `M${x - 82} ${y}V${y - 300}Q${x - 80} ${y - 340} ${x - 50} ${y - 350}H${x + 50}Q${x + 80} ${y - 340} ${x + 82} ${y - 300}V${y}A82 20 0 0 1 ${x - 82} ${y}Z`,
    side(red),
  );
  canvas.path(
    `M${x - 52} ${y - 350}V${y - 420}H${x + 52}V${y - 350}A52 12 0 0 1 ${x - 52} ${y - 350}Z`,
    side('#c9d0d4'),
  );
  canvas.path(oval(x, y - 420, 52, 13), '#eef2f4');
  canvas.stroke(
    `M${x + 78} ${y - 300}C${x + 150} ${y - 300} ${x + 150} ${y - 120} ${x + 80} ${y - 110}`,
    '#2a2420',
    16,
  );
  for (const [dx, dy, r, colour] of [
    [-20, -210, 40, '#fbe6ee'],
    [34, -130, 34, '#ffd86a'],
    [-30, -80, 30, '#fbe6ee'],
    [30, -260, 26, '#ffd86a'],
  ] as const) {
    let [petals, leaves] = ['', ''];
    for (let k = 0; k < 6; k += 1) petals += leaf([x + dx, y + dy], r, r * 0.36, k * 1.047);
    leaves += leaf([x + dx, y + dy], r * 1.7, r * 0.3, 0.6) + leaf([x + dx, y + dy], r * 1.6, r * 0.3, 2.6);
    canvas.path(leaves, lit(stage, '#4fa06a'));
    canvas.path(petals, lit(stage, colour));
    canvas.path(oval(x + dx, y + dy, r * 0.2), lit(stage, '#e0992f'));
  }
  for (const dy of [-18, -316]) canvas.stroke(`M${x - 82} ${y + dy}A82 20 0 0 0 ${x + 82} ${y + dy}`, '#e9d9a0', 8);
  canvas.stroke(`M${x - 54} ${y - 290}V${y - 30}`, '#ffffff', 11, 'opacity=".4"');
}

/** The pot of plain tea that stands on every table, and its nested cups. */
function paintPot(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const tin = canvas.linear(ramp('#7a828a', [0.25, '#f2f5f6'], [0.55, '#b0b8bd'], '#5a6268'), [0, 0, 1, 0]);
  canvas.path(oval(x + 24, y + 8, 170, 26), '#120a0a', `opacity=".42" ${canvas.blur(10)}`);
  canvas.path(
    `M${x - 110} ${y - 60}C${x - 160} ${y - 80} ${x - 170} ${y - 150} ${x - 200} ${y - 170}L${x - 172} ${y - 186}C${x - 140} ${y - 160} ${x - 130} ${y - 130} ${x - 90} ${y - 120}Z`,
    canvas.linear(ramp('#dfe5e7', '#7c858b')),
  );
  canvas.path(
    `M${x - 110} ${y}C${x - 150} ${y - 90} ${x - 110} ${y - 180} ${x - 50} ${y - 190}H${x + 50}C${x + 110} ${y - 180} ${x + 150} ${y - 90} ${x + 110} ${y}A110 22 0 0 1 ${x - 110} ${y}Z`,
    tin,
  );
  canvas.path(
    `M${x - 56} ${y - 188}C${x - 40} ${y - 226} ${x + 40} ${y - 226} ${x + 56} ${y - 188}Q${x} ${y - 172} ${x - 56} ${y - 188}Z`,
    tin,
  );
  canvas.path(oval(x, y - 226, 13, 12), '#2a2420');
  canvas.stroke(`M${x - 86} ${y - 160}C${x - 90} ${y - 300} ${x + 90} ${y - 300} ${x + 86} ${y - 160}`, '#2a2420', 14);
  canvas.stroke(
    `M${x - 80} ${y - 168}C${x - 84} ${y - 292} ${x + 84} ${y - 292} ${x + 80} ${y - 168}`,
    '#6a5a4c',
    4,
    'opacity=".8"',
  );
}

function paintSamosas(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const plate = lit(stage, '#f7f3ea', 0.5);
  canvas.path(oval(x + 14, y + 22, 186, 42), '#120a0a', `opacity=".42" ${canvas.blur(10)}`);
  canvas.path(oval(x, y, 184, 46), canvas.linear(ramp(plate, lighten(plate, -0.18))));
  canvas.stroke(oval(x, y - 1, 174, 41), lit(stage, '#2f8f6a'), 4);
  for (const [dx, dy, turn] of [
    [-90, -14, -8],
    [0, -26, 4],
    [92, -14, 12],
    [-48, 6, -14],
    [50, 8, 8],
    [0, -66, 0],
  ] as const) {
    const crust = 'M-62 22Q-30 -10 -6 -62Q4 -72 12 -62Q36 -12 66 20Q2 42 -62 22Z';
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`, () => {
      canvas.path(crust, '#2a1208', `opacity=".42" transform="translate(5 9)" ${canvas.blur(4)}`);
      canvas.path(
        crust,
        canvas.linear(
          ramp(lit(stage, '#f0bc62', 0.5), [0.5, lit(stage, '#d8923a', 0.5)], lit(stage, '#94561e', 0.5)),
          [0.2, 0, 0.8, 1],
        ),
      );
      canvas.path('M2 -66Q30 -14 66 20Q30 34 4 32Z', '#7a3f10', 'opacity=".26"');
      let blisters = '';
      for (let k = 0; k < 12; k += 1)
        blisters += oval(stage.random.between(-36, 40), stage.random.between(-24, 26), stage.random.between(2, 5));
      canvas.path(blisters, '#ffe2a0', 'opacity=".6"');
      canvas.stroke('M-40 10Q-18 -16 -2 -52', '#fff0c8', 5, 'opacity=".6"');
    });
  }
}

/** A small cup of strong milk tea on its saucer. */
function paintCup(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const china = lit(stage, '#fbf7ee', 0.5);
  canvas.group(`transform="translate(${x} ${y}) scale(${num(size)})"`, () => {
    canvas.path(oval(14, 12, 112, 24), '#120a0a', `opacity=".4" ${canvas.blur(8)}`);
    canvas.path(oval(0, 4, 108, 25), canvas.linear(ramp(china, lighten(china, -0.18))));
    canvas.stroke(oval(0, 3, 100, 21), lit(stage, '#c8323c'), 4, 'opacity=".8"');
    canvas.stroke('M62 -66C112 -74 110 -18 50 -14', lighten(china, -0.08), 13);
    const body = 'M-72 -84C-70 -30 -48 4 -34 6H34C48 4 70 -30 72 -84Z';
    canvas.path(
      body,
      canvas.linear(
        ramp(lighten(china, -0.06), [0.3, lighten(china, 0.03)], [0.6, china], lighten(china, -0.22)),
        [0, 0, 1, 0],
      ),
    );
    let ring = '';
    for (const dx of [-44, -15, 15, 44])
      ring += leaf([dx, -30], 19, 5.4, -2.2) + leaf([dx, -30], 19, 5.4, -0.9) + oval(dx, -26, 4);
    canvas.path(ring, lit(stage, '#c8323c'), 'opacity=".85"');
    canvas.path(oval(0, -84, 72, 21), china);
    canvas.path(oval(0, -82, 64, 17), canvas.radial(ramp('#dda86c', [0.7, '#c48646'], '#94582a'), [0.42, 0.4], 0.66));
    canvas.path(oval(-24, -84, 8, 2.6) + oval(-8, -79, 5, 2) + oval(24, -86, 6, 2.2), '#f7dfb8', 'opacity=".85"');
    canvas.stroke('M-46 -86Q-26 -96 4 -96', '#ffffff', 3.4, 'opacity=".7"');
  });
}
