import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import type { HouseFrame } from './house-frame.ts';

/** Paints the roof that belongs to the house. */
export function paintHouseRoof(stage: Stage, frame: HouseFrame): void {
  if (frame.roof === 'gable') paintGable(stage, frame);
  else paintSlope(stage, frame);
}

/** A steep gable towards the viewer with curved barge boards that end in horns. */
function paintGable(stage: Stage, { half, eave, tone, roofColour, wall }: HouseFrame): void {
  const { canvas, palette } = stage;
  const [reach, ridge] = [half + 30, eave - half * 1.06];
  const boards = tone(mix(wall, '#c98a4a', 0.35));
  const inner = `M${-half + 6} ${eave}Q${num(-half * 0.34)} ${num(eave - half * 0.34)} 0 ${num(ridge + 26)}Q${num(half * 0.34)} ${num(eave - half * 0.34)} ${half - 6} ${eave}Z`;
  canvas.path(inner, canvas.linear(ramp(lighten(boards, -0.16), lighten(boards, 0.02))));
  let rays = '';
  for (let i = -5; i <= 5; i += 1) rays += `M0 ${num(eave + 4)}L${num(i * half * 0.16)} ${num(ridge + 40)}`;
  canvas.inside(inner, () => canvas.stroke(rays, lighten(boards, -0.18), 3, 'opacity=".7"'));
  const edge = tone(roofColour);
  const barge = (out: number): string =>
    `M${num(-reach - out)} ${num(eave + 12)}Q${num(-half * 0.42)} ${num(eave - half * 0.3)} 0 ${num(ridge)}Q${num(half * 0.42)} ${num(eave - half * 0.3)} ${num(reach + out)} ${num(eave + 12)}`;
  canvas.stroke(barge(0), lighten(edge, -0.13), 22);
  canvas.stroke(barge(2), edge, 15);
  canvas.stroke(barge(3), mix(lighten(edge, 0.12), palette.sun, 0.2), 3.4);
  canvas.stroke(
    `M${-reach} ${num(eave + 12)}q-16 0 -20 -18M${reach} ${num(eave + 12)}q16 0 20 -18M0 ${num(ridge)}v-30`,
    edge,
    7,
  );
  const awning = `M${-half - 14} ${eave + 4}H${half + 14}L${half + 34} ${eave + 30}H${-half - 34}Z`;
  canvas.path(awning, canvas.linear(ramp(edge, lighten(edge, -0.1))));
  let tiles = '';
  for (let x = -half - 26; x < half + 30; x += 9) tiles += `M${num(x * 0.93)} ${eave + 5}L${num(x)} ${eave + 29}`;
  canvas.stroke(tiles, lighten(edge, -0.13), 1.6, 'opacity=".7"');
}

/** A long slope towards the viewer: sheets of tin with rust, or thatch with a ragged eave. */
function paintSlope(stage: Stage, { half, eave, tone, roof, roofColour, foot }: HouseFrame): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:roof:${Math.round(foot[0])}`);
  const [reach, top] = [half + 26, eave - (roof === 'thatch' ? 96 : 74)];
  const colour = tone(roofColour);
  let hem = '';
  for (let x = reach; x > -reach; x -= 14)
    hem += `L${num(x - 7)} ${num(eave + 16 + random.between(0, roof === 'thatch' ? 10 : 1))}L${num(x - 14)} ${eave + 12}`;
  const shape = `M${num(-half * 0.82)} ${top}H${num(half * 0.82)}L${reach} ${eave + 12}${hem}Z`;
  canvas.path(
    shape,
    canvas.linear(ramp(mix(lighten(colour, 0.09), palette.sun, 0.14), [0.6, colour], lighten(colour, -0.1))),
  );
  let [lines, patches] = ['', ''];
  const step = roof === 'thatch' ? 6 : 13;
  for (let x = -reach; x < reach; x += step) {
    const from = x * ((half * 0.82) / reach);
    lines += `M${num(from)} ${top}L${num(x)} ${eave + 14}`;
    if (roof === 'tin' && random.chance(0.3)) {
      const t = random.between(0.1, 0.6);
      const y = (share: number): number => top + (eave + 14 - top) * share;
      const across = (share: number, dx: number): number => (from + dx) * (1 - share) + (x + dx) * share;
      patches += `M${num(across(t, 0))} ${num(y(t))}L${num(across(t, step))} ${num(y(t))}L${num(across(t + 0.35, step))} ${num(y(t + 0.35))}L${num(across(t + 0.35, 0))} ${num(y(t + 0.35))}Z`;
    }
  }
  canvas.inside(shape, () => {
    canvas.path(patches, tone('#a8603c'), 'opacity=".5"');
    canvas.stroke(lines, lighten(colour, -0.13), roof === 'thatch' ? 1.5 : 2, 'opacity=".6"');
    if (roof === 'thatch')
      for (const share of [0.34, 0.68])
        canvas.stroke(
          `M${-reach} ${num(top + (eave + 12 - top) * share)}H${reach}`,
          lighten(colour, -0.17),
          3,
          'opacity=".4" stroke-dasharray="10 5"',
        );
  });
  canvas.grain(shape, { colour: palette.deep, axis: [-half * 0.2, 0, reach, 0], opacity: 0.42 });
  canvas.stroke(`M${num(-half * 0.84)} ${top}H${num(half * 0.84)}`, lighten(colour, -0.07), 8);
}
