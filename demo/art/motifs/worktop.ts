import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A wooden bench top from `y` to the lower edge, seen at a slant: boards that widen towards the viewer. */
export function paintWorktop(stage: Stage, y: number, colour: string): void {
  const { canvas, random } = stage;
  const wood = lit(stage, colour);
  canvas.path(box(0, y, WIDTH, HEIGHT - y), canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.12))));
  let [grain, joints] = ['', ''];
  for (let i = 0; i < 5; i += 1) {
    const top = y + ((HEIGHT - y) * i * (i + 3)) / 40;
    joints += `M0 ${num(top)}H${WIDTH}`;
    for (let k = 0; k < 4; k += 1) {
      const at = top + random.between(6, 20 + i * 14);
      const from = random.between(0, 1100);
      grain += `M${num(from)} ${num(at)}q${num(random.between(90, 200))} ${num(random.around(0, 9))} ${num(random.between(260, 460))} 0`;
    }
  }
  canvas.stroke(joints, lighten(wood, -0.16), 3, 'opacity=".7"');
  canvas.stroke(grain, lighten(wood, -0.09), 2.2, 'opacity=".6"');
  canvas.path(box(0, y, WIDTH, 8), lighten(wood, 0.16), 'opacity=".8"');
}

/** A table of boards seen from straight above, over the whole canvas. */
export function paintBoards(stage: Stage, colour: string, boards = 6): void {
  const { canvas, random } = stage;
  const wood = lit(stage, colour);
  const tall = HEIGHT / boards;
  for (let i = 0; i < boards; i += 1) {
    const tone = lighten(wood, random.around(0, 0.022));
    canvas.path(
      box(0, i * tall, WIDTH, tall + 1),
      canvas.linear(ramp(lighten(tone, 0.02), tone, lighten(tone, -0.03))),
    );
    let grain = '';
    for (let k = 0; k < 7; k += 1) {
      const y = i * tall + random.between(8, tall - 8);
      grain += `M${num(random.between(-200, 900))} ${num(y)}q${num(random.between(150, 300))} ${num(random.around(0, 16))} ${num(random.between(400, 800))} ${num(random.around(0, 8))}`;
    }
    canvas.stroke(grain, lighten(tone, -0.06), 2.4, 'opacity=".6"');
    canvas.path(box(0, i * tall - 2, WIDTH, 4), lighten(wood, -0.2), 'opacity=".8"');
    canvas.path(box(0, i * tall + 3, WIDTH, 2), lighten(wood, 0.1), 'opacity=".5"');
  }
  const gleam = canvas.radial(ramp([0, '#fff3d6', 0.26], [1, '#fff3d6', 0]), [0.3, 0.2], 0.8);
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${gleam}"/>`);
}
