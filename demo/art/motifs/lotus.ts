import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A floating lotus leaf seen at a low angle; size 1 is about 96 units wide. */
export function paintLotusPad(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, palette, random } = stage;
  const green = mix(lit(stage, palette.leaf, 0.7), palette.water[2], random.between(0.15, 0.6));
  const turn = `translate(${num(x)} ${num(y)}) scale(${num2(size)} ${num2(size * 0.36)}) rotate(${num(random.between(0, 360))})`;
  const veins = '<path d="M0 0L-40 10M0 0L-20 -40M0 0L10 44M0 0L-32 -28M0 0L36 28M0 0L-24 38" stroke-width="2.4"/>';
  canvas.add(
    `<ellipse cx="${num(x + 4 * size)}" cy="${num(y + 5 * size)}" rx="${num(48 * size)}" ry="${num(17 * size)}" fill="${palette.deep}" opacity=".3"/>`,
  );
  canvas.add(
    `<g transform="${turn}"><path d="M0 0L47 -12A48 48 0 1 1 40 -27Z" fill="${green}"/><g stroke="${lighten(green, -0.08)}" opacity=".6">${veins}</g></g>`,
  );
}

/** An open lotus flower; size 1 is about 100 units wide. */
export function paintLotusFlower(stage: Stage, [x, y]: Point, size: number, colour: string): void {
  const { canvas } = stage;
  const pink = lit(stage, colour, 0.6);
  const rows = [
    { angles: [-1.32, 1.32], length: 46, width: 15, step: -0.13 },
    { angles: [-0.98, 0.98], length: 52, width: 17, step: -0.08 },
    { angles: [-0.58, 0.58], length: 58, width: 18, step: -0.03 },
    { angles: [0], length: 62, width: 18, step: 0.02 },
    { angles: [-0.82, 0.82, -0.34, 0.34], length: 42, width: 14, step: 0.06 },
  ];
  for (const { angles, length, width, step } of rows) {
    for (const angle of angles) {
      const base = lighten(pink, step);
      const fill = canvas.linear(ramp(lighten(base, -0.03), mix(base, '#fff4ec', 0.45)), [0, 0, 0, 1]);
      canvas.path(leaf([x, y], length * size, width * size, angle - Math.PI / 2), fill);
    }
  }
  canvas.path(oval(x, y - 13 * size, 9 * size, 5 * size), lit(stage, '#f6c84e', 0.4));
}

const num2 = (n: number): string => String(Math.round(n * 100) / 100);
