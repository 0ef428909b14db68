import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFist } from '#demo/art/motifs/fist.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';

/** Milk tea poured from high into clay cups at a bazaar stall. */
export function paintChai(stage: Stage): void {
  paintBazaar(stage);
  paintCounter(stage);
  for (const [x, y, size, full] of [
    [330, 790, 0.84, true],
    [1060, 786, 0.84, true],
    [1290, 800, 0.84, true],
    [150, 850, 1, true],
    [1440, 868, 1, false],
  ] as const)
    paintClayCup(stage, [x, y], size, full);
  paintPour(stage);
  paintClayCup(stage, [620, 878], 1.16, true);
  paintSplash(stage, [620, 742]);
  for (const [x, size] of [
    [880, 1],
    [1130, 1.02],
  ] as const)
    paintClayCup(stage, [x, 900], size, true);
  paintKettleAndHand(stage);
  paintSteam(stage, [650, 700], { width: 600, height: 420, count: 7, opacity: 0.36 });
}

function paintBazaar(stage: Stage): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#d98a6c');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wall, 0.04), lighten(wall, -0.1)))}"/>`,
  );
  canvas.group(canvas.blur(4), () => {
    for (const x of [240, 800, 1360]) {
      const arch = `M${x - 190} 640V300Q${x - 190} 210 ${x - 110} 180Q${x - 60} 160 ${x} 96Q${x + 60} 160 ${x + 110} 180Q${x + 190} 210 ${x + 190} 300V640Z`;
      canvas.path(arch, canvas.linear(ramp(mix(palette.deep, '#7a3424', 0.5), mix(wall, '#ffd9a0', 0.4))));
      canvas.stroke(arch, lit(stage, '#fbe9d4'), 15);
      canvas.stroke(arch, lit(stage, '#a9443c'), 4);
    }
    let flowers = '';
    for (const x of [520, 1080])
      for (let k = 0; k < 8; k += 1) flowers += leaf([x, 200], 52, 13, k * 0.785) + leaf([x, 380], 34, 9, k * 0.785);
    canvas.path(flowers, lit(stage, '#fbe9d4'), 'opacity=".85"');
    const dyes = ['#c8264f', '#f2b431', '#2f7f86', '#e8641f'] as const;
    for (const [i, x] of [96, 190, 290, 1216, 1316, 1416].entries()) {
      const cloth = lit(stage, dyes[i % 4] ?? dyes[0]);
      canvas.path(
        `M${x} 300H${x + 88}V${560 + (i % 3) * 24}Q${x + 44} ${580 + (i % 3) * 24} ${x} ${560 + (i % 3) * 24}Z`,
        canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.1)), [0, 0, 1, 0]),
      );
      let dots = '';
      for (let k = 0; k < 15; k += 1) dots += oval(x + 16 + (k % 3) * 27, 330 + Math.floor(k / 3) * 44, 7);
      canvas.path(dots, '#fff3d6', 'opacity=".7"');
    }
  });
  paintGlow(stage, [800, 330], 700, { colour: palette.glow, strength: 0.3 });
  paintGarland(stage, [-20, 30], [540, 30], 90);
  paintGarland(stage, [1060, 30], [1620, 30], 90);
}

function paintCounter(stage: Stage): void {
  const { canvas } = stage;
  const blue = lit(stage, '#2f6f86');
  canvas.path(box(0, 700, WIDTH, 300), canvas.linear(ramp(lit(stage, '#a8703f'), lit(stage, '#6e4322'))));
  let grain = '';
  for (let i = 0; i < 24; i += 1)
    grain += `M-10 ${num(712 + i * 10)}C500 ${num(704 + i * 10.4)} 1100 ${num(722 + i * 10)} 1610 ${num(710 + i * 10.3)}`;
  canvas.stroke(grain, '#3a2010', 2.4, 'opacity=".3"');
  canvas.path(box(0, 690, WIDTH, 14), lighten(blue, 0.1));
  canvas.path(oval(790, 890, 760, 96), '#2a140a', `opacity=".35" ${canvas.blur(16)}`);
  canvas.path(oval(780, 876, 740, 92), canvas.linear(ramp('#e9c878', [0.5, '#b98436'], '#7c4f1a'), [0, 0, 1, 1]));
  canvas.stroke(oval(780, 874, 716, 82), '#fff0c0', 5, 'opacity=".7"');
  canvas.path(oval(780, 878, 700, 76), canvas.linear(ramp('#c9963f', '#e0b45c'), [0, 0, 1, 0.4]));
  canvas.stroke(oval(780, 878, 560, 58) + oval(780, 878, 420, 42), '#8a5a1c', 3, 'opacity=".5"');
}

