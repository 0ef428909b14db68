import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { mirrorPath } from '#demo/art/portraits/mirror-path.ts';
import { type Sitting, shade } from '#demo/art/portraits/sitting.ts';

// Neck, shoulders and chest are drawn round x = 0, on the canvas' own heights from 540 to 800.

/** Neck and what a neckline leaves free, with the shadow of the chin. */
export function paintNeck({ canvas, skin }: Sitting): void {
  const neck = 'M-64 500C-64 570 -70 600 -96 622C-60 720 60 720 96 622C70 600 64 570 64 500Z';
  canvas.path(neck, canvas.linear(ramp(shade(skin, 0.03), shade(skin, 0.1)), [0, 0, 1, 0.3]));
  canvas.inside(neck, () =>
    canvas.path('M-110 500H110V566C70 634 -40 640 -110 570Z', shade(skin, 0.16), 'opacity=".55"'),
  );
  canvas.stroke('M-52 650Q-24 664 -10 654M52 650Q24 664 10 654', shade(skin, 0.15), 5, 'opacity=".45"');
}

/** The outline of shoulders and chest below a neckline: `low` is where it is lowest, `open` 0 is pointed and 1 round. */
export function torso(low: number, open: number, wide = 78): string {
  const high = 602;
  return mirrorPath(
    [0, low],
    [
      [12 + open * 46, low - (1 - open) * 20, wide - 10 + open * 8, high + 44, wide, high],
      [100, 626, 156, 642, 216, 664],
      [286, 692, 326, 742, 340, 812],
      [220, 814, 110, 814, 0, 814],
    ],
  );
}

/** Fills a garment with its colour, folds and the grain of the shadow side. */
export function paintGarment(sitting: Sitting, outline: string, colour: string): void {
  sitting.canvas.path(
    outline,
    sitting.canvas.linear(ramp(lighten(colour, 0.06), [0.55, colour], lighten(colour, -0.09)), [0, 0, 1, 0.5]),
  );
  paintFolds(sitting, outline, colour);
}

/** Folds and grain alone, over a cloth that is there. */
export function paintFolds({ canvas }: Sitting, outline: string, colour: string): void {
  canvas.inside(outline, () => {
    canvas.stroke(
      'M-196 690C-190 740 -200 780 -206 814M196 690C190 740 200 780 206 814',
      lighten(colour, -0.13),
      6,
      'opacity=".55"',
    );
    canvas.stroke(
      'M-120 640C-110 690 -120 740 -140 800M130 642C120 690 124 740 146 800',
      lighten(colour, -0.1),
      5,
      'opacity=".3"',
    );
  });
  canvas.grain(outline, { colour: lighten(colour, -0.24), axis: [-80, 620, 330, 800], opacity: 0.5 });
}
