import { lighten, mix } from '#demo/art/kit/colour.ts';
import { level, upright } from '#demo/art/kit/ground.ts';
import { at, num, polyline } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBackSitter } from './back-sitter.ts';
import { HALF_GAUGE } from './railway.ts';

const [NEAR, FAR, LIFT] = [1.22, 2.75, 104];
const SLATS = 20;

/** Paints a bamboo platform on two axles, seen from behind, with its riders, driver and motor. */
export function paintBambooPlatform(stage: Stage, view: View, riders: number): void {
  const { canvas, palette } = stage;
  for (const z of [2.4, 1.27]) paintAxle(stage, view, z);
  canvas.path(level(view, [-250, 250], [FAR, NEAR], 16), palette.deep, 'opacity=".4"');
  paintBamboo(stage, view);
  paintRiders(stage, view, riders);
  paintMotor(stage, view);
  const driver = project(view, [-206, LIFT, 1.4]);
  paintBackSitter(stage, { place: driver, size: 1.16, coat: '#5f7a5a', hat: 'scarf' });
}

function paintAxle(stage: Stage, view: View, z: number): void {
  const { canvas } = stage;
  const steel = lit(stage, '#4a4a52');
  const ends = [project(view, [-HALF_GAUGE, 0, z]), project(view, [HALF_GAUGE, 0, z])] as const;
  const [tall, half] = [84 / z, 26 / z];
  canvas.stroke(polyline(ends.map(([x, y]) => [x, y - tall * 0.7])), steel, 18 / z);
  const sheen = canvas.linear(ramp(lighten(steel, 0.12), steel, lighten(steel, -0.1)), [0, 0, 1, 0]);
  for (const [x, y] of ends)
    canvas.path(`M${at([x - half, y - tall * 1.3])}h${num(half * 2)}v${num(tall * 1.3)}h${num(-half * 2)}Z`, sheen);
}

function paintBamboo(stage: Stage, view: View): void {
  const { canvas, palette } = stage;
  const bamboo = lit(stage, '#d8b064');
  const width = 540 / SLATS;
  for (let i = 0; i < SLATS; i += 1) {
    const left = -270 + i * width;
    const tone = lighten(bamboo, ((i * 7) % 5) * 0.018 - 0.03);
    const fill = canvas.linear(ramp(mix(tone, palette.haze, 0.2), tone));
    canvas.path(level(view, [left, left + width * 0.9], [FAR, NEAR], LIFT), fill);
  }
  for (const z of [1.7, 2.2]) {
    const bar = polyline([project(view, [-270, LIFT + 1, z]), project(view, [270, LIFT + 1, z])]);
    canvas.stroke(bar, lighten(bamboo, -0.17), 7 / z);
  }
  const beam = canvas.linear(ramp(lighten(bamboo, -0.04), lighten(bamboo, -0.2)));
  canvas.path(upright(view, [-278, 278], [LIFT - 34, LIFT], NEAR), beam);
  let ends = '';
  for (let i = 0; i < SLATS; i += 1) {
    const [x, y] = project(view, [-256 + i * width, LIFT - 17, NEAR]);
    ends += `M${at([x - 5, y])}a5 6 0 1 1 10 0a5 6 0 1 1 -10 0`;
  }
  canvas.path(ends, lighten(bamboo, -0.26), 'opacity=".6"');
}

function paintRiders(stage: Stage, view: View, riders: number): void {
  const { canvas } = stage;
  canvas.path(level(view, [-200, 200], [2.6, 1.72], LIFT + 3), lit(stage, '#b83a4a'));
  for (const x of [-150, -50, 50, 150])
    canvas.path(level(view, [x - 14, x + 14], [2.6, 1.72], LIFT + 4), lit(stage, '#f2c86a'), 'opacity=".8"');
  const seats = [
    { x: -150, z: 2.5, coat: '#3f8fa0', hat: 'none' },
    { x: 0, z: 2.44, coat: '#f2c24a', hat: 'straw' },
    { x: 152, z: 2.5, coat: '#8a5a9c', hat: 'none' },
    { x: -78, z: 1.84, coat: '#f4efe2', hat: 'straw' },
    { x: 96, z: 1.82, coat: '#e2605a', hat: 'none' },
  ] as const;
  for (const { x, z, coat, hat } of seats.slice(0, riders))
    paintBackSitter(stage, { place: project(view, [x, LIFT + 4, z]), size: 1.62 / z, coat, hat });
}

function paintMotor(stage: Stage, view: View): void {
  const { canvas } = stage;
  const [x, y] = project(view, [206, LIFT, 1.36]);
  const [red, steel] = [lit(stage, '#c8382e'), lit(stage, '#4a4a52')];
  canvas.path(`M${at([x - 44, y])}v-56h70v56Z`, canvas.linear(ramp(lighten(red, 0.08), lighten(red, -0.1))));
  canvas.path(`M${at([x - 34, y - 56])}v-20h44v20Z`, steel);
  canvas.stroke(`M${at([x + 14, y - 66])}h18v-30`, steel, 8);
  canvas.stroke(`M${at([x - 30, y - 34])}h42M${at([x - 30, y - 22])}h42`, lighten(red, -0.16), 4);
}
