import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { tube } from '#demo/art/kit/tube.ts';

/** What a seller wears on the head. */
export type Headwear = 'straw' | 'scarf' | 'turban' | 'bun' | 'cone';

/** Somebody behind a stall, bent a little over the wares; a figure, not a portrait. */
export interface Vendor {
  /** Middle of the waist, where the stall begins to hide the body. */
  readonly waist: Point;
  /** 1 is about 330 units from waist to crown. */
  readonly size: number;
  readonly skin: string;
  readonly dress: string;
  readonly second: string;
  readonly head: Headwear;
  /** A shawl in the second colour over the left shoulder. */
  readonly sash?: boolean;
  /** Which way the head is bent. */
  readonly facing?: 1 | -1;
  /** Drawn over the lap between the hands. */
  readonly held?: () => void;
}

/** Paints torso, bowed head, headwear and two arms that reach to the front. */
export function paintVendor(stage: Stage, vendor: Vendor): void {
  const { canvas, palette } = stage;
  const { waist, size, facing = 1 } = vendor;
  const skin = lit(stage, vendor.skin, 0.7);
  const dress = lit(stage, vendor.dress, 0.8);
  canvas.group(
    `transform="translate(${num(waist[0])} ${num(waist[1])}) scale(${num2(size * facing)} ${num2(size)})"`,
    () => {
      const torso =
        'M-88 30C-84 -60 -104 -150 -68 -182C-46 -202 -24 -204 0 -204S46 -202 68 -182C104 -150 84 -60 88 30Z';
      canvas.path(
        torso,
        canvas.linear(ramp(lighten(dress, 0.06), [0.5, dress], lighten(dress, -0.12)), [0, 0, 1, 0.4]),
      );
      canvas.inside(torso, () => {
        canvas.stroke(
          'M-60 -150Q-40 -60 -70 20M50 -160Q40 -70 76 20M-10 -120Q0 -40 -14 20',
          lighten(dress, -0.1),
          6,
          'opacity=".45"',
        );
        if (vendor.sash === true || vendor.head === 'scarf') paintSash(stage, lit(stage, vendor.second, 0.8));
      });
      canvas.path('M-30 -188Q0 -160 34 -188L26 -232H-20Z', lighten(skin, -0.08));
      canvas.path('M-46 -196Q2 -150 50 -196', 'none', `stroke="${lighten(dress, 0.14)}" stroke-width="7"`);
      paintHead(stage, skin);
      HEADWEAR[vendor.head](stage, lit(stage, vendor.second, 0.8));
      vendor.held?.();
      paintArm(stage, -1, skin, dress);
      paintArm(stage, 1, skin, dress);
      canvas.stroke('M-66 -186C-98 -168 -110 -110 -118 -70', palette.sun, 4, 'opacity=".35"');
    },
  );
}

function paintSash(stage: Stage, cloth: string): void {
  const { canvas } = stage;
  canvas.path(
    'M-90 -190C-30 -150 40 -60 110 30L40 40C-10 -50 -60 -120 -112 -150Z',
    canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.1)), [0, 0, 1, 1]),
  );
  canvas.stroke('M-96 -172C-40 -136 30 -50 84 36', lighten(cloth, 0.16), 5, 'opacity=".7"');
}

function paintArm(stage: Stage, side: 1 | -1, skin: string, dress: string): void {
  const { canvas } = stage;
  const lower = tube([
    [side * 96, -64, 19],
    [side * 80, -22, 18],
    [side * 46, -4, 15],
    [side * 20, 4, 17],
  ]);
  canvas.path(lower, '#1a0c0c', `opacity=".3" transform="translate(4 10)" ${canvas.blur(4)}`);
  canvas.path(lower, canvas.linear(ramp(lighten(skin, 0.05), lighten(skin, -0.1))));
  const upper = tube([
    [side * 66, -168, 25],
    [side * 93, -118, 27],
    [side * 100, -66, 25],
    [side * 90, -40, 23],
  ]);
  canvas.path(upper, '#1a0c0c', 'opacity=".22" transform="translate(5 6)"');
  canvas.path(
    upper,
    canvas.linear(
      ramp(lighten(dress, side === -1 ? 0.08 : 0.01), lighten(dress, side === -1 ? -0.02 : -0.12)),
      [0, 0, 0.6, 1],
    ),
  );
  canvas.stroke(`M${side * 76} -130Q${side * 94} -100 ${side * 86} -60`, lighten(dress, -0.12), 5, 'opacity=".4"');
}

