import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, mirrored, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Half width and height above the foot of one ring, in units of the drawing. */
export type Ring = readonly [number, number];

/** A tower built up in rings, as stupas, chedis and spires are. */
export interface TurnedTower {
  /** Middle of the foot. */
  readonly foot: Point;
  /** Rings from the foot up; two at the same height make a ledge. */
  readonly rings: readonly Ring[];
  readonly scale?: number;
  readonly colour: string;
  /** Side the light comes from: 1 is the right. */
  readonly light?: 1 | -1;
  /** Share of haze on it, 0 near to 1 gone. */
  readonly haze?: number;
  /** How far the rings sag in the middle, as a share of their half width: how much they are seen from above. */
  readonly sag?: number;
  /** Strength of the bright edge on the light side, 0 to 1. */
  readonly rim?: number;
}

/** Paints body, ledges, shade and rim light; returns the outline as path text. */
export function paintTurnedTower(stage: Stage, tower: TurnedTower): string {
  const { canvas, palette } = stage;
  const { foot, rings, scale = 1, light = -1, haze = 0 } = tower;
  const own = mix(lit(stage, tower.colour), palette.haze, haze);
  const right = rings.map(([half, height]): Point => [foot[0] + half * scale, foot[1] - height * scale]);
  const outline = polyline([...mirrored(right, foot[0]).reverse(), ...right.toReversed()], true);
  const reach = Math.max(...rings.map(([half]) => half)) * scale;
  const bright = mix(lighten(own, 0.07), palette.glow, 0.28 * (1 - haze));
  const dim = mix(lighten(own, -0.13 * (1 - haze)), palette.deep, 0.16 * (1 - haze));
  const shade = canvas.linearOn(ramp(bright, [0.34, own], dim), [
    foot[0] + light * reach,
    0,
    foot[0] - light * reach,
    0,
  ]);
  canvas.path(outline, shade);
  if (haze > 0.6) return outline;
  canvas.inside(outline, () => paintLedges(stage, tower, own));
  if (haze < 0.25 && reach > 14)
    canvas.grain(outline, {
      colour: mix(palette.deep, palette.haze, haze),
      axis: [foot[0] + light * reach * 0.2, 0, foot[0] - light * reach, 0],
      opacity: 0.5 * (1 - haze),
    });
  const edge = light === 1 ? right : mirrored(right, foot[0]).reverse();
  const glow = mix(palette.sun, palette.glow, 0.4);
  canvas.inside(outline, () =>
    canvas.stroke(
      polyline(edge),
      glow,
      3.4 * Math.max(0.5, Math.min(1.4, scale)),
      `opacity="${num((tower.rim ?? 0.5) * (1 - haze))}"`,
    ),
  );
  return outline;
}

/** Ledges: a light upper edge and a shadow below it, bent as the eye sees them from beneath or above. */
function paintLedges(stage: Stage, tower: TurnedTower, own: string): void {
  const { foot, rings, scale = 1, sag = 0.06, haze = 0 } = tower;
  let [tops, shadows] = ['', ''];
  rings.forEach(([half, height], i) => {
    const next = rings[i + 1];
    if (next === undefined || Math.abs(next[1] - height) > 1.5) return;
    const widest = Math.max(half, next[0]) * scale;
    tops += ledge(foot, widest, foot[1] - height * scale, sag);
    shadows += ledge(foot, widest, foot[1] - height * scale + 3.4 * scale, sag);
  });
  const { canvas } = stage;
  const thick = Math.max(1.2, 3.2 * scale);
  canvas.stroke(shadows, mix(own, stage.palette.deep, 0.5 * (1 - haze)), thick, 'opacity=".6"');
  canvas.stroke(tops, mix(lighten(own, 0.1), stage.palette.glow, 0.2), thick * 0.7, 'opacity=".8"');
}

const ledge = ([x]: Point, half: number, y: number, sag: number): string =>
  `M${at([x - half, y])}Q${at([x, y + half * sag * 2])} ${at([x + half, y])}`;

/** Where `count` things stand round a ring: how far from the middle, and how narrow they look (0 to 1). */
export function roundPlaces(half: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, i): [number, number] => {
    const angle = ((i + 0.5) / count - 0.5) * Math.PI;
    return [Math.sin(angle) * half, Math.cos(angle)];
  });
}
