import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintWalker } from './walker.ts';

/** Somebody pushing a bicycle home, about 100 units tall at size 1; seen small. */
export function paintBicycleWalker(
  stage: Stage,
  look: { foot: Point; size: number; top: string; bottom: string; heading?: 1 | -1 },
): void {
  const { canvas } = stage;
  const { foot, size, heading = 1 } = look;
  paintWalker(stage, { ...look, dress: 'skirt', head: 'cone', arms: 'forward' });
  const steel = lit(stage, '#2b2430');
  canvas.group(`transform="translate(${at(foot)}) scale(${size * heading} ${size})"`, () => {
    canvas.add(
      `<g fill="none" stroke="${steel}" stroke-width="3.4"><path d="${oval(-8, -20, 20)}"/><path d="${oval(62, -20, 20)}"/></g>`,
    );
    canvas.stroke('M-8 -20L12 -46H48L28 -20H-8M12 -46L28 -20M48 -46L62 -20M46 -56H56M48 -46L46 -58', steel, 3.2);
    canvas.stroke('M4 -52H18', lighten(steel, 0.1), 5);
  });
}
