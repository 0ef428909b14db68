import { lighten } from '#demo/art/kit/colour.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';
import { paintMass, type Hair } from './short-hairs.ts';

const CAP =
  'M-114 16C-124 -40 -120 -110 -92 -150C-66 -186 -30 -198 0 -198C30 -198 66 -186 92 -150C120 -110 124 -40 114 16C110 -4';

function paintMiddleParting(sitting: Sitting): void {
  paintMass(
    sitting,
    `${CAP} 112 -40 96 -72C76 -104 34 -122 0 -148C-34 -122 -76 -104 -96 -72C-112 -40 -110 -4 -114 16Z`,
    'M-6 -160C-46 -142 -86 -116 -104 -70M6 -160C46 -142 86 -116 104 -70M-12 -178C-52 -170 -88 -140 -108 -96M12 -178C52 -170 88 -140 108 -96',
  );
}

function paintSideParting(sitting: Sitting): void {
  paintMass(
    sitting,
    `${CAP} 114 -50 92 -92C50 -96 -6 -116 -38 -152C-52 -118 -92 -92 -102 -44C-108 -20 -110 0 -114 16Z`,
    'M-30 -156C10 -136 60 -122 100 -100M-22 -170C20 -156 70 -144 104 -122M-50 -150C-70 -130 -96 -104 -106 -66',
  );
}

function paintCombedBack(sitting: Sitting): void {
  paintMass(
    sitting,
    `${CAP} 112 -56 94 -96C70 -134 30 -140 0 -140C-30 -140 -70 -134 -94 -96C-112 -56 -110 -4 -114 16Z`,
    'M-80 -112C-70 -150 -40 -180 -10 -190M-40 -134C-34 -160 -14 -182 6 -192M20 -138C24 -160 20 -180 10 -192M70 -122C64 -154 44 -178 18 -190',
  );
}

const LONG_BACK =
  'M0 -196C92 -196 132 -120 134 -20C136 80 150 150 166 236C100 262 -100 262 -166 236C-150 150 -136 80 -134 -20C-132 -120 -92 -196 0 -196Z';
const BOB_BACK =
  'M0 -198C96 -198 134 -120 136 -24C138 50 142 90 136 128C100 152 -100 152 -136 128C-142 90 -138 50 -136 -24C-134 -120 -96 -198 0 -198Z';

/** Hair that covers the ears or is tied. */
export const LONG_HAIRS = {
  long: {
    back: (sitting) => paintMass(sitting, LONG_BACK),
    front: paintMiddleParting,
  },
  longSide: {
    back: (sitting) => paintMass(sitting, LONG_BACK),
    front: paintSideParting,
  },
  bob: {
    back: (sitting) => paintMass(sitting, BOB_BACK),
    front: paintSideParting,
  },
  bobFringe: {
    back: (sitting) => paintMass(sitting, BOB_BACK),
    front: (sitting) =>
      paintMass(
        sitting,
        `${CAP} 112 -40 100 -78C60 -66 -60 -66 -100 -78C-112 -40 -110 -4 -114 16Z`,
        'M-60 -74C-58 -120 -40 -160 -10 -184M-10 -70C-10 -120 0 -160 10 -184M50 -72C50 -120 40 -150 24 -180',
      ),
  },
  wavy: {
    back: (sitting) => {
      let waves = '';
      for (const [x, y, r] of [
        [-128, -60, 34],
        [-138, 0, 36],
        [-134, 62, 36],
        [-122, 118, 34],
        [128, -60, 34],
        [138, 0, 36],
        [134, 62, 36],
        [122, 118, 34],
      ] as const)
        waves += oval(x, y, r);
      sitting.canvas.path(waves, sitting.hair);
      paintMass(sitting, BOB_BACK);
    },
    front: paintSideParting,
  },
  bun: {
    back: (sitting) => {
      paintMass(sitting, oval(0, -206, 58, 50), 'M-40 -214Q0 -250 42 -212M-50 -196Q0 -228 50 -194');
    },
    front: paintCombedBack,
  },
  lowBun: {
    back: (sitting) => paintMass(sitting, oval(0, 110, 112, 62)),
    front: paintMiddleParting,
  },
  sideBun: {
    back: (sitting) => paintMass(sitting, oval(118, 66, 50, 46), 'M88 50Q120 26 152 56M84 68Q120 46 156 74'),
    front: paintSideParting,
  },
  tied: { front: paintCombedBack },
  ponytail: {
    back: (sitting) =>
      paintMass(
        sitting,
        'M60 60C130 40 170 120 160 200C156 250 130 280 104 290C112 220 80 140 40 120Z',
        'M110 90C140 140 140 210 124 270',
      ),
    front: paintSideParting,
  },
  shortWomen: {
    back: (sitting) =>
      paintMass(
        sitting,
        'M0 -200C92 -200 132 -130 130 -40C130 20 128 56 112 84C60 100 -60 100 -112 84C-128 56 -130 20 -130 -40C-132 -130 -92 -200 0 -200Z',
      ),
    front: (sitting) => {
      paintSideParting(sitting);
      sitting.canvas.stroke('M-110 -40C-118 -10 -120 20 -112 52M110 -40C118 -10 120 20 112 52', sitting.hair, 14);
    },
  },
  braid: {
    back: (sitting) => paintMass(sitting, oval(0, 90, 116, 70)),
    front: (sitting) => {
      paintMiddleParting(sitting);
    },
  },
} as const satisfies Record<string, Hair>;

/** A braid over the left shoulder; drawn over the clothes. */
export function paintBraid({ canvas, hair, second }: Sitting): void {
  for (let i = 5; i >= 0; i -= 1) {
    const [x, y] = [-112 + Math.sin(i * 0.5) * 8 - i * 2, 112 + i * 34];
    const size = 30 - i * 2;
    canvas.path(
      oval(x, y, size, 24),
      canvas.linear(
        [
          [0, lighten(hair, 0.12)],
          [1, hair],
        ],
        [0, 0, 1, 1],
      ),
    );
    canvas.stroke(`M${x - size} ${y - 6}Q${x} ${y + 12} ${x + size} ${y - 6}`, lighten(hair, -0.06), 4, 'opacity=".7"');
  }
  canvas.path('M-136 308H-108L-114 322H-130Z', second);
}
