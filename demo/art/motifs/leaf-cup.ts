import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A square cup folded from banana leaf, its corners pinned; filled by `fill`, which draws round (0, 0). Half size in units. */
export function paintLeafCup(
  stage: Stage,
  [x, y]: Point,
  look: { half: number; turn: number; inside: string },
  fill: (half: number) => void,
): void {
  const { canvas } = stage;
  const { half: h, turn, inside } = look;
  const rim = `M${-h} ${-h * 0.9}Q0 ${-h * 1.14} ${h} ${-h * 0.9}Q${num(h * 1.14)} 0 ${h} ${num(h * 0.9)}Q0 ${num(h * 1.14)} ${-h} ${num(h * 0.9)}Q${num(-h * 1.14)} 0 ${-h} ${num(-h * 0.9)}Z`;
  const k = h * 0.8;
  const well = `M${num(-k)} ${num(-k * 0.86)}Q0 ${num(-k * 1.14)} ${num(k)} ${num(-k * 0.86)}Q${num(k * 1.14)} 0 ${num(k)} ${num(k * 0.86)}Q0 ${num(k * 1.14)} ${num(-k)} ${num(k * 0.86)}Q${num(-k * 1.14)} 0 ${num(-k)} ${num(-k * 0.86)}Z`;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    canvas.shadow(rim, [10, 20], { blur: 12, opacity: 0.5 });
    canvas.path(rim, canvas.linear(ramp('#79c765', [0.5, '#3f9a4e'], '#1d6440'), [0.1, 0, 0.9, 1]));
    canvas.inside(rim, () => {
      let veins = '';
      for (let i = -14; i <= 14; i += 1) veins += `M${num((i * h) / 13)} ${num(-h * 1.2)}V${num(h * 1.2)}`;
      canvas.stroke(veins, '#1f6e40', 2, 'opacity=".4"');
    });
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [cx, cy] = [sx * h, sy * h * 0.9];
      const fold = `M${num(cx)} ${num(cy)}L${num(cx - sx * h * 0.36)} ${num(cy - sy * h * 0.02)}L${num(cx - sx * h * 0.12)} ${num(cy - sy * h * 0.2)}L${num(cx)} ${num(cy - sy * h * 0.4)}Z`;
      canvas.path(fold, canvas.linear(ramp('#a2dc80', '#3d8f4a'), [0, 0, 1, 1]));
      canvas.stroke(
        `M${num(cx - sx * h * 0.22)} ${num(cy + sy * 2)}L${num(cx - sx * h * 0.02)} ${num(cy - sy * h * 0.26)}`,
        '#f0d69a',
        5,
      );
    }
    canvas.path(well, canvas.radial(ramp(inside, [0.75, inside], '#7a3a12'), [0.46, 0.44], 0.75));
    canvas.inside(well, () => {
      fill(k);
      canvas.stroke(well, '#2a1206', h * 0.12, `opacity=".4" ${canvas.blur(7)} transform="translate(5 8)"`);
    });
    canvas.stroke(well, '#d2f0a4', 3, 'opacity=".7"');
  });
}
