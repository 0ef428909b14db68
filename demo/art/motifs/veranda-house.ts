import { lighten, mix } from '#demo/art/kit/colour.ts';
import { face, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A two-storey house in a street seen in perspective: plaster below, timber veranda above, tiles on top. */
export interface VerandaHouse {
  readonly side: 1 | -1;
  /** Distance of its near and far corner (1 = nearest). */
  readonly near: number;
  readonly far: number;
  readonly haze: number;
  readonly kind: number;
}

const FRONT = 640;

/** Paints the house's street front and its near gable. */
export function paintVerandaHouse(stage: Stage, view: View, house: VerandaHouse): void {
  const { canvas, palette } = stage;
  const { side, near, far, haze, kind } = house;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const wall = tone(['#f4e6cc', '#e9c98a', '#dfe0cc'][kind % 3] ?? '#f4e6cc');
  const wood = tone(['#8a5636', '#7a4a34', '#9a6840'][kind % 3] ?? '#8a5636');
  const plane = (bottom: number, top: number, from = near, to = far): string =>
    face(view, [
      [side * FRONT, bottom, from],
      [side * FRONT, top, from],
      [side * FRONT, top, to],
      [side * FRONT, bottom, to],
    ]);
  const height = [430, 470, 400][kind % 3] ?? 430;
  const gable = face(view, [
    [side * FRONT, 0, near],
    [side * FRONT, height, near],
    [side * (FRONT + 260), height + 170, near],
    [side * (FRONT + 560), height, near],
    [side * (FRONT + 560), 0, near],
  ]);
  canvas.path(gable, lighten(wall, -0.09));
  canvas.path(plane(0, height), canvas.linear(ramp(mix(wall, palette.glow, 0.16), wall)));
  canvas.path(plane(196, height), wood);
  paintOpenings(stage, { plane, tone, near, far, height });
  paintRoof(stage, view, house, height);
}

/** The tiled slope towards the street with its shaded eave. */
function paintRoof(stage: Stage, view: View, { side, near, far, haze }: VerandaHouse, height: number): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const roof = tone('#9a4a34');
  const eave = FRONT - 70;
  canvas.path(
    face(view, [
      [side * eave, height - 14, near - 0.06],
      [side * (FRONT + 260), height + 176, near - 0.06],
      [side * (FRONT + 260), height + 176, far + 0.03],
      [side * eave, height - 14, far + 0.03],
    ]),
    canvas.linear(ramp(lighten(roof, -0.06), mix(roof, palette.glow, 0.18)), side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0]),
  );
  let rows = '';
  for (let k = 1; k < 7; k += 1) {
    const [x, y] = [eave + (330 * k) / 7, height - 14 + (190 * k) / 7];
    rows += face(view, [
      [side * x, y, near - 0.05],
      [side * x, y, far + 0.02],
    ]);
  }
  canvas.stroke(rows, lighten(roof, -0.1), 1.6, 'opacity=".5"');
  canvas.path(
    face(view, [
      [side * eave, height - 26, near - 0.06],
      [side * eave, height - 12, near - 0.06],
      [side * eave, height - 12, far + 0.03],
      [side * eave, height - 26, far + 0.03],
    ]),
    lighten(tone('#8a5636'), -0.08),
  );
}

interface Front {
  readonly plane: (bottom: number, top: number, from?: number, to?: number) => string;
  readonly tone: (colour: string) => string;
  readonly near: number;
  readonly far: number;
  readonly height: number;
}

/** Doors and shutters below, posts and balustrade of the veranda above. */
function paintOpenings(stage: Stage, { plane, tone, near, far, height }: Front): void {
  const { canvas, palette } = stage;
  const at = (t: number): number => 1 / (1 / near + (1 / far - 1 / near) * t);
  const dark = tone('#3a2622');
  let [doors, shutters, posts, rails, lights] = ['', '', '', '', ''];
  for (let k = 0; k < 3; k += 1) {
    const t = 0.08 + k * 0.31;
    doors += plane(k === 1 ? 0 : 46, 160, at(t + 0.05), at(t + 0.2));
    shutters +=
      plane(k === 1 ? 0 : 46, 160, at(t), at(t + 0.05)) + plane(k === 1 ? 0 : 46, 160, at(t + 0.2), at(t + 0.25));
    lights += plane(60, 150, at(t + 0.07), at(t + 0.18));
    posts += plane(200, height, at(t - 0.02), at(t + 0.005));
    doors += plane(226, height - 50, at(t + 0.04), at(t + 0.24));
  }
  posts += plane(200, height, at(0.975), at(1));
  for (const y of [206, 236, 268]) rails += plane(y, y + 7);
  canvas.path(doors, dark);
  canvas.path(lights, palette.lamp, `opacity="${Math.round(palette.lampGlow * 60) / 100}"`);
  canvas.path(shutters, tone('#3f7a6c'));
  canvas.path(posts + rails, tone('#b5804e'));
  canvas.path(plane(186, 200), tone('#6a4430'));
}
