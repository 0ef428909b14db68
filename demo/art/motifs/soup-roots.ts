import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Half a straw mushroom, cut through; size 1 is about 90 units. */
export function paintMushroom(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const cap =
    'M-44 6C-46 -30 -24 -48 0 -48S46 -30 44 6C34 14 22 12 16 8C18 24 20 36 14 44H-14C-20 36 -18 24 -16 8C-22 12 -34 14 -44 6Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(cap, '#2a1208', 'opacity=".4" transform="translate(4 8)"');
    canvas.path(cap, canvas.linear(ramp('#f6ead0', [0.6, '#e2cda4'], '#b3905e')));
    canvas.stroke('M-44 6C-46 -30 -24 -48 0 -48S46 -30 44 6', '#7c5a38', 6, 'opacity=".8"');
    canvas.path('M-30 2C-24 -20 24 -20 30 2C20 -4 -20 -4 -30 2Z', '#9c7448', 'opacity=".8"');
    canvas.stroke('M-6 14V38M6 14V38', '#cfb488', 2.4);
  });
}

/** A slice-ringed knob of galangal; size 1 is about 180 units. */
export function paintGalangal(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  const root =
    'M-90 10C-96 -20 -64 -34 -36 -26C-30 -58 8 -62 18 -34C44 -48 92 -34 90 0C92 34 50 40 24 30C14 56 -22 52 -28 28C-54 40 -88 34 -90 10Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(root, '#1c0d06', `opacity=".42" transform="translate(7 13)" ${canvas.blur(3)}`);
    canvas.path(root, canvas.linear(ramp('#f4dcb8', [0.5, '#dfb486'], '#a8744a'), [0, 0, 0.7, 1]));
    canvas.inside(root, () =>
      canvas.stroke(
        'M-64 -32Q-54 0 -64 36M-40 -34Q-30 0 -40 40M-8 -60Q2 -10 -8 56M30 -48Q42 0 30 40M58 -40Q68 0 58 40',
        '#a05a4a',
        4,
        'opacity=".6"',
      ),
    );
    canvas.path(oval(88, 0, 12, 26), '#f9ecc8');
    canvas.path(oval(-14, -50, 14, 7), '#e98aa0', 'opacity=".7"');
    canvas.stroke('M-70 -18Q-40 -26 -20 -22', '#fffaf0', 5, 'opacity=".6"');
  });
}

/** The double leaf of the kaffir lime: one leaf growing from the tip of another. */
export function paintLimeLeaf(stage: Stage, root: Point, length: number, angle: number): void {
  const { canvas } = stage;
  const half = length * 0.5;
  const middle: Point = [root[0] + Math.cos(angle) * half * 0.94, root[1] + Math.sin(angle) * half * 0.94];
  const shape = leaf(root, half, half * 0.42, angle) + leaf(middle, half * 1.1, half * 0.46, angle + 0.1);
  const tip: Point = [middle[0] + Math.cos(angle + 0.1) * half, middle[1] + Math.sin(angle + 0.1) * half];
  canvas.path(shape, '#1c0d06', 'opacity=".36" transform="translate(4 9)"');
  canvas.path(shape, canvas.linear(ramp(lighten('#2f7a3c', 0.12), '#1f5c30'), [0, 0, 1, 1]));
  canvas.stroke(`M${at(root)}L${at(middle)}L${at(tip)}`, '#a9d488', 2.6, 'opacity=".8"');
}
