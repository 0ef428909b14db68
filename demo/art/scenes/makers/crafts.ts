import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCrescent, paintDumpling } from '#demo/art/motifs/dumpling.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintMask } from '#demo/art/motifs/mask.ts';
import { paintPaintbrush } from '#demo/art/motifs/paintbrush.ts';
import { paintTextile, type Textile } from '#demo/art/motifs/textile.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { paintWaxPen } from '#demo/art/motifs/wax-pen.ts';
import { paintFlatBowl } from './flat-bowl.ts';

/** Work on a table: what lies behind the hands, and what they hold. `x` is the middle, the table begins at y = 770. */
export interface Craft {
  readonly behind: (stage: Stage, x: number) => void;
  readonly held: (stage: Stage, x: number) => void;
  /** `between`: it stands behind the fingers; `on`: it lies on them. */
  readonly holds: 'between' | 'on';
  /** Where the hands are, from the middle. */
  readonly hands: readonly [Point, Point];
}

/** Lotus flowers, and a pot of tea or a brass vase beside them. */
export function lotusCraft(side: 'tea' | 'vase'): Craft {
  return {
    holds: 'on',
    hands: [
      [-118, 880],
      [118, 880],
    ],
    behind: (stage, x) => {
      for (const [dx, y, size] of [
        [-470, 880, 2.1],
        [-390, 930, 1.8],
        [-330, 860, 1.7],
      ] as const)
        paintLotusPad(stage, [x + dx, y + 6], size * 0.9);
      for (const [dx, y, size, colour] of [
        [-450, 868, 2.2, '#f08fb0'],
        [-350, 900, 2, '#f7b6cb'],
        [-520, 920, 1.8, '#fbe0e8'],
        [-420, 940, 1.7, '#ee7fa4'],
      ] as const)
        paintLotusFlower(stage, [x + dx, y], size, colour);
      if (side === 'tea') {
        paintVessel(stage, {
          foot: [x + 400, 890],
          height: 150,
          shape: 'jar',
          body: '#eef0ea',
          decoration: [
            { kind: 'band', from: 0.1, to: 0.16, colour: '#2f5ea8' },
            { kind: 'petals', at: 0.5, size: 0.3, count: 11, colour: '#2f5ea8' },
          ],
        });
        for (const dx of [300, 500, 570])
          paintFlatBowl(stage, [x + dx, 905], 42, { ware: '#eef0ea', inside: '#c9a24a' });
      } else {
        paintVessel(stage, { foot: [x + 410, 900], height: 190, shape: 'baluster', body: '#d9a441' });
        for (const [dx, y, size] of [
          [410, 706, 1.7],
          [352, 740, 1.4],
          [468, 738, 1.4],
        ] as const)
          paintLotusFlower(stage, [x + dx, y], size, '#f08fb0');
      }
    },
    held: (stage, x) => paintLotusFlower(stage, [x, 890], 2.5, '#f59ab8'),
  };
}

/** Dumplings on a floured board. */
export const momoCraft: Craft = {
  holds: 'between',
  hands: [
    [-96, 872],
    [96, 872],
  ],
  behind: (stage, x) => {
    const { canvas } = stage;
    const board = lit(stage, '#dcb87e', 0.5);
    const d = `M${x - 560} 824H${x + 300}L${x + 350} 976H${x - 620}Z`;
    canvas.shadow(d, [6, 12], { blur: 8, opacity: 0.4 });
    canvas.path(d, canvas.linear(ramp(lighten(board, 0.05), lighten(board, -0.05))));
    canvas.path(oval(x - 120, 904, 320, 44), '#fffaf0', `opacity=".5" ${canvas.blur(12)}`);
    for (const [dx, y] of [
      [-520, 856],
      [-410, 850],
      [-300, 852],
      [-560, 930],
      [-440, 926],
      [-320, 930],
    ] as const)
      paintDumpling(stage, [x + dx, y], 44, dx);
    for (const dx of [-180, 220]) paintCrescent(stage, [x + dx, 946], 0.62, 4);
    paintFlatBowl(stage, [x + 480, 850], 104, { ware: '#b9793a', inside: '#7d4a34' });
    let green = '';
    for (let i = 0; i < 14; i += 1) green += oval(x + 410 + ((i * 53) % 140), 842 + ((i * 17) % 20), 7, 4);
    canvas.path(green, '#5fae4a');
  },
  held: (stage, x) => paintDumpling(stage, [x, 862], 58, 0.4),
};

