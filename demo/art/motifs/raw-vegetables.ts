import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { tube } from '#demo/art/kit/tube.ts';

/** A bundle of long beans, tied, at `turn` degrees. */
export function paintLongBeans(stage: Stage, [x, y]: Point, length: number, turn: number): void {
  const { canvas, random } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    for (let i = -4; i <= 4; i += 1) {
      const bend = random.around(0, 16);
      const half = length / 2;
      const shape = tube([
        [-half + random.around(0, 14), i * 9 + bend, 5],
        [-half * 0.3, i * 7, 7],
        [half * 0.3, i * 7.4 + 3, 7],
        [half + random.around(0, 16), i * 12 - bend, 3.5],
      ]);
      const green = lighten('#4f9a3e', random.around(0, 0.05));
      canvas.path(shape, '#0f240c', 'opacity=".4" transform="translate(3 6)"');
      canvas.path(shape, canvas.linear(ramp(lighten(green, 0.1), lighten(green, -0.09))));
    }
    canvas.stroke('M6 -38Q14 0 6 38', '#e2c68a', 9);
  });
}

/** A wedge of white cabbage with its folded leaves; size 1 is about 200 units long. */
export function paintCabbageWedge(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const wedge = 'M-100 40C-110 -40 -40 -100 30 -92C90 -84 116 -30 104 20C60 60 -40 76 -100 40Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(wedge, '#14240f', `opacity=".42" transform="translate(8 14)" ${canvas.blur(4)}`);
    canvas.path(wedge, canvas.linear(ramp('#e9f4cf', [0.6, '#c3dea0'], '#8fbd72'), [0, 0, 1, 1]));
    let folds = '';
    for (let i = 0; i < 7; i += 1) {
      const k = 1 - i * 0.125;
      folds += `M${num(-100 * k)} ${num(40 * k)}C${num(-106 * k)} ${num(-36 * k)} ${num(-36 * k)} ${num(-94 * k)} ${num(30 * k)} ${num(-86 * k)}C${num(84 * k)} ${num(-78 * k)} ${num(108 * k)} ${num(-28 * k)} ${num(98 * k)} ${num(18 * k)}`;
    }
    canvas.stroke(folds, '#7fae62', 4, 'opacity=".7"');
    canvas.stroke(folds, '#fbfff0', 2.4, 'opacity=".8" transform="translate(2 4)"');
    canvas.path('M-20 58C-30 20 -10 -10 10 -14C30 0 40 30 34 56Z', '#f6fae6', 'opacity=".9"');
  });
}
