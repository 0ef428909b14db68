import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { shade, type Sitting } from '#demo/art/portraits/sitting.ts';
import { paintFolds, paintGarment, torso } from './body.ts';

const CLOSED = torso(640, 0.5, 74);
const COLLAR =
  'M-70 566C-62 596 -30 612 0 614C30 612 62 596 70 566L84 606C62 636 28 650 0 652C-28 650 -62 636 -84 606Z';

function paintStandingCollar({ canvas }: Sitting, colour: string, edge: string): void {
  canvas.path(COLLAR, canvas.linear(ramp(lighten(colour, 0.06), lighten(colour, -0.08)), [0, 0, 1, 0]));
  canvas.stroke('M-70 568C-62 598 -30 614 0 616C30 614 62 598 70 568', edge, 5);
}

/** Garments with a standing collar, a wrap or a drape. */
export const ROBES = {
  /** Standing collar, seam to the side: the long dress of Vietnam. */
  aoDai: (sitting: Sitting) => {
    const { canvas, dress, second } = sitting;
    paintGarment(sitting, CLOSED, dress);
    canvas.stroke('M6 650C40 668 100 668 178 690', second, 5);
    canvas.path(oval(62, 668, 7) + oval(120, 674, 7), second);
    paintStandingCollar(sitting, dress, second);
  },
  kurta: (sitting: Sitting) => {
    const { canvas, dress, second } = sitting;
    paintGarment(sitting, CLOSED, dress);
    canvas.path('M-20 650H20V812H-20Z', lighten(dress, 0.05));
    canvas.stroke('M-20 652V812M20 652V812', second, 4, 'opacity=".9"');
    canvas.path(oval(0, 682, 6) + oval(0, 724, 6) + oval(0, 766, 6), second);
    paintStandingCollar(sitting, dress, second);
  },
  /** Jacket with cloth knots over a white collarless shirt. */
  taikpon: (sitting: Sitting) => {
    const { canvas, dress } = sitting;
    paintGarment(sitting, CLOSED, mix('#f6eddc', dress, 0.05));
    for (const side of [-1, 1])
      canvas.group(`transform="scale(${side} 1)"`, () => {
        const half = 'M82 604C110 630 160 644 216 664C286 692 326 742 340 812H14C18 740 40 660 82 604Z';
        canvas.path(half, canvas.linear(ramp(lighten(dress, 0.05), lighten(dress, -0.07)), [0, 0, 1, 0.4]));
        canvas.stroke('M82 604C40 660 18 740 14 812', lighten(dress, -0.12), 6);
      });
    for (const y of [706, 760]) {
      canvas.stroke(`M-46 ${y}H46`, lighten(dress, 0.2), 7);
      canvas.path(oval(0, y, 9), lighten(dress, 0.24));
    }
    paintStandingCollar(sitting, mix('#f6eddc', dress, 0.05), '#d8c9ac');
  },
  /** Crossed and tied at the side: Nepal's daura, the jackets of hill people. */
  crossed: (sitting: Sitting) => {
    const { canvas, dress, second } = sitting;
    paintGarment(sitting, torso(690, 0.15), dress);
    canvas.path(
      'M82 598C60 660 20 720 -110 790L-92 812C40 756 92 690 108 616Z',
      lighten(dress, 0.05),
      `stroke="${second}" stroke-width="5"`,
    );
    canvas.path(
      'M-82 598C-66 640 -40 672 -8 696L-30 716C-70 690 -100 650 -108 616Z',
      lighten(dress, 0.02),
      `stroke="${second}" stroke-width="5"`,
    );
  },
  /** Dark cloth, its collar embroidered in many colours. */
  hillJacket: (sitting: Sitting) => {
    const { canvas, dress } = sitting;
    const dark = mix('#1f2748', dress, 0.12);
    paintGarment(sitting, torso(716, 0.12), dark);
    for (const side of [-1, 1])
      canvas.group(`transform="scale(${side} 1)"`, () => {
        const band = 'M76 590C92 600 104 612 112 628C90 700 50 770 20 814H-20C0 770 60 690 76 590Z';
        paintTextile(
          sitting,
          band,
          {
            design: 'hill',
            colours: [side < 0 ? '#b3303c' : '#9c2836', '#f4e7cc', '#f0c04e', '#4aa08a'],
            scale: 0.36,
            turn: 60,
          },
          'flat',
        );
        canvas.stroke('M112 628C90 700 50 770 20 814', '#f0c04e', 4);
      });
    canvas.stroke('M-66 640C-56 700 56 700 66 640', '#d9dce0', 9, 'opacity=".9"');
    canvas.stroke('M-66 640C-56 700 56 700 66 640', '#8f96a2', 3, 'opacity=".8" transform="translate(0 4)"');
  },
  /** Blouse and drape with a gold edge. */
  saree: (sitting: Sitting) => {
    const { canvas, dress, palette, textile } = sitting;
    const blouse = mix(dress, '#2a1230', 0.5);
    paintGarment(sitting, torso(684, 0.9), blouse);
    canvas.stroke('M-79 606C-74 650 -44 686 0 686C44 686 74 650 79 606', palette.gold, 6);
    const drape =
      'M92 604C150 622 250 650 300 704C330 740 338 780 342 814H-250C-160 800 -40 750 30 690C60 664 82 636 92 604Z';
    canvas.shadow(drape, [-6, 10], { blur: 8, opacity: 0.3 });
    paintTextile(sitting, drape, { ...textile, scale: 0.6 });
    paintFolds(sitting, drape, dress);
    canvas.inside(drape, () =>
      canvas.stroke(
        'M128 620C116 690 60 760 -40 814M176 640C170 710 130 770 60 814M236 664C236 730 210 780 170 814',
        lighten(dress, -0.13),
        6,
        'opacity=".45"',
      ),
    );
    canvas.stroke('M92 604C82 636 60 664 30 690C-40 750 -160 800 -250 814', palette.gold, 13);
    canvas.stroke(
      'M92 604C82 636 60 664 30 690C-40 750 -160 800 -250 814',
      lighten(palette.gold, -0.2),
      3,
      'stroke-dasharray="6 9"',
    );
  },
  /** Open blouse with a lace edge over a wrapped cloth. */
  kebaya: (sitting: Sitting) => {
    const { canvas, dress, second, textile, skin } = sitting;
    canvas.path('M-82 600H82L60 730H-60Z', shade(skin, 0.06));
    const wrap = 'M-150 690C-80 724 80 724 150 700L170 814H-170Z';
    paintTextile(sitting, wrap, { ...textile, scale: 0.5 });
    const open = torso(776, 0.02);
    paintGarment(sitting, open, dress);
    canvas.stroke('M-78 602C-66 660 -30 720 0 778C30 720 66 660 78 602', mix(second, '#ffffff', 0.35), 9);
    canvas.stroke(
      'M-90 612C-80 672 -42 734 -14 786M90 612C80 672 42 734 14 786',
      mix(second, '#ffffff', 0.35),
      11,
      'stroke-dasharray="1 17"',
    );
    canvas.path(oval(0, 776, 10), sitting.palette.gold);
  },
  /** Blouse with a woven sash over one shoulder. */
  sash: (sitting: Sitting) => {
    const { canvas, dress, textile, second, palette } = sitting;
    const blouse = mix(second, '#fff4e0', 0.55);
    paintGarment(sitting, torso(660, 0.9), blouse);
    canvas.stroke('M-80 606C-74 640 -44 662 0 662C44 662 74 640 80 606', lighten(blouse, -0.12), 7);
    const sash = 'M-216 664C-176 648 -140 640 -100 624C-40 700 90 770 214 814H-40C-110 780 -180 730 -216 664Z';
    canvas.shadow(sash, [4, 10], { blur: 8, opacity: 0.3 });
    paintTextile(sitting, sash, { ...textile, turn: 36 });
    canvas.grain(sash, { colour: lighten(dress, -0.24), axis: [-160, 650, 160, 820], opacity: 0.5 });
    canvas.stroke('M-100 624C-40 700 90 770 214 814M-216 664C-180 730 -110 780 -40 814', palette.gold, 5);
  },
  /** A figured shawl round both shoulders. */
  shawl: (sitting: Sitting) => {
    const { canvas, dress, second, textile } = sitting;
    paintGarment(sitting, torso(668, 0.9), mix(second, '#fff8ec', 0.75));
    for (const side of [-1, 1])
      canvas.group(`transform="scale(${side} 1)"`, () => {
        const half = 'M78 596C120 620 180 636 226 664C300 696 336 750 346 814H20C60 770 100 700 78 596Z';
        paintTextile(sitting, half, textile);
        canvas.grain(half, {
          colour: lighten(dress, -0.24),
          axis: [60, 620, 320, 800],
          opacity: side < 0 ? 0.25 : 0.55,
        });
        canvas.stroke('M78 596C100 700 60 770 20 814', lighten(second, 0.05), 7);
      });
  },
} as const;