function paintHead(stage: Stage, skin: string): void {
  const { canvas } = stage;
  canvas.path(oval(-50, -262, 11, 16), lighten(skin, -0.07));
  const face = 'M-52 -290C-52 -340 52 -340 54 -288C56 -252 44 -216 12 -208C-24 -204 -48 -244 -52 -290Z';
  canvas.path(face, canvas.linear(ramp(lighten(skin, 0.06), [0.5, skin], lighten(skin, -0.1)), [0, 0, 1, 0.5]));
  canvas.stroke('M14 -272Q26 -254 16 -246M2 -228Q14 -222 26 -229', lighten(skin, -0.2), 4, 'opacity=".55"');
  canvas.stroke('M-14 -270Q-4 -264 4 -270M30 -272Q38 -266 44 -272', '#2a1410', 4.4, 'opacity=".75"');
}

type Painter = (stage: Stage, cloth: string) => void;

const HAIR =
  'M-58 -262C-66 -344 -30 -358 2 -358C44 -358 68 -334 58 -270C50 -304 36 -314 4 -312C-30 -312 -46 -300 -46 -262Z';

const HEADWEAR: Record<Headwear, Painter> = {
  bun: ({ canvas }, cloth) => {
    canvas.path(oval(-38, -352, 30, 26), '#20141a');
    canvas.path(HAIR, canvas.linear(ramp('#3a2830', '#160e14')));
    canvas.path(leaf([-56, -340], 26, 9, 0.4) + leaf([-56, -340], 26, 9, 1.5) + leaf([-56, -340], 26, 9, -0.8), cloth);
  },
  straw: (stage) => {
    const { canvas } = stage;
    const straw = lit(stage, '#e2bd78');
    canvas.path(HAIR, '#20141a');
    canvas.path(oval(4, -306, 128, 30), canvas.linear(ramp(lighten(straw, 0.05), lighten(straw, -0.14))));
    canvas.stroke(oval(4, -306, 104, 22) + oval(4, -306, 84, 16), lighten(straw, -0.14), 2.4, 'opacity=".6"');
    canvas.path(
      'M-62 -312C-58 -382 62 -382 70 -312Q4 -288 -62 -312Z',
      canvas.linear(ramp(lighten(straw, 0.08), lighten(straw, -0.12)), [0, 0, 1, 0]),
    );
    canvas.path('M-64 -322Q4 -298 71 -322V-308Q4 -284 -64 -308Z', lit(stage, '#a9362c'));
  },
  cone: (stage) => {
    const { canvas } = stage;
    const straw = lit(stage, '#e6c789');
    canvas.path(HAIR, '#20141a');
    canvas.path(
      'M-132 -290Q4 -250 140 -290L10 -396Q4 -400 -2 -396Z',
      canvas.linear(ramp(lighten(straw, 0.06), straw, lighten(straw, -0.18)), [0, 0, 1, 0]),
    );
    canvas.stroke(
      'M-104 -300Q4 -268 112 -300M-74 -324Q4 -300 82 -324M-44 -350Q4 -336 52 -350',
      lighten(straw, -0.16),
      2.4,
      'opacity=".55"',
    );
  },
  scarf: ({ canvas }, cloth) => {
    canvas.path(
      'M-66 -204C-92 -300 -66 -364 4 -364C68 -364 84 -300 66 -226C62 -290 50 -318 8 -320C-34 -320 -46 -280 -44 -210C-40 -190 -70 -180 -66 -204Z',
      canvas.linear(ramp(lighten(cloth, 0.08), [0.5, cloth], lighten(cloth, -0.14)), [0, 0, 1, 0.3]),
    );
    canvas.path(
      'M-44 -300C-40 -318 -10 -326 8 -320C40 -318 56 -300 60 -272C50 -300 36 -310 6 -310C-24 -310 -38 -302 -44 -300Z',
      '#20141a',
    );
    canvas.stroke('M-60 -300Q-40 -350 4 -352M-70 -250Q-66 -300 -40 -330', lighten(cloth, 0.16), 4, 'opacity=".6"');
  },
  turban: ({ canvas }, cloth) => {
    canvas.path(
      'M-66 -286C-92 -350 -40 -396 10 -392C74 -392 92 -336 66 -288Q4 -322 -66 -286Z',
      canvas.linear(ramp(lighten(cloth, 0.1), [0.5, cloth], lighten(cloth, -0.14)), [0, 0, 1, 0.6]),
    );
    canvas.stroke(
      'M-72 -306Q-10 -372 66 -366M-76 -326Q-20 -384 40 -388M-62 -290Q10 -340 78 -330',
      lighten(cloth, -0.12),
      5,
      'opacity=".6"',
    );
    canvas.stroke('M-70 -314Q-10 -378 62 -374', lighten(cloth, 0.18), 4, 'opacity=".6"');
    canvas.stroke('M-8 -233Q4 -223 15 -230Q26 -223 40 -233', '#2a1a16', 7, 'opacity=".85"');
  },
};

const num2 = (n: number): string => String(Math.round(n * 100) / 100);
