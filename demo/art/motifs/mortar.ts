import { lighten } from '#demo/art/kit/colour.ts';
import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintGrains } from './grains.ts';

/** A stone mortar from above, with crushed spice in it and the pestle leaning out to the upper right. */
export function paintMortar(stage: Stage, [x, y]: Point, radius: number, paste: string): void {
  const { canvas } = stage;
  canvas.shadow(oval(x, y, radius), [22, 30], { blur: 14, opacity: 0.5 });
  canvas.path(oval(x, y, radius), canvas.linear(ramp('#9a9a9c', [0.5, '#6f7075'], '#3f4046'), [0, 0, 1, 1]));
  canvas.grain(oval(x, y, radius), {
    colour: '#26262c',
    axis: [x - radius, y - radius, x + radius, y + radius],
    alphas: [
      [0, 0.1],
      [0.5, 0.34],
      [1, 0.9],
    ],
    opacity: 0.65,
  });
  canvas.grain(oval(x, y, radius), {
    colour: '#d6d6da',
    axis: [x + radius, y + radius, x - radius, y - radius],
    alphas: [
      [0, 0],
      [0.6, 0.1],
      [1, 0.5],
    ],
    opacity: 0.5,
  });
  const well = radius * 0.76;
  canvas.path(oval(x, y, well), canvas.radial(ramp('#5b5c62', '#2c2c32'), [0.6, 0.62], 0.7));
  canvas.path(oval(x + 8, y + 14, well * 0.72, well * 0.68), lighten(paste, -0.02));
  paintGrains(stage, {
    centre: [x + 6, y + 12],
    radius: well * 0.66,
    count: 130,
    colours: [lighten(paste, 0.12), lighten(paste, -0.12), lighten(paste, 0.05)],
    grain: [8, 4],
  });
  paintPestle(stage, [x, y], radius);
}

function paintPestle(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas } = stage;
  const [px, py] = [x + radius * 1.2, y - radius * 1.05];
  const pestle = `M${num(x + 2)} ${num(y + 34)}Q${num(x - 30)} ${num(y + 4)} ${num(x + 4)} ${num(y - 24)}L${num(px - 24)} ${num(py - 24)}Q${num(px + 10)} ${num(py - 46)} ${num(px + 30)} ${num(py - 16)}Q${num(px + 44)} ${num(py + 12)} ${num(px + 16)} ${num(py + 26)}L${num(x + 52)} ${num(y + 36)}Q${num(x + 26)} ${num(y + 56)} ${num(x + 2)} ${num(y + 34)}Z`;
  canvas.shadow(pestle, [18, 28], { blur: 10, opacity: 0.5 });
  canvas.path(pestle, canvas.linear(ramp('#b5b5b8', [0.5, '#808186'], '#4a4b52'), [0.2, 0, 0.6, 1]));
  canvas.grain(pestle, {
    colour: '#26262c',
    axis: [x, y - radius, x + radius * 0.7, y + 20],
    alphas: [
      [0, 0.05],
      [0.5, 0.3],
      [1, 0.85],
    ],
    opacity: 0.6,
  });
  canvas.stroke(`M${num(x + 22)} ${num(y - 18)}L${num(px - 6)} ${num(py - 26)}`, '#ffffff', 8, 'opacity=".3"');
}
