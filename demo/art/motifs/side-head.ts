import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** How a head seen from the side is covered. */
export type SideCover = 'bun' | 'short' | 'long' | 'bob' | 'scarf' | 'veil' | 'cone' | 'straw' | 'cap' | 'wrapped';

/** A head that faces right; its colours are under the light of the stage already. */
export interface SideHead {
  readonly skin: string;
  readonly hair: string;
  readonly cover: SideCover;
  readonly wear?: string;
  readonly isOld?: boolean;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** Looks ahead instead of down at the work. */
  readonly looksUp?: boolean;
}

const FACE =
  'M-4 -62C22 -63 38 -50 41 -31C41 -24 41 -19 43 -14C47 -5 53 2 57 8C59 13 53 16 46 16C46 20 50 22 49 26C48 28 45 29 44 30C47 32 48 35 46 38C43 41 41 42 42 46C43 54 38 60 29 60C17 60 2 54 -10 44L-34 44C-58 28 -62 -10 -54 -32C-44 -54 -24 -62 -4 -62Z';
const CAP =
  'M40 -34C38 -64 8 -74 -22 -68C-58 -60 -70 -20 -60 12C-56 28 -46 38 -35 40C-31 26 -28 8 -23 -6C-8 -12 20 -18 40 -34Z';

/** Paints neck, face, hair and headwear about the middle of the skull; 1 is about 125 units from chin to crown. */
export function paintSideHead(stage: Stage, head: SideHead): void {
  const { canvas } = stage;
  const { skin } = head;
  canvas.path('M-36 20C-34 60 -40 84 -48 100H22C14 84 8 66 8 44Z', canvas.linear(ramp(lighten(skin, -0.12), skin)));
  if (head.cover === 'long') canvas.path(LONG, lighten(head.hair, -0.03));
  canvas.path(FACE, canvas.linear(ramp(lighten(skin, -0.06), [0.6, skin], lighten(skin, 0.05)), [0, 0, 1, 0.3]));
  paintFeatures(stage, head);
  if (head.cover !== 'scarf' && head.cover !== 'veil') {
    canvas.path(oval(-13, 4, 10, 15), lighten(skin, -0.05));
    canvas.stroke('M-16 -4Q-8 -2 -12 10', lighten(skin, -0.16), 2.6);
  }
  COVERS[head.cover](stage, head);
  if (head.glasses === true) {
    canvas.stroke(oval(36, -8, 12, 12), '#3a2a24', 3.4);
    canvas.stroke('M24 -10L-12 -6', '#3a2a24', 3.4);
  }
}

function paintFeatures(
  { canvas }: Stage,
  { skin, hair, isOld = false, beard = false, looksUp = false }: SideHead,
): void {
  const line = mix(lighten(skin, -0.24), '#5a2418', 0.3);
  canvas.path(oval(25, 20, 14, 9), '#e0604a', `opacity=".22" ${canvas.blur(5)}`);
  if (looksUp) {
    canvas.path('M25 -6Q32 -12 40 -8Q39 -3 37 -1Q31 -1 25 -6Z', '#fbf2e4');
    canvas.path(oval(36, -5.8, 3.9, 4.6), '#331c12');
    canvas.path(oval(37, -7.4, 1.1), '#ffffff');
    canvas.stroke('M22 -5Q31 -13 42 -8', '#22140f', 2.8);
  } else canvas.stroke('M25 -7Q33 -1 41 -6', '#2a1814', 3.6);
  if (!looksUp) canvas.stroke('M26 -12Q34 -15 42 -11', lighten(skin, -0.1), 2.4);
  canvas.stroke(
    looksUp ? 'M20 -21Q30 -27 41 -22' : 'M22 -24Q32 -31 42 -24',
    isOld ? lighten(hair, -0.12) : '#2a1c18',
    3.8,
    'opacity=".85"',
  );
  canvas.stroke('M45 29Q38 31 31 25', line, 3);
  canvas.stroke('M46 16Q41 16 40 11', line, 2.4, 'opacity=".6"');
  if (isOld) canvas.stroke('M30 12Q24 22 27 30M14 -8Q8 -4 6 2M15 -4Q10 0 9 6', line, 2, 'opacity=".5"');
  if (beard)
    canvas.path(
      'M46 20C36 16 22 22 8 14L-8 6C-10 34 4 62 28 68C42 70 48 58 46 42C40 40 38 30 46 20Z',
      lighten(hair, 0.02),
    );
}

const LONG = 'M-40 -40C-76 -20 -78 60 -74 150C-60 160 -30 160 -16 146C-22 90 -14 40 -8 10Z';

type Paint = (stage: Stage, head: SideHead) => void;

const hairCap: Paint = ({ canvas }, { hair }) => {
  canvas.path(CAP, canvas.linear(ramp(lighten(hair, 0.09), [0.5, hair], lighten(hair, -0.04)), [0.3, 0, 0.5, 1]));
  canvas.stroke(
    'M30 -44Q0 -56 -30 -30M18 -56Q-14 -62 -44 -28M-28 20Q-46 0 -44 -24',
    lighten(hair, 0.13),
    2.4,
    'opacity=".6"',
  );
};

