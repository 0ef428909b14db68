import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBoater } from './boater.ts';
import { paintFoliage } from './foliage.ts';
import type { HouseFrame } from './house-frame.ts';

/** Paints what people have put about on the deck of a house on posts. */
export function paintHouseLife(stage: Stage, frame: HouseFrame): void {
  const { life = [] } = frame;
  if (life.includes('laundry')) paintLaundry(stage, frame);
  if (life.includes('pots')) paintPots(stage, frame);
  if (life.includes('jars')) paintJars(stage, frame);
  if (life.includes('ladder')) paintLadder(stage, frame);
  if (life.includes('sitter'))
    paintBoater(stage, {
      place: [frame.half * 0.3, frame.floor - 2],
      pose: 'sit',
      coat: '#c9604a',
      size: 0.66,
      facing: -1,
    });
  if (life.includes('lamp')) paintHangingLamp(stage, frame);
}

function paintLaundry(stage: Stage, { half, floor, tone }: HouseFrame): void {
  const { canvas } = stage;
  const [from, to, y] = [-half - 16, -half * 0.2, floor - 70];
  canvas.stroke(`M${num(from)} ${y}Q${num((from + to) / 2)} ${y + 12} ${num(to)} ${y}`, tone('#3a2a24'), 1.8);
  const cloths = ['#e06a4a', '#f3e8d0', '#3f86a8', '#e8b23c', '#8fb56a'];
  const step = (to - from) / 5.4;
  for (const [i, colour] of cloths.entries()) {
    const x = from + 8 + i * step;
    const sag = Math.sin(((i + 0.6) / 5.4) * Math.PI) * 6;
    const tall = 26 + ((i * 13) % 18);
    canvas.path(
      `M${num(x)} ${num(y + sag)}h${num(step * 0.82)}l2 ${tall}q${num(-step * 0.4)} 5 ${num(-step * 0.82)} -1Z`,
      tone(colour),
    );
  }
}

function paintPots(stage: Stage, { half, floor, tone, foot }: HouseFrame): void {
  const { canvas, palette } = stage;
  for (const [i, x] of [half + 6, half - 22, -half - 8, half * 0.62].entries()) {
    const w = 9 + (i % 2) * 3;
    paintFoliage(
      stage,
      [
        [x, floor - 32, w],
        [x - 8, floor - 24, w * 0.8],
        [x + 9, floor - 25, w * 0.8],
      ],
      {
        name: `pot${i}${Math.round(foot[0])}`,
        colour: mix(tone('#3f8a4e'), palette.leaf, 0.4),
      },
    );
    if (i % 2 === 0)
      canvas.path(
        oval(x - 5, floor - 32, 3.4) + oval(x + 6, floor - 27, 3) + oval(x + 1, floor - 38, 3),
        tone('#e8527a'),
      );
    canvas.path(`M${num(x - 11)} ${floor - 20}h22l-4 20h-14Z`, tone('#b5613c'));
    canvas.path(`M${num(x - 12)} ${floor - 22}h24v5h-24Z`, lighten(tone('#b5613c'), 0.06));
  }
}

function paintJars(stage: Stage, { half, floor, tone }: HouseFrame): void {
  const { canvas } = stage;
  const clay = tone('#6b3f2c');
  for (const x of [-half * 0.74, -half * 0.56]) {
    canvas.path(`M${num(x - 8)} ${floor - 40}h16q14 14 7 40h-30q-7 -26 7 -40Z`, clay);
    canvas.path(`M${num(x - 8)} ${floor - 40}q-14 14 -7 40h8q-6 -22 4 -40Z`, lighten(clay, 0.08));
    canvas.stroke(`M${num(x - 10)} ${floor - 40}h20`, lighten(clay, -0.08), 4);
  }
}

function paintLadder(stage: Stage, { floor, tone, half }: HouseFrame): void {
  const wood = tone('#7a5434');
  const x = half * 0.06;
  let d = `M${num(x)} ${floor + 6}L${num(x - 16)} 8M${num(x + 26)} ${floor + 6}L${num(x + 14)} 8`;
  for (let t = 0.12; t < 0.95; t += 0.17) d += `M${num(x - 16 * t)} ${num(floor * (1 - t))}h${num(26 + t * 4)}`;
  stage.canvas.stroke(d, lighten(wood, 0.04), 4);
}

function paintHangingLamp(stage: Stage, { half, eave, floor }: HouseFrame): void {
  const { canvas, palette } = stage;
  for (const x of [-half * 0.3, half * 0.46]) {
    canvas.path(oval(x, eave + 42, 46), palette.lamp, `opacity="${num(palette.lampGlow * 0.5)}" ${canvas.blur(14)}`);
    canvas.path(oval(x, eave + 40, 7, 9), mix('#fff6dc', palette.lamp, 0.5));
    canvas.stroke(`M${num(x)} ${eave + 14}v18`, '#2a1c18', 1.6);
  }
  if (palette.lampGlow > 0.4)
    canvas.path(`M${num(-half)} ${eave + 30}H${num(half)}V${floor}H${num(-half)}Z`, palette.lamp, 'opacity=".13"');
}
