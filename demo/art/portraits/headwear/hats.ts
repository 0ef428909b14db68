import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';
import type { Headwear } from './headwear.ts';

/** A cap that stands straight up: velvet, wool or cotton. */
function paintStraightCap({ canvas }: Sitting, colour: string, high: number): void {
  const d = `M-113 -74C-118 -110 -112 ${-high + 12} -100 ${-high}C-60 ${-high - 16} 60 ${-high - 16} 100 ${-high}C112 ${-high + 12} 118 -110 113 -74C70 -112 -70 -112 -113 -74Z`;
  canvas.path(d, canvas.linear(ramp(lighten(colour, 0.08), [0.45, colour], lighten(colour, -0.06)), [0, 0, 1, 0.3]));
  canvas.stroke(
    `M-100 ${-high + 2}C-60 ${-high + 14} 60 ${-high + 14} 100 ${-high + 2}`,
    lighten(colour, 0.14),
    4,
    'opacity=".5"',
  );
  canvas.grain(d, { colour: lighten(colour, -0.2), axis: [-30, -140, 130, -100], opacity: 0.45 });
}

/** Hats and caps. */
export const HATS = {
  /** The leaf cone of Vietnam. */
  nonLa: {
    covers: 'top',
    colours: ['#ecd09a'],
    front: ({ canvas }, colour) =>
      canvas.group('transform="translate(0 -26)"', () => {
        const d =
          'M-232 -66C-120 -176 -34 -250 -8 -284Q0 -292 8 -284C34 -250 120 -176 232 -66C140 -30 -140 -30 -232 -66Z';
        canvas.path(
          d,
          canvas.linear(ramp(lighten(colour, 0.06), [0.5, colour], lighten(colour, -0.16)), [0, 0, 1, 0.4]),
        );
        canvas.inside(d, () => {
          canvas.stroke(
            'M-190 -70C-100 -40 100 -40 190 -70M-160 -112C-80 -84 80 -84 160 -112M-122 -152C-60 -130 60 -130 122 -152M-84 -194C-40 -178 40 -178 84 -194M-48 -236C-20 -226 20 -226 48 -236',
            lighten(colour, -0.14),
            4,
            'opacity=".6"',
          );
          canvas.stroke(
            'M0 -286L-150 -40M0 -286L-70 -40M0 -286V-40M0 -286L70 -40M0 -286L150 -40',
            lighten(colour, -0.1),
            2.6,
            'opacity=".4"',
          );
        });
        canvas.grain(d, { colour: '#6a4520', axis: [-60, -200, 220, -60], opacity: 0.5 });
        canvas.stroke('M-232 -66C-140 -30 140 -30 232 -66', lighten(colour, -0.2), 5);
      }),
    over: ({ canvas }, colour) => {
      canvas.stroke(
        'M-110 20C-100 100 -50 176 0 190C50 176 100 100 110 20',
        lighten(colour, -0.02),
        7,
        'opacity=".75"',
      );
    },
  },
  straw: {
    covers: 'top',
    colours: ['#e2bd78', '#d9b06a'],
    front: ({ canvas, second }, colour) => {
      canvas.path(
        'M-104 -100C-108 -190 -70 -238 0 -238C70 -238 108 -190 104 -100Z',
        canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.14)), [0, 0, 1, 0.3]),
      );
      canvas.path('M-107 -128C-60 -110 60 -110 107 -128V-96C60 -78 -60 -78 -107 -96Z', second);
      const brim =
        'M-206 -84C-150 -128 -110 -122 -104 -104C-60 -88 60 -88 104 -104C110 -122 150 -128 206 -84C150 -40 -150 -40 -206 -84Z';
      canvas.path(brim, canvas.linear(ramp(lighten(colour, 0.04), lighten(colour, -0.12)), [0, 0, 1, 0.4]));
      canvas.stroke(
        'M-180 -82C-110 -54 110 -54 180 -82M-150 -88C-90 -68 90 -68 150 -88M-96 -160C-50 -146 50 -146 96 -160M-86 -196C-40 -184 40 -184 86 -196',
        lighten(colour, -0.14),
        3.4,
        'opacity=".5"',
      );
      canvas.grain(brim, { colour: '#5f3d1c', axis: [-60, -100, 190, -60], opacity: 0.5 });
    },
  },
  /** A cloth hat with a soft brim, for the field and the forest. */
  bushHat: {
    covers: 'top',
    colours: ['#6d7348', '#8a7a55', '#56624a'],
    front: ({ canvas }, colour) => {
      canvas.path(
        'M-106 -96C-112 -176 -74 -216 0 -216C74 -216 112 -176 106 -96Z',
        canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.1)), [0, 0, 1, 0.3]),
      );
      canvas.stroke('M-108 -112C-60 -96 60 -96 108 -112', lighten(colour, -0.16), 12, 'opacity=".8"');
      const brim =
        'M-176 -60C-150 -104 -60 -96 0 -96C60 -96 150 -104 176 -60C120 -66 60 -70 0 -68C-60 -70 -120 -66 -176 -60Z';
      canvas.path(brim, canvas.linear(ramp(lighten(colour, 0.04), lighten(colour, -0.1)), [0, 0, 1, 0.3]));
      canvas.grain(brim, { colour: lighten(colour, -0.25), axis: [-40, -90, 170, -60], opacity: 0.5 });
    },
  },
  cap: {
    covers: 'top',
    colours: ['#b9402f', '#2b4f7d', '#3c5a48', '#4a4750'],
    front: ({ canvas }, colour) => {
      const d = 'M-114 -80C-122 -160 -74 -208 0 -208C74 -208 122 -160 114 -80C70 -104 -70 -104 -114 -80Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.08)), [0, 0, 1, 0.4]));
      canvas.stroke(
        'M0 -206V-100M-60 -194C-72 -160 -74 -130 -70 -98M60 -194C72 -160 74 -130 70 -98',
        lighten(colour, -0.1),
        4,
        'opacity=".6"',
      );
      canvas.path(
        'M-118 -84C-70 -112 70 -112 118 -84C128 -72 126 -62 118 -58C70 -84 -70 -84 -118 -58C-126 -62 -128 -72 -118 -84Z',
        lighten(colour, -0.1),
      );
      canvas.path(oval(0, -208, 9, 6), lighten(colour, -0.08));
    },
  },
  /** The black velvet cap of the Malay world. */
  songkok: {
    covers: 'top',
    colours: ['#1d1a20', '#241f33'],
    front: (sitting, colour) => paintStraightCap(sitting, colour, 190),
  },
  /** A white cotton or crocheted cap. */
  kopiah: {
    covers: 'top',
    colours: ['#f5efe2'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d = 'M-112 -84C-118 -150 -74 -196 0 -196C74 -196 118 -150 112 -84C70 -114 -70 -114 -112 -84Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.03), [0.5, colour], lighten(colour, -0.12)), [0, 0, 1, 0.5]));
      canvas.inside(d, () => {
        let holes = '';
        for (let row = 0; row < 3; row += 1)
          for (let i = 0; i < 16; i += 1)
            holes += oval(-112 + i * 15 + (row % 2) * 7, -124 - row * 22 + Math.abs(i - 7.5) * 2.4, 3);
        canvas.path(holes, lighten(colour, -0.22), 'opacity=".6"');
      });
      canvas.stroke('M-112 -86C-70 -116 70 -116 112 -86', lighten(colour, -0.16), 5);
    },
  },
  /** The slanting figured cap of Nepal. */
  dhakaTopi: {
    covers: 'top',
    colours: ['#b23a3a', '#3a4a7c', '#d9a24a', '#4b4450'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d =
        'M-113 -76C-118 -120 -112 -170 -92 -196C-40 -226 40 -222 78 -206C104 -186 118 -130 113 -76C70 -112 -70 -112 -113 -76Z';
      paintTextile(
        sitting,
        d,
        { design: 'naga', colours: [colour, '#f2e2c2', '#1f1a24', '#e9b84e'], scale: 0.34, turn: 8 },
        'flat',
      );
      canvas.path(d, canvas.linear(ramp([0, '#160a0c', 0], [1, '#160a0c', 0.34]), [0, 0, 1, 0.4]));
      canvas.stroke('M-92 -194C-40 -176 40 -178 78 -204', '#1a0f14', 4, 'opacity=".4"');
      canvas.stroke('M-113 -78C-70 -113 70 -113 113 -78', lighten(colour, -0.12), 6);
    },
  },
  /** A knitted cap for cold mornings. */
  woolCap: {
    covers: 'top',
    colours: ['#8c3f4a', '#2f5f6f', '#c98a3a'],
    front: ({ canvas, second }, colour) => {
      const d = 'M-116 -78C-124 -160 -72 -214 0 -214C72 -214 124 -160 116 -78C70 -100 -70 -100 -116 -78Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.06), [0.5, colour], lighten(colour, -0.08)), [0, 0, 1, 0.4]));
      canvas.stroke(
        'M-104 -146L-80 -164L-56 -146L-32 -164L-8 -146L16 -164L40 -146L64 -164L88 -146L104 -158',
        second,
        7,
      );
      canvas.path('M-120 -82C-70 -108 70 -108 120 -82V-112C70 -138 -70 -138 -120 -112Z', lighten(colour, -0.07));
      canvas.stroke(
        'M-90 -122V-96M-60 -128V-104M-30 -131V-108M0 -132V-110M30 -131V-108M60 -128V-104M90 -122V-96',
        lighten(colour, 0.06),
        4,
        'opacity=".6"',
      );
    },
  },
  /** The gourd or rattan dome of the northern Philippines. */
  salakot: {
    covers: 'top',
    colours: ['#c98f4a', '#b5783c'],
    front: ({ canvas }, colour) => {
      const d = 'M-214 -74C-170 -180 -70 -242 0 -246C70 -242 170 -180 214 -74C130 -44 -130 -44 -214 -74Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.09), [0.5, colour], lighten(colour, -0.14)), [0, 0, 1, 0.4]));
      canvas.stroke(
        'M-190 -92C-110 -62 110 -62 190 -92M-160 -136C-90 -108 90 -108 160 -136M-112 -184C-60 -164 60 -164 112 -184',
        lighten(colour, -0.16),
        5,
        'opacity=".6"',
      );
      canvas.path('M-14 -244L0 -272L14 -244Q0 -238 -14 -244Z', '#d9b65a');
      canvas.grain(d, { colour: '#4a2a12', axis: [-60, -200, 210, -60], opacity: 0.5 });
    },
  },
} as const satisfies Record<string, Headwear>;
