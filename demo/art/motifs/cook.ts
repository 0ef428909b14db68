import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A street cook from the waist up, bent over the work; `counter` is where the body meets the counter. */
export interface Cook {
  readonly counter: Point;
  /** 1 is about 300 units from counter to crown. */
  readonly size: number;
  readonly shirt: string;
  readonly apron: string;
  readonly headwear: 'cone' | 'cap' | 'turban' | 'scarf';
  readonly skin: string;
  /** 1 works to the right. */
  readonly facing?: 1 | -1;
}

/** Paints the cook: apron, sleeves, arms that reach for the pan, head bowed under the hat. No face. */
export function paintCook(stage: Stage, cook: Cook): void {
  const { canvas } = stage;
  const { counter, size, facing = 1 } = cook;
  const scale = Math.round(size * 1000) / 1000;
  const [shirt, apron, skin] = [lit(stage, cook.shirt), lit(stage, cook.apron), lit(stage, cook.skin)];
  canvas.group(`transform="translate(${at(counter)}) scale(${facing * scale} ${scale})"`, () => {
    // Far arm, then body, then near arm.
    canvas.stroke('M44 -172Q84 -140 92 -92', lighten(shirt, -0.1), 40);
    canvas.stroke('M92 -92Q110 -72 140 -62', lighten(skin, -0.07), 22);
    const body = 'M-66 6Q-80 -96 -66 -164Q-50 -200 -6 -204Q48 -202 66 -168Q78 -96 64 6Z';
    canvas.path(body, canvas.linear(ramp(lighten(shirt, 0.04), lighten(shirt, -0.08)), [0.1, 0, 0.9, 0.6]));
    canvas.grain(body, { colour: lighten(shirt, -0.24), axis: [10, 0, -90, 0], opacity: 0.45 });
    const bib = 'M-38 6L-34 -130Q0 -120 38 -132L50 6Z';
    canvas.path(bib, canvas.linear(ramp(lighten(apron, 0.03), lighten(apron, -0.07))));
    canvas.stroke('M-34 -130Q-36 -176 -22 -200M38 -132Q40 -178 26 -200', lighten(apron, -0.04), 8);
    canvas.stroke('M-30 -60Q4 -52 42 -62M-26 -100V-20', lighten(apron, -0.11), 3, 'opacity=".6"');
    canvas.path('M-20 -204Q0 -190 22 -204L16 -220H-12Z', lighten(skin, -0.09));
    paintHead(stage, cook, skin);
    canvas.stroke('M-52 -172Q-84 -128 -58 -84', lighten(shirt, -0.03), 44);
    canvas.stroke('M-58 -84Q-20 -56 44 -52', skin, 25);
    canvas.stroke('M-76 -112Q-56 -92 -38 -96', lighten(shirt, -0.13), 5, 'opacity=".7"');
    canvas.path(oval(54, -52, 19, 15), skin);
    canvas.stroke('M58 -62Q72 -62 74 -56M58 -54Q74 -54 75 -48M56 -45Q70 -44 71 -40', lighten(skin, -0.08), 4);
    canvas.path(oval(146, -60, 17, 14), lighten(skin, -0.05));
  });
}

function paintHead(stage: Stage, { headwear }: Cook, skin: string): void {
  const { canvas } = stage;
  const hair = lit(stage, '#241614');
  canvas.path(oval(10, -252, 34, 40), skin);
  canvas.path('M10 -292Q-34 -296 -34 -250Q-34 -222 -16 -214Q-22 -240 -8 -258Q16 -262 38 -266Q34 -290 10 -292Z', hair);
  canvas.path(oval(-16, -246, 7, 10), lighten(skin, -0.05));
  canvas.path('M16 -214Q34 -218 42 -240Q44 -222 30 -212Z', lighten(skin, -0.06));
  if (headwear === 'cone') {
    const straw = lit(stage, '#f0d28e');
    const hat = 'M-92 -250Q-20 -306 8 -350Q44 -306 112 -262Q20 -228 -92 -250Z';
    canvas.path(hat, canvas.linear(ramp(lighten(straw, 0.03), lighten(straw, -0.13)), [0.2, 0, 0.8, 0.8]));
    canvas.stroke(
      'M8 -350Q-20 -300 -50 -248M8 -350Q0 -296 -4 -242M8 -350Q30 -300 46 -244M8 -350Q50 -306 88 -254',
      lighten(straw, -0.14),
      2.4,
      'opacity=".5"',
    );
    canvas.stroke('M-60 -262Q10 -240 84 -270M-32 -290Q10 -276 52 -296', lighten(straw, -0.14), 2.4, 'opacity=".5"');
    return;
  }
  if (headwear === 'cap') {
    const cloth = lit(stage, '#c23a2e');
    canvas.path('M-30 -262Q-34 -304 8 -306Q48 -304 46 -266Q10 -280 -30 -262Z', cloth);
    canvas.path('M30 -276Q66 -274 76 -254Q54 -262 34 -262Z', lighten(cloth, -0.08));
    return;
  }
  const cloth = lit(stage, headwear === 'turban' ? '#e8632c' : '#2f6f8a');
  if (headwear === 'scarf') {
    canvas.path(
      'M-34 -244Q-44 -304 10 -304Q54 -300 46 -262Q10 -280 -14 -250Q-22 -226 -16 -208L-40 -196Q-42 -220 -34 -244Z',
      cloth,
    );
    canvas.stroke('M-26 -270Q0 -294 34 -288M-32 -240Q-24 -262 -4 -278', lighten(cloth, 0.1), 3.4, 'opacity=".7"');
    return;
  }
  canvas.path('M-40 -262Q-52 -326 8 -332Q66 -328 56 -268Q10 -292 -40 -262Z', cloth);
  canvas.stroke(
    'M-38 -276Q4 -318 50 -300M-30 -296Q6 -328 40 -318M-36 -268Q4 -300 54 -282',
    lighten(cloth, 0.1),
    4.4,
    'opacity=".8"',
  );
  canvas.path('M-36 -266Q-62 -240 -56 -196L-40 -204Q-44 -236 -26 -262Z', lighten(cloth, -0.07));
}
