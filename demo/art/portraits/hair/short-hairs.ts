import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';

/** How hair lies: what is behind the head and what is before it. */
export interface Hair {
  readonly back?: (sitting: Sitting) => void;
  readonly front?: (sitting: Sitting) => void;
}

/** A mass of hair, with grain on its shadow side and strands where the light falls. */
export function paintMass({ canvas, hair }: Sitting, outline: string, strands = ''): void {
  canvas.path(
    outline,
    canvas.linear(ramp(lighten(hair, 0.07), [0.55, hair], lighten(hair, -0.03)), [0.1, 0, 0.9, 0.9]),
  );
  canvas.grain(outline, { colour: lighten(hair, -0.14), axis: [-60, -120, 140, 60], opacity: 0.5 });
  if (strands !== '') canvas.inside(outline, () => canvas.stroke(strands, lighten(hair, 0.15), 4, 'opacity=".5"'));
}

const LEFT = 'M-114 20C-122 -30 -122 -76 -104 -118';
const RIGHT = 'C122 -76 122 -30 114 20L104 -6';

/** Hair above the ears, as men mostly wear it here. */
export const SHORT_HAIRS = {
  parted: {
    front: (sitting) =>
      paintMass(
        sitting,
        `${LEFT}C-76 -190 -20 -212 34 -204C88 -196 114 -150 116 -104${RIGHT}C102 -50 96 -82 78 -106C34 -104 -14 -118 -44 -142C-60 -112 -96 -84 -102 -34L-104 -4Z`,
        'M-40 -144C-10 -176 40 -186 84 -166M-30 -136C10 -152 60 -152 98 -128M-60 -150C-84 -134 -100 -110 -106 -80',
      ),
  },
  crop: {
    front: (sitting) =>
      paintMass(
        sitting,
        `${LEFT}C-84 -176 -34 -190 0 -190C34 -190 84 -176 104 -118${RIGHT}C100 -48 100 -84 84 -108C54 -122 24 -124 0 -124C-24 -124 -54 -122 -84 -108C-100 -84 -100 -48 -104 -6Z`,
        'M-70 -150C-30 -172 30 -172 70 -150',
      ),
  },
  swept: {
    front: (sitting) =>
      paintMass(
        sitting,
        `${LEFT}C-92 -176 -62 -226 14 -224C82 -222 124 -176 112 -110${RIGHT}C104 -44 102 -80 90 -112C70 -122 44 -128 10 -128C-30 -130 -64 -124 -86 -108C-100 -84 -100 -48 -104 -6Z`,
        'M-72 -118C-60 -176 -10 -202 50 -200M-44 -126C-30 -166 10 -184 70 -178M-10 -130C10 -156 50 -164 92 -152',
      ),
  },
  fringe: {
    front: (sitting) =>
      paintMass(
        sitting,
        `${LEFT}C-90 -186 -40 -206 4 -206C60 -206 104 -180 114 -110${RIGHT}C102 -44 104 -66 96 -84C80 -78 70 -88 62 -98C50 -80 30 -76 16 -94C2 -76 -22 -74 -34 -92C-46 -76 -66 -70 -80 -86C-96 -70 -100 -40 -104 -6Z`,
        'M-60 -96C-50 -140 -20 -176 20 -186M10 -100C14 -140 30 -164 60 -176M60 -104C66 -130 76 -146 92 -154',
      ),
  },
  curly: {
    front: (sitting) => {
      const { hair, canvas, random } = sitting;
      let curls = '';
      for (let i = 0; i < 15; i += 1) {
        const turn = Math.PI * (1.04 - (i / 14) * 1.08);
        curls += oval(Math.cos(turn) * 104, -58 - Math.sin(turn) * 122, 27 + random.around(0, 4));
      }
      canvas.path(curls, hair);
      paintMass(
        sitting,
        'M-114 6C-124 -60 -96 -176 0 -184C96 -176 124 -60 114 6L102 -20C98 -60 90 -84 66 -104C40 -112 20 -100 0 -108C-20 -100 -44 -114 -66 -104C-90 -84 -98 -60 -102 -20Z',
      );
      canvas.stroke(
        'M-70 -150a15 15 0 1 1 20 6M-20 -176a16 16 0 1 1 22 8M40 -168a15 15 0 1 1 18 12M-92 -104a12 12 0 1 1 14 12M84 -120a12 12 0 1 1 12 14',
        lighten(hair, 0.14),
        4,
        'opacity=".5"',
      );
    },
  },
  receding: {
    front: (sitting) =>
      paintMass(
        sitting,
        `${LEFT}C-88 -176 -40 -196 0 -196C40 -196 88 -176 104 -118${RIGHT}C100 -60 104 -96 74 -140C60 -152 40 -142 24 -138C8 -148 -12 -148 -26 -138C-44 -144 -62 -152 -76 -138C-104 -96 -100 -60 -104 -6Z`,
        'M-50 -160C-20 -176 30 -178 60 -160',
      ),
  },
  bald: {
    front: (sitting) => {
      const { hair, skin, canvas } = sitting;
      const tone = mix(hair, skin, 0.25);
      for (const side of [-1, 1])
        canvas.group(`transform="scale(${side} 1)"`, () =>
          canvas.path('M-114 22C-122 -14 -122 -58 -108 -92C-98 -76 -98 -40 -104 0Z', tone),
        );
      canvas.path(
        oval(-30, -132, 40, 17),
        lighten(skin, 0.1),
        `opacity=".5" transform="rotate(-16 -30 -132)" ${canvas.blur(6)}`,
      );
    },
  },
} as const satisfies Record<string, Hair>;
