import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';
import type { Headwear } from './headwear.ts';

const SOFT = ['#2f6f78', '#a4465c', '#e6cfa8', '#44568c', '#7c5a8a', '#c9714a', '#3d6b4f', '#d9a6a0'] as const;

// The edge round the face, from the brow to under the chin.
const OPENING =
  'M0 -122C62 -122 100 -84 100 -20C100 50 78 112 34 150C20 164 -20 164 -34 150C-78 112 -100 50 -100 -20C-100 -84 -62 -122 0 -122Z';

function paintHijab(sitting: Sitting, colour: string): void {
  const { canvas } = sitting;
  const cloth = `M0 -206C88 -206 138 -130 138 -30C138 40 132 90 142 140C100 220 -100 220 -142 140C-132 90 -138 40 -138 -30C-138 -130 -88 -206 0 -206Z${OPENING}`;
  const fill = canvas.linear(ramp(lighten(colour, 0.07), [0.55, colour], lighten(colour, -0.09)), [0, 0, 1, 0.7]);
  canvas.path(cloth, fill, 'fill-rule="evenodd"');
  canvas.group('fill-rule="evenodd"', () => {
    canvas.stroke(
      'M-128 -60C-124 -130 -74 -182 -10 -184M-132 20C-126 90 -92 150 -40 184',
      lighten(colour, 0.13),
      4,
      'opacity=".5"',
    );
    canvas.stroke(
      'M126 -60C120 -120 84 -164 40 -178M130 20C126 90 92 150 40 186M112 70C104 110 84 146 52 168',
      lighten(colour, -0.12),
      5,
      'opacity=".5"',
    );
  });
  canvas.stroke(OPENING, lighten(colour, -0.1), 5, 'opacity=".75"');
  canvas.stroke('M-92 -66C-76 -104 -40 -120 0 -120C40 -120 76 -104 92 -66', lighten(colour, 0.06), 7);
}

function paintHijabFall(sitting: Sitting, colour: string): void {
  const { canvas } = sitting;
  const fall =
    'M-136 100C-190 170 -214 240 -196 300C-120 340 120 340 196 300C214 240 190 170 136 100C80 186 -80 186 -136 100Z';
  canvas.path(fall, canvas.linear(ramp(lighten(colour, 0.05), [0.5, colour], lighten(colour, -0.1)), [0, 0, 1, 0.6]));
  canvas.stroke(
    'M-96 158C-40 210 60 220 150 170M-120 176C-70 260 30 280 130 250M-20 190C30 240 80 280 100 316',
    lighten(colour, -0.11),
    6,
    'opacity=".5"',
  );
  canvas.stroke(
    'M-140 150C-160 200 -170 250 -164 300M-60 186C-60 230 -70 280 -90 312',
    lighten(colour, 0.1),
    5,
    'opacity=".45"',
  );
  canvas.grain(fall, { colour: lighten(colour, -0.22), axis: [-80, 120, 200, 320], opacity: 0.45 });
  canvas.path(oval(74, 172, 7), lighten(sitting.second, 0.1));
}

