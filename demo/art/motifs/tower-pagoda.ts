import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** An eight-sided brick tower with small tiled eaves, one above the other. */
export interface TowerPagoda {
  readonly foot: Point;
  readonly tiers: number;
  /** Half the width of the lowest storey. */
  readonly half: number;
}

/** Paints plinth, storeys with arched niches, eaves and finial. */
export function paintTowerPagoda(stage: Stage, { foot: [x, y], tiers, half }: TowerPagoda): void {
  const { canvas, palette } = stage;
  const brick = lit(stage, '#d9a07c');
  const tile = lit(stage, '#8f4f3a');
  canvas.path(
    `M${num(x - half * 1.5)} ${y}L${num(x - half * 1.3)} ${num(y - half * 0.3)}H${num(x + half * 1.3)}L${num(x + half * 1.5)} ${y}Z`,
    lit(stage, '#b9a890'),
  );
  let base = y - half * 0.3;
  for (let i = 0; i < tiers; i += 1) {
    const w = half * (1 - (i / tiers) * 0.56);
    const tall = half * (0.74 - i * 0.045);
    const top = base - tall;
    canvas.path(
      `M${num(x - w)} ${num(base)}L${num(x - w * 0.94)} ${num(top)}H${num(x + w * 0.94)}L${num(x + w)} ${num(base)}Z`,
      canvas.linear(
        ramp(
          lighten(brick, 0.05),
          [0.34, lighten(brick, 0.02)],
          [0.36, brick],
          [0.68, lighten(brick, -0.03)],
          [0.7, lighten(brick, -0.09)],
          lighten(brick, -0.13),
        ),
        [0, 0, 1, 0],
      ),
    );
    const niche = `M${num(x - w * 0.17)} ${num(base)}V${num(base - tall * 0.4)}Q${num(x)} ${num(base - tall * 0.86)} ${num(x + w * 0.17)} ${num(base - tall * 0.4)}V${num(base)}Z`;
    canvas.path(niche, mix(lit(stage, '#5a2f24'), palette.lamp, palette.lampGlow * 0.5));
    for (const side of [-1, 1])
      canvas.path(
        `M${num(x + side * w * 0.62 - w * 0.07)} ${num(base - tall * 0.24)}v${num(-tall * 0.34)}h${num(w * 0.14)}v${num(tall * 0.34)}Z`,
        lighten(brick, -0.2),
        'opacity=".7"',
      );
    const eave = `M${num(x - w * 1.24)} ${num(top + half * 0.04)}Q${num(x - w * 0.9)} ${num(top - half * 0.03)} ${num(x - w * 0.8)} ${num(top - half * 0.14)}H${num(x + w * 0.8)}Q${num(x + w * 0.9)} ${num(top - half * 0.03)} ${num(x + w * 1.24)} ${num(top + half * 0.04)}Z`;
    canvas.path(eave, canvas.linear(ramp(mix(tile, palette.sun, 0.24), tile)));
    base = top - half * 0.13;
  }
  const w = half * 0.34;
  canvas.path(
    `M${num(x - w)} ${num(base)}Q${num(x - w * 0.4)} ${num(base - half * 0.34)} ${num(x)} ${num(base - half * 0.46)}Q${num(x + w * 0.4)} ${num(base - half * 0.34)} ${num(x + w)} ${num(base)}Z`,
    tile,
  );
  canvas.path(
    `M${num(x - 4)} ${num(base - half * 0.4)}L${num(x)} ${num(base - half)}L${num(x + 4)} ${num(base - half * 0.4)}Z`,
    lit(stage, palette.gold),
  );
}