/** An unglazed cup, thrown quickly and thrown away after one tea; `y` is its foot. */
function paintClayCup(stage: Stage, [x, y]: Point, size: number, full: boolean): void {
  const { canvas } = stage;
  const clay = lit(stage, '#c06a42', 0.7);
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    canvas.path(oval(20, 2, 84, 18), '#2a1208', `opacity=".45" ${canvas.blur(7)}`);
    const body = 'M-84 -124C-78 -70 -64 -24 -52 0Q0 14 52 0C64 -24 78 -70 84 -124Z';
    canvas.path(
      body,
      canvas.linear(
        ramp(lighten(clay, -0.02), [0.3, lighten(clay, 0.09)], [0.6, clay], lighten(clay, -0.2)),
        [0, 0, 1, 0],
      ),
    );
    canvas.inside(body, () => {
      canvas.stroke(
        'M-90 -100Q0 -72 90 -100M-90 -78Q0 -50 90 -78M-90 -56Q0 -28 90 -56M-90 -34Q0 -8 90 -34',
        lighten(clay, -0.1),
        4,
        'opacity=".5"',
      );
      canvas.stroke(
        'M-90 -104Q0 -76 90 -104M-90 -82Q0 -54 90 -82M-90 -60Q0 -32 90 -60',
        lighten(clay, 0.13),
        2.4,
        'opacity=".6"',
      );
    });
    canvas.grain(body, { colour: lighten(clay, -0.3), axis: [-10, 0, 84, 0], opacity: 0.6 });
    canvas.path(oval(0, -124, 85, 21), lighten(clay, 0.07));
    canvas.path(oval(0, -122, 74, 16), lighten(clay, -0.2));
    if (full) {
      canvas.path(
        oval(0, -119, 71, 14),
        canvas.radial(ramp('#d9a468', [0.7, '#b9783c'], '#8a4f22'), [0.42, 0.4], 0.66),
      );
      canvas.path(
        oval(-30, -120, 9, 3) + oval(-14, -115, 6, 2.2) + oval(26, -122, 8, 2.6) + oval(40, -116, 5, 2),
        '#f7ddb4',
        'opacity=".85"',
      );
    }
  });
}

/** The stream of tea from spout to cup, with drops beside it. */
function paintPour(stage: Stage): void {
  const { canvas } = stage;
  const stream = 'M812 298C720 330 634 470 612 746H634C654 500 726 372 826 318Z';
  canvas.path(stream, canvas.linear(ramp('#e2b078', [0.5, '#c98a4c'], '#a8642c')));
  canvas.stroke('M812 306C726 340 646 480 620 740', '#fbe6c4', 5, 'opacity=".8"');
  let drops = '';
  for (const [x, y, r] of [
    [592, 700, 5],
    [660, 690, 6],
    [578, 730, 4],
    [672, 726, 4],
    [650, 640, 4],
    [603, 640, 3],
  ] as const)
    drops += oval(x, y, r, r * 1.3);
  canvas.path(drops, '#c98a4c');
}

function paintSplash(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.path(oval(x, y - 6, 34, 9), '#fbe9cc', 'opacity=".8"');
  for (const [dx, dy] of [
    [-26, -22],
    [30, -20],
    [-10, -30],
    [16, -32],
  ] as const)
    canvas.stroke(
      `M${x + dx * 0.5} ${y - 8}Q${num(x + dx * 0.9)} ${y + dy} ${x + dx * 1.3} ${y + dy * 0.5}`,
      '#d9a468',
      5,
    );
}

function paintKettleAndHand(stage: Stage): void {
  const { canvas } = stage;
  canvas.group('transform="translate(1040 250) rotate(-24)"', () => {
    const steel = canvas.linear(
      ramp('#6a7076', [0.2, '#f0f3f4'], [0.45, '#a4acb1'], [0.7, '#e2e7e9'], '#585f65'),
      [0, 0, 1, 0.3],
    );
    canvas.path(
      'M-150 -10C-190 -30 -220 -60 -236 -52L-250 -30C-220 -10 -190 60 -140 70Z',
      canvas.linear(ramp('#dfe5e7', '#747c82')),
    );
    canvas.path('M-150 110C-176 20 -130 -70 -70 -84H70C130 -70 176 20 150 110Q0 146 -150 110Z', steel);
    canvas.path('M-150 110Q0 146 150 110L140 132Q0 164 -140 132Z', '#4a5056');
    canvas.stroke('M-146 84Q0 120 146 84M-156 40Q0 72 156 40', '#ffffff', 4, 'opacity=".4"');
    canvas.path(oval(0, -84, 76, 19), '#8a9298');
    canvas.path('M-70 -88C-50 -124 50 -124 70 -88Q0 -70 -70 -88Z', steel);
    canvas.path(oval(0, -122, 15, 13), '#2a2420');
    canvas.stroke('M140 -60C236 -80 250 60 146 84', '#2a2420', 26);
    canvas.stroke('M146 -66C226 -80 238 46 156 72', '#6a5a4c', 7, 'opacity=".8"');
  });
  paintFist(stage, {
    transform: 'translate(1228 170) rotate(-22) scale(.82)',
    skin: '#a86f48',
    sleeve: '#f3ead6',
    elbow: [560, 130],
  });
}
