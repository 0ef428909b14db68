import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A round boat of woven bamboo sealed with resin, about 200 units across at size 1. */
export interface BasketBoat {
  readonly keel: Point;
  readonly size: number;
  readonly heading?: 1 | -1;
  readonly coat: string;
  readonly hat?: 'cone' | 'straw' | 'none';
  /** A guest beside the rower. */
  readonly guest?: string;
}

/** Paints the far rim, the people, then the near side of the basket. */
export function paintBasketBoat(stage: Stage, boat: BasketBoat): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 74 }, () => {
    const straw = lit(stage, '#b98a4a');
    canvas.path(oval(0, -44, 100, 25), lighten(straw, -0.2));
    canvas.path(oval(0, -40, 92, 19), lighten(straw, -0.28));
    if (boat.guest !== undefined)
      paintBoater(stage, { place: [-44, -30], pose: 'sit', coat: boat.guest, hat: 'straw' });
    paintBoater(stage, {
      place: [boat.guest === undefined ? -10 : 26, -34],
      pose: 'paddle',
      coat: boat.coat,
      hat: boat.hat ?? 'cone',
    });
    const side = 'M-100 -44Q-96 -14 -66 2Q0 18 66 2Q96 -14 100 -44Q86 -20 0 -19Q-86 -20 -100 -44Z';
    canvas.path(
      side,
      canvas.linear(ramp(lighten(straw, -0.09), [0.3, lighten(straw, 0.04)], lighten(straw, -0.15)), [0, 0, 1, 0]),
    );
    canvas.inside(side, () => {
      let weave = '';
      for (let x = -120; x < 120; x += 11) weave += `M${x} -48l36 66M${x + 36} -48l-36 66`;
      canvas.stroke(weave, lighten(straw, -0.18), 2, 'opacity=".55"');
    });
    canvas.grain(side, { colour: palette.deep, axis: [0, -30, 0, 16], opacity: 0.45 });
    const rim = 'M-100 -44Q-86 -20 0 -19Q86 -20 100 -44';
    canvas.stroke(rim, lighten(straw, -0.08), 9);
    canvas.stroke(rim, lighten(straw, 0.1), 5);
    let ties = '';
    for (let i = -7; i <= 7; i += 1) {
      const t = i / 7.6;
      ties += `M${at([t * 100, -44 + 25 * Math.sqrt(Math.max(0, 1 - t * t)) - 4])}l3 8`;
    }
    canvas.stroke(ties, lighten(straw, -0.2), 2.4);
  });
}
