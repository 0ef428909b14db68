import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A tied bunch of greens lying with its stalks towards the viewer; size 1 is about 130 units wide. */
export function paintBunch(
  stage: Stage,
  [x, y]: Point,
  size: number,
  look: { leafColour: string; stalk: string; narrow?: boolean },
): void {
  const { canvas, random } = stage;
  const green = lit(stage, look.leafColour, 0.8);
  const stalk = lit(stage, look.stalk, 0.8);
  const wide = look.narrow === true ? 0.11 : 0.24;
  canvas.path(oval(x + 8 * size, y + 4 * size, 62 * size, 18 * size), '#0c0f0a', `opacity=".4" ${canvas.blur(6)}`);
  for (let row = 0; row < 3; row += 1) {
    let [veins, shadows, blades] = ['', '', ''];
    for (let i = -4; i <= 4; i += 1) {
      const angle = -Math.PI / 2 + i * 0.24 + random.around(0, 0.1);
      const long = size * (116 - Math.abs(i) * 7 - row * 22) * random.between(0.86, 1.08);
      const root: Point = [x + i * 6 * size, y - 22 * size + row * 5 * size];
      const blade = leaf(root, long, long * wide, angle);
      const tone = lighten(green, (row + (i & 1)) * 0.022 - 0.02);
      const fill = canvas.linear(ramp(lighten(tone, 0.09), lighten(tone, -0.08)), [0, 0, 1, 1]);
      shadows += blade;
      blades += `<path d="${blade}" fill="${fill}"/>`;
      veins += `M${num(root[0])} ${num(root[1])}l${num(Math.cos(angle) * long * 0.84)} ${num(Math.sin(angle) * long * 0.84)}`;
    }
    canvas.path(shadows, '#0a140a', `opacity=".3" transform="translate(${num(3 * size)} ${num(5 * size)})"`);
    canvas.add(blades);
    canvas.stroke(veins, lighten(green, 0.16 + row * 0.02), 1.6 * size, 'opacity=".6"');
  }
  let stems = '';
  for (let i = -5; i <= 5; i += 1)
    stems += `M${num(x + i * 5 * size)} ${num(y - 26 * size)}Q${num(x + i * 5.4 * size)} ${num(y)} ${num(x + i * 8 * size)} ${num(y + 26 * size)}`;
  canvas.stroke(stems, lighten(stalk, -0.12), 7 * size);
  canvas.stroke(stems, stalk, 4.4 * size, `transform="translate(${num(-1.2 * size)} 0)"`);
  canvas.stroke(
    `M${num(x - 32 * size)} ${num(y - 8 * size)}Q${num(x)} ${num(y + 4 * size)} ${num(x + 32 * size)} ${num(y - 8 * size)}`,
    lit(stage, '#d9bd7c'),
    7 * size,
  );
}
