import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A brass prayer wheel on its axle; `top` is the middle of its upper edge. Its relief is ornament, not script. */
export function paintPrayerWheel(stage: Stage, [x, y]: Point, half: number, tall: number): void {
  const { canvas, palette } = stage;
  const brass = lit(stage, palette.gold, 0.3);
  const shine = canvas.linear(
    ramp(
      lighten(brass, -0.22),
      [0.18, lighten(brass, -0.02)],
      [0.36, lighten(brass, 0.12)],
      [0.62, brass],
      lighten(brass, -0.3),
    ),
    [0, 0, 1, 0],
  );
  canvas.stroke(`M${num(x)} ${num(y - 60)}V${num(y + tall + 70)}`, lit(stage, '#4a3020'), 16);
  const drum = `M${num(x - half)} ${num(y)}Q${num(x)} ${num(y + half * 0.2)} ${num(x + half)} ${num(y)}V${num(y + tall)}Q${num(x)} ${num(y + tall + half * 0.26)} ${num(x - half)} ${num(y + tall)}Z`;
  canvas.path(drum, shine);
  canvas.inside(drum, () => {
    for (const share of [0.08, 0.22, 0.78, 0.92]) {
      const level = y + tall * share;
      canvas.stroke(
        `M${num(x - half)} ${num(level)}Q${num(x)} ${num(level + half * 0.22)} ${num(x + half)} ${num(level)}`,
        lighten(brass, -0.24),
        6,
        'opacity=".8"',
      );
      canvas.stroke(
        `M${num(x - half)} ${num(level - 4)}Q${num(x)} ${num(level - 4 + half * 0.22)} ${num(x + half)} ${num(level - 4)}`,
        lighten(brass, 0.16),
        2.4,
        'opacity=".8"',
      );
    }
    const relief = reliefOf([x, y], half, tall);
    canvas.path(relief, lighten(brass, -0.24), 'opacity=".8"');
    canvas.path(relief, lighten(brass, 0.18), 'opacity=".5" transform="translate(-2 -3)"');
  });
  canvas.grain(drum, { colour: lit(stage, '#5a2f10'), axis: [x, 0, x + half * 1.1, 0], opacity: 0.6 });
  canvas.path(oval(x, y, half, half * 0.16), lighten(brass, 0.06));
  canvas.path(oval(x, y - 2, half * 0.5, half * 0.08), lighten(brass, -0.16));
  canvas.path(box(x - 26, y + tall + half * 0.12, 52, 18), lit(stage, '#7a4a24'));
}

/** A row of flowers round the drum with dots above and below, foreshortened. */
function reliefOf([x, y]: Point, half: number, tall: number): string {
  let relief = '';
  for (let i = -3; i <= 3; i += 1) {
    const angle = (i / 3) * 1.25;
    const [px, facing] = [x + Math.sin(angle) * half, Math.cos(angle)];
    const py = y + tall * 0.52 + half * 0.1 * facing;
    for (let k = 0; k < 8; k += 1)
      relief += leaf(
        [px, py],
        tall * 0.13 * (Math.abs(Math.cos(k * 0.785)) * facing + Math.abs(Math.sin(k * 0.785))) * 0.8,
        tall * 0.025,
        k * 0.785,
      );
    relief +=
      oval(px, y + tall * 0.15 + half * 0.1 * facing, tall * 0.03 * facing, tall * 0.03) +
      oval(px, y + tall * 0.87 + half * 0.1 * facing, tall * 0.03 * facing, tall * 0.03);
  }
  return relief;
}
