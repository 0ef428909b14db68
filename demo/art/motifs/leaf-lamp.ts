import { at, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A small leaf bowl with petals and a burning wick, afloat. Size 1 is about 60 units wide. */
export function paintLeafLamp(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at([x, y])}) scale(${scale})"`, () => {
    canvas.path(oval(0, 26, 13, 40), '#ffb648', `opacity=".5" ${canvas.blur(6)}`);
    canvas.path(oval(0, -12, 62, 46), '#ffab40', `opacity=".34" ${canvas.blur(16)}`);
    canvas.path(oval(0, 3, 33, 6), '#0a0a20', 'opacity=".35"');
    const green = lit(stage, '#4f8a4a', 0.5);
    canvas.path('M-32 -6Q-24 6 0 7Q24 6 32 -6Q0 -14 -32 -6Z', green);
    canvas.path(leaf([0, 2], 34, 7, -0.2) + leaf([0, 2], 34, 7, Math.PI + 0.2), lit(stage, '#6fae58', 0.5));
    canvas.path(
      rosette([-14, -7], { length: 8, halfWidth: 3.4 }, 7) + rosette([13, -7], { length: 8, halfWidth: 3.4 }, 7),
      '#f5a02c',
    );
    canvas.path(
      rosette([0, -4], { length: 8, halfWidth: 3.2 }, 7) + rosette([22, -5], { length: 5, halfWidth: 2.2 }, 6),
      '#e0486a',
    );
    canvas.path('M0 -8Q-8 -16 -3 -25Q1 -31 0 -40Q9 -30 7 -20Q6 -12 0 -8Z', '#ff9a34');
    canvas.path('M0 -9Q-4 -16 0 -26Q6 -19 3 -12Z', '#fff2b8');
  });
}
