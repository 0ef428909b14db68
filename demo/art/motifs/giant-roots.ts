import { mix } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { tapered } from './tapered.ts';

// Points from the trunk to the ground, then the width at both ends.
const ROOTS: readonly (readonly [string, number, number])[] = [
  ['650 456 480 524 330 548 250 620 236 740 206 880', 84, 26],
  ['770 456 980 506 1140 520 1204 580 1214 700 1250 880', 80, 24],
  ['640 460 560 540 520 640 530 760 470 890', 96, 34],
  ['800 460 870 540 884 640 858 760 880 890', 92, 30],
  ['690 500 660 560 676 680 640 780 650 900', 104, 42],
  ['760 440 768 560 742 680 774 790 750 900', 90, 34],
  ['600 500 440 596 400 700 420 800 372 886', 46, 16],
  ['840 500 926 570 940 620 932 660 944 700', 34, 6],
  ['1090 508 1150 600 1128 700 1146 800 1120 884', 34, 12],
  ['400 530 190 556 60 590 20 700 -30 800', 50, 20],
  ['1100 520 1330 520 1460 540 1500 640 1476 780 1510 880', 46, 14],
];

/** "x y x y" as points. */
function pointsOf(text: string): Point[] {
  const values = text.split(' ').map(Number);
  return values.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []));
}

const bark = (stage: Stage): string => mix(lit(stage, '#cdbb98'), stage.palette.leaf, 0.06);

/** Paints the pale trunk that stands on the gallery, over the upper ends of its roots. */
export function paintGiantTrunk(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const own = bark(stage);
  const trunk =
    'M500 536Q596 496 612 340Q622 180 600 -20H800Q786 180 800 340Q816 486 936 536Q890 546 850 534Q822 560 796 552Q776 600 744 566Q720 548 700 580Q668 612 640 570Q612 552 590 566Q556 560 540 540Q520 544 500 536Z';
  canvas.path(
    trunk,
    canvas.linear(
      ramp(mix(own, palette.deep, 0.46), [0.45, own], [0.74, mix(own, palette.sun, 0.35)], mix(own, palette.deep, 0.2)),
      [0, 0, 1, 0],
    ),
  );
  canvas.inside(trunk, () => {
    let [lines, lichen] = ['', ''];
    for (let i = 0; i < 22; i += 1) {
      const x = random.between(604, 796);
      lines += `M${num(x)} ${num(random.between(-10, 300))}q${num(random.around(0, 14))} 60 ${num(random.around(0, 10))} ${num(random.between(80, 200))}`;
    }
    for (let i = 0; i < 12; i += 1)
      lichen += oval(random.between(590, 810), random.between(0, 480), random.between(8, 26), random.between(6, 15));
    canvas.path(lichen, mix(palette.leaf, '#c4cc8a', 0.5), 'opacity=".4"');
    canvas.stroke(lines, mix(own, palette.deep, 0.5), 3, 'opacity=".35"');
  });
  paintFlutes(stage, own);
  canvas.grain(trunk, { colour: palette.deep, axis: [740, 0, 560, 0], opacity: 0.5 });
}

/** The ribs in which the trunk runs out into its roots. */
function paintFlutes(stage: Stage, own: string): void {
  const { canvas, palette } = stage;
  const flutes = [
    '630 300 616 420 560 500 520 532',
    '660 320 644 450 620 520 606 556',
    '700 300 694 460 680 530 676 574',
    '746 320 760 460 762 510 770 560',
    '780 300 800 430 840 500 910 530',
  ].map(pointsOf);
  for (const path of flutes) {
    canvas.stroke(smooth(path), mix(own, palette.deep, 0.5), 12, 'opacity=".4"');
    canvas.stroke(smooth(path.map(([x, y]): Point => [x + 13, y - 2])), mix(own, '#fff8e0', 0.5), 6, 'opacity=".5"');
  }
}

/** Paints the roots that flow over a wall whose roof line lies at `roof`. */
export function paintGiantRoots(stage: Stage, roof: number): void {
  const { canvas, palette } = stage;
  const own = bark(stage);
  for (const [text, wide, thin] of ROOTS.toReversed()) {
    const path = pointsOf(text);
    const d = tapered(path, wide, thin);
    canvas.shadow(d, [-12, 10], { blur: 7, opacity: 0.42, colour: palette.deep });
    canvas.path(
      d,
      canvas.linear(
        ramp(
          mix(own, palette.deep, 0.46),
          [0.42, own],
          [0.74, mix(own, palette.sun, 0.35)],
          mix(own, palette.deep, 0.2),
        ),
        [0, 0, 1, 0],
      ),
    );
    canvas.grain(d, {
      colour: palette.deep,
      axis: [(path[2]?.[0] ?? 0) + wide * 0.3, 0, (path[2]?.[0] ?? 0) - wide, 0],
      opacity: 0.4,
    });
    const shift = (dx: number): Point[] => path.map(([x, y], i): Point => [x + dx * (1 - (i / path.length) * 0.6), y]);
    canvas.inside(d, () => {
      canvas.stroke(
        smooth(shift(-wide * 0.26)),
        mix(own, palette.deep, 0.55),
        Math.max(3, wide * 0.1),
        'opacity=".45"',
      );
      canvas.stroke(smooth(shift(wide * 0.04)), mix(own, palette.deep, 0.4), 2.4, 'opacity=".5"');
      canvas.stroke(smooth(shift(wide * 0.24)), mix(own, '#fff8e0', 0.6), Math.max(2.4, wide * 0.08), 'opacity=".6"');
    });
  }
  let hair = '';
  const { random } = stage;
  for (let i = 0; i < 26; i += 1) {
    const x = random.between(260, 1260);
    if (x > 940 && x < 1090) continue;
    const y = roof + random.between(20, 50);
    hair += `M${num(x)} ${num(y)}q${num(random.around(0, 22))} ${num(random.between(40, 90))} ${num(random.around(0, 16))} ${num(random.between(110, 260))}`;
  }
  canvas.stroke(hair, mix(own, palette.deep, 0.25), 4, 'opacity=".8"');
}
