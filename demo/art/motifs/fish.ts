import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A whole fish on its side, head to the left; size 1 is about 300 units long. `turn` in degrees. */
export function paintFish(
  stage: Stage,
  [x, y]: Point,
  look: { size: number; turn: number; back: string; belly: string; stripes?: boolean },
): void {
  const { canvas } = stage;
  const [back, belly] = [lit(stage, look.back, 0.7), lit(stage, look.belly, 0.7)];
  const body = 'M-150 6C-120 -46 -40 -62 30 -48C70 -40 100 -22 118 -8L120 12C96 28 60 46 20 52C-50 60 -124 44 -150 6Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(look.turn)}) scale(${look.size})"`, () => {
    const tail = 'M108 2C130 -8 146 -34 172 -48C164 -20 162 16 174 50C148 40 130 20 108 2Z';
    canvas.path(body, '#0a1418', `opacity=".45" transform="translate(6 16)" ${canvas.blur(5)}`);
    canvas.path(tail, canvas.linear(ramp(lighten(back, 0.06), lighten(back, -0.1)), [0, 0, 1, 1]));
    canvas.path('M-44 -54C-20 -92 44 -84 72 -42L30 -46ZM-20 52C0 82 34 78 46 46Z', lighten(back, -0.05));
    canvas.path(body, canvas.linear(ramp(back, [0.4, lighten(back, 0.1)], [0.62, belly], lighten(belly, -0.1))));
    canvas.inside(body, () => {
      let scales = '';
      for (let row = 0; row < 7; row += 1)
        for (let i = 0; i < 11; i += 1) scales += `M${-70 + i * 18 + (row % 2) * 9} ${-44 + row * 13}q9 8 0 14`;
      canvas.stroke(scales, lighten(back, -0.14), 1.8, 'opacity=".4"');
      if (look.stripes === true)
        canvas.stroke(
          'M-70 -10Q20 -22 116 -2M-80 8Q20 2 114 6M-70 26Q20 28 106 14',
          lighten(back, -0.2),
          5,
          'opacity=".55"',
        );
      canvas.stroke('M-140 -6Q-30 -44 100 -16', '#ffffff', 9, `opacity=".45" ${canvas.blur(3)}`);
      canvas.path('M-160 -40H-86Q-66 4 -84 60H-160Z', lighten(back, -0.06), 'opacity=".5"');
    });
    canvas.stroke('M-86 -38Q-66 4 -86 44', lighten(back, -0.2), 4, 'opacity=".7"');
    canvas.path('M-66 4Q-30 4 -26 26Q-54 30 -68 16Z', lighten(back, -0.1), 'opacity=".85"');
    canvas.path(oval(-118, -8, 11), '#f7f4e6');
    canvas.path(oval(-118, -8, 6.5), '#141a20');
    canvas.path(oval(-120, -10, 2.2), '#ffffff');
    canvas.stroke('M-149 8Q-136 12 -128 18', '#2a1a1c', 3.4, 'opacity=".7"');
  });
}
