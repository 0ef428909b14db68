import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A twisted hank of dyed thread lying on a table, seen from above; size 1 is 300 units long, `turn` in degrees. */
export function paintHank(stage: Stage, centre: Point, look: { turn: number; colour: string; size?: number }): void {
  const { canvas } = stage;
  const tone = lit(stage, look.colour);
  canvas.group(`transform="translate(${at(centre)}) rotate(${look.turn}) scale(${look.size ?? 1})"`, () => {
    canvas.shadow('M-150 0Q-100 -44 0 -40Q100 -44 150 0Q100 44 0 40Q-100 44 -150 0Z', [8, 14], {
      blur: 10,
      opacity: 0.4,
    });
    canvas.stroke('M-130 0C-150 -34 -172 -20 -168 0C-172 22 -150 34 -130 0', tone, 20);
    for (let i = 0; i < 6; i += 1) {
      const x = -125 + i * 44;
      const twist = `M${num(x - 22)} 8C${num(x - 16)} -30 ${num(x + 24)} -46 ${num(x + 44)} -22C${num(x + 52)} -6 ${num(x + 40)} 30 ${num(x + 16)} 36C${num(x - 8)} 40 ${num(x - 22)} 28 ${num(x - 22)} 8Z`;
      canvas.path(twist, canvas.linear(ramp(lighten(tone, 0.09), [0.5, tone], lighten(tone, -0.13)), [0.2, 0, 0.7, 1]));
      canvas.inside(twist, () => {
        let fibres = '';
        for (let k = -4; k < 6; k += 1)
          fibres += `M${num(x - 30 + k * 9)} 40C${num(x - 20 + k * 9)} 0 ${num(x + k * 9)} -20 ${num(x + 30 + k * 9)} -40`;
        canvas.stroke(fibres, lighten(tone, -0.1), 1.8, 'opacity=".6"');
        canvas.stroke(fibres, lighten(tone, 0.12), 1.4, 'opacity=".6" transform="translate(4 1)"');
      });
    }
    canvas.stroke('M-104 -30Q-94 0 -104 30M96 -30Q106 0 96 30', lighten(tone, 0.2), 7);
  });
}
