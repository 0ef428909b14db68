import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { morselShape } from './morsel.ts';
import { scatterOn } from './scatter.ts';

/** A flat bread from above with its brown blisters. */
export function paintFlatbread(stage: Stage, centre: Point, radius: number, colour = '#ecc98c'): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  const disc = morselShape(stage, { at: centre, size: [radius, radius * 0.97], colour, wobble: 0.025 });
  canvas.shadow(disc, [7, 12], { blur: 6, opacity: 0.42 });
  canvas.path(
    disc,
    canvas.radial(ramp(lighten(colour, 0.06), [0.75, colour], lighten(colour, -0.12)), [0.42, 0.4], 0.62),
  );
  canvas.inside(disc, () => {
    for (const [bx, by] of scatterOn(stage, [x, y], radius * 0.9, 26)) {
      const size = random.between(0.03, 0.11) * radius;
      canvas.path(oval(bx, by, size * 1.3, size), '#9a5a24', `opacity=".4" ${canvas.blur(2)}`);
      canvas.path(oval(bx - size * 0.2, by - size * 0.2, size * 0.6, size * 0.45), '#6e3a14', 'opacity=".45"');
    }
    canvas.grain(disc, { colour: '#a86a2c', axis: [x - radius, y - radius, x + radius, y + radius], opacity: 0.5 });
  });
}

/** A flat bread folded in four, its point to the lower left. */
export function paintFoldedBread(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas, random } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    for (const [shift, tone] of [
      [16, -0.08],
      [8, -0.03],
      [0, 0.02],
    ] as const) {
      const fold = `M${-96 + shift} ${70 - shift}Q${-96 + shift} ${-70 - shift} ${60 + shift} ${-92 - shift}Q${104 + shift} ${-20} ${70 + shift} ${70 - shift}Q${-10} ${88 - shift} ${-96 + shift} ${70 - shift}Z`;
      const colour = lighten('#e9c488', tone);
      canvas.path(fold, '#22120a', `opacity=".32" transform="translate(5 9)" ${canvas.blur(3)}`);
      canvas.path(fold, canvas.linear(ramp(lighten(colour, 0.05), lighten(colour, -0.07)), [0, 0, 1, 1]));
    }
    let spots = '';
    for (let i = 0; i < 14; i += 1)
      spots += oval(random.between(-60, 76), random.between(-62, 56), random.between(4, 11), random.between(3, 7));
    canvas.path(spots, '#8a4f1e', `opacity=".45" ${canvas.blur(1.5)}`);
    canvas.path('M6 -30L44 -36L48 -2L12 4Z', '#fff0a8', 'opacity=".9"');
  });
}
