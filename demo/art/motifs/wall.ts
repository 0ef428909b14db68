import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** What a wall is made of: plaster with a printed pattern, brick, or limewash. */
export type WallKind = 'print' | 'brick' | 'limewash';

/** Paints a wall over the whole canvas. */
export function paintWall(stage: Stage, kind: WallKind, colour: string): void {
  const { canvas, random } = stage;
  const base = lit(stage, colour);
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  canvas.add(
    `<rect ${whole} fill="${canvas.linear(ramp(lighten(base, 0.03), [0.6, base], lighten(base, -0.1)), [0, 0, 1, 1])}"/>`,
  );
  if (kind === 'print') {
    let d = '';
    for (let row = 0; row < 9; row += 1)
      for (let x = 30 + (row % 2) * 48; x < WIDTH; x += 96)
        d += rosette([x, 34 + row * 92], { length: 18, halfWidth: 5 }, 6);
    canvas.path(d, '#fff3df', 'opacity=".17"');
    return;
  }
  if (kind === 'brick') {
    const tones: [string, string, string] = [lighten(base, 0.035), lighten(base, -0.03), lighten(base, 0.012)];
    const groups = new Map<string, string>(tones.map((tone) => [tone, '']));
    for (let row = 0; row * 26 < HEIGHT; row += 1) {
      for (let x = -70 + (row % 2) * 36; x < WIDTH; x += 72) {
        const tone = random.pick(tones);
        groups.set(tone, (groups.get(tone) ?? '') + box(x + 2, row * 26 + 2, 68, 22));
      }
    }
    canvas.add(`<rect ${whole} fill="${lighten(base, -0.12)}" opacity=".55"/>`);
    for (const [tone, d] of groups) canvas.path(d, tone, 'opacity=".9"');
    return;
  }
  let stains = '';
  for (let i = 0; i < 26; i += 1)
    stains += box(random.between(0, WIDTH), random.between(0, 700), random.between(40, 220), random.between(2, 5));
  canvas.path(stains, lighten(base, -0.07), `opacity=".3" ${canvas.blur(1.5)}`);
}

/** A shelf board with two brackets; y is its upper face. */
export function paintShelf(stage: Stage, x: number, y: number, length: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8f5634');
  canvas.shadow(box(x, y + 8, length, 20), [12, 18], { blur: 8, opacity: 0.34 });
  canvas.path(box(x, y, length, 22), canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.12))));
  canvas.path(box(x, y, length, 5), lighten(wood, 0.14));
  for (const px of [x + length * 0.12, x + length * 0.86])
    canvas.path(
      `M${num(px - 10)} ${y + 22}H${num(px + 10)}L${num(px + 6)} ${y + 70}Q${num(px)} ${y + 84} ${num(px - 6)} ${y + 70}Z`,
      lighten(wood, -0.1),
    );
}
