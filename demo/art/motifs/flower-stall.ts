import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';

/** A round basket heaped with blossoms. */
function paintFlowerBasket(stage: Stage, [x, y]: Point, half: number, colour: string): void {
  const { canvas, random } = stage;
  const cane = lit(stage, '#b98a4c');
  canvas.path(oval(x + half * 0.1, y, half * 1.05, half * 0.2), stage.palette.deep, 'opacity=".3"');
  const body = `M${num(x - half)} ${num(y - half * 0.62)}L${num(x - half * 0.72)} ${num(y)}Q${num(x)} ${num(y + half * 0.16)} ${num(x + half * 0.72)} ${num(y)}L${num(x + half)} ${num(y - half * 0.62)}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(cane, 0.05), lighten(cane, -0.12)), [0, 0, 1, 0]));
  let weave = '';
  for (let i = 1; i < 5; i += 1)
    weave += `M${num(x - half * (0.98 - i * 0.06))} ${num(y - half * (0.62 - i * 0.13))}Q${num(x)} ${num(y - half * (0.5 - i * 0.13))} ${num(x + half * (0.98 - i * 0.06))} ${num(y - half * (0.62 - i * 0.13))}`;
  canvas.stroke(weave, lighten(cane, -0.16), half * 0.035, 'opacity=".7"');
  const petal = lit(stage, colour, 0.7);
  const tones = [lighten(petal, -0.08), petal, lighten(petal, 0.06)] as const;
  const heap = ['', '', ''];
  for (let i = 0; i < 74; i += 1) {
    const t = random.around(0, 1);
    const rise = Math.sqrt(1 - t * t) * random.next();
    const spot: Point = [x + t * half * 0.95, y - half * (0.58 + rise * 0.62)];
    const tone = rise > 0.6 ? 2 : rise > 0.25 ? 1 : 0;
    heap[tone] +=
      oval(spot[0], spot[1], half * 0.105) +
      (tone === 2 ? rosette(spot, { length: half * 0.12, halfWidth: half * 0.04 }, 6) : '');
  }
  for (const [i, tone] of tones.entries()) canvas.path(heap[i] ?? '', tone);
}

/** A flower seller under a bamboo frame hung with garlands; `foot` is the middle of the frame. */
export function paintFlowerStall(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at([x, y])}) scale(${scale})"`, () => {
    const cane = lit(stage, '#a87a44');
    canvas.stroke('M-150 0L-146 -214M150 0L146 -214M-166 -204H166', lighten(cane, -0.06), 7);
    canvas.path(
      'M-176 -210Q0 -252 176 -210L164 -186Q0 -222 -164 -186Z',
      canvas.linear(ramp(lit(stage, '#f3dfb8'), lit(stage, '#cfae7c'))),
    );
    canvas.stroke(
      'M-164 -186q11 14 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0',
      lit(stage, '#c8485a'),
      4,
    );
    for (let i = 0; i < 13; i += 1) paintStrand(stage, [-132 + i * 22, -190], 54 + ((i * 37) % 46), i);
    paintSeatedVendor(stage, {
      foot: [6, -22],
      size: 1.75,
      colours: ['#c23a5c', '#2f6a8a'],
      headwear: 'scarf',
      skin: '#8f5a3a',
    });
    paintFlowerBasket(stage, [-104, 4], 48, '#f29a1e');
    paintFlowerBasket(stage, [104, 6], 48, '#fbd04a');
    paintFlowerBasket(stage, [-6, 14], 50, '#e0436a');
    paintFlowerBasket(stage, [58, 26], 36, '#f7f0e2');
    paintFlowerBasket(stage, [-62, 26], 36, '#f2702a');
  });
}

function paintStrand(stage: Stage, [x, y]: Point, length: number, index: number): void {
  const { canvas } = stage;
  const colour = lit(stage, ['#f29a1e', '#fbd04a', '#f7f0e2', '#e0436a'][index % 4] ?? '#f29a1e', 0.7);
  let [dark, light] = ['', ''];
  for (let d = 0; d < length; d += 8) {
    dark += oval(x, y + d, 5.6);
    light += oval(x - 1.4, y + d - 1.4, 2.6);
  }
  canvas.path(dark, lighten(colour, -0.04));
  canvas.path(light, lighten(colour, 0.07));
  canvas.path(oval(x, y + length + 3, 4, 7), lit(stage, '#3f8a4c'));
}
