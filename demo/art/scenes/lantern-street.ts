import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { face, project, type Spot, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintShophouse } from '#demo/art/motifs/shophouse.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LanternStreetOptions {
  /** How many strings of lanterns cross the street. */
  readonly strings?: number;
  readonly walkers?: number;
}

const SILKS = ['#d8432c', '#f0a02c', '#2f9a8a', '#e2668a', '#7a5ac0', '#e8c84a', '#3f7fc0'] as const;
const WALLS = ['#e9c46a', '#e2a25c', '#d98a6a', '#cfd0a0', '#e6b87a', '#c9784e'] as const;

/** An old-quarter street under lanterns. */
export const lanternStreet: Scene<LanternStreetOptions> = {
  name: 'lantern-street',
  draw(stage, { strings = 6, walkers = 9 }) {
    const view: View = { vanishing: [focalX(stage), 590], eye: 210 };
    paintSky(stage, 620);
    paintSun(stage, [focalX(stage) + 70, 190], 56);
    paintFarEnd(stage, view);
    paintGround(stage, view);
    paintRows(stage, view);
    paintPuddleLights(stage, view);
    for (let i = strings - 1; i >= 0; i -= 1) paintString(stage, view, 0.78 * 1.46 ** i, i);
    paintWalkers(stage, view, walkers);
    paintFoodStall(stage, view);
  },
};

function paintFarEnd(stage: Stage, { vanishing: [x, y] }: View): void {
  const { canvas, palette } = stage;
  const far = mix(palette.hill, palette.haze, 0.3);
  canvas.path(oval(x, y - 10, 190, 120), palette.lamp, `opacity="${0.2 + palette.lampGlow * 0.35}" ${canvas.blur(30)}`);
  canvas.path(
    oval(x - 40, y - 60, 60, 44) + oval(x + 30, y - 74, 56, 50) + oval(x, y - 46, 80, 40),
    mix(palette.leaf, far, 0.5),
  );
  canvas.path(`M${x - 70} ${y + 30}V${y - 44}H${x + 70}V${y + 30}Z`, mix(far, palette.accent, 0.3));
  canvas.path(
    `M${x - 88} ${y - 40}Q${x} ${y - 66} ${x + 88} ${y - 40}L${x + 74} ${y - 54}Q${x} ${y - 80} ${x - 74} ${y - 54}Z`,
    lighten(far, -0.1),
  );
  canvas.path(
    `M${x - 26} ${y + 30}V${y - 8}Q${x} ${y - 38} ${x + 26} ${y - 8}V${y + 30}Z`,
    palette.lamp,
    'opacity=".85"',
  );
}

function paintGround(stage: Stage, view: View): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#7a6a66');
  const near: Spot[] = [
    [-1300, 0, 0.5],
    [1300, 0, 0.5],
    [520, 0, 9],
    [-520, 0, 9],
  ];
  canvas.path(
    face(view, near),
    canvas.linearOn(ramp(mix(stone, palette.lamp, 0.35), lighten(stone, -0.12)), [
      0,
      view.vanishing[1] + 20,
      0,
      HEIGHT,
    ]),
  );
  let joints = '';
  for (let z = 0.55; z < 8; z *= 1.13)
    joints += `M${at(project(view, [-900, 0, z]))}L${at(project(view, [900, 0, z]))}`;
  for (let x = -840; x <= 840; x += 84) joints += `M${at(project(view, [x, 0, 0.5]))}L${at(project(view, [x, 0, 9]))}`;
  canvas.stroke(joints, lighten(stone, -0.14), 2, 'opacity=".45"');
}

function paintRows(stage: Stage, view: View): void {
  const depths = [6.4, 4.6, 3.3, 2.35, 1.68, 1.2, 0.86, 0.62, 0.42];
  for (let i = 0; i < depths.length - 1; i += 1) {
    const [far = 1, near = 1] = [depths[i], depths[i + 1]];
    for (const side of [-1, 1] as const) {
      const index = i * 2 + (side === 1 ? 1 : 0);
      const wall = WALLS[(index * 5) % WALLS.length] ?? WALLS[0];
      const shutter = index % 3 === 0 ? '#3d5a80' : index % 3 === 1 ? '#2f6f6a' : '#6a4a35';
      paintShophouse(stage, view, {
        side,
        near,
        far,
        width: 500,
        height: 500 + ((index * 37) % 5) * 34,
        wall,
        shutter,
      });
    }
  }
}

