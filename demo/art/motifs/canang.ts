import { lighten } from '#demo/art/kit/colour.ts';
import { type Point, num, polyline } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from './blossom.ts';
import { paintGrains } from './grains.ts';
import { paintSteam } from './steam.ts';

/** A canang sari: a small palm-leaf tray of flowers with a stick of incense; `half` is half its width. */
export interface Canang {
  readonly centre: Point;
  readonly half: number;
  readonly turn: number;
  readonly incense?: boolean;
}

/** Paints the woven tray, its petals by direction (white east, red south, yellow west, green and blue north), rice. */
export function paintCanang(stage: Stage, { centre, half, turn, incense = false }: Canang): void {
  const { canvas } = stage;
  canvas.group(
    `transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(${turn}) scale(${Math.round(half) / 100})"`,
    () => {
      paintTray(stage);
      paintPetals(stage);
      for (const [x, y] of [
        [-6, -8],
        [34, -26],
        [-34, 20],
      ] as const)
        paintBlossom(stage, 'frangipani', [x, y], 30);
      paintGrains(stage, {
        centre: [16, 26],
        radius: 16,
        count: 26,
        colours: ['#fffdf6', '#f0e8d4'],
        grain: [4.6, 1.8],
      });
    },
  );
  if (incense) paintIncense(stage, centre, half);
}

function paintTray(stage: Stage): void {
  const { canvas } = stage;
  const pale = lit(stage, '#e9dfa0', 0.6);
  const rim: Point[] = [
    [-96, -96],
    [96, -96],
    [96, 96],
    [-96, 96],
  ];
  const tray = polyline(rim, true);
  canvas.shadow(tray, [12, 18], { blur: 9, opacity: 0.5 });
  let fringe = '';
  for (let i = -90; i <= 90; i += 15) {
    for (const side of [-1, 1])
      fringe +=
        leaf([i, side * 88], 34, 9, (side * Math.PI) / 2) + leaf([side * 88, i], 34, 9, side === 1 ? 0 : Math.PI);
  }
  canvas.path(fringe, lighten(pale, -0.06));
  canvas.path(tray, canvas.linear(ramp(lighten(pale, 0.03), lighten(pale, -0.1)), [0, 0, 1, 1]));
  let weave = '';
  for (let i = -84; i <= 84; i += 12) weave += `M${i} -92V92M-92 ${i}H92`;
  canvas.stroke(weave, lighten(pale, -0.14), 1.6, 'opacity=".3"');
  canvas.stroke(tray, lit(stage, '#8fae4a', 0.6), 8);
  canvas.stroke(
    polyline(
      [
        [-82, -82],
        [82, -82],
        [82, 82],
        [-82, 82],
      ],
      true,
    ),
    lighten(pale, -0.16),
    2.4,
  );
  canvas.path(rosette([0, 0], { length: 74, halfWidth: 20 }, 8, 0.2), lit(stage, '#5f9a4a', 0.6), 'opacity=".8"');
}

function paintPetals(stage: Stage): void {
  const { canvas, random } = stage;
  const quarters = [
    { at: [50, 0], colours: ['#fffaf0', '#f6efe2'] },
    { at: [0, 52], colours: ['#d8322c', '#ef5a46'] },
    { at: [-52, 0], colours: ['#f7b81e', '#ffd34a'] },
    { at: [0, -52], colours: ['#4a5fc0', '#7a7fd8'] },
  ] as const;
  for (const { at, colours } of quarters) {
    for (let i = 0; i < 46; i += 1) {
      const spot: Point = [at[0] + random.around(0, 33), at[1] + random.around(0, 33)];
      canvas.path(
        leaf(spot, random.between(16, 26), 6.4, random.between(0, Math.PI * 2)),
        lit(stage, random.pick(colours), 0.5),
        'opacity=".95"',
      );
    }
  }
}

function paintIncense(stage: Stage, [x, y]: Point, half: number): void {
  const { canvas } = stage;
  for (const dx of [-0.16, 0.02]) {
    const [tipX, tipY] = [x + half * (0.9 + dx), y - half * (1.15 + dx)];
    canvas.stroke(
      `M${num(x + half * (0.1 + dx))} ${num(y - half * 0.1)}L${num(tipX)} ${num(tipY)}`,
      '#1c0f0c',
      6,
      'opacity=".3" transform="translate(10 16)"',
    );
    canvas.stroke(
      `M${num(x + half * (0.1 + dx))} ${num(y - half * 0.1)}L${num(tipX)} ${num(tipY)}`,
      lit(stage, '#8a4a34'),
      5,
    );
    canvas.path(oval(tipX, tipY, 6), '#ff8a3c');
    canvas.path(oval(tipX, tipY, 14), '#ff9a4c', `opacity=".5" ${canvas.blur(5)}`);
    paintSteam(stage, [tipX, tipY], { width: 20, height: half * 2.1, count: 1, opacity: 0.6 });
  }
}
