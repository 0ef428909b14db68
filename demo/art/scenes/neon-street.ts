import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { sideFace } from '#demo/art/kit/street-faces.ts';
import { paintAutoRickshaw } from '#demo/art/motifs/auto-rickshaw.ts';
import { paintMarketTent } from '#demo/art/motifs/market-tent.ts';
import { paintNeonSign } from '#demo/art/motifs/neon-signs.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface NeonStreetOptions {
  readonly walkers?: number;
}

const TUBES = ['#ff4f8a', '#3fd6dc', '#ffb03c', '#9a6cff', '#5ee08a', '#ff6a3c'] as const;

/** A street of neon signs at night with a three-wheeled taxi. */
export const neonStreet: Scene<NeonStreetOptions> = {
  name: 'neon-street',
  draw(stage, { walkers = 8 }) {
    const x = focalX(stage);
    const view: View = { vanishing: [x, 540], eye: 260 };
    paintSky(stage, 560);
    paintTowers(stage, view);
    paintWalls(stage, view);
    paintRoad(stage, view);
    paintSigns(stage, view);
    for (const z of [3.4, 2.4, 1.75])
      for (const side of [-1, 1] as const) {
        const foot = project(view, [side * 480, 0, z]);
        paintMarketTent(stage, {
          foot,
          size: 1.15 / z,
          roof: side === 1 ? ['#e2503c', '#f8ecd0'] : ['#2f7ab0', '#f8ecd0'],
          wares: side === 1 ? 'fruit' : 'lamps',
          index: Math.round(z * 3) + side,
        });
        if (side === 1)
          paintSteam(stage, [foot[0] - 60 / z, foot[1] - 120 / z], {
            width: 70 / z,
            height: 300 / z,
            count: 3,
            opacity: 0.4,
          });
      }
    paintWalkers(stage, view, walkers);
    paintAutoRickshaw(stage, { foot: [x + 10, 904], size: 1.9, make: 'tuktuk' });
    paintSheen(stage, x);
  },
};

/** Far towers with lit windows, and the glow of the street end. */
function paintTowers(stage: Stage, { vanishing: [x, y] }: View): void {
  const { canvas, palette, random } = stage;
  for (const [dx, w, top] of [
    [-190, 110, 210],
    [-70, 90, 300],
    [30, 120, 170],
    [150, 90, 270],
  ] as const) {
    const tone = mix(palette.hill, palette.haze, 0.3);
    canvas.path(`M${x + dx} ${y}V${top}H${x + dx + w}V${y}Z`, canvas.linear(ramp(mix(tone, palette.deep, 0.2), tone)));
    let panes = '';
    for (let px = x + dx + 8; px < x + dx + w - 10; px += 14)
      for (let py = top + 10; py < y - 20; py += 18) if (random.chance(0.45)) panes += `M${px} ${py}h8v10h-8Z`;
    canvas.path(panes, palette.lamp, 'opacity=".6"');
  }
  canvas.path(oval(x, y - 10, 260, 130), '#ff8ac0', `opacity=".32" ${canvas.blur(40)}`);
  canvas.path(oval(x, y, 150, 80), palette.lamp, `opacity=".4" ${canvas.blur(26)}`);
}

function paintWalls(stage: Stage, view: View): void {
  const { canvas, palette, random } = stage;
  const depths = [7, 5, 3.6, 2.6, 1.9, 1.35, 0.95, 0.6];
  const tones = ['#6a3a7a', '#3a4a8a', '#7a3a5c', '#2f5a7a', '#6a4a3a'] as const;
  for (let i = 0; i < depths.length - 1; i += 1)
    for (const side of [-1, 1] as const) {
      const [far = 1, near = 1] = [depths[i], depths[i + 1]];
      const across = (u: number): number => 1 / (1 / near + (1 / far - 1 / near) * u);
      const index = i * 2 + (side === 1 ? 1 : 0);
      const tall = 760 + ((index * 53) % 4) * 90;
      const quad = (u0: number, u1: number, y0: number, y1: number): string =>
        sideFace(view, side * 640, [y0, y1], [across(u0), across(u1)]);
      const wall = mix(mix(palette.deep, tones[index % 5] ?? tones[0], 0.42), palette.haze, Math.min(0.3, near * 0.05));
      canvas.path(quad(0, 1, 0, tall), canvas.linear(ramp(lighten(wall, -0.04), mix(wall, palette.lamp, 0.12))));
      const panes = [0, 1, 2, 3, 4].flatMap((row) =>
        [0.1, 0.4, 0.7].map((u) => quad(u, u + 0.2, 250 + row * 105, 320 + row * 105)),
      );
      const glowing = panes.map(() => random.chance(0.45));
      canvas.path(panes.filter((_, k) => glowing[k] !== true).join(''), mix(wall, '#05030c', 0.5));
      canvas.path(panes.filter((_, k) => glowing[k] === true).join(''), palette.lamp, 'opacity=".62"');
      canvas.path(
        quad(0.04, 0.96, 6, 180),
        canvas.linear(ramp(mix(palette.lamp, TUBES[index % 6] ?? TUBES[0], 0.3), mix(palette.lamp, palette.deep, 0.5))),
        'opacity=".9"',
      );
      let goods = '';
      for (let u = 0.08; u < 0.92; u += 0.07)
        goods +=
          quad(u, u + 0.045, 10, 50 + random.between(0, 30)) + quad(u, u + 0.05, 104, 118 + random.between(0, 30));
      canvas.path(goods, mix(palette.deep, '#8a3a4a', 0.4), 'opacity=".6"');
      canvas.path(quad(0.48, 0.52, 6, 180) + quad(0.06, 0.94, 96, 102), mix(palette.deep, '#4a2a3a', 0.4));
      canvas.path(quad(0, 1, 184, 214), mix(TUBES[(index + 1) % 6] ?? TUBES[0], palette.deep, 0.35));
    }
}

