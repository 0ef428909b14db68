import { mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A bent bamboo pole dressed with young palm leaf; it bows to `side` (1 right, -1 left). */
export function paintPenjor(stage: Stage, foot: Point, height: number, side: 1 | -1): void {
  const { canvas, palette } = stage;
  const pale = lit(stage, mix(palette.gold, '#fff3c4', 0.55));
  const gold = lit(stage, palette.gold);
  const [x, y] = foot;
  const on = (dx: number, dy: number): string => at([x + dx * side, y + dy]);
  canvas.stroke(
    `M${on(0, 0)}Q${on(-8, -height * 0.7)} ${on(40, -height)}Q${on(112, -height - 74)} ${on(188, -height + 44)}`,
    gold,
    8,
  );
  for (let i = 0; i < 10; i += 1) {
    const t = i / 10;
    const [px, py] = [-4 + 40 * t * t, -height * 0.16 - height * 0.8 * t];
    canvas.path(
      `M${on(px, py)}Q${on(px + 32, py + 8)} ${on(px + 36, py + 36)}Q${on(px + 12, py + 30)} ${on(px, py)}Z`,
      i % 2 === 0 ? gold : pale,
    );
    canvas.path(
      `M${on(px, py + 14)}Q${on(px - 28, py + 20)} ${on(px - 32, py + 46)}Q${on(px - 10, py + 42)} ${on(px, py + 14)}Z`,
      i % 2 === 0 ? pale : gold,
    );
  }
  const [ex, ey] = [188, -height + 44];
  canvas.stroke(`M${on(ex, ey)}V${Math.round(y + ey + 44)}`, gold, 3);
  canvas.path(
    `M${on(ex - 17, ey + 42)}Q${on(ex, ey + 24)} ${on(ex + 17, ey + 42)}L${on(ex + 10, ey + 84)}L${on(ex, ey + 116)}L${on(ex - 10, ey + 84)}Z`,
    pale,
  );
  canvas.path(
    `M${on(ex - 8, ey + 62)}L${on(ex, ey + 50)}L${on(ex + 8, ey + 62)}L${on(ex, ey + 76)}Z`,
    lit(stage, palette.accent),
  );
  canvas.stroke(
    `M${on(ex - 7, ey + 96)}L${on(ex - 13, ey + 140)}M${on(ex, ey + 112)}L${on(ex, ey + 156)}M${on(ex + 7, ey + 96)}L${on(ex + 13, ey + 140)}`,
    pale,
    4,
  );
}