/** Cloth that hangs over a bar before the table, and a pen with hot wax or dye. */
export function clothCraft(textile: Textile, pot: { ware: string; inside: string }): Craft {
  return {
    holds: 'on',
    hands: [
      [-196, 800],
      [150, 846],
    ],
    behind: (stage, x) => {
      const { canvas } = stage;
      const wood = lit(stage, '#7a4a28', 0.6);
      const d = `M${x - 400} 792H${x + 280}C${x + 288} 860 ${x + 276} 940 ${x + 286} 1004H${x - 412}C${x - 398} 940 ${x - 410} 860 ${x - 400} 792Z`;
      canvas.shadow(d, [10, 10], { blur: 10, opacity: 0.4 });
      paintTextile(stage, d, textile);
      canvas.path(
        d,
        canvas.linear(
          ramp(
            [0, '#140a10', 0.2],
            [0.2, '#140a10', 0],
            [0.6, '#140a10', 0.14],
            [0.8, '#ffffff', 0.1],
            [1, '#140a10', 0.26],
          ),
          [0, 0, 1, 0],
        ),
      );
      canvas.path(
        `M${x - 450} 776H${x + 330}V802H${x - 450}Z`,
        canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.08))),
      );
      paintFlatBowl(stage, [x + 470, 840], 112, pot);
    },
    held: (stage, x) =>
      stage.canvas.group(`transform="translate(${num(x + 60)} 872) rotate(-34) scale(.56)"`, () => paintWaxPen(stage)),
  };
}

/** A basket with its last rows unfinished. */
export function basketCraft(textile: Textile): Craft {
  return {
    holds: 'between',
    hands: [
      [-214, 838],
      [214, 838],
    ],
    behind: (stage, x) => {
      const { canvas, random } = stage;
      const straw = lit(stage, '#e2c07c', 0.5);
      for (const [dx, y] of [
        [-470, 900],
        [460, 890],
      ] as const)
        for (const r of [86, 66, 48]) canvas.stroke(oval(x + dx, y, r, r * 0.34), lighten(straw, (r - 70) / 500), 13);
      let far = '';
      for (let i = 0; i <= 22; i += 1) {
        const at = -190 + i * 17.3;
        far += `M${num(x + at)} 800Q${num(x + at * 1.2)} 740 ${num(x + at * 1.36 + random.around(0, 14))} ${num(676 + random.around(0, 26))}`;
      }
      canvas.stroke(far, lighten(straw, -0.06), 8);
    },
    held: (stage, x) => {
      const { canvas } = stage;
      const straw = lit(stage, '#e2c07c', 0.5);
      const d = `M${x - 206} 806C${x - 200} 880 ${x - 176} 940 ${x - 150} 968C${x - 80} 990 ${x + 80} 990 ${x + 150} 968C${x + 176} 940 ${x + 200} 880 ${x + 206} 806Z`;
      canvas.shadow(d, [10, 14], { blur: 10, opacity: 0.45 });
      paintTextile(stage, d, textile);
      canvas.path(
        d,
        canvas.linear(
          ramp([0, '#140a10', 0.3], [0.3, '#ffffff', 0.12], [0.6, '#140a10', 0.05], [1, '#140a10', 0.42]),
          [0, 0, 1, 0],
        ),
      );
      canvas.path(oval(x, 806, 208, 46), lighten(straw, -0.22));
      canvas.stroke(oval(x, 806, 208, 46), straw, 17);
      canvas.stroke(oval(x, 806, 208, 46), lighten(straw, -0.16), 4, 'stroke-dasharray="4 13"');
    },
  };
}