/** The warm light of the shops lying on wet stone. */
function paintPuddleLights(stage: Stage, view: View): void {
  const { canvas, palette, random } = stage;
  let pools = '';
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = project(view, [random.around(0, 430), 0, random.between(0.62, 4)]);
    pools += `M${num(x - 60)} ${num(y)}Q${num(x)} ${num(y - 5)} ${num(x + 60)} ${num(y)}Q${num(x)} ${num(y + 5)} ${num(x - 60)} ${num(y)}Z`;
  }
  canvas.path(pools, palette.lamp, `opacity="${0.08 + palette.lampGlow * 0.2}"`);
  canvas.path(
    oval(view.vanishing[0], 830, 280, 170),
    palette.lamp,
    `opacity="${0.06 + palette.lampGlow * 0.16}" ${canvas.blur(40)}`,
  );
}

function paintString(stage: Stage, view: View, z: number, index: number): void {
  const { canvas, random } = stage;
  const [left, right] = [
    project(view, [-500, 520 + (index % 2) * 40, z]),
    project(view, [500, 560 - (index % 2) * 40, z]),
  ];
  const sag = 150 / z;
  const on = (t: number): readonly [number, number] => [
    left[0] + (right[0] - left[0]) * t,
    left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t),
  ];
  canvas.stroke(
    `M${at(left)}Q${num((left[0] + right[0]) / 2)} ${num((left[1] + right[1]) / 2 + sag * 2)} ${at(right)}`,
    '#160e12',
    3.4 / z,
  );
  const count = 7;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.7) / (count + 0.4);
    const shape = (['globe', 'drop', 'drum'] as const)[(i + index) % 3] ?? 'globe';
    const colour = SILKS[(i * 3 + index * 2) % SILKS.length] ?? SILKS[0];
    paintLantern(stage, { hook: on(t), size: (1.1 * random.between(0.85, 1.15)) / z, colour, shape });
  }
}

function paintWalkers(stage: Stage, view: View, walkers: number): void {
  const coats = ['#b8452f', '#2f5a7a', '#e2a23c', '#3f6b57', '#7a3a5c', '#e8dcc4'] as const;
  for (let i = walkers - 1; i >= 0; i -= 1) {
    const z = 1.16 + i * 0.44;
    const x = (i % 2 === 0 ? -1 : 1) * (70 + ((i * 97) % 190));
    const foot = project(view, [x, 0, z]);
    paintPerson(stage, {
      foot,
      size: 4.1 / z,
      colour: coats[i % coats.length] ?? coats[0],
      hat: i % 3 === 0 ? 'cone' : i % 3 === 1 ? 'pack' : 'none',
    });
  }
}

/** A soup kitchen at the kerb: a steaming pot, low stools. */
function paintFoodStall(stage: Stage, view: View): void {
  const { canvas, palette } = stage;
  const [x, y] = project(view, [-360, 0, 1]);
  if (x < -40 || x > WIDTH) return;
  const wood = lit(stage, '#7a4526');
  canvas.path(oval(x, y - 60, 190, 120), palette.lamp, `opacity=".3" ${canvas.blur(30)}`);
  canvas.path(
    `M${num(x - 120)} ${num(y - 96)}H${num(x + 120)}V${num(y)}H${num(x - 120)}Z`,
    canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.1))),
  );
  canvas.path(`M${num(x - 132)} ${num(y - 108)}H${num(x + 132)}V${num(y - 92)}H${num(x - 132)}Z`, lighten(wood, 0.14));
  canvas.path(
    `M${num(x - 70)} ${num(y - 176)}H${num(x + 30)}L${num(x + 22)} ${num(y - 108)}H${num(x - 62)}Z`,
    canvas.linear(ramp('#6a727a', [0.35, '#c3cad0'], '#4a5058'), [0, 0, 1, 0]),
  );
  canvas.path(oval(x - 20, y - 176, 50, 11), '#e2b87a');
  for (const dx of [62, 94])
    canvas.path(
      `M${num(x + dx - 18)} ${num(y - 124)}Q${num(x + dx)} ${num(y - 96)} ${num(x + dx + 18)} ${num(y - 124)}Z`,
      lit(stage, '#f4efe2', 0.5),
    );
  for (const dx of [-60, 30, 150])
    canvas.path(
      `M${num(x + dx)} ${num(y + 2)}H${num(x + dx + 56)}L${num(x + dx + 62)} ${num(y + 44)}H${num(x + dx + 52)}L${num(x + dx + 46)} ${num(y + 16)}H${num(x + dx + 10)}L${num(x + dx + 4)} ${num(y + 44)}H${num(x + dx - 6)}Z`,
      lit(stage, dx === 30 ? '#c23b2a' : '#2a66a8', 0.7),
    );
  paintSteam(stage, [x - 20, y - 184], { width: 70, height: 240, count: 4, opacity: 0.5 });
}