/** Cloths that are wrapped or laid over the hair. */
export const SCARVES = {
  hijab: {
    covers: 'all',
    colours: SOFT,
    front: paintHijab,
    over: paintHijabFall,
  },
  /** Laid over the hair, which shows at the brow. */
  veil: {
    covers: 'top',
    colours: ['#b7354a', '#e08a2e', '#8b3f78', '#2f7a6c', '#d8b25a'],
    back: ({ canvas }, colour) => {
      const cloth =
        'M0 -222C104 -222 150 -130 150 -20C150 90 196 190 214 300H-214C-196 190 -150 90 -150 -20C-150 -130 -104 -222 0 -222Z';
      canvas.path(cloth, canvas.linear(ramp(lighten(colour, -0.04), lighten(colour, -0.13)), [0, 0, 1, 0.4]));
    },
    front: (sitting, colour) => {
      const { canvas, palette } = sitting;
      const d =
        'M0 -224C100 -224 148 -140 148 -40C148 30 158 80 170 126C150 120 130 100 122 60C122 -40 110 -150 0 -160C-110 -150 -122 -40 -122 60C-130 100 -150 120 -170 126C-158 80 -148 30 -148 -40C-148 -140 -100 -224 0 -224Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.08)), [0, 0, 1, 0.6]));
      canvas.grain(d, { colour: lighten(colour, -0.22), axis: [-40, -100, 160, 60], opacity: 0.5 });
      canvas.stroke(
        'M-170 126C-150 120 -130 100 -122 60C-122 -40 -110 -150 0 -160C110 -150 122 -40 122 60C130 100 150 120 170 126',
        palette.gold,
        6,
        'opacity=".9"',
      );
    },
  },
  /** Tied behind the head. */
  kerchief: {
    covers: 'top',
    colours: ['#b5343f', '#2f6f8a', '#d98a3a', '#5a4a86', '#3f7a55'],
    front: ({ canvas, palette }, colour) => {
      const d =
        'M-118 -34C-128 -130 -84 -210 0 -212C84 -210 128 -130 118 -34C100 -92 60 -112 0 -114C-60 -112 -100 -92 -118 -34Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.07), [0.5, colour], lighten(colour, -0.08)), [0, 0, 1, 0.6]));
      canvas.inside(d, () => {
        let dots = '';
        for (let i = 0; i < 40; i += 1)
          dots += oval(-120 + (i % 8) * 34 + (Math.floor(i / 8) % 2) * 17, -206 + Math.floor(i / 8) * 34, 5);
        canvas.path(dots, palette.sun, 'opacity=".55"');
      });
      canvas.stroke('M-118 -36C-100 -92 -60 -112 0 -114C60 -112 100 -92 118 -36', lighten(colour, -0.1), 5);
      canvas.grain(d, { colour: lighten(colour, -0.24), axis: [-20, -160, 140, -40], opacity: 0.5 });
    },
  },
  /** Checked cotton wound round the head. */
  krama: {
    covers: 'top',
    colours: ['#a8323f', '#2f5f8a', '#4d4a6a'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d =
        'M-124 -56C-136 -140 -88 -214 4 -216C92 -216 138 -144 124 -56C96 -106 50 -124 0 -124C-50 -124 -96 -106 -124 -56Z';
      canvas.path(d, '#f3e7d0');
      canvas.inside(d, () => {
        let lines = '';
        for (let i = -8; i <= 8; i += 1) lines += `M${i * 22} -230V-40M-150 ${-140 + i * 22}H150`;
        canvas.stroke(lines, colour, 9, 'opacity=".75"');
        canvas.stroke(
          'M-124 -90C-70 -160 60 -180 130 -110M-110 -130C-50 -196 60 -206 110 -170',
          '#1a0c10',
          8,
          `opacity=".28" ${canvas.blur(3)}`,
        );
      });
      canvas.grain(d, { colour: '#3a1418', axis: [-20, -160, 140, -40], opacity: 0.45 });
      canvas.path('M108 -90C140 -100 160 -76 152 -40C138 -36 120 -50 108 -66Z', lighten(colour, 0.02));
    },
  },
  /** The broad turban of figured cloth of northern hill people. */
  hillCloth: {
    covers: 'top',
    colours: ['#20284a', '#b3262f', '#23202c'],
    front: (sitting, colour) => {
      const { canvas } = sitting;
      const d =
        'M-132 -60C-150 -150 -90 -218 0 -220C90 -218 150 -150 132 -60C96 -108 50 -120 0 -120C-50 -120 -96 -108 -132 -60Z';
      canvas.path(d, canvas.linear(ramp(lighten(colour, 0.08), lighten(colour, -0.05)), [0, 0, 1, 0.6]));
      const band =
        'M-130 -64C-126 -84 -120 -100 -112 -112C-70 -160 70 -160 112 -112C120 -100 126 -84 130 -64C96 -108 50 -120 0 -120C-50 -120 -96 -108 -130 -64Z';
      paintTextile(
        sitting,
        band,
        { design: 'hill', colours: [colour, '#f1e4cc', '#d8434a', '#f0c04e'], scale: 0.4 },
        'flat',
      );
      canvas.stroke(
        'M-118 -126C-70 -176 70 -176 118 -126M-104 -164C-60 -200 60 -200 104 -164',
        lighten(colour, 0.14),
        4,
        'opacity=".5"',
      );
      canvas.grain(d, { colour: '#0c0810', axis: [-20, -160, 150, -40], opacity: 0.45 });
    },
  },
} as const satisfies Record<string, Headwear>;
