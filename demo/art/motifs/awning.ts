import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A striped awning over the top of the picture with a scalloped valance; `drop` is its lower edge. */
export function paintAwning(stage: Stage, drop: number, colours: readonly [string, string]): void {
  const { canvas, palette } = stage;
  const [first, second] = colours.map((colour) => lit(stage, colour, 0.8)) as [string, string];
  const count = 16;
  const wide = WIDTH / count;
  for (let i = 0; i < count; i += 1) {
    const colour = i % 2 === 0 ? first : second;
    const [top, from] = [WIDTH / 2 + (i - count / 2) * wide * 0.97, i * wide];
    const strip = `M${num(top)} -10H${num(top + wide * 0.97)}L${num(from + wide)} ${num(drop - 54)}H${num(from)}Z`;
    canvas.path(strip, canvas.linear(ramp(lighten(colour, -0.16), [0.7, colour], lighten(colour, 0.03))));
    const lobe = `M${num(from)} ${num(drop - 54)}H${num(from + wide)}V${num(drop - 20)}Q${num(from + wide / 2)} ${num(drop + 22)} ${num(from)} ${num(drop - 20)}Z`;
    canvas.path(lobe, canvas.linear(ramp(lighten(colour, -0.03), lighten(colour, -0.1))));
  }
  canvas.stroke(`M0 ${num(drop - 54)}H${WIDTH}`, lighten(second, 0.06), 5, 'opacity=".6"');
  let seams = '';
  for (let i = 1; i < count; i += 1) seams += `M${num(i * wide)} ${num(drop - 54)}V${num(drop - 20)}`;
  canvas.stroke(seams, palette.deep, 3, 'opacity=".25"');
  canvas.path(
    `M0 ${num(drop - 10)}H${WIDTH}V${num(drop + 90)}H0Z`,
    canvas.linear(ramp([0, palette.deep, 0.4], [1, palette.deep, 0])),
    'style="mix-blend-mode:multiply"',
  );
}
