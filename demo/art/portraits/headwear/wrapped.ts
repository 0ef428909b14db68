import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Headwear } from './headwear.ts';

/** Men's cloths, wound and tied. */
export const WRAPPED = {
  /** The wound turban of Rajasthan. */
  turban: {
    covers: 'top',
    colours: ['#e0632a', '#c32f45', '#e2a93a', '#b84a86'],
    front: ({ canvas }, colour) => {
      const d =
        'M-124 -50C-156 -130 -110 -226 4 -230C118 -230 158 -134 124 -50C90 -110 40 -126 0 -124C-44 -124 -92 -104 -124 -50Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.09), [0.5, colour], lighten(colour, -0.1)), [0, 0, 1, 0.7]));
      canvas.inside(d, () => {
        canvas.stroke(
          'M-140 -70C-80 -140 30 -160 150 -96M-146 -110C-80 -180 40 -196 150 -130M-134 -152C-70 -216 50 -224 140 -166M150 -60C60 -130 -30 -120 -140 -40M120 -210C40 -190 -60 -160 -130 -90',
          lighten(colour, -0.12),
          6,
          'opacity=".5"',
        );
        canvas.stroke(
          'M-136 -88C-80 -156 30 -176 146 -112M-130 -132C-70 -198 50 -210 140 -148',
          lighten(colour, 0.16),
          5,
          'opacity=".55"',
        );
      });
      canvas.grain(d, { colour: lighten(colour, -0.26), axis: [-20, -180, 150, -40], opacity: 0.5 });
    },
  },
  /** The headcloth of Bali, with a knot before the brow. */
  udeng: {
    covers: 'top',
    colours: ['#f4ecd8', '#6a3a2a', '#2c3550'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d =
        'M-118 -62C-130 -150 -84 -196 -10 -188C20 -210 70 -206 92 -176C124 -150 128 -110 118 -62C86 -108 46 -118 0 -112C-46 -118 -86 -108 -118 -62Z';
      paintTextile(
        sitting,
        d,
        {
          design: 'kawung',
          colours: [colour, lighten(colour, colour === '#f4ecd8' ? -0.12 : 0.25), '#c99a4e', colour],
          scale: 0.45,
        },
        'flat',
      );
      canvas.path(d, canvas.linear(ramp([0, '#160a0c', 0], [1, '#160a0c', 0.35]), [0, 0, 1, 0.5]));
      canvas.path(
        'M-12 -128C-46 -176 -40 -196 -14 -210C-2 -186 2 -170 4 -150C14 -178 30 -190 50 -190C48 -160 34 -136 14 -124Z',
        lighten(colour, -0.03),
        'stroke="#00000030" stroke-width="3"',
      );
      canvas.path(oval(2, -126, 17, 13), lighten(colour, -0.08));
      canvas.stroke(
        'M-118 -64C-86 -108 -46 -118 0 -112C46 -118 86 -108 118 -64',
        lighten(colour, -0.16),
        5,
        'opacity=".7"',
      );
    },
  },
  /** The moulded batik cap of Java. */
  blangkon: {
    covers: 'top',
    colours: ['#e3c38c', '#3a2a22', '#5a3320'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d =
        'M-119 -56C-126 -150 -76 -200 0 -202C76 -200 126 -150 119 -56C90 -100 46 -116 0 -134C-46 -116 -90 -100 -119 -56Z';
      const dark = colour === '#e3c38c';
      paintTextile(
        sitting,
        d,
        {
          design: 'parang',
          colours: [colour, dark ? '#5a3018' : '#d9b47a', dark ? '#2c1c18' : '#a67a45', colour],
          scale: 0.55,
          turn: 40,
        },
        'flat',
      );
      canvas.inside(d, () =>
        canvas.stroke(
          'M-126 -80C-80 -120 -30 -134 0 -176M126 -80C80 -120 30 -134 0 -176M-120 -110C-80 -140 -30 -160 0 -190M120 -110C80 -140 30 -160 0 -190',
          '#1a0d0a',
          4,
          'opacity=".45"',
        ),
      );
      canvas.path(d, canvas.linear(ramp([0, '#160a0c', 0], [1, '#160a0c', 0.4]), [0, 0, 1, 0.5]));
      canvas.stroke('M-119 -58C-90 -100 -46 -116 0 -134C46 -116 90 -100 119 -58', '#1f120d', 5, 'opacity=".6"');
    },
  },
  /** The silk wrap of Myanmar, a stiff end standing at the side. */
  gaungbaung: {
    covers: 'top',
    colours: ['#f0a8a0', '#f2d9a4', '#d9746a', '#b9c48a'],
    front: ({ canvas }, colour) => {
      canvas.path(
        'M84 -160C130 -220 176 -218 182 -176C164 -150 130 -128 96 -116Z',
        canvas.linear(ramp(lighten(colour, 0.06), lighten(colour, -0.08)), [0, 0, 1, 1]),
      );
      canvas.stroke(
        'M104 -146Q140 -180 174 -184M104 -130Q140 -158 170 -164',
        lighten(colour, -0.12),
        4,
        'opacity=".5"',
      );
      const d =
        'M-118 -66C-126 -150 -74 -204 0 -204C74 -204 126 -150 118 -66C86 -108 44 -118 0 -118C-44 -118 -86 -108 -118 -66Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.09)), [0, 0, 1, 0.6]));
      canvas.stroke(
        'M-116 -92C-70 -140 60 -150 116 -98M-110 -122C-60 -172 60 -176 108 -128M-86 -164C-40 -196 40 -196 86 -164',
        lighten(colour, -0.12),
        5,
        'opacity=".5"',
      );
      canvas.grain(d, { colour: lighten(colour, -0.24), axis: [-20, -160, 140, -40], opacity: 0.4 });
    },
  },
} as const satisfies Record<string, Headwear>;
