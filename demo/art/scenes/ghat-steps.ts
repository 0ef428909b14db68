import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { frontFace, levelFace, sideFace } from '#demo/art/kit/street-faces.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';

const HORIZON = 560;
const VIEW: View = { vanishing: [330, HORIZON], eye: 250 };
const STEPS = 11;
const [EDGE, TREAD, RISE] = [400, 40, 27];

/** Where the steps lie: `edge` is how far right of the middle the water ends, tread and rise are of one step, in units. */
export const GHAT = { horizon: HORIZON, view: VIEW, steps: STEPS, edge: EDGE, tread: TREAD, rise: RISE } as const;

/** Treads and risers along the river, with the joints of the stones. */
export function paintSteps(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#d9a987');
  const [near, far] = [0.26, 15];
  const axis = [VIEW.vanishing[0], 0, 1600, 0] as const;
  for (let i = STEPS - 1; i >= 0; i -= 1) {
    const [x, y] = [EDGE + i * TREAD, i * RISE];
    const riser = sideFace(VIEW, x, [y, y + RISE], [near, far]);
    const tread = levelFace(VIEW, [x, x + TREAD], y + RISE, [near, far]);
    const tone = mix(stone, '#c8604a', i % 4 === 3 ? 0.24 : 0);
    canvas.path(
      tread,
      canvas.linearOn(ramp(mix(tone, palette.haze, 0.6), [0.3, lighten(tone, 0.06)], lighten(tone, 0.02)), axis),
    );
    canvas.path(
      riser,
      canvas.linearOn(
        ramp(mix(lighten(tone, -0.06), palette.haze, 0.6), [0.3, lighten(tone, -0.07)], lighten(tone, -0.13)),
        axis,
      ),
    );
  }
  let joints = '';
  for (let i = 0; i < STEPS; i += 1)
    for (let z = 0.4; z < 5; z *= 1.16) {
      const [x, y] = [EDGE + i * TREAD, i * RISE];
      const [a, b] = [
        project(VIEW, [x, y, z * (1 + (i % 2) * 0.07)]),
        project(VIEW, [x, y + RISE, z * (1 + (i % 2) * 0.07)]),
      ];
      joints += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    }
  canvas.stroke(joints, lighten(stone, -0.2), 1.4, 'opacity=".4"');
}

/** Bamboo umbrellas over low platforms on the steps, far ones first. */
export function paintUmbrellas(stage: Stage): void {
  const { canvas, palette } = stage;
  for (const [z, step] of [
    [4.4, 2],
    [3.3, 4],
    [2.7, 1],
    [2.05, 3],
    [1.62, 6],
    [1.28, 1],
    [0.98, 5],
    [0.71, 3],
  ] as const) {
    const [x, y] = [EDGE + step * TREAD, (step + 1) * RISE];
    const wood = mix(lit(stage, '#b5703c'), palette.haze, Math.min(0.5, (z - 0.8) * 0.12));
    canvas.path(levelFace(VIEW, [x - 34, x + 74], y + 26, [z, z * 1.12]), lighten(wood, 0.08));
    canvas.path(frontFace(VIEW, [x - 34, x + 74], [y + 14, y + 26], z), wood);
    for (const dx of [-30, 62])
      canvas.path(frontFace(VIEW, [x + dx, x + dx + 8], [y - 10, y + 14], z), lighten(wood, -0.1));
    const seat = project(VIEW, [x + 34, y + 26, z * 1.05]);
    paintSeatedVendor(stage, {
      foot: seat,
      size: 0.95 / z,
      colours: step % 2 === 0 ? ['#f08a2c', '#f08a2c'] : ['#f6ecd8', '#e6d6b8'],
      headwear: step === 1 ? 'turban' : 'none',
      skin: '#84523a',
      facing: -1,
    });
    paintUmbrella(stage, project(VIEW, [x, y + 26, z * 1.02]), 0.94 / z);
  }
}

function paintUmbrella(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9a85c');
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${scale})"`, () => {
    canvas.stroke('M0 0L10 -136', lighten(cane, -0.16), 5);
    const dome = 'M-78 -112Q-62 -158 12 -162Q84 -156 96 -108Q10 -132 -78 -112Z';
    canvas.path(dome, canvas.linear(ramp(lighten(cane, 0.08), lighten(cane, -0.08)), [0, 0, 1, 0.6]));
    canvas.path('M-78 -112Q10 -132 96 -108Q10 -112 -78 -112Z', lighten(cane, -0.18));
    let ribs = '';
    for (const dx of [-62, -34, -8, 18, 44, 70])
      ribs += `M12 -162Q${dx * 0.7 + 8} -146 ${dx + 4} ${-119 - Math.abs(dx) * -0.06}`;
    canvas.stroke(ribs + 'M-56 -136Q10 -156 76 -134', lighten(cane, -0.12), 2, 'opacity=".6"');
  });
}

/** What the bank throws on the water at its foot. */
export function paintBankReflection(stage: Stage): void {
  const { canvas, palette } = stage;
  const strip = levelFace(VIEW, [EDGE, EDGE - 190], 0, [0.26, 15]);
  canvas.path(strip, mix(lit(stage, '#b57f68'), palette.water[2], 0.45), `opacity=".42" ${canvas.blur(8)}`);
  canvas.path(levelFace(VIEW, [EDGE, EDGE - 12], 0, [0.26, 15]), palette.deep, 'opacity=".3"');
}

/** Rows of small lights along the steps. */
export function paintStepLights(stage: Stage): void {
  const { canvas, palette } = stage;
  let [glow, core] = ['', ''];
  for (const step of [0, 2, 4, 6, 8])
    for (let z = 0.42; z < 9; z *= 1.085) {
      const [x, y] = project(VIEW, [EDGE + step * TREAD, (step + 1) * RISE, z]);
      glow += oval(x, y - 3 / z, 13 / z, 10 / z);
      core += oval(x, y - 4 / z, 3.6 / z, 5.6 / z);
    }
  canvas.path(glow, '#ff9a34', `opacity=".55" ${canvas.blur(3)}`);
  canvas.path(core, mix(palette.lamp, '#fff6d0', 0.5));
  // The lights lie as a bright band on the water under the bank.
  canvas.path(levelFace(VIEW, [EDGE, EDGE - 170], 0, [0.8, 10]), '#ffad4a', `opacity=".4" ${canvas.blur(18)}`);
}
