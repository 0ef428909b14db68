import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Where a container stands: left edge, top edge, width and height of its front. */
export interface Front {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The slatted front of a wooden crate. */
export function paintCrate(stage: Stage, { x, y, width, height }: Front, colour = '#b98348'): void {
  const { canvas, random } = stage;
  const wood = lit(stage, colour);
  canvas.path(box(x, y, width, height), lighten(wood, -0.3));
  const slats = Math.max(2, Math.round(height / 44));
  for (let i = 0; i < slats; i += 1) {
    const tall = height / slats;
    const own = lighten(wood, random.around(0, 0.03));
    canvas.path(
      box(x, y + i * tall + 2, width, tall - 7),
      canvas.linear(ramp(lighten(own, 0.05), lighten(own, -0.06))),
    );
    canvas.stroke(
      `M${num(x + 12)} ${num(y + i * tall + tall * 0.4)}Q${num(x + width / 2)} ${num(y + i * tall + tall * 0.6)} ${num(x + width - 12)} ${num(y + i * tall + tall * 0.36)}`,
      lighten(own, -0.1),
      2,
      'opacity=".5"',
    );
  }
  for (const px of [x, x + width - 22]) {
    canvas.path(
      box(px, y - 4, 22, height + 4),
      canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.1)), [0, 0, 1, 0]),
    );
    canvas.path(oval(px + 11, y + 12, 3) + oval(px + 11, y + height - 12, 3), lighten(wood, -0.3));
  }
}

/** The woven front of a round basket, wider at the brim. */
export function paintBasket(stage: Stage, { x, y, width, height }: Front, colour = '#c9985a'): void {
  const { canvas } = stage;
  const straw = lit(stage, colour);
  const inset = width * 0.1;
  const shape = `M${num(x)} ${num(y)}Q${num(x + width / 2)} ${num(y + height * 0.3)} ${num(x + width)} ${num(y)}L${num(x + width - inset)} ${num(y + height)}Q${num(x + width / 2)} ${num(y + height * 1.16)} ${num(x + inset)} ${num(y + height)}Z`;
  canvas.path(
    oval(x + width / 2 + 10, y + height, width * 0.5, height * 0.14),
    '#160a08',
    `opacity=".45" ${canvas.blur(8)}`,
  );
  canvas.path(shape, canvas.linear(ramp(lighten(straw, 0.06), [0.4, straw], lighten(straw, -0.2)), [0, 0, 1, 0]));
  canvas.inside(shape, () => {
    let [light, dark] = ['', ''];
    const columns = Math.round(width / 22);
    const rows = Math.round(height / 14) + 4;
    for (let row = 0; row < rows; row += 1)
      for (let i = 0; i < columns; i += 1) {
        const u = ((i + 0.5) / columns - 0.5) * 2;
        const sag = (1 - u * u) * height * 0.15;
        const d = box(x + ((i + 0.1) / columns) * width, y + row * 14 - 22 + sag, (width / columns) * 0.8, 9);
        if ((i + row) % 2 === 0) light += d;
        else dark += d;
      }
    canvas.path(light, lighten(straw, 0.1), 'opacity=".55"');
    canvas.path(dark, lighten(straw, -0.16), 'opacity=".5"');
  });
  canvas.stroke(
    `M${num(x)} ${num(y)}Q${num(x + width / 2)} ${num(y + height * 0.3)} ${num(x + width)} ${num(y)}`,
    lighten(straw, 0.08),
    13,
  );
  canvas.stroke(
    `M${num(x)} ${num(y + 4)}Q${num(x + width / 2)} ${num(y + height * 0.3 + 4)} ${num(x + width)} ${num(y + 4)}`,
    lighten(straw, -0.16),
    3,
    'opacity=".6"',
  );
}