/** Signs stick out over the street, nearest last. */
function paintSigns(stage: Stage, view: View): void {
  const rows = [6, 5, 4.1, 3.4, 2.8, 2.3, 1.9, 1.55, 1.25, 1];
  for (const [i, z] of rows.entries())
    for (const side of [-1, 1] as const) {
      const index = i * 2 + (side === 1 ? 1 : 0);
      const upright = index % 3 !== 1;
      const [w, h] = upright ? [130, 330] : [250, 130];
      const y = 270 + ((index * 5) % 4) * 66 + (i % 2) * 250;
      const [px, py] = project(view, [side === -1 ? -632 : 632 - w, y + h, z]);
      paintNeonSign(stage, [px, py], [w / z, h / z], index);
    }
  // Wires and small bulbs cross the street.
  const { canvas, palette } = stage;
  for (const z of [3.2, 2.1]) {
    const [left, right] = [project(view, [-640, 470, z]), project(view, [640, 500, z])];
    const sag = 90 / z;
    canvas.stroke(
      `M${num(left[0])} ${num(left[1])}Q${num((left[0] + right[0]) / 2)} ${num((left[1] + right[1]) / 2 + sag * 2)} ${num(right[0])} ${num(right[1])}`,
      '#0c0a14',
      3 / z,
    );
    for (let k = 1; k < 14; k += 1) {
      const t = k / 14;
      const [bx, by] = [
        left[0] + (right[0] - left[0]) * t,
        left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t) + 8 / z,
      ];
      canvas.path(oval(bx, by, 22 / z), palette.lamp, `opacity=".4" ${canvas.blur(6)}`);
      canvas.path(oval(bx, by, 7 / z, 9 / z), '#fff3cc');
    }
  }
}

function paintRoad(stage: Stage, { vanishing: [x, y] }: View): void {
  const { canvas, palette, random } = stage;
  const tar = mix(palette.deep, '#564c78', 0.7);
  canvas.path(
    `M0 ${HEIGHT}V${y + 325}L${x} ${y + 8}L${WIDTH} ${y + 325}V${HEIGHT}Z`,
    canvas.linear(ramp(mix(tar, '#ff8ac0', 0.35), [0.5, tar], lighten(tar, -0.06))),
  );
  for (let i = 0; i < 20; i += 1) {
    const px = random.between(20, WIDTH - 20);
    const colour = TUBES[i % 6] ?? TUBES[0];
    canvas.path(
      oval(px, 830 + random.around(0, 60), random.between(12, 30), random.between(70, 130)),
      colour,
      `opacity=".24" ${canvas.blur(14)}`,
    );
  }
  let dashes = '';
  for (let k = 0; k < 7; k += 1) {
    const [z0, z1] = [0.62 * 1.5 ** k, 0.62 * 1.5 ** k * 1.24];
    dashes += `M${num(x - 9 / z0)} ${num(y + 260 / z0)}L${num(x - 9 / z1)} ${num(y + 260 / z1)}H${num(x + 9 / z1)}L${num(x + 9 / z0)} ${num(y + 260 / z0)}Z`;
  }
  canvas.path(dashes, '#f4e6c8', 'opacity=".55"');
  let glints = '';
  for (let i = 0; i < 70; i += 1) {
    const t = random.next();
    glints += oval(random.between(0, WIDTH), y + 70 + t * t * 380, random.between(8, 40) * (0.3 + t), 0.8 + t * 1.6);
  }
  canvas.path(glints, palette.lamp, 'opacity=".3"');
}

function paintWalkers(stage: Stage, view: View, walkers: number): void {
  const coats = [
    ['#e2506a', '#2a2a3a'],
    ['#f0e2c8', '#33445a'],
    ['#3f9aa8', '#3a2a3a'],
    ['#f2b43c', '#2f2f44'],
  ] as const;
  for (let i = walkers - 1; i >= 0; i -= 1) {
    const z = 1.75 + i * 0.5;
    const x = (i % 2 === 0 ? -1 : 1) * (210 + ((i * 71) % 120));
    paintPasserBy(stage, {
      foot: project(view, [x, 0, z]),
      size: 2.1 / z,
      dress: i % 3 === 1 ? 'sarong' : 'shirt',
      colours: coats[i % 4] ?? coats[0],
      facing: i % 2 === 0 ? 1 : -1,
      pose: i % 3 === 2 ? 'carry' : 'walk',
      skin: '#b07a54',
    });
  }
}

/** The taxi's own lights on the wet road. */
function paintSheen(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const beam = canvas.linear(ramp([0, palette.lamp, 0.34], [1, palette.lamp, 0]), [0, 0, 1, 0]);
  canvas.path(
    `M${x + 270} 744L${x + 700} 800V960L${x + 290} 786Z`,
    beam,
    `${canvas.blur(6)} style="mix-blend-mode:screen"`,
  );
  for (const [dx, colour] of [
    [-200, '#ff6a7a'],
    [-60, '#6ad8ff'],
    [90, '#ffe06a'],
  ] as const)
    canvas.path(oval(x + dx, 950, 70, 14), colour, `opacity=".4" ${canvas.blur(10)}`);
}
