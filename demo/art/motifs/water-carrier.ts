import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A gardener seen from behind who waters two beds at once from cans on a shoulder pole; size 1 is 100 units tall. */
export function paintWaterCarrier(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  canvas.path(oval(foot[0], foot[1] + size, 30 * size, 5 * size), palette.deep, 'opacity=".35"');
  canvas.group(`transform="translate(${at(foot)}) scale(${Math.round(size * 1000) / 1000})"`, () => {
    paintSprays(stage);
    const cloth = lit(stage, '#3a3f5c');
    canvas.stroke('M-5 -46L-7 -4M6 -46L8 -4', cloth, 10);
    canvas.stroke('M-8 -1H-4M7 -1H11', lit(stage, '#7a4a34'), 5);
    const shirt = lit(stage, '#8a4a6c');
    canvas.path(
      'M-14 -44Q-17 -66 -13 -76Q-7 -82 0 -82Q8 -82 14 -76Q17 -64 14 -44Q0 -38 -14 -44Z',
      canvas.linear(ramp(lighten(shirt, -0.06), [0.5, shirt], mix(shirt, palette.glow, 0.4)), [0, 0, 1, 0]),
    );
    canvas.stroke('M0 -80Q-3 -62 1 -44', lighten(shirt, -0.08), 1.8, 'opacity=".7"');
    canvas.stroke('M-60 -72Q0 -90 60 -72', lit(stage, '#b8843f'), 4);
    canvas.stroke('M-13 -73L-27 -62L-36 -50M13 -73L27 -62L36 -50', lighten(shirt, -0.03), 6.4);
    canvas.path(oval(-37, -49, 3.2) + oval(37, -49, 3.2), lit(stage, '#a8714e'));
    for (const s of [-1, 1]) paintCan(stage, s);
    canvas.path('M-4 -88H4V-79H-4Z', lit(stage, '#9a6648'));
    const straw = canvas.linear(
      ramp(lit(stage, '#c99a52'), [0.6, lit(stage, '#f2d48a')], lit(stage, '#fff0bc')),
      [0, 0, 1, 0],
    );
    canvas.path('M-27 -87Q-10 -100 0 -114Q10 -100 27 -87Q0 -79 -27 -87Z', straw);
    canvas.stroke('M-18 -90Q0 -84 18 -90M-10 -97Q0 -93 10 -97', lit(stage, '#a87a3a'), 1, 'opacity=".6"');
  });
}

function paintCan(stage: Stage, s: number): void {
  const { canvas, palette } = stage;
  const tin = lit(stage, '#8fa6ae');
  canvas.stroke(`M${s * 58} -72V-50`, lit(stage, '#8a6a3a'), 1.6);
  canvas.stroke(`M${s * 50} -46Q${s * 58} -58 ${s * 67} -46`, tin, 2.6);
  canvas.path(
    `M${s * 48} -46H${s * 69}L${s * 68} -22H${s * 49}Z`,
    canvas.linear(ramp(lighten(tin, -0.08), [0.5, tin], mix(tin, palette.sun, 0.6)), [0, 0, 1, 0]),
  );
  canvas.stroke(`M${s * 49} -38H${s * 69}M${s * 49} -28H${s * 68}`, lighten(tin, -0.1), 1, 'opacity=".6"');
  canvas.stroke(`M${s * 68} -28L${s * 84} -44`, tin, 4.4);
  canvas.path(`M${s * 80} -48L${s * 88} -40L${s * 92} -46L${s * 85} -52Z`, lighten(tin, -0.05));
}

/** Fans of drops from both roses. */
function paintSprays(stage: Stage): void {
  const { canvas, random, palette } = stage;
  let [lines, drops] = ['', ''];
  for (const s of [-1, 1])
    for (let i = 0; i < 16; i += 1) {
      const [reach, fall] = [random.between(14, 46), random.between(22, 44)];
      lines += `M${s * 88} -46Q${num(s * (88 + reach * 0.6))} ${num(-54)} ${num(s * (88 + reach))} ${num(-46 + fall)}`;
      drops += oval(s * (88 + reach * random.between(0.7, 1)), -46 + fall * random.between(0.5, 1), 1.1, 1.6);
    }
  canvas.stroke(lines, mix('#ffffff', palette.glow, 0.2), 0.9, 'opacity=".6"');
  canvas.path(drops, '#ffffff', 'opacity=".9"');
}
