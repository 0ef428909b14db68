import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints what stands on the dome, in the dome's own coordinates: block with the eyes, thirteen rings, parasol. */
export function paintStupaTower(stage: Stage): void {
  paintBlock(stage);
  for (const side of [-1, 1]) paintEye(stage, side);
  paintRings(stage);
  paintParasol(stage);
}

function gilded(stage: Stage): string {
  const gold = lit(stage, stage.palette.gold, 0.8);
  return stage.canvas.linear(ramp(lighten(gold, 0.06), [0.45, gold], lighten(gold, -0.2)), [0, 0, 1, 0]);
}

function paintBlock(stage: Stage): void {
  const { canvas, palette } = stage;
  const red = lit(stage, palette.accent);
  canvas.path(box(-88, -424, 176, 14), red);
  canvas.path('M-76 -520L76 -520L80 -422L-80 -422Z', gilded(stage));
  canvas.path('M-76 -520L76 -520L77 -506L-77 -506Z', '#5a2a10', 'opacity=".25"');
  canvas.path('M-92 -536H92L84 -518H-84Z', gilded(stage));
  let fringe = '';
  for (let x = -84; x < 84; x += 14) fringe += `M${x} -518H${x + 14}Q${x + 7} -500 ${x} -518Z`;
  canvas.path(fringe, red);
  canvas.grain('M-76 -520L76 -520L80 -422L-80 -422Z', {
    colour: lit(stage, '#6e3a12'),
    axis: [-40, 0, 84, 0],
    opacity: 0.6,
  });
  // The mark between the brows and the curl that reads as "one".
  canvas.path(oval(0, -492, 4.4), red);
  canvas.stroke('M-2 -462Q-10 -446 0 -440Q11 -438 9 -448Q5 -454 0 -449', lit(stage, '#5b2716'), 4);
}

function paintEye(stage: Stage, side: number): void {
  const { canvas } = stage;
  const ink = lit(stage, '#2a1520');
  canvas.group(`transform="translate(${36 * side} -474) scale(${side} 1)"`, () => {
    const shape = 'M-24 2Q-12 -13 4 -11Q20 -9 29 -1Q16 11 0 11Q-15 11 -24 2Z';
    canvas.path(shape, lit(stage, '#fdf8ee'));
    canvas.inside(shape, () => {
      canvas.path(oval(2, -2, 10.5), lit(stage, '#2f66b8'));
      canvas.path(oval(2, -2, 5), ink);
    });
    canvas.stroke('M-24 2Q-12 -13 4 -11Q20 -9 29 -1', ink, 4.2);
    canvas.stroke('M-24 2Q-15 11 0 11Q16 11 29 -1', ink, 1.8);
    canvas.stroke('M-27 -12Q-8 -29 14 -24Q26 -21 33 -13', ink, 4.6);
  });
}

function paintRings(stage: Stage): void {
  const { canvas } = stage;
  const gold = gilded(stage);
  for (let i = 0; i < 13; i += 1) {
    const half = 80 - i * 4.7;
    const y = -548 - i * 9.2;
    canvas.path(
      `M${num(-half)} ${num(y + 9)}Q0 ${num(y + 14)} ${num(half)} ${num(y + 9)}L${num(half - 4)} ${num(y)}H${num(-half + 4)}Z`,
      gold,
    );
    canvas.stroke(
      `M${num(-half)} ${num(y + 9)}Q0 ${num(y + 14)} ${num(half)} ${num(y + 9)}`,
      lit(stage, '#8a4f1c'),
      1.6,
      'opacity=".7"',
    );
  }
  canvas.grain('M-84 -538L84 -538L24 -668L-24 -668Z', {
    colour: lit(stage, '#6e3a12'),
    axis: [-30, 0, 70, 0],
    opacity: 0.55,
  });
}

function paintParasol(stage: Stage): void {
  const { canvas, palette } = stage;
  const gold = gilded(stage);
  canvas.path('M-44 -668Q0 -688 44 -668L38 -656H-38Z', gold);
  let pleats = '';
  for (let x = -38; x < 38; x += 9.5) pleats += `M${num(x)} -656H${num(x + 9.5)}L${num(x + 8)} -642H${num(x + 1.5)}Z`;
  canvas.path(pleats, lit(stage, mix(palette.accent, '#f7e3b0', 0.1)));
  canvas.path('M-12 -676Q-16 -694 0 -706Q16 -694 12 -676Z', gold);
  canvas.path('M-4 -704L0 -742L4 -704Z', gold);
  canvas.path(oval(0, -708, 7), lighten(lit(stage, palette.gold, 0.6), 0.08));
}
