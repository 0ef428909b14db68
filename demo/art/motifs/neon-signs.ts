import { WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

const TUBES = ['#ff4f8a', '#3fd6dc', '#ffb03c', '#9a6cff', '#5ee08a', '#ff6a3c'] as const;

type Glyph = (x: number, y: number, r: number) => string;

/** Pictures instead of words: bowl, fish, flower, moon, cup, chilli. */
const GLYPHS: readonly [Glyph, ...Glyph[]] = [
  (x, y, r) =>
    `M${x - r} ${y}H${x + r}Q${num(x + r * 0.8)} ${num(y + r * 0.8)} ${x} ${num(y + r * 0.8)}Q${num(x - r * 0.8)} ${num(y + r * 0.8)} ${x - r} ${y}ZM${num(x - r * 0.4)} ${num(y - r * 0.3)}q-6 -10 0 -20M${x} ${num(y - r * 0.3)}q6 -10 0 -20M${num(x + r * 0.4)} ${num(y - r * 0.3)}q-6 -10 0 -20`,
  (x, y, r) =>
    `M${x - r} ${y}Q${num(x - r * 0.2)} ${num(y - r * 0.8)} ${num(x + r * 0.5)} ${y}L${x + r} ${num(y - r * 0.5)}V${num(y + r * 0.5)}L${num(x + r * 0.5)} ${y}Q${num(x - r * 0.2)} ${num(y + r * 0.8)} ${x - r} ${y}Z`,
  (x, y, r) => rosette([x, y], { length: r, halfWidth: r * 0.34 }, 5, -Math.PI / 2) + oval(x, y, r * 0.2),
  (x, y, r) =>
    `M${num(x + r * 0.3)} ${num(y - r)}A${r} ${r} 0 1 0 ${num(x + r * 0.3)} ${num(y + r)}A${num(r * 0.78)} ${num(r * 0.78)} 0 1 1 ${num(x + r * 0.3)} ${num(y - r)}Z`,
  (x, y, r) =>
    `M${num(x - r * 0.7)} ${num(y - r * 0.6)}H${num(x + r * 0.6)}L${num(x + r * 0.4)} ${num(y + r * 0.8)}H${num(x - r * 0.5)}ZM${num(x + r * 0.5)} ${num(y - r * 0.3)}q${num(r * 0.6)} ${num(r * 0.3)} 0 ${num(r * 0.7)}M${num(x - r * 0.1)} ${num(y - r * 0.6)}L${num(x + r * 0.3)} ${num(y - r * 1.2)}`,
  (x, y, r) =>
    `M${num(x - r * 0.6)} ${num(y - r * 0.7)}Q${num(x + r * 0.9)} ${num(y - r * 0.6)} ${num(x + r * 0.7)} ${num(y + r * 0.9)}Q${num(x - r * 0.2)} ${num(y + r * 0.3)} ${num(x - r * 0.6)} ${num(y - r * 0.7)}ZM${num(x - r * 0.6)} ${num(y - r * 0.7)}q-4 -10 -14 -8`,
];

/** One neon sign: a dark board with tubes in the shape of a thing. Index chooses colour and thing. */
export function paintNeonSign(stage: Stage, [x, y]: Point, [w, h]: Point, index: number): void {
  const { canvas } = stage;
  const tube = TUBES[index % TUBES.length] ?? TUBES[0];
  const other = TUBES[(index + 2) % TUBES.length] ?? TUBES[1];
  canvas.path(box(x - w * 0.3, y - h * 0.3, w * 1.6, h * 1.6), tube, `opacity=".2" ${canvas.blur(22)}`);
  canvas.path(box(x, y, w, h), mix('#120a20', tube, 0.12));
  const frame = box(x + 6, y + 6, w - 12, h - 12);
  const glyphs: string[] = [];
  const upright = h > w * 1.4;
  const count = Math.max(1, Math.round((upright ? h / w : w / h) * 0.9));
  for (let i = 0; i < count; i += 1) {
    const r = Math.round(Math.min(w, h) * 0.24);
    const t = (i + 0.5) / count;
    const glyph = GLYPHS[(index + i * 2) % GLYPHS.length] ?? GLYPHS[0];
    glyphs.push(
      upright
        ? glyph(Math.round(x + w / 2), Math.round(y + h * t), r)
        : glyph(Math.round(x + w * t), Math.round(y + h / 2), r),
    );
  }
  canvas.stroke(frame, other, 7, `opacity=".4" ${canvas.blur(3)}`);
  canvas.stroke(frame, mix(other, '#ffffff', 0.5), 2.6);
  canvas.stroke(glyphs.join(''), tube, 10, `opacity=".5" ${canvas.blur(3)}`);
  canvas.stroke(glyphs.join(''), mix(tube, '#ffffff', 0.55), 3.4);
}

/** A wall of dark house fronts hung with signs, lit shops below; `ground` is the foot of the houses. */
export function paintNeonSigns(stage: Stage, ground: number): void {
  const { canvas, palette, random } = stage;
  for (let i = 0; i < 5; i += 1) {
    const [x, top] = [i * 340 - 70, 60 + ((i * 67) % 4) * 36];
    const wall = mix(palette.deep, ['#5a3a6a', '#3a4a7a', '#6a3a4c', '#2f4f6a', '#5a4a3a'][i] ?? '#5a3a6a', 0.42);
    canvas.path(box(x, top, 332, ground - top), canvas.linear(ramp(wall, mix(wall, palette.lamp, 0.14))));
    let [lit, dark] = ['', ''];
    for (let row = 0; row < 4; row += 1)
      for (let k = 0; k < 4; k += 1) {
        const pane = box(x + 26 + k * 76, top + 40 + row * 104, 50, 66);
        if (random.chance(0.4)) lit += pane;
        else dark += pane;
      }
    canvas.path(dark, mix(wall, '#000000', 0.3));
    canvas.path(lit, palette.lamp, 'opacity=".6"');
    canvas.path(
      box(x + 14, ground - 210, 304, 210),
      canvas.linear(ramp(mix(palette.lamp, '#ff8a4a', 0.3), mix(palette.lamp, palette.deep, 0.55))),
      'opacity=".85"',
    );
    let shelves = '';
    for (let k = 0; k < 12; k += 1)
      shelves += box(x + 24 + k * 24, ground - 150 + (k % 3) * 8, 16, 44) + box(x + 24 + k * 24, ground - 80, 17, 60);
    canvas.path(shelves, mix(palette.deep, '#8a4a3a', 0.5), 'opacity=".55"');
    const cloth = TUBES[(i * 2) % 6] ?? TUBES[0];
    canvas.path(
      `M${x + 4} ${ground - 226}H${x + 328}L${x + 340} ${ground - 184}H${x - 8}Z`,
      mix(cloth, palette.deep, 0.5),
    );
  }
  const boards: readonly (readonly [number, number, number, number])[] = [
    [20, 150, 96, 300],
    [238, 96, 190, 110],
    [330, 250, 84, 250],
    [560, 60, 210, 96],
    [1020, 90, 100, 250],
    [1160, 130, 210, 104],
    [1250, 280, 90, 230],
    [1450, 90, 110, 320],
    [140, 470, 150, 86],
    [1370, 470, 160, 90],
  ];
  for (const [i, [x, y, w, h]] of boards.entries()) paintNeonSign(stage, [x, y], [w, h], i);
  canvas.path(box(0, ground - 20, WIDTH, 30), palette.deep, `opacity=".4" ${canvas.blur(8)}`);
}