const COVERS: Record<SideCover, Paint> = {
  short: hairCap,
  long: (stage, head) => {
    hairCap(stage, head);
    stage.canvas.path('M-24 -8C-30 30 -26 90 -34 148C-52 158 -70 154 -74 146C-80 60 -70 0 -50 -30Z', head.hair);
  },
  bob: (stage, head) => {
    hairCap(stage, head);
    stage.canvas.path('M-20 -12C-8 10 -10 36 -14 50C-36 60 -58 52 -64 30C-70 0 -50 -30 -20 -12Z', head.hair);
  },
  bun: (stage, head) => {
    const { canvas } = stage;
    canvas.path(
      oval(-66, -14, 25, 23),
      canvas.radial(ramp(lighten(head.hair, 0.12), [0.6, head.hair], lighten(head.hair, -0.05)), [0.4, 0.3], 0.7),
    );
    canvas.stroke('M-82 -22Q-66 -38 -50 -22M-84 -10Q-66 -26 -48 -10', lighten(head.hair, 0.13), 2.2, 'opacity=".6"');
    hairCap(stage, head);
  },
  scarf: ({ canvas }, { wear = '#6a3a5a' }) => {
    const cloth =
      'M44 -40C42 -74 4 -84 -28 -76C-70 -64 -78 -14 -70 24C-66 54 -74 84 -92 110C-50 134 24 130 62 104C44 92 34 78 30 62C10 60 -6 44 -10 22C-14 -4 -2 -30 44 -40Z';
    canvas.path(cloth, canvas.linear(ramp(lighten(wear, 0.08), [0.5, wear], lighten(wear, -0.12)), [0.2, 0, 0.6, 1]));
    canvas.stroke(
      'M-50 -40Q-66 0 -54 50M-26 -66Q-48 -10 -30 60Q-26 90 -40 112M10 66Q0 90 6 116',
      lighten(wear, -0.12),
      4,
      'opacity=".5"',
    );
  },
  veil: (stage, head) => {
    const { canvas } = stage;
    const { wear = '#8b3f78' } = head;
    hairCap(stage, head);
    const cloth =
      'M14 -66C-6 -82 -56 -76 -72 -30C-84 20 -88 80 -104 150C-70 164 -34 160 -16 140C-28 90 -24 30 -14 -10C-8 -34 4 -50 14 -66Z';
    canvas.path(cloth, canvas.linear(ramp(lighten(wear, 0.09), [0.5, wear], lighten(wear, -0.12)), [0.1, 0, 0.7, 1]));
    canvas.stroke('M14 -66C4 -50 -8 -34 -14 -10C-24 30 -28 90 -16 140', mix(wear, '#f4cf78', 0.7), 5);
    canvas.stroke('M-40 -62Q-66 10 -60 146M-22 -66Q-50 0 -44 150', lighten(wear, -0.12), 3.6, 'opacity=".5"');
  },
  cone: (stage, head) => {
    const { canvas } = stage;
    hairCap(stage, head);
    const straw = lit(stage, '#f0d593', 0.5);
    const hat = 'M-104 -8Q-60 -70 -6 -112Q6 -118 16 -110Q66 -76 100 -34Q10 0 -104 -8Z';
    canvas.path(hat, canvas.linear(ramp(lighten(straw, 0.05), [0.5, straw], lighten(straw, -0.16)), [0.6, 0, 0.2, 1]));
    canvas.stroke(
      'M-78 -18Q0 -10 84 -38M-52 -44Q10 -38 62 -60M-28 -74Q10 -70 40 -82',
      lighten(straw, -0.14),
      2.6,
      'opacity=".6"',
    );
    canvas.stroke('M-20 -10Q6 50 24 58', lit(stage, '#c2485c'), 3);
  },
  straw: (stage, head) => {
    const { canvas } = stage;
    hairCap(stage, head);
    const straw = lit(stage, '#e2bd78', 0.5);
    canvas.path('M-62 -36C-62 -96 40 -98 46 -44Z', canvas.linear(ramp(lighten(straw, 0.07), lighten(straw, -0.1))));
    canvas.stroke('M-60 -42Q-8 -28 46 -50', lit(stage, '#a9362c'), 9);
    canvas.path(
      'M-112 -22C-60 -54 60 -70 98 -46C70 -26 -50 0 -112 -22Z',
      canvas.linear(ramp(lighten(straw, 0.04), lighten(straw, -0.14))),
    );
  },
  cap: (stage, head) => {
    const { canvas } = stage;
    const { wear = '#f2ece0' } = head;
    hairCap(stage, head);
    canvas.path(
      'M36 -36C36 -80 -60 -86 -62 -24Q-10 -24 36 -36Z',
      canvas.linear(ramp(lighten(wear, 0.05), lighten(wear, -0.1))),
    );
    canvas.stroke('M-60 -30Q-10 -30 36 -42', lighten(wear, -0.14), 4, 'stroke-dasharray="7 6"');
  },
  wrapped: (stage, head) => {
    const { canvas } = stage;
    const { wear = '#2c3550' } = head;
    hairCap(stage, head);
    const cloth = 'M42 -28C44 -72 -10 -92 -44 -72C-70 -56 -72 -22 -60 -2Q-16 -26 42 -28Z';
    canvas.path(cloth, canvas.linear(ramp(lighten(wear, 0.1), [0.5, wear], lighten(wear, -0.1)), [0.3, 0, 0.5, 1]));
    canvas.path('M-60 -30C-92 -38 -98 -10 -84 16C-76 6 -66 -2 -56 -10Z', lighten(wear, -0.06));
    canvas.stroke('M38 -46Q-10 -60 -62 -22M30 -62Q-12 -74 -58 -44', lighten(wear, 0.16), 3.4, 'opacity=".6"');
  },
};
