import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintPrawn } from './meat.ts';

/** A fresh rice-paper roll lying at `turn` degrees: prawns, herbs and noodles shine through. Size 1 is about 300 units long. */
export function paintRiceRoll(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas, random } = stage;
  const body = 'M-138 -44C-60 -56 60 -56 138 -44C158 -30 158 32 138 46C60 58 -60 58 -138 46C-158 32 -158 -30 -138 -44Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(body, '#14180c', `opacity=".42" transform="translate(8 17)" ${canvas.blur(6)}`);
    canvas.path(body, canvas.linear(ramp('#f6f3e6', [0.5, '#e6e9d2'], '#b9c4a4')));
    canvas.inside(body, () => {
      let [greens, threads] = ['', ''];
      for (let i = 0; i < 16; i += 1)
        greens += leaf(
          [random.around(0, 140), random.between(-4, 44)],
          random.between(40, 70),
          13,
          random.around(0, 0.6),
        );
      for (let i = 0; i < 26; i += 1)
        threads += `M${num(random.around(-20, 120))} ${num(random.between(2, 48))}q30 ${num(random.around(0, 16))} 70 ${num(random.around(0, 10))}`;
      canvas.path(greens, '#4f9e4a', 'opacity=".62"');
      canvas.stroke(threads, '#ffffff', 4, 'opacity=".7"');
      for (const dx of [-92, 0, 92]) paintPrawn(stage, [dx, -16], 0.56, 14 + random.around(0, 10));
      canvas.path(body, '#f4f6ea', 'opacity=".36"');
      canvas.path('M-160 20Q0 62 160 20V70H-160Z', '#6f7a52', `opacity=".4" ${canvas.blur(6)}`);
    });
    canvas.stroke('M-126 -32C-60 -44 40 -46 96 -38', '#ffffff', 9, 'opacity=".75"');
    canvas.stroke('M-118 -44Q-110 0 -118 46M110 -46Q100 0 112 46', '#ffffff', 3, 'opacity=".6"');
    canvas.stroke(body, '#ffffff', 2.4, 'opacity=".55"');
    canvas.path(oval(-141, 1, 9, 34), '#c9d4b0', 'opacity=".8"');
  });
}

/** A dry sheet of rice paper with the weave of its drying rack. */
export function paintRicePaper(stage: Stage, centre: Point, radius: number): void {
  const { canvas } = stage;
  const [x, y] = centre;
  const disc = oval(x, y, radius);
  canvas.path(disc, '#1c1206', `opacity=".3" transform="translate(6 10)" ${canvas.blur(4)}`);
  canvas.path(disc, canvas.linear(ramp('#fffdf2', '#ded6bd'), [0, 0, 1, 1]), 'opacity=".93"');
  let weave = '';
  for (let i = -12; i <= 12; i += 1) {
    const k = (i * radius) / 12;
    weave += `M${num(x + k)} ${num(y - radius)}L${num(x + k * 0.4 + radius * 0.6)} ${num(y + radius)}M${num(x - radius)} ${num(y + k)}L${num(x + radius)} ${num(y + k * 0.4 - radius * 0.5)}`;
  }
  canvas.inside(disc, () => canvas.stroke(weave, '#b5a87e', 2, 'opacity=".4"'));
  canvas.stroke(disc, '#fffef6', 3, 'opacity=".8"');
}