/** A broken bowl, its seams filled with gold. */
export const mendCraft: Craft = {
  holds: 'between',
  hands: [
    [-196, 892],
    [176, 850],
  ],
  behind: (stage, x) => {
    const { canvas } = stage;
    paintFlatBowl(stage, [x + 420, 880], 58, { ware: '#6a3a2c', inside: '#e3b13c' });
    paintFlatBowl(stage, [x + 550, 900], 52, { ware: '#20161a', inside: '#3a1a14' });
    const shards = ['M-60 0L-10 -34L40 -20L24 18Z', 'M80 20L120 -10L156 14L118 36Z', 'M-20 60L30 40L62 66L10 86Z'];
    canvas.group(`transform="translate(${num(x - 460)} 884)"`, () => {
      for (const d of shards) {
        canvas.shadow(d, [4, 7], { blur: 4, opacity: 0.4 });
        canvas.path(d, canvas.linear(ramp('#f3f3ec', '#cfd6d6'), [0, 0, 1, 1]));
        canvas.stroke(d, '#2f5ea8', 3, 'opacity=".6"');
      }
    });
  },
  held: (stage, x) => {
    const { canvas } = stage;
    const bowl = `M${x - 190} 812C${x - 180} 900 ${x - 90} 950 ${x} 950C${x + 90} 950 ${x + 180} 900 ${x + 190} 812Z`;
    canvas.shadow(bowl, [8, 14], { blur: 10, opacity: 0.45 });
    canvas.path(bowl, canvas.linear(ramp('#f7f6ee', [0.5, '#e6e9e6'], '#b3bfc4'), [0, 0, 1, 0.2]));
    canvas.inside(bowl, () => {
      let petals = '';
      for (let i = -5; i <= 5; i += 1) petals += leaf([x + i * 40, 930], 62, 15, -Math.PI / 2 + i * 0.03);
      canvas.path(petals, '#2f5ea8', 'opacity=".85"');
      canvas.stroke(`M${x - 200} 838C${x - 90} 864 ${x + 90} 864 ${x + 200} 838`, '#2f5ea8', 8);
    });
    canvas.path(oval(x, 812, 190, 44), '#c3ccce');
    canvas.path(oval(x, 816, 172, 36), canvas.linear(ramp('#dfe5e4', '#f7f6ee')));
    const seams = `M${x - 120} 824C${x - 96} 860 ${x - 110} 890 ${x - 60} 936M${x - 104} 876L${x - 176} 862M${x + 30} 846C${x + 14} 880 ${x + 50} 900 ${x + 34} 950M${x + 34} 892L${x + 120} 912M${x - 60} 788L${x - 20} 830L${x + 60} 806`;
    canvas.inside(bowl, () => {
      canvas.stroke(seams, '#8f5f14', 11, 'opacity=".6"');
      canvas.stroke(seams, '#f0bd45', 7.5);
      canvas.stroke(seams, '#fff0bd', 2.4, 'opacity=".9"');
    });
    canvas.group(`transform="translate(${num(x + 40)} 880) rotate(-22) scale(.5)"`, () =>
      paintPaintbrush(stage, '#e3b13c'),
    );
  },
};

/** A mask being carved, others beside it. */
export const maskCraft: Craft = {
  holds: 'between',
  hands: [
    [-150, 866],
    [150, 866],
  ],
  behind: (stage, x) => {
    const { canvas, random } = stage;
    paintMask(stage, { centre: [x - 470, 846], size: 0.66, finish: 'sage', turn: -8 });
    paintMask(stage, { centre: [x + 480, 846], size: 0.66, finish: 'courtier', turn: 9 });
    let chips = '';
    for (let i = 0; i < 30; i += 1)
      chips += leaf([x - 330 + random.next() * 660, 930 + random.next() * 50], 26, 7, random.next() * 6);
    canvas.path(chips, lit(stage, '#e6bd80', 0.4));
  },
  held: (stage, x) => paintMask(stage, { centre: [x, 846], size: 0.72, finish: 'bare' }),
};
