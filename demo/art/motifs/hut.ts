import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** An open field shelter under thatch, standing on `foot`; size 1 is about 110 units high. */
export function paintHut(stage: Stage, foot: Point, size: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    const wood = lit(stage, '#5a3a24');
    canvas.path(box(-38, -50, 6, 54) + box(32, -50, 6, 54) + box(-3, -50, 5, 50), wood);
    canvas.path(box(-42, -24, 84, 10), lit(stage, '#8f6238'));
    const straw = canvas.linear(
      ramp(lit(stage, '#e2b46a'), [0.5, lit(stage, '#b98243')], lit(stage, '#7d5028')),
      [0, 0, 1, 0.12],
    );
    canvas.path('M-70 -44Q-32 -66 -13 -106Q0 -114 13 -106Q32 -66 70 -44Q0 -36 -70 -44Z', straw);
    let reeds = '';
    for (let x = -60; x <= 60; x += 7) reeds += `M${num(x * 0.24)} -100L${x} -45`;
    canvas.stroke(reeds, lit(stage, '#6b4424'), 1.4, 'opacity=".45"');
  });
}

/** A hill house of stone and ochre plaster with a carved window band, standing on `foot`. */
export function paintHillHouse(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    const wall = lit(stage, '#c9713f');
    canvas.path(box(-46, -62, 92, 66), canvas.linear(ramp(lighten(wall, 0.04), lighten(wall, -0.1)), [0, 0, 1, 0]));
    canvas.path(box(-46, -22, 92, 26), lit(stage, '#f3e6d2'));
    canvas.path(box(-34, -52, 16, 18) + box(18, -52, 16, 18) + box(-8, -18, 16, 22), lit(stage, '#4a2a20'));
    canvas.path(
      box(-31, -49, 10, 12) + box(21, -49, 10, 12),
      palette.lamp,
      `opacity="${num(0.25 + palette.lampGlow * 0.7)}"`,
    );
    const roof = lit(stage, '#6b4a3a');
    canvas.path(
      'M-64 -58L-36 -96H36L64 -58Q0 -52 -64 -58Z',
      canvas.linear(ramp(lighten(roof, 0.1), lighten(roof, -0.05)), [0, 0, 1, 0.3]),
    );
    canvas.stroke('M-58 -66H58M-50 -76H50M-43 -86H43', lighten(roof, -0.08), 1.6, 'opacity=".6"');
  });
}
