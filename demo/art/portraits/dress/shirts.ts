import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';
import { paintFolds, paintGarment, torso } from './body.ts';

const SHIRT = torso(694, 0.1);

function paintCollar({ canvas }: Sitting, colour: string): void {
  for (const side of [-1, 1])
    canvas.group(`transform="scale(${side} 1)"`, () => {
      canvas.path(
        'M66 584C86 592 98 606 104 626L66 690L0 694C30 670 58 630 66 584Z',
        side < 0 ? lighten(colour, 0.06) : lighten(colour, 0.01),
        `stroke="${lighten(colour, -0.14)}" stroke-width="3"`,
      );
    });
}

function paintButtons({ canvas }: Sitting, colour: string): void {
  canvas.stroke('M0 694V812', lighten(colour, -0.13), 4, 'opacity=".7"');
  canvas.path(oval(10, 730, 5) + oval(10, 776, 5), mix(colour, '#ffffff', 0.55));
}

/** Shirts and what is worn over them. */
export const SHIRTS = {
  tee: (sitting: Sitting) => {
    const { canvas, dress } = sitting;
    paintGarment(sitting, torso(664, 0.95), dress);
    canvas.stroke('M-80 606C-74 640 -44 667 0 667C44 667 74 640 80 606', lighten(dress, -0.1), 11, 'opacity=".8"');
  },
  shirt: (sitting: Sitting) => {
    paintGarment(sitting, SHIRT, sitting.dress);
    paintCollar(sitting, sitting.dress);
    paintButtons(sitting, sitting.dress);
  },
  /** A shirt of figured cloth: batik, block print, ikat. */
  figured: (sitting: Sitting) => {
    const { dress, textile } = sitting;
    paintTextile(sitting, SHIRT, textile);
    paintFolds(sitting, SHIRT, dress);
    paintCollar(sitting, dress);
    paintButtons(sitting, dress);
  },
  waistcoat: (sitting: Sitting) => {
    const { canvas, dress, second } = sitting;
    paintGarment(sitting, SHIRT, mix(second, '#fff6e4', 0.6));
    paintCollar(sitting, mix(second, '#fff6e4', 0.6));
    paintButtons(sitting, mix(second, '#fff6e4', 0.6));
    for (const side of [-1, 1])
      canvas.group(`transform="scale(${side} 1)"`, () => {
        const half = 'M104 626C150 640 186 650 214 664C226 720 220 780 224 814H34C40 770 70 720 104 626Z';
        canvas.path(half, canvas.linear(ramp(lighten(dress, 0.05), lighten(dress, -0.07))));
        canvas.stroke('M104 626C70 720 40 770 34 814', lighten(dress, -0.12), 6);
      });
  },
  /** An apron over a shirt without collar. */
  apron: (sitting: Sitting) => {
    const { canvas, dress, second } = sitting;
    const shirt = mix(second, '#fff6e4', 0.35);
    paintGarment(sitting, torso(662, 0.95), shirt);
    canvas.stroke('M-80 606C-74 640 -44 665 0 665C44 665 74 640 80 606', lighten(shirt, -0.1), 10, 'opacity=".7"');
    const bib = 'M-128 716C-60 730 60 730 128 716L156 814H-156Z';
    canvas.shadow(bib, [0, 6], { blur: 6, opacity: 0.25 });
    canvas.path(bib, canvas.linear(ramp(lighten(dress, 0.05), lighten(dress, -0.07)), [0, 0, 1, 0.4]));
    canvas.stroke('M-118 722C-112 680 -106 650 -94 618M118 722C112 680 106 650 94 618', lighten(dress, -0.02), 20);
    canvas.stroke('M-128 722C-60 736 60 736 128 722', lighten(dress, 0.12), 5, 'opacity=".7" stroke-dasharray="9 9"');
  },
  /** Embroidered, of pale cloth of the Philippines. */
  barong: (sitting: Sitting) => {
    const { canvas, palette } = sitting;
    const pale = mix('#f4e9d2', sitting.dress, 0.08);
    paintGarment(sitting, SHIRT, pale);
    for (const side of [-1, 1]) {
      canvas.stroke(
        `M${side * 40} 706C${side * 30} 740 ${side * 34} 780 ${side * 30} 812`,
        palette.gold,
        4,
        'opacity=".8"',
      );
      for (let i = 0; i < 3; i += 1)
        canvas.path(
          oval(side * 56, 716 + i * 40, 12, 16) + oval(side * 76, 734 + i * 40, 8, 12),
          mix(palette.gold, pale, 0.35),
        );
    }
    paintCollar(sitting, pale);
    paintButtons(sitting, pale);
  },
  /** A shirt with a checked cotton scarf round the neck. */
  krama: (sitting: Sitting) => {
    const { canvas, dress, random } = sitting;
    paintGarment(sitting, torso(664, 0.95), dress);
    const check = random.pick(['#a8323f', '#2f5f8a', '#5a3f74']);
    const scarf =
      'M-104 604C-130 640 -110 690 -60 700C-74 740 -70 780 -76 814H-8C-4 770 -4 730 0 706C60 712 124 680 112 610C90 650 40 664 0 662C-44 662 -84 644 -104 604Z';
    canvas.shadow(scarf, [0, 8], { blur: 7, opacity: 0.3 });
    canvas.path(scarf, '#f5ead4');
    canvas.inside(scarf, () => {
      let lines = '';
      for (let i = 0; i < 18; i += 1)
        lines += `M${-150 + i * 18} 590L${-190 + i * 18} 820M-160 ${590 + i * 16}L160 ${606 + i * 16}`;
      canvas.stroke(lines, check, 7, 'opacity=".78"');
    });
    canvas.grain(scarf, { colour: '#3a1418', axis: [-90, 600, 120, 780], opacity: 0.45 });
    canvas.stroke('M-60 700C-36 706 -14 708 0 706M-84 640C-50 676 20 690 90 660', '#3a1418', 4, 'opacity=".35"');
  },
} as const;
