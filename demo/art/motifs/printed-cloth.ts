import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Block prints: sprigs, medallions, vines, drops. */
const PRINTS: readonly ((x: number, y: number, r: number) => readonly [string, string])[] = [
  (x, y, r) => [
    rosette([x, y - r * 0.3], { length: r * 0.55, halfWidth: r * 0.2 }, 5, -1.57),
    leaf([x, y + r * 0.8], r * 0.7, r * 0.2, -0.6) + leaf([x, y + r * 0.8], r * 0.7, r * 0.2, -2.54),
  ],
  (x, y, r) => [
    rosette([x, y], { length: r * 0.9, halfWidth: r * 0.22 }, 8),
    oval(x, y, r * 0.28) + rosette([x + r * 1.25, y + r * 1.25], { length: r * 0.4, halfWidth: r * 0.14 }, 4),
  ],
  (x, y, r) => [
    `M${num(x)} ${num(y - r)}Q${num(x + r * 0.9)} ${num(y - r * 0.1)} ${num(x + r * 0.5)} ${num(y + r * 0.6)}Q${num(x)} ${num(y + r)} ${num(x - r * 0.5)} ${num(y + r * 0.5)}Q${num(x - r * 0.6)} ${num(y - r * 0.2)} ${num(x)} ${num(y - r)}Z`,
    rosette([x, y + r * 0.15], { length: r * 0.42, halfWidth: r * 0.15 }, 6),
  ],
  (x, y, r) => [
    `M${num(x)} ${num(y - r)}L${num(x + r * 0.8)} ${num(y)}L${num(x)} ${num(y + r)}L${num(x - r * 0.8)} ${num(y)}Z`,
    rosette([x, y], { length: r * 0.6, halfWidth: r * 0.22 }, 4),
  ],
];

/** A hanging length of block-printed cotton with its borders; `at` is its upper left corner, `size` width and drop. */
export function paintPrintedCloth(
  stage: Stage,
  [x, y]: Point,
  [w, h]: Point,
  look: { dye: string; index: number },
): void {
  const { dye, index } = look;
  const { canvas, palette } = stage;
  const ground = lit(stage, dye);
  const pale = ['#f4e6cc', '#f7efe0'].includes(dye);
  const ink = lit(stage, pale ? (['#2357a5', '#c8305c'][index % 2] ?? '#2357a5') : '#fdf3dc');
  const second = lit(stage, pale ? '#f2a02c' : dye === '#f2b431' ? '#c8305c' : '#f2c44a');
  const hem = `M${num(x)} ${y}H${num(x + w)}L${num(x + w - 2)} ${num(y + h)}Q${num(x + w * 0.75)} ${num(y + h + 9)} ${num(x + w * 0.5)} ${num(y + h)}T${num(x + 2)} ${num(y + h)}Z`;
  canvas.path(hem, canvas.linear(ramp(lighten(ground, 0.03), lighten(ground, -0.04))));
  const print = PRINTS[index % PRINTS.length] ?? PRINTS[0];
  canvas.inside(hem, () => {
    let [first, over] = ['', ''];
    const step = w / 3;
    for (let row = 0; row * step * 0.9 < h - 40; row += 1)
      for (let k = -1; k < 4; k += 1) {
        const [a, b] = print?.(x + step * (k + (row % 2) * 0.5 + 0.5), y + 24 + row * step * 0.9, step * 0.32) ?? [
          '',
          '',
        ];
        first += a;
        over += b;
      }
    canvas.path(first, ink, 'opacity=".92"');
    canvas.path(over, second);
    const edge = y + h - 40;
    canvas.path(box(x, edge, w, 34), mix(ground, palette.deep, pale ? 0 : 0.25));
    canvas.path(box(x, edge, w, 4) + box(x, edge + 28, w, 4), second);
    let border = '';
    for (let px = x + 10; px < x + w; px += 20) border += rosette([px, edge + 16], { length: 9, halfWidth: 3.4 }, 5);
    canvas.path(border, ink);
    const folds = canvas.linear(
      ramp(
        [0, '#000000', 0.16],
        [0.2, '#ffffff', 0.14],
        [0.42, '#000000', 0.1],
        [0.6, '#ffffff', 0.1],
        [0.84, '#000000', 0.12],
        [1, '#000000', 0.2],
      ),
      [0, 0, 1, 0],
    );
    canvas.path(box(x, y, w, h + 12), folds);
  });
}
